import { type BookingDraft, blankBookingDraft, type FieldErrors, recordId, type SavedCard } from "@teedesk/domain";
import { fieldAt, isSame } from "../field.ts";
import type { DealQuery, KnownCustomer } from "./ports.ts";

/** The two fields with an Apply button. */
export type CodeName = "discount_code" | "gift_cert_serial";

/** Facts that a rate depends on (OPS-IBE-54). */
const teeTimeFacts = new Set(["tee_time.play_date", "tee_time.play_time", "tee_time.players", "tee_time.course"]);

export const isTeeTimeFact = (name: string): boolean => teeTimeFacts.has(name);

/** Facts that a hold of seats depends on: a confirmation of the course's own needs no free seats. */
export const isSeatFact = (name: string): boolean => isTeeTimeFact(name) || name === "tee_time.confirmation";

/** The course, day and time of a draft as typed. */
export const placeOf = ({ tee_time: { course, play_date, play_time } }: BookingDraft): string =>
  [course, play_date, play_time].join(" ");

/** The fields that a discount or a certificate was checked against: the tee time, the charge and the other code. */
export const isFactOfCode = (name: string, own: CodeName): boolean =>
  isTeeTimeFact(name) ||
  name === "charge" ||
  (name !== own && (name === "discount_code" || name === "gift_cert_serial"));

/** The server's messages about the facts concern all of them together: a change of one removes them all. */
export const withoutFactErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !isTeeTimeFact(name)));

export const isCourse = (name: string): boolean => name === "tee_time.course";

export const hasCard = (draft: BookingDraft): boolean => draft.credit_card.number.trim() !== "";

/** The draft with the card kept for its queue entry, unless another one is being typed (OPS-IBE-53). */
export function withSavedCard(draft: BookingDraft, saved: SavedCard): BookingDraft {
  const { cvv, ...typed } = draft.credit_card;
  if (Object.values(typed).some((text) => text !== "")) return draft;
  const { number, expmo, expyr } = saved;
  // No CVV is ever stored: the one that was typed belongs to this card.
  return { ...draft, credit_card: { number, expmo, expyr, cvv: cvv || saved.cvv } };
}

export const withCourse = (draft: BookingDraft, course: string): BookingDraft => ({
  ...draft,
  tee_time: { ...draft.tee_time, course },
});

/** The customer's id as a booking carries it: blank for a specified server, which has no versions and does not know the member. */
export const chosenId = (id: number | null, lock_version: number | null | undefined): string =>
  id !== null && typeof lock_version === "number" ? String(id) : "";

/** The draft with a customer on record; what the record leaves blank stays as it was typed. */
export function withCustomer(draft: BookingDraft, found: KnownCustomer): BookingDraft {
  const { first_name, last_name, postcode, email } = draft.customer;
  return {
    ...draft,
    customer_id: chosenId(found.id, found.lock_version),
    customer: {
      first_name: found.first_name || first_name,
      last_name: found.last_name || last_name,
      postcode: found.postcode || postcode,
      email: found.email || email,
    },
  };
}

export const isCodeBlank = (draft: BookingDraft, name: CodeName): boolean => draft[name].trim() === "";

/**
 * The search of the field "Deal ID or the customer email" (UNCLEAR-68): an id, or an e-mail in place of the customer's. Any
 * other text is neither, and no id is sent for it.
 */
export function dealQuery({ deal_id, tee_time, customer }: BookingDraft): DealQuery {
  const typed = deal_id.trim();
  return {
    dealId: String(recordId(typed) ?? ""),
    course: tee_time.course,
    email: typed.includes("@") ? typed : customer.email.trim(),
  };
}

const blank = blankBookingDraft();

/** The fields that a booking waits for, in their order; the course has its default. */
const awaited = [
  "tee_time.play_date",
  "tee_time.play_time",
  "tee_time.players",
  "charge",
  "credit_card.number",
] as const;

/** The field to go on with: the first awaited one that is empty; an untouched form begins at its course. */
export const nextField = (draft: BookingDraft): string =>
  isSame(withCourse(draft, ""), blank)
    ? "tee_time.course"
    : (awaited.find((name) => fieldAt(draft, name) === "") ?? "credit_card.cvv");
