import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import type { CancelDraft, CancelOptions } from "./cancelRequest.ts";
import { parseCancelRequest } from "./parseCancelRequest.ts";
import { blankCancelDraft, refundChoices } from "./refundChoices.ts";

const options: CancelOptions = {
  valid: true,
  internal: false,
  refund_total: cents(4000),
  is_canceled: false,
  transaction_total: cents(5000),
  difference_total: null,
  needs_reason: false,
};
const opened = { refund: false, cancel: true, force_cancel: false, choice: "standard", refund_amount: "", reason: "" };
const sent = { id: 12, refund: false, cancel: true, force_cancel: false, refund_amount: 0, reason: "Internal cancel" };

describe("the cancel dialog", () => {
  it.each([
    ["opens to cancel", false, opened],
    ["OPS-CAN-06 opens not to cancel again", true, { ...opened, cancel: false }],
  ])("UNCLEAR-05 %s", (_, is_canceled, draft) => {
    expect(blankCancelDraft({ is_canceled })).toEqual(draft);
  });

  it.each([
    [5000, ["standard", "full", "custom"]],
    [0, ["standard", "custom"]],
    [-1, ["standard", "full", "custom"]],
  ])("OPS-CAN-09 offers with a total of %i: %j", (total, choices) => {
    expect(refundChoices({ transaction_total: cents(total) })).toEqual(choices);
  });

  it.each<[string, Partial<CancelDraft>, Partial<CancelOptions>, object]>([
    ["OPS-CAN-15 a blank reason", { reason: " " }, {}, {}],
    ["a reason", { reason: " rain " }, {}, { reason: "rain" }],
    ["ANSWER-11 no refund", { choice: "full" }, {}, { refund_amount: 0 }],
    ["OPS-CAN-14 the standard refund", { refund: true }, {}, { refund: true, refund_amount: 4000 }],
    ["OPS-CAN-14 the full refund", { refund: true, choice: "full" }, {}, { refund: true, refund_amount: 5000 }],
    [
      "CALC-19 a custom refund",
      { refund: true, choice: "custom", refund_amount: "19.99" },
      {},
      { refund: true, refund_amount: 1999 },
    ],
    [
      "ANSWER-11 a refund of one cent",
      { refund: true, choice: "custom", refund_amount: "0.01" },
      {},
      { refund: true, refund_amount: 1 },
    ],
    [
      "all of it by hand",
      { refund: true, choice: "custom", refund_amount: "50" },
      {},
      { refund: true, refund_amount: 5000 },
    ],
    [
      "OPS-CAN-20 a refund alone",
      { refund: true, cancel: false },
      {},
      { refund: true, cancel: false, refund_amount: 4000 },
    ],
    ["no refund where no card paid", { refund: true }, { transaction_total: cents(0), refund_total: cents(0) }, {}],
    ["OPS-CAN-04 force", { force_cancel: true }, {}, { force_cancel: true }],
    ["OPS-CAN-04 no force without cancel", { cancel: false, force_cancel: true }, {}, { cancel: false }],
    ["OPS-CAN-05 no second cancelation", { force_cancel: true }, { is_canceled: true }, { cancel: false }],
  ])("OPS-CAN-23 sends %s", (_, typed, offered, request) => {
    const draft = { ...blankCancelDraft({ is_canceled: false }), ...typed };
    expect(parseCancelRequest(12, draft, { ...options, ...offered })).toEqual(Result.succeed({ ...sent, ...request }));
  });

  it.each([
    ["", "amount_blank"],
    ["abc", "amount_unreadable"],
    ["19.999", "amount_too_precise"],
    ["0", "refund_not_positive"],
    ["-5", "refund_not_positive"],
    ["50.01", "refund_above_refundable"],
  ])("ANSWER-11 refuses the custom refund %j: %s", (refund_amount, code) => {
    const draft: CancelDraft = { ...blankCancelDraft(options), refund: true, choice: "custom", refund_amount };
    expect(parseCancelRequest(12, draft, options)).toEqual(Result.fail([{ path: "refund_amount", code }]));
  });

  it.each(["full", "custom"] as const)("ANSWER-11 refuses the %s refund where no card paid", (choice) => {
    const draft: CancelDraft = { ...blankCancelDraft(options), refund: true, choice, refund_amount: "1" };
    const parsed = parseCancelRequest(12, draft, { ...options, transaction_total: cents(0), refund_total: cents(0) });
    expect(parsed).toMatchObject({ failure: [{ path: "refund_amount" }] });
  });

  it.each<[string, Partial<CancelDraft>, Partial<CancelOptions>, boolean]>([
    ["the standard refund", {}, {}, false],
    [
      "its part for the players who left",
      { choice: "custom", refund_amount: "15" },
      { difference_total: cents(1500) },
      false,
    ],
    ["more", { choice: "full" }, {}, true],
    ["less", { choice: "custom", refund_amount: "39.99" }, {}, true],
    ["no refund", { refund: false, choice: "full" }, {}, false],
    ["no refund, forced", { refund: false, force_cancel: true }, {}, true],
    ["the standard refund, forced", { force_cancel: true }, {}, true],
    [
      "more from a server that asks for no reason",
      { choice: "full", force_cancel: true },
      { needs_reason: false },
      false,
    ],
  ])("DECISION-45 asks for a reason: %s", (_, typed, offered, isAsked) => {
    const draft: CancelDraft = { ...blankCancelDraft(options), refund: true, ...typed };
    const asking = { ...options, needs_reason: true, ...offered };
    const parse = (reason: string) => parseCancelRequest(12, { ...draft, reason }, asking);
    const issues = Result.match(parse(" "), { onFailure: (found) => found, onSuccess: () => [] });
    expect(issues).toEqual(isAsked ? [{ path: "reason", code: "exception_reason_missing" }] : []);
    expect(parse("rain")).toEqual(Result.succeed(expect.objectContaining({ reason: "rain" })));
  });

  it.each(["standard", "full"] as const)("refuses the %s refund of nothing", (choice) => {
    const draft: CancelDraft = { ...blankCancelDraft(options), cancel: false, refund: true, choice };
    const nothing = { ...options, refund_total: cents(0), transaction_total: cents(0) };
    expect(parseCancelRequest(12, draft, nothing)).toEqual(
      Result.fail([{ path: "refund_amount", code: "refund_not_positive" }]),
    );
  });
});
