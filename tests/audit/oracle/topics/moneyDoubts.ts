import { type MoneyFacts, moneyDoubts } from "@teedesk/domain";
import { cents } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
import type { Topic } from "../topic.ts";

type Asked = Omit<MoneyFacts, "rental_clubs"> & { readonly clubs_cost: number };

/** Four players at $101.00, of which the course gets $80.00. */
const facts: Asked = {
  charge: cents(40_400),
  players: 4,
  raw_rate: cents(10_100),
  wholesale_rate: cents(8000),
  clubs_cost: 2000,
  sold: cents(47_420),
  last_minute: 1000,
  now: 1000,
};

/** Each digit of an amount mistyped, left out, added, and exchanged with the next. */
const slips = (amount: number): readonly number[] => {
  const digits = String(amount);
  const at = (place: number, text: string, taken: number) =>
    Number(`${digits.slice(0, place)}${text}${digits.slice(place + taken)}`);
  return Array.from(digits).flatMap((digit, place) => [
    at(place, String((Number(digit) + 1) % 10), 1),
    at(place, "", 1),
    at(place, `${digit}7`, 1),
    at(place, `${digits[place + 1] ?? ""}${digit}`, 2),
  ]);
};

const anySlip = (draw: Draw, amount: number): number => {
  const all = slips(amount);
  return all[draw.whole(0, all.length - 1)] ?? amount;
};

/** The doubts about the money of a booking. */
export const moneyDoubtsTopic: Topic<Asked> = {
  name: "money_doubts",
  share: 40,
  boundary: [40_400, 12_345, 100, 99_999].flatMap((rate) => [
    ...slips(rate).map((charge) => ({ ...facts, players: 1, raw_rate: cents(rate), charge: cents(charge) })),
    ...[0.79, 0.8, 0.81, 1, 1.19, 1.2, 1.21].flatMap((factor) =>
      [-1, 0, 1].flatMap((more) =>
        [null, 8000].flatMap((wholesale) =>
          [999.9, 1000, 1000.1].map((now) => ({
            ...facts,
            players: 1,
            raw_rate: cents(rate),
            charge: cents(Math.round(rate * factor) + more),
            sold: cents(10_000 + more),
            wholesale_rate: wholesale === null ? null : cents(wholesale),
            last_minute: wholesale === null ? null : 1000,
            now,
          })),
        ),
      ),
    ),
  ]),
  random(draw: Draw) {
    const raw_rate = draw.one([0, draw.whole(1, 30_000), draw.whole(1, 300) * 100]);
    const players = draw.whole(1, 8);
    const expected = raw_rate * players;
    return {
      charge: cents(draw.one([expected, anySlip(draw, expected), draw.whole(0, 2 * expected)])),
      players,
      raw_rate: cents(raw_rate),
      wholesale_rate: draw.one([null, cents(draw.whole(0, raw_rate))]),
      clubs_cost: draw.one([0, draw.whole(0, 9000)]),
      sold: cents(draw.whole(0, expected + 10_000)),
      last_minute: draw.one([null, draw.whole(990, 1010)]),
      now: draw.whole(9900, 10_100) / 10,
    };
  },
  answer: ({ clubs_cost, ...asked }) =>
    moneyDoubts({ ...asked, rental_clubs: [{ quantity: 1, cost: cents(clubs_cost) }] }),
};
