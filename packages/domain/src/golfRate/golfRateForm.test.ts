import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { golfRateForm } from "./golfRateForm.ts";
import { rateDateRangeForm } from "./rateDateRangeForm.ts";
import { feeText, serviceFee, typedFee } from "./serviceFeeField.ts";

const issuesOf = (read: Result.Result<unknown, unknown>) =>
  Result.match(read, { onFailure: (issues) => issues, onSuccess: () => [] });

const ric = {
  ...golfRateForm.blank(),
  course: "17",
  rate: "125",
  deposit: "25",
  wholesale_rate: "100",
  max_refund: "125",
  service_fee: "5%",
  non_refundable: "10",
  cancel_hours: "48",
  course_balance: "",
  commission: "10",
};

const stored = {
  type: "RicGolfRate" as const,
  course: { id: 17 },
  rate: "125.00",
  deposit: "25.00",
  wholesale_rate: "100.00",
  max_refund: "125.00",
  service_fee: 5,
  non_refundable: "10.00",
  cancel_hours: 48,
  course_balance: "",
  max_advance_days: 0,
  disabled: false,
  archived: false,
  commission: "10.00",
  is_commission_dollars: true,
  is_dynamic: false,
  is_dynamic_greater: false,
  internal_memo: "",
  external_memo: "",
  rate_sheet_note: "",
};

describe("golfRateForm", () => {
  it("CONST-39 CONST-40 begins with the defaults of a rate", () => {
    expect(golfRateForm.blank()).toMatchObject({
      type: "RicGolfRate",
      cancel_hours: "0",
      max_advance_days: "0",
      commission: "0",
      is_commission_dollars: true,
      golfswitch_commission: "0",
      is_golfswitch_commission_dollars: false,
      disabled: false,
      archived: false,
    });
  });

  it("ADM-RATE-28..49 reads what is typed, and shows it again as it was stored", () => {
    const input = Result.getOrThrow(golfRateForm.parse(ric));
    expect(input).toMatchObject(stored);
    expect(golfRateForm.parse(golfRateForm.toDraft(stored))).toEqual(Result.succeed(input));
  });

  it("ADM-RATE-24 the terms of the other kind are neither read nor refused, and stay in the draft", () => {
    const asApi = { ...ric, type: "ApiGolfRate", deposit: "a lot", golfswitch_commission: "12.5" };
    expect(golfRateForm.parse(asApi)).toEqual(
      Result.succeed(
        expect.objectContaining({ deposit: "", wholesale_rate: "", cancel_hours: 0, golfswitch_commission: "12.50" }),
      ),
    );
    const asRic = { ...asApi, type: "RicGolfRate", golfswitch_commission: "no figure" };
    expect(issuesOf(golfRateForm.parse(asRic))).toEqual([{ path: "deposit", code: "amount_unreadable" }]);
  });

  it("ADM-RATE-24 a record of the other kind shows blank terms of this one", () => {
    const api = { ...stored, type: "ApiGolfRate" as const, golfswitch_commission: "12.50", deposit: undefined };
    expect(golfRateForm.toDraft(api)).toMatchObject({
      type: "ApiGolfRate",
      deposit: "",
      golfswitch_commission: "12.50",
    });
  });

  it.each([
    ["course", "", "course_missing"],
    ["rate", "", "amount_blank"],
    ["rate", "1.005", "amount_too_precise"],
    ["deposit", "-1", "amount_negative"],
    ["wholesale_rate", "x", "amount_unreadable"],
    ["max_refund", "9".repeat(30), "amount_out_of_range"],
    ["non_refundable", "0x10", "amount_unreadable"],
    ["course_balance", "1e3", "amount_unreadable"],
    ["service_fee", "100.01%", "percent_out_of_range"],
    ["service_fee", "$5%", "amount_unreadable"],
    ["cancel_hours", "-1", "hours_out_of_range"],
    ["cancel_hours", "1.5", "not_whole"],
    ["max_advance_days", "3651", "days_out_of_range"],
    ["commission", "-5", "amount_negative"],
    ["type", "Other", "choice_unknown"],
    ["internal_memo", "x".repeat(2001), "text_too_long"],
  ])("ADM-RATE-70 refuses %s %.12j: %s", (path, typed, code) => {
    expect(issuesOf(golfRateForm.parse({ ...ric, [path]: typed }))).toEqual([{ path, code }]);
  });

  it("a commission in percent is at most all of it", () => {
    const percent = { ...ric, is_commission_dollars: false, commission: "100.01" };
    expect(issuesOf(golfRateForm.parse(percent))).toEqual([{ path: "commission", code: "percent_out_of_range" }]);
    expect(golfRateForm.parse({ ...percent, is_commission_dollars: true })).toMatchObject({
      success: { commission: "100.01" },
    });
  });

  it("a switch commission in percent is at most all of it", () => {
    const dollars = {
      ...ric,
      type: "ApiGolfRate",
      golfswitch_commission: "100.01",
      is_golfswitch_commission_dollars: true,
    };
    expect(golfRateForm.parse(dollars)).toMatchObject({ success: { golfswitch_commission: "100.01" } });
    const percent = { ...dollars, is_golfswitch_commission_dollars: false };
    expect(issuesOf(golfRateForm.parse(percent))).toEqual([
      { path: "golfswitch_commission", code: "percent_out_of_range" },
    ]);
  });
});

