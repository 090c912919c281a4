import * as Result from "effect/Result";
import { type Commission, commissionOn } from "../golfRate/commission.ts";
import type { GolfRate } from "../golfRate/golfRate.ts";
import type { ServiceFee } from "../golfRate/serviceFee.ts";
import type { IssueCode } from "../issue.ts";
import { multiplyCents, sumCents } from "../money/arithmetic.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import type { RefundPolicy } from "../refund/refundTotals.ts";

/** The terms of a rate when a tee time was sold at it; amounts are cents, for each player. */
export type RateTerms = RefundPolicy & {
  readonly id: number;
  readonly type: GolfRate["type"];
  readonly internal_memo: string;
  readonly raw_rate: Cents;
  readonly service_fee: ServiceFee;
  /** The course's share; null where the rate names none. */
  readonly wholesale_rate: Cents | null;
  readonly commission: Commission;
};

/** The terms that a tee time was sold at. Later saves of the rate and the clubs leave them as they are (ANSWER-41). */
export type SaleTerms = {
  /** Null for a tee time sold without a rate. */
  readonly rate: RateTerms | null;
  /** The clubs rented; `cost` is the course's share of one set. */
  readonly rental_clubs: readonly { readonly id: number; readonly quantity: number; readonly cost: Cents }[];
};

/**
 * Whether the terms say what the course is owed for the golf. An API rate has no wholesale rate: its provider settles with the
 * course, which is owed the clubs alone (DECISION-44).
 */
export const isCostKnown = ({ rate }: SaleTerms): boolean =>
  rate !== null && (rate.type === "ApiGolfRate" || rate.wholesale_rate !== null);

/** The amount owed to the course: its wholesale rate for each player, and its cost of the clubs rented. */
export const courseCost = ({ rate, rental_clubs }: SaleTerms, players: number): Result.Result<Cents, IssueCode> =>
  Result.flatMap(
    Result.all([
      multiplyCents(rate?.wholesale_rate ?? zeroCents, players),
      ...rental_clubs.map(({ cost, quantity }) => multiplyCents(cost, quantity)),
    ]),
    sumCents,
  );

/** The rate's commission for selling to so many players; a tee time without a rate has none. */
export const saleCommission = ({ rate }: SaleTerms, players: number): Result.Result<Cents, IssueCode> =>
  rate === null ? Result.succeed(zeroCents) : commissionOn(rate, players);
