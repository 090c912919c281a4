import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBooking } from "../src/booking/decodeBooking.ts";
import { decodeDiscount } from "../src/discount/decodeDiscount.ts";
import { discountAmount } from "../src/discount/discountAmount.ts";
import { decodeGiftCertificate } from "../src/giftCertificate/decodeGiftCertificate.ts";
import { decodeGolfRate } from "../src/golfRate/decodeGolfRate.ts";
import { parseCents } from "../src/money/parseCents.ts";
import { readBooking } from "./readBooking.ts";
import { refusalText } from "./refusal.ts";

/** Any JSON, with valid values of these members among it. */
const json = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    false,
    "",
    "5",
    "3.50",
    "1,25",
    "0.999",
    "-1",
    12.5,
    -1,
    0,
    -0,
    1e300,
    [],
    {},
  ),
  fc.integer({ min: -10, max: 20_000 }),
  fc.integer({ min: 0, max: 999_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.jsonValue(),
);

/** As it arrives over the wire, where undefined members are missing. */
const wire = (value: object): unknown => JSON.parse(JSON.stringify(value));

const read = (members: object) => readBooking(wire({ charge: "100.00", ...members }));
const valueOf = <A>(result: Result.Result<A, unknown>) => Result.getOrElse(result, () => "refused" as const);
const part = <K extends "charge" | "players" | "rate" | "rental_clubs" | "discount" | "gift_certificate">(
  members: object,
  name: K,
) => valueOf(Result.map(read(members), (input) => input[name]));

const someRate = { id: 1, type: "RicGolfRate" };

/** The command reads by hand, console and server by a schema: both must give the same result. */
describe("readBooking takes and refuses what the domain's decoders do", () => {
  it("of a charge and of players", () => {
    fc.assert(
      fc.property(json, json, (charge, players) => {
        const booking = decodeBooking(wire({ charge, tee_time: { players } }));
        const wanted = Result.flatMap(booking, (decoded) =>
          Result.map(parseCents(decoded.charge), (cents) => ({ charge: cents, players: decoded.tee_time.players })),
        );
        const found = Result.map(read({ charge, players }), (input) => ({
          charge: input.charge,
          players: input.players,
        }));
        expect(valueOf(found)).toEqual(valueOf(wanted));
      }),
    );
  });

  it("of a rate and its service fee", () => {
    fc.assert(
      fc.property(json, json, (raw_rate, service_fee) => {
        const wanted = Result.map(decodeGolfRate(wire({ ...someRate, raw_rate, service_fee })), (rate) =>
          rate === null ? null : { raw_rate: rate.raw_rate, service_fee: rate.service_fee },
        );
        expect(part({ rate: { raw_rate, service_fee } }, "rate")).toEqual(valueOf(wanted));
      }),
    );
  });

  it("of rental clubs", () => {
    fc.assert(
      fc.property(json, json, (raw_charge, quantity) => {
        const rental_clubs = [{ id: 7, raw_charge, quantity }];
        const wanted = Result.map(decodeBooking(wire({ tee_time: {}, rental_clubs })), (booking) =>
          booking.rental_clubs.map((club) => ({ id: club.id, raw_charge: club.raw_charge, quantity: club.quantity })),
        );
        expect(part({ rental_clubs }, "rental_clubs")).toEqual(valueOf(wanted));
      }),
    );
  });

  it("of a discount", () => {
    fc.assert(
      fc.property(json, json, (is_dollars, raw_amount) => {
        const discount = { id: 1, code: "X", is_dollars, raw_amount };
        const wanted = Result.flatMap(decodeDiscount(wire(discount)), discountAmount);
        expect(part({ discount }, "discount")).toEqual(valueOf(wanted));
      }),
    );
  });

  it("of a gift certificate", () => {
    fc.assert(
      fc.property(json, (raw_balance) => {
        const gift_certificate = { id: 1, serial: "X", raw_balance };
        const wanted = Result.map(decodeGiftCertificate(wire(gift_certificate)), (gift) => ({
          raw_balance: gift.raw_balance,
        }));
        expect(part({ gift_certificate }, "gift_certificate")).toEqual(valueOf(wanted));
      }),
    );
  });
});

const fieldMessageText = (value: unknown) =>
  Result.match(readBooking(value), {
    onSuccess: () => [],
    onFailure: (refusals) => refusals.map((refusal) => `${refusal.path}: ${refusalText(refusal)}`),
  });

describe("readBooking", () => {
  it("names each refused member and says what it should have been", () => {
    const booking = {
      charge: "1,25",
      players: "two",
      rate: { service_fee: "5 %" },
      rental_clubs: [{ id: 7, raw_charge: 25.5, quantity: 1 }, { raw_charge: 2500 }, null],
      discount: { is_dollars: "yes", raw_amount: 5 },
      gift_certificate: { raw_balance: 1e300 },
    };
    expect(fieldMessageText(booking)).toEqual([
      'charge: Enter an amount in dollars, such as 125.00. Expected dollars, such as "125.00" or 125; a point before the cents, a comma between thousands only. Given: "1,25".',
      'players: Expected a whole number; null, 0 and less count as 1. Given: "two".',
      'rate.service_fee: The service fee of the rate cannot be read. Expected a number (percent of the rate), a text (dollars per player, such as "3.50"), or null. Given: "5 %".',
      "rental_clubs.7.raw_charge: Expected a whole number of cents per set; 0 where it is missing. Given: 25.5.",
      "rental_clubs.#2.quantity: Expected a whole number of sets. Given: nothing.",
      "rental_clubs.#3: Expected an object. Given: null.",
      'discount.is_dollars: Expected true or false. Given: "yes".',
      "gift_certificate.raw_balance: This amount is too large. Expected a whole number of cents. Given: 1e+300.",
    ]);
  });

  it.each([[null], [17], ["text"], [[]]])("refuses %j as a booking", (value) => {
    expect(fieldMessageText(value)).toEqual([`: Expected an object. Given: ${JSON.stringify(value)}.`]);
  });

  it("OPS-IBE-64 prices a charge of 0, and reads a number as dollars, as a text is", () => {
    const charges = [0, "0.00", 12_500, "12,500", 12.5].map((charge) => part({ charge }, "charge"));
    expect(charges).toEqual([0, 0, 1_250_000, 1_250_000, 1250]);
  });

  it("reads null as a missing member", () => {
    const nulls = { rate: null, rental_clubs: null, discount: null, gift_certificate: null, players: null };
    expect(read(nulls)).toEqual(read({}));
  });
});
