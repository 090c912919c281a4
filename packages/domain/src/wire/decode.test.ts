import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { context, draft, rentalClub } from "../../testing/bookings.ts";
import { decodeBooking } from "../booking/decodeBooking.ts";
import { parseBooking } from "../booking/parseBooking.ts";
import { blankCreditCard } from "../creditCard/creditCard.ts";
import { decodeSavedCard } from "../creditCard/decodeSavedCard.ts";
import { dealUrl } from "../deal/deal.ts";
import { decodeDealList } from "../deal/decodeDealList.ts";
import { decodeDiscount } from "../discount/decodeDiscount.ts";
import { decodeGiftCertificate } from "../giftCertificate/decodeGiftCertificate.ts";
import { decodeGolfRate } from "../golfRate/decodeGolfRate.ts";
import { decodeCancelOptions, decodeCancelOutcome } from "../refund/decodeCancelation.ts";
import { decodeRentalClubs } from "../rentalClub/decodeRentalClubs.ts";
import { decodeTeeTime } from "../teeTime/decodeTeeTime.ts";
import { decodeTransactionRecords } from "../transaction/decodeTransactionRecords.ts";

const wireRate = { ...context.rate, service_fee: 5 };
const wireDiscount = { ...context.discount, min_discount: "0.00", max_discount: 0 };
const blankRate = { internal_memo: "", external_memo: "" };

describe("decodeGolfRate", () => {
  it.each([
    ["OPS-IBE-31 one of the course", wireRate, context.rate],
    ["none", null, null],
    [
      "OPS-IBE-32 one of a switch, without rate or fee",
      {
        id: 4,
        type: "ApiGolfRate",
        max_advance_days: 90,
        commission: 10,
        is_golfswitch_commission_dollars: false,
        rate: null,
      },
      {
        ...blankRate,
        max_advance_days: 90,
        id: 4,
        type: "ApiGolfRate",
        rate: "",
        raw_rate: 0,
        service_fee: { kind: "none" },
        golfswitch_commission: "",
        is_golfswitch_commission_dollars: false,
        commission: "10",
        is_commission_dollars: true,
      },
    ],
    [
      "one that can be cancelled until play",
      { ...wireRate, cancel_hours: null, max_advance_days: null },
      { ...context.rate, cancel_hours: 0 },
    ],
    [
      "UNCLEAR-11 the rate from its text",
      { ...wireRate, raw_rate: null, rate: "$80.00" },
      { ...context.rate, rate: "$80.00" },
    ],
  ])("reads %s", (_, wire, rate) => {
    expect(decodeGolfRate(wire)).toEqual(Result.succeed(rate));
  });

  it.each([
    ["an unreadable fee", { ...wireRate, service_fee: "5%" }, "tee_time.golf_rate", "service_fee_unreadable"],
    ["a percentage of nothing", { id: 1, type: "RicGolfRate", service_fee: 5 }, "tee_time.golf_rate", "amount_blank"],
    ["another kind", { ...wireRate, type: "GolfRate" }, "tee_time.golf_rate.type", "unexpected_shape"],
    ["parts of a cent", { ...wireRate, raw_rate: 0.5 }, "tee_time.golf_rate.raw_rate", "unexpected_shape"],
    ["a text", "rate", "tee_time.golf_rate", "unexpected_shape"],
  ])("ANSWER-04 refuses %s", (_, wire, path, code) => {
    expect(decodeGolfRate(wire)).toEqual(Result.fail([{ path, code }]));
  });
});

describe("decodeDiscount", () => {
  it.each([
    ["as it is", wireDiscount, context.discount],
    [
      "with bounds above what can be typed",
      { ...wireDiscount, max_discount: "10000000.00" },
      { ...context.discount, max_discount: 1_000_000_000 },
    ],
    [
      "with bounds in dollars",
      { ...wireDiscount, min_discount: "50.00", max_discount: 500 },
      { ...context.discount, min_discount: 5000, max_discount: 50000 },
    ],
    ["with dates", { ...wireDiscount, start_date: "2026-11-01" }, { ...context.discount, start_date: "2026-11-01" }],
    [
      "with no more than it needs",
      { id: 5, code: "FAIRWAY15", is_dollars: false, amount: "15", raw_amount: 15 },
      { ...context.discount, gift_certificate_stack: false },
    ],
    [
      "with the sign of what it takes off",
      { ...wireDiscount, is_dollars: true, is_dollars_display: null },
      { ...context.discount, is_dollars: true, is_dollars_display: "$" },
    ],
  ])("OPS-IBE-34 reads it %s", (_, wire, discount) => {
    expect(decodeDiscount(wire)).toEqual(Result.succeed(discount));
  });

  it.each([
    [{ ...wireDiscount, start_date: "soon" }, "discount_code", "date_unreadable"],
    [{ ...wireDiscount, min_discount: "lots" }, "discount_code", "amount_unreadable"],
    [{ ...wireDiscount, raw_amount: "15" }, "discount_code.raw_amount", "unexpected_shape"],
    [{ ...wireDiscount, courses: [{ id: "1" }] }, "discount_code.courses.0.id", "unexpected_shape"],
    [null, "discount_code", "unexpected_shape"],
  ])("refuses another one on %s %s", (wire, path, code) => {
    expect(decodeDiscount(wire)).toEqual(Result.fail([{ path, code }]));
  });
});

