import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { blankCustomer, type Customer, type CustomerFields } from "./customer.ts";
import { blankCustomerDraft, parseCustomerDraft, toCustomerDraft } from "./customerDraft.ts";
import { customerIssues } from "./customerIssues.ts";

const line = fc.string({ maxLength: 60 }).map((text) => text.trim());

const anyCustomer: fc.Arbitrary<CustomerFields> = fc.record({
  type: fc.constantFrom("Customer", "GiftCertificateRecipient"),
  first_name: line,
  last_name: line,
  email: fc.constantFrom("", "pat.lee@example.test"),
  address: line,
  address_2: line,
  address_3: line,
  city: line,
  subdivision: line,
  postcode: line,
  country_alpha2: fc.constantFrom("", "US", "NZ"),
  primary_phone: line,
  mobile_phone: line,
  legacy_address: line,
});

describe("the customer form", () => {
  it("sends a customer back as it came", () => {
    fc.assert(
      fc.property(anyCustomer, (fields) => {
        const customer = { ...fields, id: 8, lock_version: 3, duplicate: false };
        expect(parseCustomerDraft(toCustomerDraft(customer))).toEqual(
          Result.succeed({ ...fields, ignore_duplicate: false }),
        );
      }),
    );
  });

  it("ADM-CUST-30 CONST-45 is blank for a new customer, whose id is 0", () => {
    expect(blankCustomer.id).toBe(0);
    expect(toCustomerDraft(blankCustomer)).toEqual(blankCustomerDraft());
  });

  it("requires nothing", () => {
    expect(parseCustomerDraft(blankCustomerDraft())).toEqual(Result.succeed(blankCustomerDraft()));
  });

  it("takes the blanks off what was typed", () => {
    const draft = {
      ...blankCustomerDraft(),
      first_name: " Pat ",
      email: " pat.lee@example.test",
      ignore_duplicate: true,
    };
    expect(Result.getOrThrow(parseCustomerDraft(draft))).toEqual({
      ...draft,
      first_name: "Pat",
      email: "pat.lee@example.test",
    });
  });

  it("shows what an older server leaves out as blank", () => {
    expect(toCustomerDraft({ ...blankCustomer, type: null, address_2: null })).toEqual(blankCustomerDraft());
  });

  it.each([
    [{ email: "pat" }, "email", "email_unreadable"],
    [{ country_alpha2: "us" }, "country_alpha2", "country_unreadable"],
    [{ country_alpha2: "USA" }, "country_alpha2", "country_unreadable"],
    [{ first_name: "a".repeat(256) }, "first_name", "line_too_long"],
    [{ address_3: "a".repeat(256) }, "address_3", "line_too_long"],
    [{ legacy_address: "a".repeat(2001) }, "legacy_address", "text_too_long"],
  ])("ADM-CUST-34 refuses %.40j", (typed, path, code) => {
    expect(parseCustomerDraft({ ...blankCustomerDraft(), ...typed })).toEqual(Result.fail([{ path, code }]));
    expect(customerIssues(typed)).toEqual([{ path, code }]);
  });

  it("names all that is wrong at once", () => {
    const draft = { ...blankCustomerDraft(), email: "pat", city: "a".repeat(256) };
    expect(Result.getOrThrow(Result.flip(parseCustomerDraft(draft))).map(({ path }) => path)).toEqual([
      "city",
      "email",
    ]);
  });

  it("knows two types of customer", () => {
    expectTypeOf<{ type: "Guest" }>().not.toExtend<Pick<Customer, "type">>();
  });
});
