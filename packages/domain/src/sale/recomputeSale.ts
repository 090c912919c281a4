import * as Result from "effect/Result";
import { quote } from "../booking/quote.ts";
import type { Cents } from "../money/cents.ts";
import { isMembers } from "../wire/members.ts";
import type { StoredQuote } from "./decodeSale.ts";
import { courseCost, type SaleTerms, saleCommission } from "./saleTerms.ts";

/** A sale as it is stored. */
export type StoredSale = {
  readonly terms: SaleTerms;
  /** Null where none was stored: before quotes were kept, and for terms that a change of course took. */
  readonly quote: StoredQuote | null;
  /** The amounts in cents that follow from the terms; null where other terms gave them. */
  readonly amounts: { readonly players: number; readonly cost: Cents; readonly commission: Cents } | null;
};

/** A stored value that the rules do not give, by its place in the sale ("quote.lines.2.amount"); undefined is not there. */
export type SaleDifference = { readonly path: string; readonly stored: unknown; readonly recomputed: unknown };

/** Computes a stored sale again from its own inputs, and lists what differs; nothing does when it was stored as computed. */
export const recomputeSale = ({ terms, quote: kept, amounts }: StoredSale): readonly SaleDifference[] => [
  ...(kept === null ? [] : quoteDifferences(kept, terms)),
  ...(amounts === null
    ? []
    : differences("", amounts, {
        ...amounts,
        cost: Result.getOrNull(courseCost(terms, amounts.players)),
        commission: Result.getOrNull(saleCommission(terms, amounts.players)),
      })),
];

/** The terms and the quote each have the rate's price and fee, and clubs; they are those of one sale. */
const quoteDifferences = ({ input, lines, total }: StoredQuote, { rate, rental_clubs }: SaleTerms) => {
  const again = quote(input);
  const ofTerms = {
    rate: rate && { raw_rate: rate.raw_rate, service_fee: rate.service_fee },
    rental_clubs: rental_clubs.map(({ id, quantity }) => ({ id, quantity })),
  };
  const ofInput = {
    rate: input.rate,
    rental_clubs: input.rental_clubs.map(({ id, quantity }) => ({ id, quantity })),
  };
  return [
    ...differences("quote.lines", lines, again.lines),
    ...differences("quote.total", total, again.total),
    ...differences("quote.input", ofInput, ofTerms),
  ];
};

const below = (path: string, member: string): string => (path === "" ? member : `${path}.${member}`);

/** The members that differ, however deep. */
const differences = (path: string, stored: unknown, recomputed: unknown): readonly SaleDifference[] => {
  if (Object.is(stored, recomputed)) return [];
  const [one, other] = [membersOf(stored), membersOf(recomputed)];
  if (one === null || other === null) return [{ path, stored, recomputed }];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((member) =>
    differences(below(path, member), one[member], other[member]),
  );
};

const membersOf = (value: unknown): Readonly<Record<string, unknown>> | null => {
  if (Array.isArray(value)) return Object.fromEntries(value.map((one: unknown, place) => [place, one]));
  return isMembers(value) ? value : null;
};