describe("the other responses", () => {
  it("reads a gift certificate, and drops what the booking does not need", () => {
    expect(decodeGiftCertificate({ ...context.gift_certificate, who_from: "Pat" })).toEqual(
      Result.succeed(context.gift_certificate),
    );
    expect(decodeGiftCertificate({ id: 9, serial: "G", raw_balance: 1.5 })).toEqual(
      Result.fail([{ path: "gift_cert_serial.raw_balance", code: "unexpected_shape" }]),
    );
  });

  it.each([
    ["as they are", rentalClub, rentalClub],
    ["with the id of the course", { ...rentalClub, course: 17 }, rentalClub],
    [
      "with an id alone",
      { id: 8 },
      {
        ...rentalClub,
        id: 8,
        cost: "",
        rate: "",
        raw_rate: 0,
        charge: "",
        raw_charge: 0,
        brand: "",
        description: "",
        handed: 0,
        course: null,
      },
    ],
  ])("OPS-IBE-28 reads rental clubs %s", (_, wire, club) => {
    expect(decodeRentalClubs([wire])).toEqual(Result.succeed([club]));
  });

  it("CALC-25 refuses another code", () => {
    expect(decodeRentalClubs([{ id: 8, handed: 2 }])).toEqual(
      Result.fail([{ path: "rental_clubs.0.handed", code: "unexpected_shape" }]),
    );
  });

  it("OPS-IBE-53 reads a saved card, of which the code is blank", () => {
    expect(decodeSavedCard({ id: 6, number: "4242424242424242", expmo: 12, expyr: 2030, cvv: null })).toEqual(
      Result.succeed({ id: 6, number: "4242424242424242", expmo: "12", expyr: "2030", cvv: "" }),
    );
  });

  it("OPS-IBE-53 reads a saved card whose number stays with the server", () => {
    const sent = { id: 6, number: "4242", reference: "card_x", expmo: "12", expyr: "2030", cvv: "" };
    expect(decodeSavedCard(sent)).toEqual(Result.succeed({ ...sent, number: "•••• 4242" }));
  });

  it.each([
    [{ deals: [{ id: 901, title: "Lee" }], view_url: "https://crm.test/deals/" }, "https://crm.test/deals/901"],
    [{ deals: [{ id: 901, title: "Lee", url: "https://crm.test/own" }], view_url: null }, "https://crm.test/own"],
    [{ deals: [{ id: 901, title: null }] }, null],
    [{ deals: [{ id: 901, title: "", url: "javascript:alert(1)" }], view_url: "https://crm.test/" }, null],
    [{ deals: [{ id: 901, title: "", url: "javascript://crm.test/%0Aalert(1)" }] }, null],
  ])("UNCLEAR-19 leads from %j to %j", (wire, url) => {
    const { deals, view_url } = Result.getOrThrow(decodeDealList(wire));
    expect(deals.map((deal) => dealUrl(deal, view_url))).toEqual([url]);
  });
});

describe("decodeBooking", () => {
  it("OPS-IBE-68 reads what the form sends", () => {
    const booking = Result.getOrThrow(parseBooking(draft, context));
    const wire = JSON.parse(JSON.stringify(booking));
    expect(decodeBooking(wire)).toEqual(Result.succeed(booking));
    const codes = { discount_code: " FAIRWAY15 ", gift_cert_serial: " GIFT-100 " };
    expect(decodeBooking({ ...wire, ...codes })).toEqual(Result.succeed(booking));
  });

  it("fills in what a specified console leaves out, and leaves out the total that was not shown", () => {
    expect(decodeBooking({ tee_time: { play_date: null } })).toStrictEqual(
      Result.succeed({
        charge: "",
        discount_code: "",
        gift_cert_serial: "",
        rental_clubs: [],
        customer: { first_name: "", last_name: "", postcode: "", email: "" },
        tee_time: {
          play_date: "",
          play_time: "",
          players: null,
          course: null,
          confirmation: "",
          notes: "",
          internal_notes: "",
          folio: "",
          alt_emails: "",
          should_email_customer: true,
          should_email_course: true,
          availability_queue_id: null,
        },
        credit_card: blankCreditCard,
        screenshot: null,
        deal_id: null,
      }),
    );
  });

  it("has the lost lead that a booking is made for, and the customer who was chosen", () => {
    const read = Result.getOrThrow(decodeBooking({ tee_time: { lost_lead_id: 31 }, customer_id: 8 }));
    expect([read.tee_time.lost_lead_id, read.customer_id]).toEqual([31, 8]);
  });

  it.each([
    [{ tee_time: { play_date: "2026-02-30" } }, "tee_time.play_date", "date_unreadable"],
    [{ tee_time: { play_time: "25:00" } }, "tee_time.play_time", "time_unreadable"],
    [{ tee_time: { players: "2" } }, "tee_time.players", "unexpected_shape"],
    [{ tee_time: {}, rental_clubs: [{ id: 1 }] }, "rental_clubs.0.quantity", "unexpected_shape"],
    [{ tee_time: {}, expected_total_cents: 0.5 }, "expected_total_cents", "unexpected_shape"],
    [{ tee_time: {}, customer: { email: true } }, "customer.email", "unexpected_shape"],
    [{ tee_time: {}, credit_card: { number: [] } }, "credit_card.number", "unexpected_shape"],
    [{}, "tee_time", "unexpected_shape"],
  ])("refuses %j", (wire, path, code) => {
    expect(decodeBooking(wire)).toEqual(Result.fail([{ path, code }]));
  });
});

describe("every decoder", () => {
  it.each([
    ["golf rate", decodeGolfRate],
    ["discount", decodeDiscount],
    ["gift certificate", decodeGiftCertificate],
    ["rental clubs", decodeRentalClubs],
    ["saved card", decodeSavedCard],
    ["deals", decodeDealList],
    ["booking", decodeBooking],
    ["tee time", decodeTeeTime],
    ["cancel options", decodeCancelOptions],
    ["cancelation", decodeCancelOutcome],
    ["transactions", decodeTransactionRecords],
  ])("returns a result for any JSON: %s", (_, read) => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Result.isResult(read(value))).toBe(true);
      }),
    );
  });
});
