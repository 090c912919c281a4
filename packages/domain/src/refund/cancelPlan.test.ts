import { describe, expect, it } from "vitest";
import { teeTime } from "../../testing/teeTimes.ts";
import { cents } from "../../testing/values.ts";
import { type CancelFacts, type CancelPlan, cancelPlan } from "./cancelPlan.ts";
import type { CancelOptions, CancelRequest } from "./cancelRequest.ts";

const request: CancelRequest = {
  id: 12,
  refund: true,
  cancel: true,
  force_cancel: false,
  refund_amount: cents(4000),
  reason: "rain",
};

const plan: CancelPlan = {
  cancels: true,
  forces: false,
  to_card: cents(4000),
  to_gift_certificate: { serial: "GIFT-100", amount: cents(10_000) },
  mails_customer: ["pat.lee@example.test"],
  mails_course: true,
  phones_course: false,
};

const refundAlone = { cancels: false, to_gift_certificate: null, mails_customer: [], mails_course: false };

describe("cancelPlan", () => {
  it.each<[string, Partial<CancelRequest>, Partial<CancelOptions>, Partial<CancelFacts>, Partial<CancelPlan>]>([
    ["a cancelation with a refund", {}, {}, {}, {}],
    [
      "REFUND-05 ANSWER-43 one without a refund to the card",
      { refund: false, refund_amount: cents(0) },
      {},
      {},
      { to_card: cents(0) },
    ],
    ["a refund alone", { cancel: false }, { internal: true }, {}, refundAlone],
    ["one against the course's system", { force_cancel: true }, {}, {}, { forces: true }],
    ["MSG-25 an internal tee time", {}, { internal: true }, {}, { phones_course: true }],
    ["one without a certificate", {}, {}, { gift_certificate: null }, { to_gift_certificate: null }],
    ["a certificate that paid nothing", {}, {}, { gift_certificate_amount: "0.00" }, { to_gift_certificate: null }],
    ["one that paid an unknown amount", {}, {}, { gift_certificate_amount: "" }, { to_gift_certificate: null }],
    ["a customer without an address", {}, {}, { customer: null }, { mails_customer: [] }],
    ["a customer who gets no mail", {}, {}, { should_email_customer: false }, { mails_customer: [] }],
    [
      "additional addresses",
      {},
      {},
      { alt_emails: "pat.lee@example.test, sam@example.test" },
      { mails_customer: ["pat.lee@example.test", "sam@example.test"] },
    ],
    ["a course that gets no mail", {}, {}, { should_email_course: false }, { mails_course: false }],
  ])("says what happens to %s", (_, asked, offered, known, said) => {
    expect(cancelPlan({ ...request, ...asked }, { internal: false, ...offered }, { ...teeTime, ...known })).toEqual({
      ...plan,
      ...said,
    });
  });
});
