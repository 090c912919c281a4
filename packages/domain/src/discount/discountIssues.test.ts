import { describe, expect, it } from "vitest";
import { cents, date } from "../../testing/values.ts";
import type { Discount } from "./discount.ts";
import { type DiscountFacts, discountIssues } from "./discountIssues.ts";

const discount: Discount = {
  id: 1,
  code: "FAIRWAY15",
  start_date: date("2026-11-01"),
  end_date: date("2026-11-30"),
  is_dollars: false,
  is_dollars_display: "%",
  amount: "15",
  raw_amount: 15,
  min_discount: cents(5000),
  max_discount: cents(50000),
  gift_certificate_stack: true,
  enabled: true,
  min_players: 2,
  max_players: 4,
  courses: [{ id: 17 }, { id: 18 }],
};
const facts: DiscountFacts = {
  charge: cents(10000),
  players: 2,
  course_id: 17,
  today: date("2026-11-21"),
  has_gift_certificate: false,
};

describe("discountIssues", () => {
  it.each<[string, Partial<Discount>, Partial<DiscountFacts>]>([
    ["all conditions met", {}, {}],
    ["DISCOUNT-03 on its first day", {}, { today: date("2026-11-01") }],
    ["DISCOUNT-03 on its last day", {}, { today: date("2026-11-30") }],
    ["with open dates", { start_date: null, end_date: null }, { today: date("1999-01-01") }],
    ["DISCOUNT-01 at the smallest charge", {}, { charge: cents(5000) }],
    ["DISCOUNT-01 at the largest charge", {}, { charge: cents(50000) }],
    ["DISCOUNT-01 0 is unlimited", { min_discount: cents(0), max_discount: cents(0) }, { charge: cents(99999999) }],
    [
      "0 bounds nothing, not even a charge that another rule refuses",
      { min_discount: cents(0) },
      { charge: cents(-1) },
    ],
    ["before a charge is typed", {}, { charge: null }],
    ["DISCOUNT-02 with the most players", {}, { players: 4 }],
    ["DISCOUNT-02 0 players are unlimited", { min_players: 0, max_players: 0 }, { players: 99 }],
    ["0 players bound nothing, not even a number that another rule refuses", { min_players: 0 }, { players: -1 }],
    ["DISCOUNT-04 no courses are all courses", { courses: [] }, { course_id: 99 }],
    ["CERTIFICATE-01 with a gift certificate", {}, { has_gift_certificate: true }],
    ["alone, not stacking", { gift_certificate_stack: false }, {}],
  ])("ANSWER-08 allows it %s", (_, condition, fact) => {
    expect(discountIssues({ ...discount, ...condition }, { ...facts, ...fact })).toEqual([]);
  });

  it.each<[string, string, Partial<Discount>, Partial<DiscountFacts>]>([
    ["DISCOUNT-05", "discount_disabled", { enabled: false }, {}],
    ["DISCOUNT-03", "discount_not_started", {}, { today: date("2026-10-31") }],
    ["DISCOUNT-03", "discount_ended", {}, { today: date("2026-12-01") }],
    ["DISCOUNT-01", "discount_charge_too_low", {}, { charge: cents(4999) }],
    ["DISCOUNT-01", "discount_charge_too_high", {}, { charge: cents(50001) }],
    ["DISCOUNT-01", "discount_charge_too_low", { min_discount: cents(1) }, { charge: cents(0) }],
    [
      "DISCOUNT-01",
      "discount_charge_too_high",
      { min_discount: cents(0), max_discount: cents(1) },
      { charge: cents(2) },
    ],
    ["DISCOUNT-02", "discount_too_few_players", {}, { players: 1 }],
    ["DISCOUNT-02", "discount_too_few_players", {}, { players: null }],
    ["DISCOUNT-02", "discount_too_few_players", { min_players: 1 }, { players: null }],
    ["DISCOUNT-02", "discount_too_many_players", {}, { players: 5 }],
    ["DISCOUNT-02", "discount_too_many_players", { min_players: 1, max_players: 1 }, { players: 2 }],
    ["DISCOUNT-04", "discount_other_course", {}, { course_id: 19 }],
    ["DISCOUNT-04", "discount_other_course", {}, { course_id: null }],
    [
      "CERTIFICATE-01",
      "discount_not_with_gift_certificate",
      { gift_certificate_stack: false },
      { has_gift_certificate: true },
    ],
    ["MONEY-03", "percent_out_of_range", { raw_amount: 101 }, {}],
    ["MONEY-03", "percent_out_of_range", { raw_amount: -1 }, {}],
    ["ANSWER-08", "amount_negative", { is_dollars: true, raw_amount: -1 }, {}],
  ])("%s, ANSWER-08 refuses it: %s", (_, code, condition, fact) => {
    expect(discountIssues({ ...discount, ...condition }, { ...facts, ...fact })).toEqual([
      { path: "discount_code", code },
    ]);
  });

  it("refuses an unknown code, and names all that is wrong with a known one", () => {
    expect(discountIssues(null, facts)).toEqual([{ path: "discount_code", code: "discount_unknown" }]);
    const codes = discountIssues({ ...discount, enabled: false, courses: [{ id: 1 }] }, facts).map(({ code }) => code);
    expect(codes).toEqual(["discount_disabled", "discount_other_course"]);
  });
});
