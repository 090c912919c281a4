import type { Discount } from "../discount/discount.ts";
import { type Issue, issue } from "../issue.ts";
import { amount, flag, members, number, orNull } from "../wire/shape.ts";
import type { GiftCertificate } from "./giftCertificate.ts";

/** The terms of a certificate: its balance, and the one course it is for, null for any. */
type CertificateTerms = Pick<GiftCertificate, "raw_balance"> & { readonly course_id: number | null };

const facts = members({
  gift_certificate: orNull(members({ raw_balance: amount, course_id: orNull(number) })),
  discount: orNull(members({ gift_certificate_stack: flag })),
  course_id: orNull(number),
});

/**
 * The reason a gift certificate may not be used; null is an unknown serial, `discount` the one used beside it, and `course_id` the
 * course of the tee time, null while it is not chosen. A certificate with a course pays there alone (ANSWER-37). One
 * without a balance is refused too, as it would pay nothing. All issues are on `gift_cert_serial` (ANSWER-08),
 * except for a member that is missing or of another type.
 */
export const giftCertificateIssues = (
  certificate: CertificateTerms | null,
  discount: Pick<Discount, "gift_certificate_stack"> | null,
  course_id: number | null,
): readonly Issue[] => {
  const issues = facts({ gift_certificate: certificate, discount, course_id }, "");
  if (issues.length > 0) return issues;
  if (certificate === null) return issue("gift_cert_serial", "gift_certificate_unknown");
  if (certificate.course_id !== null && course_id !== null && certificate.course_id !== course_id)
    return issue("gift_cert_serial", "gift_certificate_other_course");
  if (certificate.raw_balance <= 0) return issue("gift_cert_serial", "gift_certificate_empty");
  return discount === null || discount.gift_certificate_stack
    ? []
    : issue("gift_cert_serial", "gift_certificate_not_with_discount");
};
