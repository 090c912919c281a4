import type { Discount } from "../discount/discount.ts";
import { type Issue, issue } from "../issue.ts";
import type { GiftCertificate } from "./giftCertificate.ts";

/**
 * Why a gift certificate may not be used; null is a serial nobody knows, and `discount` the one used beside it. One
 * without anything left is refused too, as it would pay nothing. All issues are on `gift_cert_serial` (ANSWER-08).
 */
export const giftCertificateIssues = (
  certificate: Pick<GiftCertificate, "raw_balance"> | null,
  discount: Pick<Discount, "gift_certificate_stack"> | null,
): readonly Issue[] => {
  if (certificate === null) return issue("gift_cert_serial", "gift_certificate_unknown");
  if (certificate.raw_balance <= 0) return issue("gift_cert_serial", "gift_certificate_empty");
  return discount === null || discount.gift_certificate_stack
    ? []
    : issue("gift_cert_serial", "gift_certificate_not_with_discount");
};
