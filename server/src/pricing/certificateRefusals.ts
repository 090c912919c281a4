import { type Discount, giftCertificateIssues } from "@teedesk/domain";
import type { StoredCertificate } from "./pricing.repository.ts";
import type { Refusal } from "./refusals.ts";

/** Why a certificate may not be used, by the domain's rules; the course that it pays at is named (ANSWER-37). */
export const certificateRefusals = (
  certificate: StoredCertificate | null,
  discount: Pick<Discount, "gift_certificate_stack"> | null,
  course_id: number | null,
): readonly Refusal[] =>
  giftCertificateIssues(certificate, discount, course_id).map((found) =>
    found.code === "gift_certificate_other_course"
      ? { ...found, message: `This gift certificate pays at ${certificate?.course_name ?? "another course"} alone.` }
      : found,
  );
