import { type Cents, centsFrom, parsePercent, quote, zeroCents } from "@teedesk/domain";
import { expect, it } from "vitest";
import { explainLine, lineAmount, lineName } from "./explainLine.ts";

function cents(value: number): Cents {
  const result = centsFrom(value);
  return "success" in result ? result.success : zeroCents;
}

function percent(text: string) {
  const result = parsePercent(text);
  if ("success" in result) return result.success;
  throw new Error(`${text} is no percentage`);
}

const lines = quote({
  charge: cents(10_005),
  players: 2,
  rate: { raw_rate: cents(25_301), service_fee: { kind: "percent", percent: percent("5") } },
  rental_clubs: [
    { id: 1, raw_charge: cents(6500), quantity: 2 },
    { id: 2, raw_charge: cents(4000), quantity: 1 },
  ],
  discount: { kind: "percent", percent: percent("15") },
  gift_certificate: { raw_balance: cents(10_000) },
}).lines;

it("ANSWER-07 explains each line with its numbers and its rounding", () => {
  expect(lines.map((line) => [lineName(line), lineAmount(line.amount), explainLine(line)])).toEqual([
    ["Charge", "100.05", "As typed in Charge Amount."],
    ["Rental clubs", "170.00", "65.00 × 2 + 40.00 × 1"],
    ["Service fee", "25.30", "5 % of the rate 253.01 × 2 players = 25.301, rounded to the cent, half away from zero"],
    ["Discount", "−15.01", "15 % of the charge 100.05 = -15.0075, rounded to the cent, half away from zero"],
    ["Gift certificate", "−100.00", "The lesser of the balance 100.00 and what is due, 280.34"],
  ]);
});

it("explains dollars", () => {
  const { lines: dollars } = quote({
    charge: cents(5000),
    players: 1,
    rate: { raw_rate: cents(0), service_fee: { kind: "dollars", cents: cents(350) } },
    rental_clubs: [],
    discount: { kind: "dollars", cents: cents(1000) },
    gift_certificate: null,
  });
  expect(dollars.map(explainLine)).toEqual([
    "As typed in Charge Amount.",
    "3.50 × 1 player",
    "The lesser of 10.00 and the charge 50.00",
  ]);
});
