import type { Cents } from "../money/cents.ts";

/** A gift certificate as the booking uses it. */
export type GiftCertificate = {
  readonly id: number;
  readonly serial: string;
  /** Decimal dollars, as shown. */
  readonly balance: string;
  /** The balance in cents. */
  readonly raw_balance: Cents;
};

export type GiftCertificateIssueCode =
  | "gift_certificate_unknown"
  | "gift_certificate_empty"
  | "gift_certificate_other_course"
  | "gift_certificate_not_with_discount";

type Delivery = { readonly email_delivery: boolean; readonly mail_recipient: boolean };

/** The person a gift certificate is delivered to: by e-mail the recipient, by post depending on `mail_recipient`. */
export const deliveredTo = ({ email_delivery, mail_recipient }: Delivery): "purchaser" | "recipient" =>
  email_delivery || mail_recipient ? "recipient" : "purchaser";
