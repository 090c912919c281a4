import { type CancelPlan, type Cents, centsFrom, zeroCents } from "@teedesk/domain";
import { expect, it } from "vitest";
import { teeTime } from "../../flows/cancelTeeTime/testing.ts";
import { destinationOf, planText } from "./planText.ts";

function cents(amount: number): Cents {
  const read = centsFrom(amount);
  if ("success" in read) return read.success;
  throw new Error(`${amount} is no amount.`);
}

const nothing: CancelPlan = {
  cancels: false,
  forces: false,
  to_card: zeroCents,
  to_gift_certificate: null,
  mails_customer: [],
  mails_course: false,
  phones_course: false,
};

it.each<[string, Partial<CancelPlan>, string[]]>([
  [
    "a refund alone",
    { to_card: cents(4000) },
    ["$40.00 goes back to the card.", "A refund alone sends no email: tell the customer."],
  ],
  [
    "a cancelation alone",
    { cancels: true },
    ["The tee time is canceled.", "Nothing goes back to the card.", "The customer gets no email."],
  ],
  [
    "all of it",
    {
      cancels: true,
      forces: true,
      to_card: cents(123_456),
      to_gift_certificate: { serial: "GIFT-100", amount: cents(10_000) },
      mails_customer: ["pat@example.test", "lee@example.test"],
      mails_course: true,
      phones_course: true,
    },
    [
      "The tee time is canceled, even if the course's system refuses.",
      "$1,234.56 goes back to the card.",
      "$100.00 goes back to the gift certificate GIFT-100.",
      "A cancelation email goes to pat@example.test, lee@example.test.",
      "The golf course gets an email.",
      "It is INTERNAL: call the course to cancel the reservation.",
    ],
  ],
])("says what Process will do: %s", (_, plan, words) => {
  expect(planText({ ...nothing, ...plan })).toEqual(words);
});

it.each([
  ["card", {}],
  ["refused", { payment_refused_at: "2026-11-21T18:30:00.000Z" }],
  ["settled", { payment_refused_at: "2026-11-21T18:30:00.000Z", payment_settled_at: "2026-11-22T18:30:00.000Z" }],
])("DECISION-74 a refund goes to: %s", (destination, changes) => {
  expect(destinationOf({ ...teeTime, ...changes })).toBe(destination);
});

it("DECISION-55 says that nothing goes back to a card that was refused after the booking", () => {
  expect(planText({ ...nothing, cancels: true, to_card: cents(4000) }, "refused")).toContain(
    "$40.00 is not owed any more: the card was never charged.",
  );
});

it.each([true, false])("DECISION-74 says that nothing goes back of a settled payment, canceled: %s", (cancels) => {
  const lines = planText({ ...nothing, cancels, to_card: cents(4000) }, "settled");
  expect(lines).toContain(
    "Nothing goes back to the card: it was never charged, and the payment was settled. If it was paid some other way, give that back that way.",
  );
  expect(lines.join(" ")).not.toContain("$40.00");
  expect(lines.join(" ")).not.toContain("tell the customer");
});

it("DECISION-73 says that what was paid elsewhere is refunded there", () => {
  expect(planText({ ...nothing, cancels: true, to_card: cents(45_000) }, "elsewhere")).toContain(
    "Paid elsewhere $450.00: refund it there.",
  );
});
