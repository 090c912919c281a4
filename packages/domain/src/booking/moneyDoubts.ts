import { type Cents, zeroCents } from "../money/cents.ts";

/** A doubt about the money of a booking that breaks no rule. */
export type MoneyDoubt =
  | "charge_digit_off"
  | "charge_far_from_rate"
  | "charge_below_cost"
  | "margin_negative"
  | "too_late_to_refund";

/** The money of a booking before it is made; amounts are cents. */
export type MoneyFacts = {
  readonly charge: Cents;
  readonly players: number;
  /** The rate of one player; 0 without a rate. */
  readonly raw_rate: Cents;
  /** The course's share of it; null where it is not known. */
  readonly wholesale_rate: Cents | null;
  /** The clubs rented; `cost` is the course's share of one set. */
  readonly rental_clubs: readonly { readonly quantity: number; readonly cost: Cents }[];
  /** Charge, clubs and fee less the discount. */
  readonly sold: Cents;
  /** The last minute of the standard refund, counted from the beginning of 1970 in UTC; null where there is none. */
  readonly last_minute: number | null;
  /** This moment, counted in the same way, with the fraction of its minute. */
  readonly now: number;
};

/** Doubted from a fifth above or below; discounts by hand stay within. */
const farFromRate = 5;

/** Whether one digit was mistyped, left out, added, or exchanged with its neighbor. */
export function isDigitOff(one: string, other: string): boolean {
  if (one === other) return false;
  // Survives EqualityOperator: two of one length are compared in either order.
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (short[same] === long[same]) same += 1;
  const [restOfShort, restOfLong] = [short.slice(same), long.slice(same)];
  if (long.length > short.length) return restOfShort === restOfLong.slice(1);
  const isExchanged = restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0];
  return restOfShort.slice(1) === restOfLong.slice(1) || (isExchanged && restOfShort.slice(2) === restOfLong.slice(2));
}

/** The course's share of the golf, and of all that is sold; null where its share of the golf is not known. */
export const courseShare = ({ wholesale_rate, players, rental_clubs }: MoneyFacts) =>
  wholesale_rate === null
    ? null
    : {
        golf: wholesale_rate * players,
        all: rental_clubs.reduce((sum, { quantity, cost }) => sum + quantity * cost, wholesale_rate * players),
      };

/**
 * The reasons to look once more at the money of a booking (DOUBT-01 to DOUBT-05): a charge that is a digit or more than a fifth
 * away from the rate of all players, less for the golf than the course gets, less in all than it is owed, and play so soon that
 * nothing could be refunded.
 */
export const moneyDoubts = (facts: MoneyFacts): readonly MoneyDoubt[] => {
  const { charge, players, raw_rate, sold, last_minute, now } = facts;
  const expected = raw_rate * players;
  const isRated = expected > zeroCents;
  const isDigit = isRated && isDigitOff(String(charge), String(expected));
  const share = courseShare(facts);
  const doubts: readonly (readonly [MoneyDoubt, boolean])[] = [
    ["charge_digit_off", isDigit],
    ["charge_far_from_rate", isRated && !isDigit && Math.abs(charge - expected) * farFromRate > expected],
    ["charge_below_cost", share !== null && charge < share.golf],
    ["margin_negative", share !== null && sold < share.all],
    ["too_late_to_refund", last_minute !== null && now > last_minute],
  ];
  return doubts.flatMap(([doubt, isRaised]) => (isRaised ? [doubt] : []));
};
