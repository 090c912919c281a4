import type { Issue, IssueCode } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import { type FieldMessages, invalid, type Refusal as Thrown } from "../platform/refusal.ts";
import type { DeclineReason } from "../ports/paymentGateway.ts";

/** Rules that need stored records, beside the domain's. */
type StoredIssueCode =
  | "course_unknown"
  | "rate_missing"
  | "rate_too_far_ahead"
  | "total_changed"
  | "queue_entry_unknown"
  | "saved_card_gone"
  | "queue_entry_booked"
  | "slot_sold"
  | DeclineReason;

/** Why something cannot be priced or booked: the field, by the contract's path, the rule, and its own message if it has one. */
export type Refusal = Omit<Issue, "code"> & { readonly code: IssueCode | StoredIssueCode; readonly message?: string };

export type Refused = { readonly kind: "refused"; readonly refusals: readonly Refusal[] };

export const refused = (path: string, code: Refusal["code"]): Refused => ({
  kind: "refused",
  refusals: [{ path, code }],
});

const messages: Readonly<Record<Refusal["code"], string>> = {
  ...issueMessages,
  course_unknown: "This course cannot be booked.",
  rate_missing: "There is no rate for this course, date and time.",
  rate_too_far_ahead: "This date is too far ahead for the rate. Choose an earlier one.",
  total_changed: "The total has changed. Check it and book again.",
  queue_entry_unknown: "This place in the queue no longer exists.",
  saved_card_gone: "The saved card is no longer kept. Ask the customer for it; nothing was charged.",
  queue_entry_booked: "This place in the queue is already booked.",
  slot_sold: "There are not enough places left at this time. Choose another time.",
  card_declined: "The card was declined.",
  test_cards_only: "Only test cards are accepted until a payment gateway is configured.",
  voided: "The payment took too long and was voided; nothing was charged. Book again.",
};

/** The 422 with a message for each field, in the order the rules were checked (OPS-IBE-70 to OPS-IBE-75). */
export function fieldRefusal(refusals: readonly Refusal[]): Thrown {
  const errors: Record<string, string[]> = {};
  for (const { path, code, message = messages[code] } of refusals) (errors[path] ??= []).push(message);
  return invalid(errors satisfies FieldMessages);
}
