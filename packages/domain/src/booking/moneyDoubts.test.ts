import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { isDigitOff, type MoneyFacts, moneyDoubts } from "./moneyDoubts.ts";

/** Four players at $101, of which the course gets $80. */
const facts: MoneyFacts = {
  charge: cents(40_400),
  players: 4,
  raw_rate: cents(10_100),
  wholesale_rate: cents(8000),
  rental_clubs: [{ quantity: 2, cost: cents(1000) }],
  sold: cents(47_420),
  last_minute: 1000,
  now: 1000,
};

describe("doubts about money", () => {
  it.each<[string, Partial<MoneyFacts>, readonly string[]]>([
    ["none of an ordinary booking", {}, []],
    ["none in the last minute to cancel", { now: 1000 }, []],
    ["DOUBT-01 a digit mistyped", { charge: cents(40_500) }, ["charge_digit_off"]],
    ["DOUBT-01 two digits exchanged", { charge: cents(44_000) }, ["charge_digit_off"]],
    ["DOUBT-01 a digit too many", { charge: cents(404_000) }, ["charge_digit_off"]],
    ["DOUBT-01 a digit too few", { charge: cents(4040) }, ["charge_digit_off", "charge_below_cost"]],
    ["DOUBT-02 a fifth above", { charge: cents(48_480) }, []],
    ["DOUBT-02 a cent more than a fifth above", { charge: cents(48_481) }, ["charge_far_from_rate"]],
    ["DOUBT-02 a fifth below", { charge: cents(32_320) }, []],
    ["DOUBT-02 a cent more than a fifth below", { charge: cents(32_319) }, ["charge_far_from_rate"]],
    ["DOUBT-02 nothing to compare with", { charge: cents(1), raw_rate: cents(0), wholesale_rate: null }, []],
    ["DOUBT-03 as much as the course gets", { charge: cents(32_000), raw_rate: cents(0) }, []],
    ["DOUBT-03 a cent less", { charge: cents(31_999), raw_rate: cents(0) }, ["charge_below_cost"]],
    ["DOUBT-04 as much as is owed for golf and clubs", { sold: cents(34_000) }, []],
    ["DOUBT-04 a cent less", { sold: cents(33_999) }, ["margin_negative"]],
    ["DOUBT-04 a share that is not known", { sold: cents(1), charge: cents(40_400), wholesale_rate: null }, []],
    ["DOUBT-05 a moment after the last minute", { now: 1000.1 }, ["too_late_to_refund"]],
    ["DOUBT-05 terms that are not known", { now: 1000.1, last_minute: null }, []],
    [
      "all at the same time",
      { charge: cents(10_000), sold: cents(8000), now: 2000 },
      ["charge_far_from_rate", "charge_below_cost", "margin_negative", "too_late_to_refund"],
    ],
  ])("%s", (_, changes, doubts) => {
    expect(moneyDoubts({ ...facts, ...changes })).toEqual(doubts);
  });

  it.each([
    ["40400", "40400", false],
    ["40400", "40500", true],
    ["40400", "50500", false],
    ["40400", "44000", true],
    ["40400", "40004", false],
    ["12345", "13245", true],
    ["12345", "12354", true],
    ["12345", "21354", false],
    ["129", "239", false],
    ["12345", "12345", false],
    ["40400", "404000", true],
    ["40400", "4040", true],
    ["40400", "440", false],
    ["40400", "440400", true],
    ["12345", "1345", true],
    ["12345", "1543", false],
    ["", "1", true],
  ])("DOUBT-01 %s and %s are a digit apart: %s, in either order", (one, other, expected) => {
    expect([isDigitOff(one, other), isDigitOff(other, one)]).toEqual([expected, expected]);
  });
});
