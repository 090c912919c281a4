import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { cents, percent } from "../../testing/values.ts";
import { quote } from "../booking/quote.ts";
import { discountAmount } from "../discount/discountAmount.ts";
import { formatCents } from "./formatCents.ts";
import { halfAwayFromZero } from "./halfAwayFromZero.ts";
import { parseCents } from "./parseCents.ts";
import { percentOf } from "./percentOf.ts";
import { tidyDollars } from "./typedDollars.ts";

describe("where the specification can be read in two ways", () => {
  it("DECISIONS 1 reading: a third decimal is refused, not rounded", () => {
    expect({ chosen: parseCents("19.999"), other: Math.round(19.999 * 100) }).toEqual({
      chosen: Result.fail("amount_too_precise"),
      other: 2000,
    });
  });

  it("MONEY-01 reading: a comma that separates no thousands is refused, not stripped", () => {
    expect({ chosen: parseCents("1,25"), other: parseCents("1,25".replaceAll(",", "")) }).toEqual({
      chosen: Result.fail("amount_unreadable"),
      other: Result.succeed(12_500),
    });
  });

  const halfToEven = (tenThousandths: number): number => 2 * Math.round(tenThousandths / 20_000) + 0;
  it.each([
    [5000, 1, halfToEven(5000), 0],
    [-5000, -1, Math.round(-5000 / 10_000) + 0, 0],
  ])("DECISIONS 2 reading: %i ten-thousandths of a cent go away from zero", (part, chosen, other, otherwise) => {
    expect({ chosen: halfAwayFromZero(0, part), other }).toEqual({ chosen, other: otherwise });
  });

  it("MONEY-02 reading: the lines are rounded, not the total alone", () => {
    const priced = quote({
      charge: cents(50),
      players: 1,
      rate: { raw_rate: cents(50), service_fee: { kind: "percent", percent: percent(100) } },
      rental_clubs: [],
      discount: { kind: "percent", percent: percent(30) },
      gift_certificate: null,
    });
    const exact = priced.lines.reduce((sum, line) => sum + Number(line.exact), 0);
    expect({ chosen: priced.total, other: Math.round(exact * 100) }).toEqual({ chosen: 51, other: 50 });
  });

  it("MONEY-03 reading: 150 % is refused, not clamped to 100 %", () => {
    expect({
      chosen: discountAmount({ is_dollars: false, raw_amount: 150 }),
      other: percentOf(cents(20_000), percent(Math.min(15_000, 10_000))).cents,
    }).toEqual({ chosen: Result.fail("percent_out_of_range"), other: 20_000 });
  });

  it("UNCLEAR-37 reading: textual money is dollars, not cents", () => {
    expect({ chosen: tidyDollars("125"), other: formatCents(cents(125)) }).toEqual({ chosen: "125.00", other: "1.25" });
  });
});
