import * as Result from "effect/Result";
import { type CivilMoment, type Clocks, civilMomentAt, minuteOf } from "../calendar/civilMoment.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import { spokenMoment } from "../calendar/spokenText.ts";
import type { Cents } from "../money/cents.ts";
import { formatDollars } from "../money/formatCents.ts";
import { parseCents } from "../money/parseCents.ts";
import { type RefundFacts, type RefundPolicy, refundTotals } from "./refundTotals.ts";

/** A tee time and the payment for it; amounts are cents. */
type Sold = Pick<RefundFacts, "paid" | "refunded" | "players_sold"> & {
  readonly play: CivilMoment;
  readonly policy: RefundPolicy;
};

/** The refund of a tee time by its terms, and the end of it. */
export type CancelTerms = {
  /** The part of the payment that earlier refunds left, in cents. */
  readonly paid: Cents;
  /** The standard refund of it while there is one, in cents. */
  readonly refund: Cents;
  /** Counted from the beginning of 1970 in UTC. */
  readonly last_minute: number;
  /** The same on the clocks of the place. */
  readonly until: CivilMoment;
};

/**
 * The minute, counted from the beginning of 1970 in UTC, after whose beginning nothing is refunded by the rate's terms (REFUND-06):
 * its hours of notice before play are real hours, so on the days when clocks are changed they are not those that the clocks show.
 */
export const lastMinuteToCancel = (play: CivilMoment, cancel_hours: number, clocks: Clocks): number =>
  minuteOf(play, clocks) - cancel_hours * 60;

/** Whether it is too late for the standard refund; `now` is in minutes since the beginning of 1970, with their fraction. */
export const isTooLate = ({ last_minute }: { readonly last_minute: number }, now: number): boolean => now > last_minute;

/** The standard refund of a tee time and the last minute of it (REFUND-06). Null where the facts give neither. */
export const cancelTerms = (
  { play, paid, refunded, players_sold, policy }: Sold,
  clocks: Clocks,
): CancelTerms | null => {
  const minutes_to_play = policy.cancel_hours * 60;
  const last_minute = lastMinuteToCancel(play, policy.cancel_hours, clocks);
  const totals = refundTotals({
    paid,
    refunded,
    players_sold,
    players: players_sold,
    minutes_to_play,
    policy,
  });
  const until = civilMomentAt(last_minute, clocks);
  return Result.isSuccess(totals) && Result.isSuccess(until)
    ? { paid: totals.success.transaction_total, refund: totals.success.refund_total, last_minute, until: until.success }
    : null;
};

/** The terms as the wire has them: decimal dollars for each player, blank where none are set. */
type PolicyTexts = { readonly max_refund: string; readonly non_refundable: string; readonly cancel_hours: number };

/** Reads refund terms; null where an amount cannot be read. */
export const refundPolicyOf = ({ max_refund, non_refundable, cancel_hours }: PolicyTexts): RefundPolicy | null => {
  const amount = (text: string) => (text === "" ? Result.succeed(null) : parseCents(text));
  const amounts = Result.all({ max_refund: amount(max_refund), non_refundable: amount(non_refundable) });
  return Result.isSuccess(amounts) ? { ...amounts.success, cancel_hours } : null;
};

/** The days and the moment that terms are put into words on. */
export type Today = { readonly today: LocalDate; readonly now: number };

/** Terms as a clause: "free to cancel until Friday, November 27, 2 in the afternoon"; "" where there is no payment to refund. */
export const cancelTermsText = (terms: CancelTerms, { today, now }: Today): string => {
  const { paid, refund, until } = terms;
  if (paid === 0) return "";
  if (refund === 0) return "no refund if it is canceled";
  if (isTooLate(terms, now)) return "too late to cancel for a refund";
  const moment = spokenMoment(until, today);
  return refund === paid
    ? `free to cancel until ${moment}`
    : `${formatDollars(refund)} goes back if it is canceled by ${moment}`;
};
