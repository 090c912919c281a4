import * as fc from "fast-check";
import { expect, it } from "vitest";
import { duplicateOf, type Identity } from "./duplicate.ts";

const blank: Identity = { first_name: "", last_name: "", email: "", primary_phone: "", mobile_phone: "" };
const pat = {
  ...blank,
  first_name: "Pat",
  last_name: "Lee",
  email: "pat@example.test",
  primary_phone: "858-555-0100",
};
const jose = { ...blank, first_name: "José", last_name: "Núñez" };

it.each<[string, Partial<Identity>, Partial<Identity>, string]>([
  ["name and address", pat, { email: "PAT@example.test", primary_phone: "" }, "Same name, same e-mail address."],
  [
    "name and number, in any spelling",
    pat,
    { email: "", primary_phone: "+1 (858) 555 0100" },
    "Same name, same phone number.",
  ],
  [
    "one's mobile number and the other's first",
    pat,
    { email: "", primary_phone: "", mobile_phone: "8585550100" },
    "Same name, same phone number.",
  ],
  ["everything", pat, {}, "Same name, same e-mail address and same phone number."],
  [
    "names in the other order",
    { ...pat, first_name: "Lee", last_name: "Pat" },
    {},
    "Same name, same e-mail address and same phone number.",
  ],
])("BUS-10 a customer is a likely duplicate: %s", (_, one, other, reason) => {
  expect(duplicateOf({ ...pat, ...one }, { ...pat, ...other })).toEqual({ isLikely: true, reason });
});

it.each<[string, Identity, Identity, string]>([
  [
    "a couple's number",
    pat,
    { ...pat, first_name: "Kim", email: "kim@example.test" },
    "Same phone number, but another name: couples and families share one. Ask the customer.",
  ],
  [
    "a family's address",
    { ...pat, primary_phone: "" },
    { ...pat, first_name: "Kim", primary_phone: "" },
    "Same e-mail address, but another name: couples and families share one. Ask the customer.",
  ],
  [
    "a caller without a name",
    pat,
    { ...blank, primary_phone: "858 555 0100" },
    "Same phone number, but one of them has no name. Ask the customer.",
  ],
  [
    "a name with and without accents",
    jose,
    { ...blank, first_name: "jose", last_name: "NUNEZ" },
    "Same name, but no e-mail address or phone number is the same: two people may have it. Ask the customer.",
  ],
])("BUS-10 a customer is a possible duplicate, and the doubt is stated: %s", (_, one, other, reason) => {
  expect(duplicateOf(one, other)).toEqual({ isLikely: false, reason });
});

it.each<[string, Identity, Identity]>([
  ["nothing in common", pat, { ...jose, email: "jose@example.test" }],
  ["two without a fact", blank, blank],
  ["one name alone", { ...blank, last_name: "Erased" }, { ...blank, last_name: "Erased" }],
  ["an extension for a number", { ...pat, email: "" }, { ...jose, mobile_phone: "0100" }],
  ["part of a number", { ...pat, email: "" }, { ...jose, mobile_phone: "555-0100" }],
])("BUS-10 a customer is no duplicate: %s", (_, one, other) => {
  expect(duplicateOf(one, other)).toBeNull();
});

const text = (...texts: readonly string[]) => fc.constantFrom("", ...texts);
const anyone: fc.Arbitrary<Identity> = fc.record({
  first_name: text("Ana", "ána", "Pat"),
  last_name: text("Lee", "O'Brien", "Obrien"),
  email: text("a@x.test", "A@X.TEST", "b@x.test"),
  primary_phone: text("858-555-0100", "18585550100", "12"),
  mobile_phone: text("(858) 555 0100", "619 555 0101"),
});

it("BUS-10 is the same from either side, and a likely duplicate is of the same name", () => {
  fc.assert(
    fc.property(anyone, anyone, (one, other) => {
      const found = duplicateOf(one, other);
      expect(found).toEqual(duplicateOf(other, one));
      expect(found?.isLikely ?? false).toBe(found?.reason.startsWith("Same name, same") ?? false);
    }),
  );
});
