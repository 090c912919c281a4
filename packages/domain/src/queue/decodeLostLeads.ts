import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Issue } from "../issue.ts";
import { decode, text, textOf, whole } from "../wire/decode.ts";
import {
  type Called,
  groupSizesOf,
  largestOf,
  toCalled,
  toCustomer,
  type WaitingCustomer,
  wireCall,
  wireCourse,
  wireCustomer,
  wireGroupSizes,
  wireSpots,
} from "./waiting.ts";

/** A free tee time that fits a lead. */
export type OpenTime = {
  readonly id: number;
  readonly spots: number;
  /** The sizes of group that can be booked together; null from a server that sends the largest alone. */
  readonly group_sizes: readonly number[] | null;
  readonly available_date: string;
  readonly available_time: string;
  readonly course_id: number | null;
  readonly course_name: string;
};

/** A caller who looked for a tee time and did not book, with the free ones that fit, best first. */
export type LostLead = {
  readonly id: number;
  readonly created_at: string;
  readonly players: number;
  readonly play_time: string;
  readonly lead_date: string;
  readonly course: { readonly id: number | null; readonly course_name: string };
  readonly customer: WaitingCustomer;
  /** Left out by a server that knows no calls. */
  readonly call?: Called;
  readonly fore_up_availabilities: readonly OpenTime[];
};

const wireOpenTime = Schema.Struct({
  id: Schema.Int,
  spots: wireSpots,
  group_sizes: wireGroupSizes,
  available_date: text,
  available_time: text,
  course: wireCourse,
  course_id: whole,
  course_name: text,
});

const wireLostLead = Schema.Struct({
  id: Schema.Int,
  created_at: text,
  players: whole,
  play_time: text,
  lead_date: text,
  course: wireCourse,
  customer: wireCustomer,
  call: wireCall,
  fore_up_availabilities: Schema.optionalKey(Schema.NullOr(Schema.Array(wireOpenTime))),
});

const toOpenTime = (wire: typeof wireOpenTime.Type): OpenTime => ({
  id: wire.id,
  spots: largestOf(wire.spots),
  group_sizes: groupSizesOf(wire),
  available_date: textOf(wire.available_date),
  available_time: textOf(wire.available_time),
  course_id: wire.course_id ?? wire.course?.id ?? null,
  course_name: textOf(wire.course_name ?? wire.course?.course_name),
});

/** Reads a page of lost leads (OPS-LEAD-18). */
export const decodeLostLeads = (value: unknown): Result.Result<readonly LostLead[], readonly Issue[]> =>
  Result.map(decode(Schema.Array(wireLostLead), "lost_leads")(value), (leads) =>
    leads.map((wire) => ({
      id: wire.id,
      created_at: textOf(wire.created_at),
      players: wire.players ?? 0,
      play_time: textOf(wire.play_time),
      lead_date: textOf(wire.lead_date),
      course: { id: wire.course?.id ?? null, course_name: textOf(wire.course?.course_name) },
      customer: toCustomer(wire.customer),
      ...toCalled(wire.call),
      fore_up_availabilities: (wire.fore_up_availabilities ?? []).map(toOpenTime),
    })),
  );
