import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { context } from "../../testing/bookings.ts";
import { cents, date } from "../../testing/values.ts";
import { discountLine } from "../booking/discountLine.ts";
import type { Discount } from "./discount.ts";
import { discountAmount } from "./discountAmount.ts";
import { type DiscountFacts, discountIssues } from "./discountIssues.ts";

const facts: DiscountFacts = {
  charge: cents(10_000),
  players: 2,
  course_id: 17,
  today: date("2026-11-21"),
  has_gift_certificate: false,
};
const codes = (condition: Partial<Discount>, fact: Partial<DiscountFacts> = {}) => {
  const { discount } = context;
  return discount === null
    ? []
    : discountIssues({ ...discount, ...condition }, { ...facts, ...fact }).map(({ code }) => code);
};
const takenOff = (raw_amount: number, charge: number) =>
  Result.flatMap(discountAmount({ is_dollars: false, raw_amount }), (amount) =>
    Result.map(discountLine(amount, cents(charge)), (line) => 0 - (line?.amount ?? 0)),
  );

describe("where the specification can be read in two ways", () => {
  it("UNCLEAR-08 reading: 10 is 10 %, not 10 hundredths of a percent", () => {
    expect({ chosen: takenOff(10, 20_000), other: takenOff(10 / 100, 20_000) }).toEqual({
      chosen: Result.succeed(2000),
      other: Result.succeed(20),
    });
  });

  it("DECISIONS 8 reading: max_discount is a bound of the charge and refuses; it does not cut what is taken off", () => {
    const half = { raw_amount: 50, max_discount: cents(2000) };
    expect({ chosen: codes(half), other: Math.min(10_000 / 2, half.max_discount) }).toEqual({
      chosen: ["discount_charge_too_high"],
      other: 2000,
    });
  });

  it("DISCOUNT-01 reading: 0 is unlimited, not a bound", () => {
    const max_discount = cents(0);
    expect({ chosen: codes({ max_discount }), other: facts.charge !== null && facts.charge <= max_discount }).toEqual({
      chosen: [],
      other: false,
    });
  });

  it("DISCOUNT-02 reading: missing players are too few, and do not count as one", () => {
    expect({
      chosen: codes({ min_players: 1 }, { players: null }),
      other: codes({ min_players: 1 }, { players: 1 }),
    }).toEqual({ chosen: ["discount_too_few_players"], other: [] });
  });

  it("DISCOUNT-03 reading: the day of the booking decides, not the day of play", () => {
    const end_date = date("2026-11-30");
    expect({
      chosen: codes({ end_date }, { today: date("2026-11-21") }),
      other: codes({ end_date }, { today: date("2026-12-05") }),
    }).toEqual({ chosen: [], other: ["discount_ended"] });
  });

  it("DISCOUNT-04 reading: no courses are all courses, not none", () => {
    const courses: Discount["courses"] = [];
    expect({ chosen: codes({ courses }), other: courses.some(({ id }) => id === facts.course_id) }).toEqual({
      chosen: [],
      other: false,
    });
  });

  it("DISCOUNT-05 refuses a code that is not enabled", () => {
    expect(codes({ enabled: false })).toEqual(["discount_disabled"]);
  });
});
