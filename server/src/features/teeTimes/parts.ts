import {
  type Cents,
  type Discount,
  discountIssues,
  giftCertificateIssues,
  type Issue,
  type LocalDate,
  zeroCents,
} from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { invalid } from "../../platform/refusal.ts";
import { refuseIssues } from "../../platform/refuseIssues.ts";
import { findDiscount } from "../../pricing/findDiscount.ts";
import { findGiftCertificate } from "../../pricing/findGiftCertificate.ts";
import type { TeeTimeChange } from "./teeTimeChange.ts";

/** What took something off a charge, and how much; without an id there is none, and no amount. */
export type Part = { readonly id: number | null; readonly amount: Cents };

/** The parts of a price that can be changed after it was paid. */
export type Parts = { readonly discount: Part; readonly certificate: Part };

/**
 * Finds the discount and the certificate that are wanted. One that is new must be allowed as in a booking (DECISIONS 8); the
 * charge's bounds aside, since nobody is charged. Refuses on `discount` and `gift_certificate`. `found` is the discount.
 */
export async function findParts(
  tx: Database,
  before: Parts,
  { change, today }: { change: TeeTimeChange; today: LocalDate },
): Promise<Parts & { readonly found: Discount | null }> {
  const { code, serial, players, course_id } = change;
  const discount = code === "" ? null : await findDiscount(tx, code);
  const certificate = serial === "" ? null : await findGiftCertificate(tx, serial, { lock: false });
  const facts = { charge: null, players, course_id, today, has_gift_certificate: serial !== "" };
  const isNewDiscount = code !== "" && (discount === null || discount.id !== before.discount.id);
  const isNewCertificate = serial !== "" && (certificate === null || certificate.id !== before.certificate.id);
  refuseIssues([
    ...(isNewDiscount ? on("discount", discountIssues(discount, facts)) : []),
    ...(isNewCertificate ? on("gift_certificate", giftCertificateIssues(certificate, discount)) : []),
  ]);
  return {
    found: discount,
    discount: partOf("discount", discount, { before: before.discount, amount: change.discount_amount }),
    certificate: partOf("gift_certificate", certificate, {
      before: before.certificate,
      amount: change.gift_certificate_amount,
    }),
  };
}

const on = (path: string, issues: readonly Issue[]): readonly Issue[] => issues.map((issue) => ({ ...issue, path }));

/** What is taken off goes with its amount; an amount of nothing is refused. */
function partOf(
  field: "discount" | "gift_certificate",
  found: { readonly id: number } | null,
  { before, amount }: { before: Part; amount: Cents },
): Part {
  if (found !== null) return { id: found.id, amount };
  if (before.id === null && amount > 0) throw invalid({ [field]: ["Enter what this amount belongs to."] });
  return { id: null, amount: zeroCents };
}

/** The contract's names of what differs. */
export function changedFields(before: Parts, after: Parts): readonly string[] {
  const { discount, certificate } = before;
  return [
    ...(discount.id === after.discount.id ? [] : ["discount"]),
    ...(discount.amount === after.discount.amount ? [] : ["discount_amount"]),
    ...(certificate.id === after.certificate.id ? [] : ["gift_certificate"]),
    ...(certificate.amount === after.certificate.amount ? [] : ["gift_certificate_amount"]),
  ];
}
