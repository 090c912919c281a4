import * as Result from "effect/Result";
import { splitEmails } from "../email/email.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import { parseCents } from "../money/parseCents.ts";
import type { TeeTime } from "../teeTime/teeTime.ts";
import type { CancelOptions, CancelRequest } from "./cancelRequest.ts";

/** The members of a tee time that its cancelation depends on. */
export type CancelFacts = Pick<
  TeeTime,
  | "id"
  | "customer"
  | "alt_emails"
  | "should_email_customer"
  | "should_email_course"
  | "gift_certificate"
  | "gift_certificate_amount"
>;

/** The effects of a request, which the dialog puts into words before it is sent. */
export type CancelPlan = {
  readonly cancels: boolean;
  /** Cancels even when the course's system refuses. */
  readonly forces: boolean;
  /** The refund to the card; 0 without one. */
  readonly to_card: Cents;
  /** The refund to the gift certificate; null when it paid nothing, or when the amount is not known. */
  readonly to_gift_certificate: { readonly serial: string; readonly amount: Cents } | null;
  /** Addresses that get the cancelation mail: the customer's and the additional ones. */
  readonly mails_customer: readonly string[];
  readonly mails_course: boolean;
  /** Staff have to call the course (MSG-25). */
  readonly phones_course: boolean;
};

/** The refund of a cancelation to the certificate: all that it paid, whatever the rate's terms for the card (ANSWER-43). */
export const certificatePart = ({
  gift_certificate,
  gift_certificate_amount,
}: Pick<CancelFacts, "gift_certificate" | "gift_certificate_amount">): CancelPlan["to_gift_certificate"] => {
  const amount = Result.getOrElse(parseCents(gift_certificate_amount), () => zeroCents);
  return gift_certificate === null || amount <= zeroCents ? null : { serial: gift_certificate.serial, amount };
};

const addressesOf = ({ should_email_customer, customer, alt_emails }: CancelFacts): readonly string[] =>
  should_email_customer ? [...new Set([...splitEmails(customer?.email ?? ""), ...splitEmails(alt_emails)])] : [];

/**
 * The effects of a request on a tee time. A cancelation refunds the certificate's part and is mailed to everyone who got a receipt;
 * a refund alone does neither.
 */
export const cancelPlan = (
  { cancel, force_cancel, refund_amount }: CancelRequest,
  { internal }: Pick<CancelOptions, "internal">,
  teeTime: CancelFacts,
): CancelPlan => ({
  cancels: cancel,
  forces: force_cancel,
  to_card: refund_amount,
  to_gift_certificate: cancel ? certificatePart(teeTime) : null,
  mails_customer: cancel ? addressesOf(teeTime) : [],
  mails_course: cancel && teeTime.should_email_course,
  phones_course: cancel && internal,
});
