import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as domain from "./index.ts";

/** Calls a function as JavaScript does, without its types. */
const call = (name: keyof typeof domain, given: readonly unknown[]): unknown =>
  Reflect.apply(Object(Reflect.get(domain, name)), undefined, given);

/** The functions that take what a caller without a compiler may pass: each returns a value or issues, and never throws. */
const total = [
  "quote",
  "commissionOn",
  "discountAmount",
  "decodeServiceFee",
  "centsFrom",
  "parseCents",
  "parsePercent",
  "parseCharge",
  "parseCount",
  "parseLocalDate",
  "parseTypedDate",
  "parseReportDate",
  "parseTimeOfDay",
  "decodeBooking",
  "decodeDiscount",
  "decodeGiftCertificate",
  "decodeGolfRate",
  "decodeRentalClubs",
  "decodeTeeTime",
  "pageSize",
] as const;

const anything = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue(),
  fc.constantFrom(Number.NaN, -0, Number.POSITIVE_INFINITY),
);

describe("from JavaScript", () => {
  it.each(total)("%s returns for anything that JSON holds", (name) => {
    fc.assert(
      fc.property(anything, fc.nat(4), (value, players) => {
        expect(() => call(name, [value, players])).not.toThrow();
      }),
    );
  });

  it("quote prices nothing whose members are missing or of other types", () => {
    const member = fc.option(anything, { nil: null });
    const input = fc.record(
      {
        charge: member,
        players: member,
        rate: member,
        rental_clubs: member,
        discount: member,
        gift_certificate: member,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(input, (given) => {
        const price = Object(call("quote", [given]));
        expect(price.total).toSatisfy(price.issues.length > 0 ? (total) => total === null : Number.isSafeInteger);
      }),
    );
  });

  it.each<[string, unknown, readonly string[]]>([
    ["nothing", undefined, ["booking unexpected_shape"]],
    [
      "a charge alone",
      { charge: 12_500 },
      ["players", "rate", "rental_clubs", "discount", "gift_certificate"].map((path) => `${path} value_missing`),
    ],
    [
      "members of other types",
      {
        charge: "125.00",
        players: "4",
        rate: { raw_rate: 25.5, service_fee: 5 },
        rental_clubs: [{ id: 7, raw_charge: 2500, quantity: "2" }, { raw_charge: 2500, quantity: 1 }, null],
        discount: { kind: "percent", percent: 10_001 },
        gift_certificate: {},
      },
      [
        "charge unexpected_shape",
        "players unexpected_shape",
        "rate.raw_rate unexpected_shape",
        "rate.service_fee unexpected_shape",
        "rental_clubs.7.quantity unexpected_shape",
        "rental_clubs.#2.id value_missing",
        "rental_clubs.#3 unexpected_shape",
        "discount unexpected_shape",
        "gift_certificate.raw_balance value_missing",
      ],
    ],
  ])("quote names what is wrong with %s", (_, input, issues) => {
    expect(call("quote", [input])).toEqual({
      total: null,
      lines: [],
      issues: issues.map((text) => ({ path: text.split(" ")[0], code: text.split(" ")[1] })),
      gift_used: 0,
      gift_remaining: 0,
    });
  });
});
