import * as Schema from "effect/Schema";
import { flag, lenient, reference, text, textOf, whole } from "../wire/decode.ts";

/** A person who waits for a tee time, or asked for one. Unknown members are empty texts (OPS-LEAD-17). */
export type WaitingCustomer = {
  readonly id: number | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly primary_phone: string;
  readonly postcode: string;
};

/** A request for a tee time, by phone or on the web. */
export type Lead = {
  readonly id: number;
  readonly created_at: string;
  readonly players: number;
  readonly lead_date: string;
  readonly play_time: string;
  readonly course_id: number;
};

/** Who is calling a customer who waits, and the last call; blank where there is none. Moments are ISO texts. */
export type Called = Readonly<
  Record<"claimed_by" | "claimed_until" | "outcome" | "agent" | "called_at" | "call_at", string>
> & { readonly is_own: boolean };

/** One place in the queue of a tee time; the place in the list is the place in the queue. */
export type QueueEntry = {
  readonly id: number;
  readonly customer: WaitingCustomer;
  readonly lost_lead: Lead | null;
  /** The tee time booked from it; null while there is none, -1 on the wire (OPS-QUE-14). */
  readonly tee_time_id: number | null;
  /** Left out by a server that knows no calls. */
  readonly call?: Called;
};

export const wireCustomer = Schema.optionalKey(
  Schema.NullOr(
    Schema.Struct({ id: whole, first_name: text, last_name: text, email: text, primary_phone: text, postcode: text }),
  ),
);

const wireLead = Schema.Struct({
  id: Schema.Int,
  created_at: text,
  players: whole,
  lead_date: text,
  play_time: text,
  course_id: whole,
});

export const wireCall = lenient(
  Schema.Struct({
    claimed_by: text,
    claimed_until: text,
    is_own: flag,
    outcome: text,
    agent: text,
    called_at: text,
    call_at: text,
  }),
);

export const wireEntry = Schema.Struct({
  id: Schema.Int,
  call: wireCall,
  customer: wireCustomer,
  lost_lead: Schema.optionalKey(Schema.NullOr(wireLead)),
  tee_time: reference,
});

export const wireCourse = Schema.optionalKey(Schema.NullOr(Schema.Struct({ id: whole, course_name: text })));

/** The numbers of players that fit: one number, or a list of them, as the availability has it. */
export const wireSpots = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Int, Schema.Array(Schema.Int)])));

export const wireGroupSizes = Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Int)));

/** The largest group that fits. */
export const largestOf = (spots: number | readonly number[] | null | undefined): number =>
  Math.max(0, ...[spots ?? 0].flat());

type Sizes = {
  readonly spots?: number | readonly number[] | null;
  readonly group_sizes?: readonly number[] | null;
};

/** The sizes of group that can be booked together (ANSWER-35); null from a server that sends the largest alone. */
export const groupSizesOf = ({ spots, group_sizes }: Sizes): readonly number[] | null =>
  group_sizes ?? (typeof spots === "object" ? spots : null);

/** OPS-LEAD-17: a missing member becomes an empty text. */
export const toCustomer = (wire: typeof wireCustomer.schema.Type | undefined): WaitingCustomer => ({
  id: wire?.id ?? null,
  first_name: textOf(wire?.first_name),
  last_name: textOf(wire?.last_name),
  email: textOf(wire?.email),
  primary_phone: textOf(wire?.primary_phone),
  postcode: textOf(wire?.postcode),
});

const toLead = (wire: typeof wireLead.Type): Lead => ({
  id: wire.id,
  created_at: textOf(wire.created_at),
  players: wire.players ?? 0,
  lead_date: textOf(wire.lead_date),
  play_time: textOf(wire.play_time),
  course_id: wire.course_id ?? 0,
});

/** The member `call`, where the server sent one. */
export const toCalled = (wire: typeof wireCall.schema.Type | undefined): { readonly call?: Called } =>
  wire == null
    ? {}
    : {
        call: {
          claimed_by: textOf(wire.claimed_by),
          claimed_until: textOf(wire.claimed_until),
          is_own: wire.is_own === true,
          outcome: textOf(wire.outcome),
          agent: textOf(wire.agent),
          called_at: textOf(wire.called_at),
          call_at: textOf(wire.call_at),
        },
      };

export const toEntry = (wire: typeof wireEntry.Type): QueueEntry => ({
  id: wire.id,
  ...toCalled(wire.call),
  customer: toCustomer(wire.customer),
  lost_lead: wire.lost_lead == null ? null : toLead(wire.lost_lead),
  tee_time_id: wire.tee_time == null || wire.tee_time.id <= 0 ? null : wire.tee_time.id,
});

/** "Lee, Ann": last name, comma, first name; without the parts that are not known (OPS-LEAD-10). */
export const lastNameFirst = ({ first_name, last_name }: Pick<WaitingCustomer, "first_name" | "last_name">): string =>
  [last_name, first_name].filter((name) => name.trim() !== "").join(", ");
