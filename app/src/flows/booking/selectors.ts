import { type Cents, type FieldErrors, fullName, multiplyCents, type Quote, quoteDraft } from "@teedesk/domain";
import type { SnapshotFrom } from "xstate";
import { type FieldMessage, fieldNames, messageAt } from "../field.ts";
import { hasClaim } from "./claim.ts";
import type { CodeName } from "./draft.ts";
import { unappliedCodes } from "./guards.ts";
import type { createBookingMachine } from "./machine.ts";

export type BookingSnapshot = SnapshotFrom<ReturnType<typeof createBookingMachine>>;

/** The quote of the draft, line by line; computed each time, never stored. */
export const selectQuote = ({ context }: BookingSnapshot): Quote => quoteDraft(context.draft, context);

/** The message under the rate (OPS-IBE-71). */
export const selectRateMessage = ({ context }: BookingSnapshot): FieldMessage | undefined =>
  messageAt(context, "tee_time.golf_rate");

/** The codes that are typed but not in the total yet. */
export const selectUnappliedCodes = ({ context }: BookingSnapshot): readonly CodeName[] => unappliedCodes(context);

/** Whether an earlier attempt with this form may have booked; it is shown after a reload too. */
export const selectIsUnsettled = ({ context }: BookingSnapshot): boolean => context.intent.unsettled !== "";

/** Messages of the server that no field of the page shows, a place in the queue among them: the alert shows them. */
export function selectOtherMessages({ context }: BookingSnapshot): readonly string[] {
  const { "tee_time.availability_queue_id": _, ...errors }: FieldErrors = context.errors;
  const queue = context.errors["tee_time.availability_queue_id"];
  const clubs = context.rental_clubs.map(({ id }) => `rental_clubs.${id}`);
  const shown = new Set([...fieldNames(context.draft), ...clubs, "tee_time.golf_rate", "booking.total"]);
  const others = Object.entries(errors).flatMap(([name, text]) => (shown.has(name) || text === "" ? [] : [text]));
  return queue === undefined ? others : [queue, ...others];
}

/** The queue place or lost lead of the address with its customer, and whether the booking takes it; null if the address has neither. */
export function selectClaim({ context: { initial, draft } }: BookingSnapshot): {
  readonly kind: "place" | "lead";
  readonly name: string;
  readonly isTaken: boolean;
} | null {
  if (!hasClaim(initial)) return null;
  return {
    kind: initial.tee_time.availability_queue_id === "" ? "lead" : "place",
    name: fullName(initial.customer),
    isTaken: hasClaim(draft),
  };
}

/** The rate of all players; null while it is not known. */
export function selectRateProduct({
  context: { rate, draft },
}: BookingSnapshot): { readonly rate: Cents; readonly players: number; readonly product: Cents } | null {
  const players = Number(draft.tee_time.players);
  if (rate === null || rate.raw_rate <= 0) return null;
  const product = multiplyCents(rate.raw_rate, players);
  return "success" in product ? { rate: rate.raw_rate, players, product: product.success } : null;
}
