import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { cents, percent } from "../../testing/values.ts";
import { largestCents } from "../money/cents.ts";
import { courseCost, type RateTerms, type SaleTerms, saleCommission } from "./saleTerms.ts";

const rate: RateTerms = {
  id: 1,
  type: "RicGolfRate",
  internal_memo: "",
  raw_rate: cents(10_000),
  service_fee: { kind: "none" },
  wholesale_rate: cents(8000),
  commission: { kind: "percent", percent: percent(500) },
  max_refund: null,
  non_refundable: null,
  cancel_hours: 0,
};
const club = (cost: number, quantity: number) => ({ id: 7, quantity, cost: cents(cost) });
const golf: SaleTerms = { rate, rental_clubs: [] };
const unknown: SaleTerms = { rate: { ...rate, wholesale_rate: null }, rental_clubs: [] };
const clubs = [club(1500, 2), club(1050, 3)];

it.each<[number, number, string, SaleTerms]>([
  [24_000, 3, "golf", golf],
  [8000, 1, "golf for one", golf],
  [30_150, 3, "golf and two kinds of clubs", { rate, rental_clubs: clubs }],
  [0, 3, "a rate without a wholesale rate", unknown],
  [6150, 3, "clubs at a rate without a wholesale rate", { ...unknown, rental_clubs: clubs }],
  [6150, 3, "clubs without a rate", { rate: null, rental_clubs: clubs }],
  [0, 3, "neither rate nor clubs", { rate: null, rental_clubs: [] }],
])("COST-01 COST-02 the course is owed %i cents for %i players: %s", (owed, players, _, terms) => {
  expect(courseCost(terms, players)).toEqual(Result.succeed(owed));
});

it("refuses a cost that would not be exact", () => {
  const terms = { rate: { ...rate, wholesale_rate: largestCents }, rental_clubs: [] };
  expect(courseCost(terms, 2)).toEqual(Result.fail("amount_out_of_range"));
});

it.each<[string, number, number, SaleTerms]>([
  ["5 % of 100.00", 3, 1500, golf],
  ["7.00 in dollars", 3, 2100, { ...golf, rate: { ...rate, commission: { kind: "dollars", cents: cents(700) } } }],
  ["no rate", 3, 0, { rate: null, rental_clubs: clubs }],
])("COMMISSION-03 the commission of %s for %i players is %i cents", (_, players, amount, terms) => {
  expect(saleCommission(terms, players)).toEqual(Result.succeed(amount));
});
