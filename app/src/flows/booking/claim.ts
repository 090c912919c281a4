import { type BookingCustomer, type BookingDraft, blankBookingDraft, type SavedCard } from "@teedesk/domain";

const blank = blankBookingDraft();

/** The booking is for somebody in particular: it takes their place in a queue, or ends their lost lead. */
export const hasClaim = ({ tee_time }: BookingDraft): boolean =>
  tee_time.availability_queue_id !== "" || tee_time.lost_lead_id !== "";

/** The draft for anybody else: the place stays open, and the card that was kept for it goes. */
export function withoutClaim(draft: BookingDraft, saved: SavedCard | null): BookingDraft {
  const isTheirs = saved !== null && draft.credit_card.number === saved.number;
  return {
    ...draft,
    tee_time: { ...draft.tee_time, availability_queue_id: "", lost_lead_id: "" },
    credit_card: isTheirs ? blank.credit_card : draft.credit_card,
  };
}

/** The draft with the place that another one claims. */
export function withClaim(draft: BookingDraft, { tee_time: { availability_queue_id, lost_lead_id } }: BookingDraft) {
  return { ...draft, tee_time: { ...draft.tee_time, availability_queue_id, lost_lead_id } };
}

/** What an address provides, without whom it was for: day, time, players and course are as good for another caller. */
export const forAnybody = (initial: BookingDraft): BookingDraft =>
  hasClaim(initial) ? { ...withoutClaim(initial, null), customer: blank.customer } : initial;

const folded = (...parts: readonly string[]): string => parts.join(" ").trim().toLowerCase();

/** What tells one from another: a blank is nobody's. */
const signs = [
  ({ email }: BookingCustomer): string => folded(email),
  ({ first_name, last_name }: BookingCustomer): string => folded(first_name, last_name),
];

/** Both say who they are, by e-mail or by name, and nothing that both say is the same. */
export function isAnotherPerson(one: BookingCustomer, other: BookingCustomer): boolean {
  const said = signs.filter((sign) => sign(one) !== "" && sign(other) !== "");
  return said.length > 0 && said.every((sign) => sign(one) !== sign(other));
}

/** The booking would take a place that the address claims for somebody else than who was found. */
export const isClaimOfAnother = (draft: BookingDraft, initial: BookingDraft, found: BookingCustomer): boolean =>
  hasClaim(draft) && isAnotherPerson(initial.customer, found);
