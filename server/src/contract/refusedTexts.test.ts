import { expect, it } from "vitest";
import { refusedTexts } from "./refusedTexts.ts";

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

it("knows the inputs that are meant for cards, and finds the others anywhere", () => {
  const hide = ([first]: readonly string[]) => (first === "booking" ? 1 : 0);
  const number = "4111111111111111";
  const booking = { credit_card: { number, cvv: "cvv 123" }, customers: [{ name: "Pat" }, { name: number }] };
  expect(refusedTexts({ booking, password: number }, hide)).toEqual({ "customers.1.name": [card] });
});
