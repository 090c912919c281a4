import * as Result from "effect/Result";
import type { DateIssueCode } from "./calendar/localDate.ts";
import type { TimeIssueCode } from "./calendar/timeOfDay.ts";
import type { CreditCardIssueCode } from "./creditCard/creditCard.ts";
import type { DiscountIssueCode } from "./discount/discount.ts";
import type { EmailIssueCode } from "./email/email.ts";
import type { GiftCertificateIssueCode } from "./giftCertificate/giftCertificate.ts";
import type { MoneyIssueCode } from "./money/cents.ts";
import type { PercentIssueCode } from "./money/percent.ts";
import type { CountIssueCode } from "./number/wholeNumber.ts";
import type { WishedDaysIssueCode, WishedTimesIssueCode } from "./offer/wish.ts";
import type { PictureIssueCode } from "./records/pictureBytes.ts";
import type { RefundIssueCode } from "./refund/cancelRequest.ts";
import type { TransactionIssueCode } from "./transaction/transactionOwner.ts";

/** Rules about choices, signs, lengths and the shape of what came over the wire. */
type CommonIssueCode =
  | "players_not_positive"
  | "players_too_many"
  | "date_before_booking"
  | "date_too_far_ahead"
  | "course_missing"
  | "charge_not_positive"
  | "rental_club_unknown"
  | "service_fee_unreadable"
  | "amount_negative"
  | "value_missing"
  | "choice_unknown"
  | "country_unreadable"
  | "url_unreadable"
  | "number_out_of_range"
  | "end_before_start"
  | "time_end_before_start"
  | "weekday_missing"
  | "hours_out_of_range"
  | "limit_max_below_min"
  | "code_taken"
  | "customer_nameless"
  | "caller_unreachable"
  | "phone_unreadable"
  | "line_too_long"
  | "line_hidden_characters"
  | "text_too_long"
  | "export_range_missing"
  | "period_reversed"
  | "period_too_long"
  | "moment_unreadable"
  | "moment_too_late"
  | "unexpected_shape";

/** Why a number or a price of a course cannot be stored. */
type CourseIssueCode =
  | "days_out_of_range"
  | "quality_out_of_range"
  | "distance_unreadable"
  | "distance_out_of_range"
  | "price_max_below_min";

/** Why a password is refused. */
export type PasswordIssueCode =
  | "password_too_short"
  | "password_too_long"
  | "password_common"
  | "password_mismatch"
  | "password_wrong"
  | "second_factor_wrong";

/** Every reason a value is refused. The words for it belong to the reader: the screen's or the server's message table. */
export type IssueCode =
  | CommonIssueCode
  | CountIssueCode
  | MoneyIssueCode
  | PercentIssueCode
  | DateIssueCode
  | TimeIssueCode
  | EmailIssueCode
  | CourseIssueCode
  | CreditCardIssueCode
  | DiscountIssueCode
  | GiftCertificateIssueCode
  | PasswordIssueCode
  | PictureIssueCode
  | RefundIssueCode
  | TransactionIssueCode
  | WishedDaysIssueCode
  | WishedTimesIssueCode;

/** A refused value: where it is (the contract's field path, such as `tee_time.play_date`) and why. */
export type Issue = { readonly path: string; readonly code: IssueCode };

/** The one issue of a field, as a list. */
export const issue = (path: string, code: IssueCode): readonly [Issue] => [{ path, code }];

type Attempt = Result.Result<unknown, readonly Issue[]>;

/** All issues of several attempts, in their order. */
export const issuesOf = (attempts: Iterable<Attempt>): readonly Issue[] =>
  Array.from(attempts).flatMap((attempt) => (Result.isFailure(attempt) ? attempt.failure : []));

/** The values of several attempts, in a list or by name as they were given; else the issues of all that failed. */
export const allOf = <const Attempts extends readonly Attempt[] | Readonly<Record<string, Attempt>>>(
  attempts: Attempts,
) => {
  const issues = issuesOf(Object.values(attempts));
  return issues.length > 0 ? Result.fail(issues) : Result.all(attempts);
};
