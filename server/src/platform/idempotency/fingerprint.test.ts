import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createCardCipher } from "../cardCipher.ts";
import { fingerprint } from "./fingerprint.ts";

const body = { booking: { charge: "100.00", credit_card: { number: "4242424242424242", cvv: "123" }, clubs: [1, 2] } };
const optionsOf = (key: Buffer) => ({ mac: createCardCipher(key).mac, omit: ["cvv"] });
const options = optionsOf(randomBytes(32));

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
  expect(fingerprint(body, optionsOf(randomBytes(32)))).not.toBe(fingerprint(body, options));
});
