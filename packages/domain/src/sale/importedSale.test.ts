import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { importedSale } from "./importedSale.ts";

const sold = (price: number, paid: number, service_fee: number) =>
  importedSale({ price: cents(price), paid: cents(paid), service_fee: cents(service_fee) });

describe("importedSale", () => {
  it.each([
    ["with a service fee", 45_000, 1000, 44_000],
    ["without a service fee", 45_000, 0, 45_000],
    ["with a service fee of nearly all", 1001, 1000, 1],
    ["for nothing", 0, 0, 0],
  ])("BUS-06 the charge of a booking %s is the rest of its price", (_, price, fee, charge) => {
    expect(sold(price, 0, fee)).toEqual(Result.succeed({ charge: cents(charge), is_paid: false }));
  });

  it.each([
    ["all of the price", 1000, 1000],
    ["more than the price", 999, 1000],
    ["a price of nothing", 0, 1],
  ])("BUS-06 a service fee that is %s is refused", (_, price, fee) => {
    expect(sold(price, 0, fee)).toEqual(Result.fail("fee_alone"));
  });

  it.each([
    ["the price", 45_000, true],
    ["nothing", 0, false],
  ])("BUS-07 where %s was paid elsewhere, a booking is paid or due as a whole", (_, paid, is_paid) => {
    expect(sold(45_000, paid, 1000)).toEqual(Result.succeed({ charge: cents(44_000), is_paid }));
  });

  it.each([
    ["a part", 10_000],
    ["a cent less", 44_999],
    ["a cent more", 45_001],
  ])("BUS-07 a payment of %s is refused", (_, paid) => {
    expect(sold(45_000, paid, 0)).toEqual(Result.fail("partly_paid"));
  });

  it("BUS-07 a part is what is refused first", () => {
    expect(sold(1000, 500, 2000)).toEqual(Result.fail("partly_paid"));
  });
});
