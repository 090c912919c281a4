import { type CancelPlan, formatDollars, isPaidElsewhere } from "@teedesk/domain";
import type { CancelContext } from "../../flows/cancelTeeTime/context.ts";

/**
 * Where a refund goes: nowhere of a card that was refused after the booking, also where staff settled that payment (DECISION-74), and not to a
 * card where another system took the payment.
 */
type Destination = "card" | "refused" | "settled" | "elsewhere";

const destinations: Readonly<Record<Destination, (amount: string) => string>> = {
  card: (amount) => `${amount} goes back to the card.`,
  refused: (amount) => `${amount} is not owed any more: the card was never charged.`,
  settled: () =>
    "Nothing goes back to the card: it was never charged, and the payment was settled. If it was paid some other way, give that back that way.",
  elsewhere: (amount) => `Paid elsewhere ${amount}: refund it there.`,
};

export function destinationOf({
  payment_refused_at,
  payment_settled_at,
  transaction_record,
}: CancelContext["teeTime"]): Destination {
  if (isPaidElsewhere(transaction_record?.payment_id)) return "elsewhere";
  if (payment_settled_at !== "") return "settled";
  return payment_refused_at === "" ? "card" : "refused";
}

/** The consequences of Process, one sentence each. */
export function planText(plan: CancelPlan, destination: Destination = "card"): readonly string[] {
  const { to_gift_certificate: certificate, mails_customer: addresses } = plan;
  const lines = [
    plan.cancels && `The tee time is canceled${plan.forces ? ", even if the course's system refuses" : ""}.`,
    plan.to_card > 0 && destinations[destination](formatDollars(plan.to_card)),
    plan.cancels && plan.to_card === 0 && "Nothing goes back to the card.",
    certificate !== null &&
      `${formatDollars(certificate.amount)} goes back to the gift certificate ${certificate.serial}.`,
    addresses.length > 0 && `A cancelation email goes to ${addresses.join(", ")}.`,
    plan.cancels && addresses.length === 0 && "The customer gets no email.",
    !plan.cancels &&
      plan.to_card > 0 &&
      destination !== "settled" &&
      "A refund alone sends no email: tell the customer.",
    plan.mails_course && "The golf course gets an email.",
    plan.phones_course && "It is INTERNAL: call the course to cancel the reservation.",
  ];
  return lines.filter((line) => line !== false);
}
