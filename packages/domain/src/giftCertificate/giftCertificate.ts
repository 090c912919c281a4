import type { Cents } from "../money/cents.ts";

/** A gift certificate as the booking uses it. */
export type GiftCertificate = {
  readonly id: number;
  readonly serial: string;
  /** Decimal dollars, as shown. */
  readonly balance: string;
  /** What can still be spent, in cents. */
  readonly raw_balance: Cents;
};

export type GiftCertificateIssueCode =
  | "gift_certificate_unknown"
  | "gift_certificate_empty"
  | "gift_certificate_other_course"
  | "gift_certificate_not_with_discount";
