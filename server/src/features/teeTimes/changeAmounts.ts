import {
  adjustedCharge,
  type Cents,
  type Discount,
  discountAmount,
  formatDollars,
  formatPercent,
  type LocalDate,
  negateCents,
  sumCents,
} from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { invalid } from "../../platform/refusal.ts";
import { maxDiscount } from "../../pricing/quoteBooking.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { correctLedger, moveBalances } from "./adjustLedger.ts";
import { type Adjustments, amountChanges, changedFields, findAdjustments } from "./priceAdjustments.ts";
import type { TeeTimeChange } from "./teeTimeChange.ts";

/** The columns of a tee time's price. */
type Amounts = {
  readonly charge_cents: Cents;
  readonly golf_discount_id: number | null;
  readonly discount_amount_cents: Cents;
  readonly gift_certificate_id: number | null;
  readonly gift_certificate_amount_cents: Cents;
  readonly transaction_record_id: number | null;
};

/**
 * Changes the discount and the gift certificate of a price, and their amounts. What was paid or is due stays, so the charge makes up the
 * difference: charge + clubs + fee − discount − certificate, the rest for the card, is the same before and after. The ledger records the
 * difference as items that sum to zero, and the certificates' balances change by it. A changed discount takes off no more than
 * its code allows from the new charge. Returns the columns to store; null when nothing changes.
 */
export async function changeAmounts(
  tx: Database,
  { teeTime }: StoredTeeTime,
  { staff, ...wanted }: { staff: Pick<StaffMember, "id" | "email">; change: TeeTimeChange; today: LocalDate },
): Promise<Amounts | null> {
  const before: Adjustments = {
    discount: { id: teeTime.golf_discount_id, amount: teeTime.discount_amount_cents },
    certificate: { id: teeTime.gift_certificate_id, amount: teeTime.gift_certificate_amount_cents },
  };
  const changesCourse = wanted.change.course_id !== teeTime.golf_course_id;
  const { found, ...after } = await findAdjustments(tx, before, { ...wanted, changesCourse });
  const changed = changedFields(before, after);
  if (changed.length === 0) return null;
  // Its part was already returned to the certificate and must not be returned twice.
  if (teeTime.canceled_at !== null) throw refused(changed, "This tee time is canceled, so its amounts cannot change.");
  const charge_cents = Result.getOrThrow(
    adjustedCharge({
      card: restOf(teeTime),
      rental_clubs: teeTime.rental_clubs_cents,
      service_fee: teeTime.service_fee_cents,
      discount: after.discount.amount,
      gift_certificate: after.certificate.amount,
    }),
  );
  if (charge_cents < after.discount.amount) {
    throw refused(
      ["gift_certificate_amount"],
      "This is too low: the payment would not cover the clubs and the service fee.",
    );
  }
  const discounts = amountChanges(before.discount, after.discount);
  if (discounts.length > 0 && after.discount.amount > maxDiscount(found, charge_cents)) {
    throw refused(["discount_amount"], `This is more than the discount code allows${boundText(found)}.`);
  }
  const certificates = amountChanges(before.certificate, after.certificate);
  if (sumOf(certificates.map(({ more }) => more)) > 0) throw refused(["gift_certificate_amount"], certificateRaised);
  await moveBalances(tx, certificates, { tee_time_id: teeTime.id, staff });
  return {
    charge_cents,
    golf_discount_id: after.discount.id,
    discount_amount_cents: after.discount.amount,
    gift_certificate_id: after.certificate.id,
    gift_certificate_amount_cents: after.certificate.amount,
    transaction_record_id: await correctLedger(tx, teeTime, { discounts, certificates }),
  };
}

/** The rest of a price for the card, paid or due, in cents: the total of its record, if it has one from its sale. */
const restOf = (teeTime: StoredTeeTime["teeTime"]): Cents =>
  sumOf([
    teeTime.charge_cents,
    teeTime.rental_clubs_cents,
    teeTime.service_fee_cents,
    negateCents(teeTime.discount_amount_cents),
    negateCents(teeTime.gift_certificate_amount_cents),
  ]);

/** The most that a code takes off: dollars, or a share of a charge that follows the amount. */
function boundText(discount: Discount | null): string {
  const amount = discount === null ? null : Result.getOrNull(discountAmount(discount));
  if (discount === null || amount === null) return "";
  const bound =
    amount.kind === "dollars" ? formatDollars(amount.cents) : `${formatPercent(amount.percent)} % of the charge`;
  return `: ${discount.code} takes off ${bound} at most`;
}

/** The charge would make up for it, so that the certificate loses money for which the customer gets nothing (DECISION-14). */
const certificateRaised =
  "A gift certificate pays when a tee time is booked. To let it pay more, cancel this tee time and book it again.";

const sumOf = (amounts: readonly Cents[]): Cents => Result.getOrThrow(sumCents(amounts));

const refused = (fields: readonly string[], message: string) =>
  invalid(Object.fromEntries(fields.map((field) => [field, [message]])));
