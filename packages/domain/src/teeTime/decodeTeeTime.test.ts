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
