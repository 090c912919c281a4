import { type CivilMoment, cancelTerms, decodeStoredQuote, paidByCard, zeroCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import * as Result from "effect/Result";
import type { Clock } from "../../platform/clock.ts";
import { encodeRateTerms } from "../../teeTime/encodeTeeTime.ts";
import { playersSold } from "../../teeTime/findTeeTime.ts";
import { soldTermsOf } from "../../teeTime/soldTerms.ts";
import type { TeeTimeRecords } from "./readRecords.ts";

type Wire = components["schemas"];

/**
 * The terms of the sale, and those of each later course, with the end of the standard refund (REFUND-06): of the sale by the play that was
 * agreed, of a later course by the play as it is now. What the course is owed and what we earn is no part of the agreement.
 */
export function proveTerms(
  { stored, terms }: TeeTimeRecords,
  { agreed, now }: { readonly agreed: CivilMoment; readonly now: CivilMoment },
  { clocks }: Clock,
): Wire["ProofTerms"][] {
  const { teeTime, record } = stored;
  const paid = paidByCard(record);
  return terms.map((row) => {
    const sold = soldTermsOf(teeTime.id, row);
    const policy = sold.terms.rate;
    const play = sold.taken_for === "course change" ? now : agreed;
    const sale = { play, paid, refunded: zeroCents, players_sold: playersSold(stored) };
    const ends = policy && cancelTerms({ ...sale, policy }, clocks);
    return {
      taken_for: sold.taken_for,
      taken_at: sold.taken_at.toISOString(),
      rule_set: sold.rule_set,
      rate: policy && agreedOf(encodeRateTerms(policy)),
      refundable_until: ends && new Date(ends.last_minute * 60_000).toISOString(),
      standard_refund: ends && ends.refund,
    };
  });
}

const agreedOf = ({ rate, service_fee, max_refund, non_refundable, cancel_hours }: Wire["SaleTermsRate"]) => ({
  rate,
  service_fee,
  max_refund,
  non_refundable,
  cancel_hours,
});

/** The quote of the sale; null where none was stored. Throws on one that cannot be read: no amount follows from a guess. */
export function proveQuote({ stored, terms }: TeeTimeRecords): Wire["ProofQuote"] | null {
  const kept = terms.find(({ quote }) => quote !== null)?.quote;
  if (kept === undefined) return null;
  const quote = decodeStoredQuote(kept);
  if (Result.isFailure(quote)) throw new Error(`The quote of tee time ${stored.teeTime.id} is unreadable.`);
  const { lines, total } = quote.success;
  return { lines: lines.map(({ rule, amount, exact }) => ({ rule, amount, exact })), total };
}
