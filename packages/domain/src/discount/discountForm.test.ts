import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { type DiscountDraft, discountForm } from "./discountForm.ts";

const typed = (changes: Partial<DiscountDraft>) =>
  discountForm.parse({ ...discountForm.blank(), code: "SPRING", amount: "5", ...changes });
const issuesOf = (changes: Partial<DiscountDraft>) =>
  Result.match(typed(changes), { onSuccess: () => [], onFailure: (issues) => issues });

describe("the form of a discount", () => {
  it.each<[string, Partial<DiscountDraft>]>([
    ["the same charge as least and most", { min_discount: "50", max_discount: "50.00" }],
    ["0 as unlimited beside a least charge", { min_discount: "50", max_discount: "0" }],
    ["the same players as fewest and most", { min_players: "4", max_players: "4" }],
    ["0 as unlimited beside a fewest", { min_players: "4", max_players: "0" }],
    ["one day", { start_date: "3/1/2027", end_date: "3/1/2027" }],
    ["an amount above 100", { is_dollars: true, amount: "100.01" }],
    ["all of it", { is_dollars: false, amount: "100" }],
  ])("ADM-DISC-34 takes %s", (_, changes) => {
    expect(issuesOf(changes)).toEqual([]);
  });

  it.each<[string, Partial<DiscountDraft>, string]>([
    ["max_discount", { min_discount: "50", max_discount: "49.99" }, "limit_max_below_min"],
    ["max_players", { min_players: "4", max_players: "3" }, "limit_max_below_min"],
    ["max_players", { max_players: "1000" }, "count_out_of_range"],
    ["min_players", { min_players: "-1", max_players: "3" }, "count_out_of_range"],
    ["min_discount", { min_discount: "x", max_discount: "3" }, "amount_unreadable"],
    ["end_date", { start_date: "3/2/2027", end_date: "3/1/2027" }, "end_before_start"],
    ["amount", { is_dollars: false, amount: "100.01" }, "percent_out_of_range"],
    ["amount", { amount: "" }, "amount_blank"],
    ["code", { code: " " }, "value_missing"],
  ])("ADM-DISC-34 names %s for %j: %s", (path, changes, code) => {
    expect(issuesOf(changes)).toEqual([{ path, code }]);
  });

  it("ADM-DISC-34 is open and unlimited where nothing is typed", () => {
    expect(Result.getOrThrow(typed({}))).toEqual({
      code: "SPRING",
      start_date: "",
      end_date: "",
      is_dollars: true,
      amount: "5.00",
      min_discount: "0.00",
      max_discount: "0.00",
      min_players: 0,
      max_players: 0,
      gift_certificate_stack: false,
      enabled: true,
      courses: [],
    });
  });
});
