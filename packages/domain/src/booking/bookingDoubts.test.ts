import { describe, expect, it } from "vitest";
import { date, time } from "../../testing/values.ts";
import { bookingDoubts, type RecentBooking } from "./bookingDoubts.ts";

const today = date("2026-11-21");
const tee_time = {
  play_date: date("2026-12-12"),
  play_time: time("09:30"),
  players: 4,
  course: { id: 3 },
  confirmation: "INTERNAL",
  notes: "",
  internal_notes: "",
  folio: "",
  alt_emails: "",
  should_email_customer: true,
  should_email_course: true,
  availability_queue_id: null,
};
const customer = { first_name: "Grace", last_name: "Hopper", postcode: "", email: "grace@example.test" };
const just: RecentBooking = { course_id: 3, play_date: "2026-12-12", play_time: "09:30", customer };

describe("bookingDoubts", () => {
  it.each([
    ["a booking like any other", {}, []],
    ["yesterday", { play_date: date("2026-11-20") }, ["date_past"]],
    ["today", { play_date: today }, []],
    ["a year ahead", { play_date: date("2027-11-21") }, []],
    ["more than a year ahead", { play_date: date("2027-11-22") }, ["date_far_ahead"]],
    ["before light", { play_time: time("04:59") }, ["time_without_daylight"]],
    ["at first light", { play_time: time("05:00") }, []],
    ["at last light", { play_time: time("20:00") }, []],
    ["at night", { play_time: time("20:01") }, ["time_without_daylight"]],
    ["eight players", { players: 8 }, []],
    ["no players yet", { players: null }, []],
    ["nine players", { players: 9 }, ["group_large"]],
    [
      "two at once",
      { play_date: date("2026-01-16"), play_time: time("03:10") },
      ["date_past", "time_without_daylight"],
    ],
  ])("%s", (_, change, doubts) => {
    expect(
      bookingDoubts({ tee_time: { ...tee_time, ...change }, customer }, { today, advance_days: 0, recent: [] }),
    ).toEqual(doubts);
  });

  it.each([
    ["as far ahead as its rate is sold", 10, "2026-12-01", []],
    ["a day further", 10, "2026-12-02", ["date_far_ahead"]],
    ["beyond a year, at a rate that is sold for longer", 500, "2027-11-22", []],
  ])("%s", (_, advance_days, day, doubts) => {
    const booking = { tee_time: { ...tee_time, play_date: date(day) }, customer };
    expect(bookingDoubts(booking, { today, advance_days, recent: [] })).toEqual(doubts);
  });

  it("knows no day a year ahead at the end of the calendar", () => {
    const last = { ...tee_time, play_date: date("9999-12-31") };
    expect(
      bookingDoubts({ tee_time: last, customer }, { today: date("9999-12-30"), advance_days: 0, recent: [] }),
    ).toEqual(["date_far_ahead"]);
    expect(
      bookingDoubts({ tee_time: last, customer }, { today: date("9999-12-31"), advance_days: 0, recent: [] }),
    ).toEqual([]);
  });

  it.each([
    ["the same", just, true],
    ["the same with another spelling", { ...just, customer: { ...customer, email: " GRACE@example.test" } }, true],
    ["the same name, one without an e-mail", { ...just, customer: { ...customer, email: "" } }, true],
    ["another customer", { ...just, customer: { ...customer, email: "ada@example.test" } }, false],
    ["another course", { ...just, course_id: 4 }, false],
    ["another day", { ...just, play_date: "2026-12-13" }, false],
    ["another time", { ...just, play_time: "09:40" }, false],
  ])("booked just now: %s", (_, recent, isRaised) => {
    expect(bookingDoubts({ tee_time, customer }, { today, advance_days: 0, recent: [recent] })).toEqual(
      isRaised ? ["booked_just_now"] : [],
    );
  });

  it("does not take nobody for the same nobody", () => {
    const nobody = { ...customer, first_name: "", last_name: "", email: "" };
    const recent = [{ ...just, customer: nobody }];
    expect(bookingDoubts({ tee_time, customer: nobody }, { today, advance_days: 0, recent })).toEqual([]);
  });
});
