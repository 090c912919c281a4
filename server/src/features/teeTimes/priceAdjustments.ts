import { addCents, type Cents, type Discount, type LocalDate, negateCents, zeroCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { invalid } from "../../platform/refusal.ts";
import { certificateRefusals } from "../../pricing/certificateRefusals.ts";
import { discountRefusals } from "../../pricing/discountRefusals.ts";
import { findDiscount, findGiftCertificate } from "../../pricing/pricing.repository.ts";
import { fieldRefusal, type Refusal } from "../../pricing/refusals.ts";
import type { TeeTimeChange } from "./teeTimeChange.ts";

/** A discount or certificate and the amount it took off a charge; without an id there is none, and no amount. */
export type Adjustment = { readonly id: number | null; readonly amount: Cents };

/** The adjustments of a price that can be changed after it was paid. */
export type Adjustments = { readonly discount: Adjustment; readonly certificate: Adjustment };

/**
 * Finds the wanted discount and certificate. A new one must be allowed as in a booking (ANSWER-08), except for the charge's
 * bounds, since no card is charged. Throws 422 on `discount` and `gift_certificate`. `found` is the discount.
 */
export async function findAdjustments(
  tx: Database,
  before: Adjustments,
  { change, today, changesCourse }: { change: TeeTimeChange; today: LocalDate; changesCourse: boolean },
): Promise<Adjustments & { readonly found: Discount | null }> {
  const { code, serial, players, course_id } = change;
  const discount = code === "" ? null : await findDiscount(tx, code);
  const certificate = serial === "" ? null : await findGiftCertificate(tx, serial, { lock: false });
  const facts = { charge: null, players, course_id, today, has_gift_certificate: serial !== "" };
  const isNewDiscount = code !== "" && (discount === null || discount.id !== before.discount.id);
  const isNewCertificate = serial !== "" && (certificate === null || certificate.id !== before.certificate.id);
  const refusals =
    certificate === null && !isNewCertificate ? [] : certificateRefusals(certificate, discount, course_id);
  const found: readonly Refusal[] = [
    ...(isNewDiscount ? on("discount", discountRefusals(discount, facts)) : []),
    // One that stays is checked again only for its course, since the tee time may move to another (ANSWER-37).
    ...on(
      "gift_certificate",
      refusals.filter(({ code }) => isNewCertificate || (changesCourse && code === "gift_certificate_other_course")),
    ),
  ];
  if (found.length > 0) throw fieldRefusal(found);
  return {
    found: discount,
    discount: adjustmentOf("discount", discount, { before: before.discount, amount: change.discount_amount }),
    certificate: adjustmentOf("gift_certificate", certificate, {
      before: before.certificate,
      amount: change.gift_certificate_amount,
    }),
  };
}

const on = (path: string, refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.map((refusal) => ({ ...refusal, path }));

/** Without a code or serial there is no amount either; a new amount without one is refused. */
function adjustmentOf(
  field: "discount" | "gift_certificate",
  found: { readonly id: number } | null,
  { before, amount }: { before: Adjustment; amount: Cents },
): Adjustment {
  if (found !== null) return { id: found.id, amount };
  if (before.id === null && amount > 0)
    throw invalid({
      [field]: [`Enter the ${field === "discount" ? "discount code" : "certificate serial"} this amount belongs to.`],
    });
  return { id: null, amount: zeroCents };
}

/** The contract's names of the fields that differ. */
export function changedFields(before: Adjustments, after: Adjustments): readonly string[] {
  const { discount, certificate } = before;
  return [
    ...(discount.id === after.discount.id ? [] : ["discount"]),
    ...(discount.amount === after.discount.amount ? [] : ["discount_amount"]),
    ...(certificate.id === after.certificate.id ? [] : ["gift_certificate"]),
    ...(certificate.amount === after.certificate.amount ? [] : ["gift_certificate_amount"]),
  ];
}

/** The increase of what a discount or a certificate pays, in cents; negative when it pays less. */
export type AmountChange = { readonly id: number; readonly more: Cents };

/** The amount changes between two adjustments: the same one pays more or less, or one pays nothing and another its amount. */
export function amountChanges(before: Adjustment, after: Adjustment): readonly AmountChange[] {
  const less = negateCents(before.amount);
  const changes: readonly (readonly [number | null, Cents])[] =
    before.id === after.id
      ? [[after.id, Result.getOrThrow(addCents(after.amount, less))]]
      : [
          [before.id, less],
          [after.id, after.amount],
        ];
  return changes.flatMap(([id, more]) => (id === null || more === 0 ? [] : [{ id, more }]));
}
