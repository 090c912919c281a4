import * as Result from "effect/Result";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { largestCents } from "../money/cents.ts";
import { type SaleFacts, saleFigures } from "./saleFigures.ts";

const facts: SaleFacts = {
  sold: cents(10_000),
  gift_certificate: cents(2500),
  is_charged: true,
  refunded: cents(0),
  stands: true,
};
const uncharged = { ...facts, gift_certificate: cents(0), is_charged: false };

it.each<[string, SaleFacts, number, number, number]>([
  ["a card and a certificate paid", facts, 10_000, 0, 10_000],
  ["part of it went back", { ...facts, refunded: cents(3000) }, 10_000, 0, 7000],
  ["a certificate paid all", { ...facts, gift_certificate: cents(10_000), is_charged: false }, 10_000, 0, 10_000],
  ["no card was charged", uncharged, 0, 10_000, 10_000],
  ["a certificate paid a part, no card the rest", { ...facts, is_charged: false }, 2500, 7500, 10_000],
  ["paid, and canceled without a refund", { ...facts, stands: false }, 10_000, 0, 10_000],
  ["paid, and canceled with one", { ...facts, stands: false, refunded: cents(8000) }, 10_000, 0, 2000],
  ["never charged and canceled", { ...uncharged, stands: false }, 0, 0, 0],
  [
    "a certificate's part went back, no card was charged",
    { ...facts, is_charged: false, stands: false, refunded: cents(2500) },
    2500,
    0,
    0,
  ],
])("ANSWER-34 SALES-01 SALES-02 SALES-03 paid, due and revenue: %s", (_, given, paid, due, revenue) => {
  expect(Result.getOrThrow(saleFigures(given))).toEqual({ paid, due, revenue });
});

it("SALES-03 revenue is paid and due less refunded", () => {
  const amount = fc.nat(1_000_000).map(cents);
  const any = fc.record({
    sold: amount,
    gift_certificate: amount,
    is_charged: fc.boolean(),
    refunded: amount,
    stands: fc.boolean(),
  });
  fc.assert(
    fc.property(any, (given) => {
      const { paid, due, revenue } = Result.getOrThrow(saleFigures(given));
      expect(revenue).toBe(paid + due - given.refunded);
    }),
  );
});

it("refuses figures that would not be exact", () => {
  expect(saleFigures({ ...facts, sold: largestCents, refunded: cents(-1) })).toEqual(
    Result.fail([{ path: "sold", code: "amount_out_of_range" }]),
  );
});
