import { type BookingCustomer, type BookingDraft, blankBookingDraft, fullName, type SavedCard } from "@teedesk/domain";

const blank = blankBookingDraft();

/** The booking takes a customer's queue place, or ends their lost lead. */
export const hasClaim = ({ tee_time }: BookingDraft): boolean =>
  tee_time.availability_queue_id !== "" || tee_time.lost_lead_id !== "";

const holdsSavedCard = ({ credit_card }: BookingDraft, saved: SavedCard | null): boolean =>
  saved !== null && credit_card.number === saved.number;

/** The draft without the card that is kept for its queue place, but with the CVV typed for it, or with a card that was typed. */
export const withoutSavedCard = (draft: BookingDraft, saved: SavedCard | null): BookingDraft =>
  holdsSavedCard(draft, saved)
    ? { ...draft, credit_card: { ...blank.credit_card, cvv: draft.credit_card.cvv } }
    : draft;

/** The draft for any other customer: the place stays open, and the card that was kept for it goes. */
export const withoutClaim = (draft: BookingDraft, saved: SavedCard | null): BookingDraft => ({
  ...draft,
  credit_card: holdsSavedCard(draft, saved) ? blank.credit_card : draft.credit_card,
  tee_time: { ...draft.tee_time, availability_queue_id: "", lost_lead_id: "" },
});

/** The draft with the place that another one claims. */
export function withClaim(draft: BookingDraft, { tee_time: { availability_queue_id, lost_lead_id } }: BookingDraft) {
  return { ...draft, tee_time: { ...draft.tee_time, availability_queue_id, lost_lead_id } };
}

/** An address's draft without its customer: day, time, players and course suit another caller as well. */
export const forAnyCustomer = (initial: BookingDraft): BookingDraft =>
  hasClaim(initial) ? { ...withoutClaim(initial, null), customer: blank.customer } : initial;

const folded = (text: string): string => text.trim().toLowerCase();

/** The texts that distinguish customers; a blank one does not. */
const signs = [
  ({ email }: BookingCustomer): string => folded(email),
  (customer: BookingCustomer): string => folded(fullName(customer)),
];

/** Both have an e-mail or a name, and nothing that both have is the same. */
export function isAnotherPerson(one: BookingCustomer, other: BookingCustomer): boolean {
  const known = signs.filter((sign) => sign(one) !== "" && sign(other) !== "");
  return known.length > 0 && known.every((sign) => sign(one) !== sign(other));
}

/** The booking would take a place that the address claims for another customer than the one found. */
export const isClaimOfAnother = (draft: BookingDraft, initial: BookingDraft, found: BookingCustomer): boolean =>
  hasClaim(draft) && isAnotherPerson(initial.customer, found);
