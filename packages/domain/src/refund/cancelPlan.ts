import * as Result from "effect/Result";
import { splitEmails } from "../email/email.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import { parseCents } from "../money/parseCents.ts";
import type { TeeTime } from "../teeTime/teeTime.ts";
import type { CancelOptions, CancelRequest } from "./cancelRequest.ts";

/** What is known of a tee time that somebody wants to cancel. */
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

/** What will happen, before it does: for the dialog to put into words. */
export type CancelPlan = {
  readonly cancels: boolean;
  /** Also when the course's system refuses. */
  readonly forces: boolean;
  /** Goes back to the card; 0 without a refund. */
  readonly to_card: Cents;
  /** Goes back to the certificate it was taken from; null when nothing was, or nobody knows how much. */
  readonly to_gift_certificate: { readonly serial: string; readonly amount: Cents } | null;
  /** Addresses that are told of the cancelation: the customer's and the additional ones. */
  readonly mails_customer: readonly string[];
  readonly mails_course: boolean;
  /** Somebody has to call the course (MSG-25). */
  readonly phones_course: boolean;
};

/** What canceling gives back to the certificate: all that it paid, whatever the rate's terms for the card (ANSWER-43). */
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
 * What a request will do to a tee time. A cancelation gives the certificate's part back and tells whoever got a receipt; a
 * refund alone does neither.
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
