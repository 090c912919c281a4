import * as Result from "effect/Result";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cents, percent } from "../../testing/values.ts";
import { largestCents } from "../money/cents.ts";
import { type AdjustedPrice, adjustedCharge } from "./adjustedCharge.ts";
import { quote } from "./quote.ts";

/** Charge 100.00, clubs 50.00, fee 14.00, 20.00 off, 30.00 by certificate: 114.00 by card. */
const price: AdjustedPrice = {
  card: cents(11_400),
  rental_clubs: cents(5000),
  service_fee: cents(1400),
  discount: cents(2000),
  gift_certificate: cents(3000),
};

it.each<[string, Partial<AdjustedPrice>, number]>([
  ["nothing that changed", {}, 10_000],
  ["a larger discount", { discount: cents(2500) }, 10_500],
  ["a discount that was taken away", { discount: cents(0) }, 8000],
  ["a smaller part of the certificate", { gift_certificate: cents(1000) }, 8000],
  ["neither of both", { discount: cents(0), gift_certificate: cents(0) }, 5000],
  ["a payment below clubs and fee", { card: cents(0), discount: cents(0), gift_certificate: cents(0) }, -6400],
])("ADJUST-01 the charge with %s makes up the difference", (_, changes, charge) => {
  expect(adjustedCharge({ ...price, ...changes })).toEqual(Result.succeed(charge));
});

it("ADJUST-01 of an unchanged price is the charge it was quoted for", () => {
  const amount = fc.integer({ min: 0, max: 100_000 }).map(cents);
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: 0, max: 10_000 }), (charge, fee, balance, share) => {
      const { total, lines, gift_used } = quote({
        charge,
        players: 2,
        rate: { raw_rate: cents(0), service_fee: { kind: "dollars", cents: fee } },
        rental_clubs: [],
        discount: { kind: "percent", percent: percent(share) },
        gift_certificate: { raw_balance: balance },
      });
      const line = (rule: string) => cents(Math.abs(lines.find((one) => one.rule === rule)?.amount ?? 0));
      const adjusted = {
        card: cents(total ?? -1),
        rental_clubs: line("rental_clubs"),
        service_fee: line("service_fee"),
        discount: line("discount"),
        gift_certificate: gift_used,
      };
      expect(adjustedCharge(adjusted)).toEqual(Result.succeed(charge));
    }),
  );
});

it("refuses a sum that would not be exact", () => {
  expect(adjustedCharge({ ...price, card: largestCents, discount: largestCents })).toEqual(
    Result.fail("amount_out_of_range"),
  );
});
