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
    ["on its first day", {}, { today: date("2026-11-01") }],
    ["on its last day", {}, { today: date("2026-11-30") }],
    ["with open dates", { start_date: null, end_date: null }, { today: date("1999-01-01") }],
    ["at the smallest charge", {}, { charge: cents(5000) }],
    ["at the largest charge", {}, { charge: cents(50000) }],
    ["0 is unlimited", { min_discount: cents(0), max_discount: cents(0) }, { charge: cents(99999999) }],
    [
      "0 bounds nothing, not even a charge that another rule refuses",
      { min_discount: cents(0) },
      { charge: cents(-1) },
    ],
    ["before a charge is typed", {}, { charge: null }],
    ["with the most players", {}, { players: 4 }],
    ["0 players are unlimited", { min_players: 0, max_players: 0 }, { players: 99 }],
    ["0 players bound nothing, not even a number that another rule refuses", { min_players: 0 }, { players: -1 }],
    ["no courses are all courses", { courses: [] }, { course_id: 99 }],
    ["with a gift certificate", {}, { has_gift_certificate: true }],
    ["alone, not stacking", { gift_certificate_stack: false }, {}],
  ])("DECISIONS 8 allows it %s", (_, condition, fact) => {
    expect(discountIssues({ ...discount, ...condition }, { ...facts, ...fact })).toEqual([]);
  });

  it.each<[string, Partial<Discount>, Partial<DiscountFacts>]>([
    ["discount_disabled", { enabled: false }, {}],
    ["discount_not_started", {}, { today: date("2026-10-31") }],
    ["discount_ended", {}, { today: date("2026-12-01") }],
    ["discount_charge_too_low", {}, { charge: cents(4999) }],
    ["discount_charge_too_high", {}, { charge: cents(50001) }],
    ["discount_charge_too_low", { min_discount: cents(1) }, { charge: cents(0) }],
    ["discount_charge_too_high", { min_discount: cents(0), max_discount: cents(1) }, { charge: cents(2) }],
    ["discount_too_few_players", {}, { players: 1 }],
    ["discount_too_few_players", {}, { players: null }],
    ["discount_too_few_players", { min_players: 1 }, { players: null }],
    ["discount_too_many_players", {}, { players: 5 }],
    ["discount_too_many_players", { min_players: 1, max_players: 1 }, { players: 2 }],
    ["discount_other_course", {}, { course_id: 19 }],
    ["discount_other_course", {}, { course_id: null }],
    ["discount_not_with_gift_certificate", { gift_certificate_stack: false }, { has_gift_certificate: true }],
    ["percent_out_of_range", { raw_amount: 101 }, {}],
    ["percent_out_of_range", { raw_amount: -1 }, {}],
    ["amount_negative", { is_dollars: true, raw_amount: -1 }, {}],
  ])("DECISIONS 8 refuses it: %s", (code, condition, fact) => {
    expect(discountIssues({ ...discount, ...condition }, { ...facts, ...fact })).toEqual([
      { path: "discount_code", code },
    ]);
  });

  it("refuses a code nobody knows, and names all that is wrong with a known one", () => {
    expect(discountIssues(null, facts)).toEqual([{ path: "discount_code", code: "discount_unknown" }]);
    const codes = discountIssues({ ...discount, enabled: false, courses: [{ id: 1 }] }, facts).map(({ code }) => code);
    expect(codes).toEqual(["discount_disabled", "discount_other_course"]);
  });
});
