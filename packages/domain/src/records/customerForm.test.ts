import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type CustomerInput, customerForm } from "./customerForm.ts";

const line = fc.string({ maxLength: 60 }).map((text) => text.trim());

const phone = fc.constantFrom(
  "",
  "(619) 555-7777",
  "+34 91 555 01 02",
  "1-800-GOLF-NOW",
  "911",
  "619.555.7777 x12, ask for Ana",
);

const anyCustomer: fc.Arbitrary<Omit<CustomerInput, "ignore_duplicate">> = fc.record({
  type: fc.constantFrom("Customer", "GiftCertificateRecipient"),
  first_name: line.filter((name) => name !== ""),
  last_name: line,
  email: fc.constantFrom("", "pat.lee@example.test"),
  address: line,
  address_2: line,
  address_3: line,
  city: line,
  subdivision: line,
  postcode: line,
  country_alpha2: fc.constantFrom("", "US", "NZ"),
  primary_phone: phone,
  mobile_phone: phone,
  legacy_address: line,
});

describe("the customer form", () => {
  it("sends a customer back unchanged", () => {
    fc.assert(
      fc.property(anyCustomer, (fields) => {
        const customer = { ...fields, id: 8, lock_version: 3, duplicate: false };
        expect(customerForm.parse(customerForm.toDraft(customer))).toEqual(
          Result.succeed({ ...fields, ignore_duplicate: false }),
        );
      }),
    );
  });

  it("ADM-CUST-30 begins blank, and needs a name, an e-mail address or a phone number", () => {
    const blank = customerForm.blank();
    expect(Object.values(blank).filter(Boolean)).toEqual(["Customer"]);
    expect(customerForm.parse({ ...blank, address_2: "Floor 2", first_name: " " })).toEqual(
      Result.fail([{ path: "first_name", code: "customer_nameless" }]),
    );
  });

  it.each(["first_name", "last_name", "email", "primary_phone", "mobile_phone"])("is content with %s alone", (name) => {
    const draft = { ...customerForm.blank(), [name]: name.endsWith("phone") ? "555-0100" : "jo@example.test" };
    expect(customerForm.parse(draft)).toEqual(Result.succeed(draft));
  });

  it.each(["primary_phone", "mobile_phone"])("%s has digits to dial", (name) => {
    const draft = { ...customerForm.blank(), last_name: "Lee", [name]: "abc 12" };
    expect(customerForm.parse(draft)).toEqual(Result.fail([{ path: name, code: "phone_unreadable" }]));
  });

  it("trims what was typed", () => {
    const draft = {
      ...customerForm.blank(),
      first_name: " Pat ",
      email: " pat.lee@example.test",
      ignore_duplicate: true,
    };
    expect(Result.getOrThrow(customerForm.parse(draft))).toEqual({
      ...draft,
      first_name: "Pat",
      email: "pat.lee@example.test",
    });
  });

  it("shows members that a specified server leaves out as blank", () => {
    const { ignore_duplicate: _, ...stored } = Result.getOrThrow(customerForm.accept(null, { email: "a@b.test" }));
    expect(customerForm.toDraft({ ...stored, type: null, address_2: null, email: null })).toEqual(customerForm.blank());
  });

  it.each([
    [{ email: "pat" }, "email", "email_unreadable"],
    [{ country_alpha2: "us" }, "country_alpha2", "country_unreadable"],
    [{ country_alpha2: "USA" }, "country_alpha2", "country_unreadable"],
    [{ first_name: "a".repeat(256) }, "first_name", "line_too_long"],
    [{ address_3: "a".repeat(256) }, "address_3", "line_too_long"],
    [{ legacy_address: "a".repeat(2001) }, "legacy_address", "text_too_long"],
  ])("ADM-CUST-34 refuses %.40j", (typed, path, code) => {
    const known = { mobile_phone: "555 0100" };
    expect(customerForm.parse({ ...customerForm.blank(), ...known, ...typed })).toEqual(Result.fail([{ path, code }]));
    expect(customerForm.accept(null, { ...known, ...typed })).toEqual(Result.fail([{ path, code }]));
  });

  it("names all issues", () => {
    const draft = { ...customerForm.blank(), email: "pat", city: "a".repeat(256) };
    expect(Result.getOrThrow(Result.flip(customerForm.parse(draft))).map(({ path }) => path)).toEqual([
      "email",
      "city",
    ]);
  });

  it("knows two types of customer", () => {
    expectTypeOf<CustomerInput["type"]>().toEqualTypeOf<"Customer" | "GiftCertificateRecipient">();
  });
});
