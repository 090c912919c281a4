import { expect, it } from "vitest";
import { fingerprint } from "./fingerprint.ts";

const body = { booking: { charge: "100.00", credit_card: { number: "4242424242424242", cvv: "123" }, clubs: [1, 2] } };
const options = { key: "server key", omit: ["cvv"] };

it.each([
  [
    "the order of members",
    { booking: { clubs: [1, 2], credit_card: { cvv: "123", number: "4242424242424242" }, charge: "100.00" } },
    true,
  ],
  [
    "an omitted member",
    { booking: { ...body.booking, credit_card: { number: "4242424242424242", cvv: "999" } } },
    true,
  ],
  ["the order of a list", { booking: { ...body.booking, clubs: [2, 1] } }, false],
  ["an amount", { booking: { ...body.booking, charge: "100.01" } }, false],
  ["the card number", { booking: { ...body.booking, credit_card: { number: "4000000000000002", cvv: "123" } } }, false],
])("a change in %s", (_, other, isSame) => {
  expect(fingerprint(other, options) === fingerprint(body, options)).toBe(isSame);
});

it("depends on the server's key", () => {
  expect(fingerprint(body, { ...options, key: "another key" })).not.toBe(fingerprint(body, options));
});
