import { centsFrom, decodeSaleTerms, decodeStoredQuote, recomputeSale, type StoredSale } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { BooksDifference, FoundRow } from "./booksDifference.ts";

/**
 * The first and the newest terms of each tee time; most have one. Cost and commission follow from the newest, except where the
 * migration took them, where an earlier version of the server stored the amounts, and of a canceled tee time, which keeps its amounts
 * whatever its players.
 */
export const salesQuery = `select t.id::text as id, t.players, t.cost_cents::float8 as cost, t.commission_cents::float8 as commission,
    s.terms, s.quote,
    s.id = last_value(s.id) over (partition by t.id order by s.id rows between unbounded preceding and unbounded following)
      and s.rule_set is not null and t.canceled_at is null as gives_amounts
  from tee_times t left join sale_terms s on s.tee_time_id = t.id order by t.id, s.id`;

/** A stored sale computed again with the rules of now, from its own terms and inputs (ANSWER-41). */
export function recomputed(row: FoundRow): readonly BooksDifference[] {
  const subject = `tee time ${typeof row["id"] === "string" ? row["id"] : ""}`;
  const unreadable = (what: string): readonly BooksDifference[] => [
    { rule: "a tee time has the terms of its sale", subject, stored: "nothing readable", computed: what },
  ];
  const terms = decodeSaleTerms(row["terms"]);
  if (Result.isFailure(terms)) return unreadable("terms");
  const quote = row["quote"] === null ? Result.succeed(null) : decodeStoredQuote(row["quote"]);
  if (Result.isFailure(quote)) return unreadable("a quote");
  const amounts = row["gives_amounts"] === true ? amountsOf(row) : null;
  return recomputeSale({ terms: terms.success, quote: quote.success, amounts }).map((difference) => ({
    rule: "a stored sale is computed again from its terms",
    subject: `${subject} ${difference.path}`,
    stored: JSON.stringify(difference.stored) ?? "nothing",
    computed: JSON.stringify(difference.recomputed) ?? "nothing",
  }));
}

const amountsOf = (row: FoundRow): StoredSale["amounts"] => ({
  players: Number(row["players"]),
  cost: Result.getOrThrow(centsFrom(Number(row["cost"]))),
  commission: Result.getOrThrow(centsFrom(Number(row["commission"]))),
});
