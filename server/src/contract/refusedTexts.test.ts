import { describe, expect, it, vi } from "vitest";
import { refusedTexts, trimLines } from "./refusedTexts.ts";

const none = () => 0;
const card = "This looks like a card number. If it is something else, leave out its last digit.";
const code = "This looks like the security code of a card.";
const unseen = "has characters that cannot be shown";

it.each([
  ["cust card 4111 1111 1111 1111 exp 12/29", card],
  ["4111-1111-1111-1111", card],
  ["378282246310005", card],
  ["paid with 4111_1111_1111_1111", card],
  ["4111\u200b1111\u200b1111\u200b1111", card],
  ["4111 1111 1111 1111 cvv 987", card],
  ["the cvv is 987, cvc: 123", code],
  ["CVV2 9871", code],
  ["a\ud800", unseen],
  ["\udc00b", unseen],
  ["a\u0007b", unseen],
  ["abc\u202etxt", unseen],
])("refuses %j in a note", (notes, message) => {
  expect(refusedTexts({ tee_time: { notes } }, none)).toEqual({ "tee_time.notes": [message] });
});

it.each([
  "call +1 858 555 0100 or 858 555 0199",
  "4242424242424241",
  "4222222222222",
  "two lines\r\n\tand a tab",
  "Zoë 👩‍👩‍👧, \u00a0Straße",
  "confirmation 2026-11-28 10:30",
  "cvv not asked",
])("lets %j through", (notes) => {
  expect(refusedTexts({ tee_time: { notes } }, none)).toEqual({});
});

it.each(["first_name", "course_name", "name", "folio", "code", "mobile_phone"])("keeps %s on one line", (name) => {
  for (const text of ["a\r\nBcc: b@example.test", "a\nb", "a\tb"]) {
    expect(refusedTexts({ customer: { [name]: text } }, none)).toEqual({ [`customer.${name}`]: ["must be one line"] });
  }
});

it.each(["first_name", "subject", "postcode"])("refuses hidden characters in %s, which is one line", (name) => {
  for (const text of ["\u200b\u200b", "Pat\u200fLee", "\u2028", "Pat\u{e0061}"]) {
    expect(refusedTexts({ customer: { [name]: text } }, none)).toEqual({
      [`customer.${name}`]: ["has characters that cannot be seen"],
    });
  }
  expect(refusedTexts({ customer: { [name]: "می\u200cخواهم", notes: "soft\u00adhyphen" } }, none)).toEqual({});
});

describe("a text that is too long to be searched", () => {
  const together = "The texts of this request are too long together.";

  it("is named, and texts that are too long together are refused as one", () => {
    const golf_rate = { x: "1".repeat(10_001), y: "1 ".repeat(5_000) };
    expect(refusedTexts({ golf_rate }, none)).toEqual({ "golf_rate.x": ["Enter at most 10,000 characters."] });
    expect(
      refusedTexts(
        ["a", "b", "c", "d"].map((sign) => sign.repeat(9_000)),
        none,
      ),
    ).toEqual({ "": [together] });
  });

  it("costs no search, however much text a body has", () => {
    const spies = [vi.spyOn(RegExp.prototype, "test"), vi.spyOn(String.prototype, "matchAll")] as const;
    const body = { a: "4_".repeat(500_000), b: Array.from({ length: 4_000 }, () => "4_".repeat(120)) };
    const messages = refusedTexts(body, none);
    const tested = spies[0].mock.calls.map(([text]) => text.length);
    const matched = spies[1].mock.contexts.map((text) => String(text).length);
    vi.restoreAllMocks();

    const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);
    expect(sum(matched)).toBe(30_000);
    expect(sum(tested)).toBeLessThan(10 * 30_000);
    expect(Object.keys(messages).toSorted()).toEqual(["", "a"]);
  });
});

it("knows the inputs that are meant for cards, and finds the others anywhere", () => {
  const hide = ([first]: readonly string[]) => (first === "booking" ? 1 : 0);
  const number = "4111111111111111";
  const booking = { credit_card: { number, cvv: "cvv 123" }, customers: [{ name: "Pat" }, { name: number }] };
  expect(refusedTexts({ booking, password: number }, hide)).toEqual({ "customers.1.name": [card] });
});

it("takes hidden characters off the ends of lines alone", () => {
  const body = {
    customer: { first_name: "\u200bPat\u200b ", last_name: "\u200b\u200b", email: "pat@example.test" },
    discounts: [{ code: "\ufeffTENOFF" }, { code: " TENOFF " }],
    notes: "\u200bas typed",
    password: "\u200bsecret",
    city: "San\u200fDiego",
  };
  trimLines(body);
  expect(body).toEqual({
    customer: { first_name: "Pat", last_name: "", email: "pat@example.test" },
    discounts: [{ code: "TENOFF" }, { code: " TENOFF " }],
    notes: "\u200bas typed",
    password: "\u200bsecret",
    city: "San\u200fDiego",
  });
});

it.each([null, 5, "\u200bx", [null, ["\u200bx"]]])("leaves %j as it is", (body) => {
  const before = structuredClone(body);
  trimLines(body);
  expect(body).toEqual(before);
});