describe("serviceFee", () => {
  it.each<[number | string | null, string, number | string | null]>([
    [5, "5%", 5],
    [12.5, "12.5%", 12.5],
    [0, "0%", 0],
    ["5.00", "$5.00", "5.00"],
    ["3.5", "$3.5", "3.50"],
    ["$1,250", "$$1,250", "1250.00"],
    ["", "", null],
    [null, "", null],
  ])("ANSWER-04 ADM-RATE-32 %j is shown as %j and sent as %j", (wire, shown, sent) => {
    expect(serviceFee.show(wire)).toBe(shown);
    expect(serviceFee.read(shown, {})).toEqual(Result.succeed(sent));
  });

  it.each(["5%", "soon", "%"])("ANSWER-04 the text %j of a specified console is no fee in percent", (sent) => {
    expect(Result.isFailure(serviceFee.read(serviceFee.show(sent), {}))).toBe(true);
  });

  it.each(["", "%", "5%", "$3.50"])("keeps amount and unit of %j apart", (text) => {
    expect(feeText(typedFee(text))).toBe(text);
  });

  it.each([
    [" $3.50 ", { unit: "$", amount: "3.50" }],
    ["3.50", { unit: "$", amount: "3.50" }],
    [" 5% ", { unit: "%", amount: "5" }],
  ])("ANSWER-04 %j is typed as %j", (text, typed) => {
    expect(typedFee(text)).toEqual(typed);
  });

  it("ANSWER-04 blanks around a stored fee are not shown, and a unit without an amount is no fee", () => {
    expect(serviceFee.show(" 3.50 ")).toBe("$3.50");
    expect(["$ ", "% "].map((text) => serviceFee.read(text, {}))).toEqual([Result.succeed(null), Result.succeed(null)]);
  });
});

describe("rateDateRangeForm", () => {
  const range = {
    start: "06/01/2026",
    end: "06/01/2026",
    time_start: "7:00",
    time_end: "07:00",
    description: "",
    rate_days: ["H", "Mon"],
  };

  it("ADM-RATE-50..56 UNCLEAR-48 reads a range of one day and minute, the codes in their order", () => {
    const input = Result.getOrThrow(rateDateRangeForm.parse(range));
    expect(input).toEqual({
      start: "2026-06-01",
      end: "2026-06-01",
      time_start: "07:00",
      time_end: "07:00",
      description: "",
      rate_days: [{ name: "Mon" }, { name: "H" }],
    });
    expect(rateDateRangeForm.parse(rateDateRangeForm.toDraft(input))).toEqual(Result.succeed(input));
  });

  it.each([
    ["start", { start: "" }, "date_blank"],
    ["start", { start: "2/30/2026" }, "date_impossible"],
    ["end", { end: "05/31/2026" }, "end_before_start"],
    ["time_start", { time_start: "24:00" }, "time_unreadable"],
    ["time_end", { time_end: "06:59" }, "time_end_before_start"],
    ["time_end", { time_end: "" }, "time_blank"],
    ["rate_days", { rate_days: [] }, "weekday_missing"],
    ["rate_days", { rate_days: ["Noon"] }, "choice_unknown"],
  ])("ADM-RATE-71 refuses %s of %j: %s", (path, typed, code) => {
    expect(issuesOf(rateDateRangeForm.parse({ ...range, ...typed }))).toEqual([{ path, code }]);
  });
});
