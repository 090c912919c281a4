import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { decodeGolfRate } from "./decodeGolfRate.ts";

const rate = { id: 7, type: "ApiGolfRate", rate: "95.00", raw_rate: 9500, commission: "12.50" };

it("OPS-IBE-32 takes a commission of a switch for dollars, and its own for a percentage, unless told otherwise", () => {
  expect(Result.getOrThrow(decodeGolfRate(rate))).toMatchObject({
    commission: "12.50",
    is_commission_dollars: true,
    golfswitch_commission: "",
    is_golfswitch_commission_dollars: false,
    max_advance_days: 0,
  });
  const told = { ...rate, is_commission_dollars: false, is_golfswitch_commission_dollars: true, max_advance_days: 30 };
  expect(Result.getOrThrow(decodeGolfRate(told))).toMatchObject({
    is_commission_dollars: false,
    is_golfswitch_commission_dollars: true,
    max_advance_days: 30,
  });
});

it("OPS-IBE-31 takes missing terms of a course's rate for blanks", () => {
  expect(Result.getOrThrow(decodeGolfRate({ id: 7, type: "RicGolfRate" }))).toMatchObject({
    rate: "",
    raw_rate: 0,
    deposit: "",
    wholesale_rate: "",
    max_refund: "",
    non_refundable: "",
    cancel_hours: 0,
    course_balance: "",
  });
});

it("CALC-04 takes the rate as written for its cents where these are missing", () => {
  expect(Result.getOrThrow(decodeGolfRate({ id: 7, type: "RicGolfRate", rate: "125.50" }))).toMatchObject({
    raw_rate: 12_550,
  });
});
