import { type Quote, type QuoteInput, type QuoteLine, quote, type RuleId } from "@teedesk/domain";
import { moreOf } from "./moreOf.ts";
import { type PricePoint, pricePoints } from "./priceGrid.ts";
import type { Invariant, World } from "./world.ts";

const amountOf = ({ lines }: Quote, rule: RuleId): number => lines.find((line) => line.rule === rule)?.amount ?? 0;

const dueOf = (price: Quote): number =>
  price.lines.reduce((sum, { rule, amount }) => (rule === "gift_certificate" ? sum : sum + amount), 0);

const balanceOf = ({ gift_certificate }: QuoteInput): number => Math.max(gift_certificate?.raw_balance ?? 0, 0);

/** Decimal dollars in ten-thousandths of a cent, by moving the point in the text. */
const exactly = (dollars: string): number => {
  const [whole = "", decimals = ""] = dollars.split(".");
  return Number(`${whole}${decimals.padEnd(6, "0")}`);
};

/** At most half a cent beside the exact amount, a half itself away from zero, and exact where nothing is rounded. */
const isRounded = ({ amount, exact, rounding }: QuoteLine): boolean => {
  const rest = Math.abs(amount) * 10_000 - Math.abs(exactly(exact));
  return rounding === "none" ? rest === 0 : rest > -5000 && rest <= 5000;
};

const isSame = (one: Quote, other: Quote): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The total and every line, without the inputs of the lines. */
const costsTheSame = (price: Quote, input: QuoteInput): boolean => {
  const other = quote(input);
  return (
    other.total === price.total &&
    other.lines.length === price.lines.length &&
    other.lines.every(({ rule, amount }) => amount === amountOf(price, rule))
  );
};

const separately = (clubs: QuoteInput["rental_clubs"]): QuoteInput["rental_clubs"] =>
  clubs.flatMap((club) => Array.from({ length: Math.max(club.quantity, 0) }, () => ({ ...club, quantity: 1 })));

/** Steps of one smallest unit: the direction of the total is the same for every larger step. */
const monotone = Object.entries(moreOf).map(
  ([what, { more, total }]): Invariant<PricePoint> => ({
    id: `more ${what} never ${total === "up" ? "lowers" : "raises"} the total`,
    holds({ input, price }) {
      const changed = more(input);
      if (changed === null) return null;
      const [before, after] = [price.total, quote(changed).total];
      if (before === null || after === null) return false;
      return total === "up" ? after >= before : after <= before;
    },
  }),
);

export const priceWorld: World<PricePoint> = {
  name: "price",
  points: pricePoints,
  show: ({ input }) => input,
  invariants: [
    { id: "there is a total and no issue", holds: ({ price }) => price.total !== null && price.issues.length === 0 },
    {
      id: "the lines add up to the total",
      holds: ({ price }) => price.total === dueOf(price) + amountOf(price, "gift_certificate"),
    },
    { id: "the total is not below 0", holds: ({ price }) => price.total !== null && price.total >= 0 },
    { id: "a line is within half a cent of its exact amount", holds: ({ price }) => price.lines.every(isRounded) },
    {
      id: "the discount is neither below 0 nor above the charge",
      holds({ input, price }) {
        const taken = 0 - amountOf(price, "discount");
        return taken >= 0 && taken <= input.charge;
      },
    },
    {
      id: "the discount is of the charge alone",
      holds({ input, price }) {
        const alone = { ...input, players: null, rate: null, rental_clubs: [], gift_certificate: null };
        return amountOf(quote(alone), "discount") === amountOf(price, "discount");
      },
    },
    {
      id: "the certificate pays no more than it holds and than is due",
      holds: ({ input, price }) =>
        price.gift_used >= 0 && price.gift_used <= balanceOf(input) && price.gift_used <= dueOf(price),
    },
    {
      id: "the certificate pays all it can",
      holds: ({ input, price }) => price.total === 0 || price.gift_used === balanceOf(input),
    },
    {
      id: "what the certificate paid and what is left on it is what it held",
      holds: ({ input, price }) => price.gift_used + price.gift_remaining === balanceOf(input),
    },
    {
      id: "the certificate's line is what it paid",
      holds: ({ price }) => price.gift_used === 0 - amountOf(price, "gift_certificate"),
    },
    {
      id: "players that are missing or not above 0 count as one",
      holds: ({ input, price }) =>
        input.players !== null && input.players > 0 ? null : costsTheSame(price, { ...input, players: 1 }),
    },
    {
      id: "the order of the clubs does not matter",
      holds: ({ input, price }) =>
        input.rental_clubs.length < 2
          ? null
          : costsTheSame(price, { ...input, rental_clubs: input.rental_clubs.toReversed() }),
    },
    {
      id: "two sets in one row cost what two rows of one cost",
      holds: ({ input, price }) =>
        input.rental_clubs.length === 0
          ? null
          : quote({ ...input, rental_clubs: separately(input.rental_clubs) }).total === price.total,
    },
    { id: "the same booking has the same price", holds: ({ input, price }) => isSame(quote(input), price) },
    ...monotone,
  ],
};
