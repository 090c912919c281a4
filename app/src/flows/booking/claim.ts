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

/** By the e-mail where both have one, else by the name. */
export function isSamePerson(one: BookingCustomer, other: BookingCustomer): boolean {
  if (one.email.trim() !== "" && other.email.trim() !== "") return folded(one.email) === folded(other.email);
  return folded(one.first_name, one.last_name) === folded(other.first_name, other.last_name);
}
