import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { teeTime } from "../../testing/teeTimes.ts";
import { decodeTeeTime } from "./decodeTeeTime.ts";

const { customer, ...rest } = teeTime;
const wire = { ...rest, customers: [customer] };
const { discount, ...withoutDiscount } = wire;

describe("decodeTeeTime", () => {
  it("OPS-TT-51 reads a tee time, and drops unknown members", () => {
    expect(decodeTeeTime({ ...wire, customers: [{ ...customer, city: "La Jolla" }], more: 1 })).toEqual(
      Result.succeed(teeTime),
    );
  });

  it.each<[string, object, object]>([
    ["OPS-TT-52 the first customer", { customers: [customer, { ...customer, id: 9 }] }, { customer }],
    ["OPS-TT-52 no customer", { customers: [] }, { customer: null }],
    ["OPS-TT-53 no discount", { discount: null, golf_discount: null }, { discount: null }],
    ["OPS-TT-53 the discount before its older name", { golf_discount: { id: 4, code: "OLD" } }, { discount }],
    ["a receipt that is off", { should_email_course: false }, { should_email_course: false }],
    ["UNCLEAR-37 money that is a number as its text", { cost: 150.5 }, { cost: "150.5" }],
    ["a tee time nothing was paid for", { transaction_record: null }, { transaction_record: null }],
    ["UNCLEAR-63 any status", { status: "On hold" }, { status: "On hold" }],
  ])("reads %s", (_, given, read) => {
    expect(decodeTeeTime({ ...wire, ...given })).toEqual(Result.succeed({ ...teeTime, ...read }));
  });

  it.each([
    ["fee in percent, commission in dollars", 9.8, "9.8%", true, "$12.50"],
    ["fee in dollars, commission in percent", "3.50", "$3.50", false, "12.50%"],
    ["no fee", null, "", true, "$12.50"],
  ])("ANSWER-41 reads the terms of the sale: %s", (_, service_fee, fee, is_commission_dollars, commission) => {
    const terms = { taken_for: "sale", taken_at: "2026-11-21T18:30:00.000Z", is_cost_known: true } as const;
    const rate = {
      rate: "200.00",
      wholesale_rate: "150.00",
      max_refund: "",
      non_refundable: "5.00",
      cancel_hours: 24,
    };
    const given = {
      ...terms,
      rule_set: null,
      rate: { id: 40, ...rate, service_fee, commission: "12.50", is_commission_dollars },
    };
    const read = { ...terms, rule_set: "", rate: { ...rate, service_fee: fee, commission } };
    expect(decodeTeeTime({ ...wire, sale_terms: given })).toEqual(Result.succeed({ ...teeTime, sale_terms: read }));
  });

  it("reads the terms of a sale without a rate", () => {
    const terms = { taken_for: "migration", taken_at: "", rule_set: "", is_cost_known: false, rate: null } as const;
    expect(decodeTeeTime({ ...wire, sale_terms: terms })).toEqual(Result.succeed({ ...teeTime, sale_terms: terms }));
  });

  it("OPS-TT-53 reads the discount of a specified server", () => {
    expect(decodeTeeTime({ ...withoutDiscount, golf_discount: discount })).toEqual(Result.succeed(teeTime));
  });

  it("OPS-TT-54 reads a tee time with nothing but an id, whose receipts are on", () => {
    expect(Result.getOrThrow(decodeTeeTime({ id: 1 }))).toMatchObject({
      lock_version: null,
      should_email_customer: true,
      should_email_course: true,
      customer: null,
      course: null,
      play_date: "",
      gift_certificate_amount: "",
    });
  });

  it.each([
    [{ play_date: "11/28/2026" }, "play_date", "date_unreadable"],
    [{ play_time: "10:30 am" }, "play_time", "time_unreadable"],
    [{ players: "2" }, "players", "unexpected_shape"],
    [{ customers: [{ first_name: "Pat" }] }, "customers.0.id", "unexpected_shape"],
    [{ transaction_record: { id: 1, total: 1e300 } }, "transaction_record.total", "unexpected_shape"],
  ])("refuses %j", (given, path, code) => {
    expect(decodeTeeTime({ ...wire, ...given })).toEqual(Result.fail([{ path, code }]));
  });
});
