import { describe, expect, it } from "vitest";
import { cents, date, time } from "../../testing/values.ts";
import type { BookingRentalClub } from "../rentalClub/rentalClub.ts";
import {
  bookingDoubts,
  nothingKnown,
  othersWithEmail,
  otherUsesOfNumber,
  type RecentBooking,
} from "./bookingDoubts.ts";

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
const booking = { tee_time, customer, rental_clubs: [] };
const facts = {
  ...nothingKnown,
  today,
  advance_days: 0,
  money: {
    charge: cents(40_400),
    players: 4,
    raw_rate: cents(10_100),
    wholesale_rate: cents(8000),
    rental_clubs: [],
    sold: cents(42_420),
    last_minute: null,
    now: 0,
  },
  recent: [],
  is_attempt_open: false,
};
const bookingClub: BookingRentalClub = {
  quantity: 1,
  id: 9,
  cost: "10.00",
  rate: "20.00",
  raw_rate: cents(2000),
  charge: "25.00",
  raw_charge: cents(2500),
  brand: "Ping",
  description: "",
  handed: 1,
  sex: 0,
  course: { id: 3 },
};
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
    expect(bookingDoubts({ ...booking, tee_time: { ...tee_time, ...change } }, facts)).toEqual(doubts);
  });

  it.each([
    ["as far ahead as its rate is sold", 10, "2026-12-01", []],
    ["a day further", 10, "2026-12-02", ["date_far_ahead"]],
    ["beyond a year, at a rate that is sold for longer", 500, "2027-11-22", []],
  ])("%s", (_, advance_days, day, doubts) => {
    const onDay = { ...booking, tee_time: { ...tee_time, play_date: date(day) } };
    expect(bookingDoubts(onDay, { ...facts, advance_days })).toEqual(doubts);
  });

  it("knows no day a year ahead at the end of the calendar", () => {
    const last = { ...booking, tee_time: { ...tee_time, play_date: date("9999-12-31") } };
    expect(bookingDoubts(last, { ...facts, today: date("9999-12-30") })).toEqual(["date_far_ahead"]);
    expect(bookingDoubts(last, { ...facts, today: date("9999-12-31") })).toEqual([]);
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
    expect(bookingDoubts(booking, { ...facts, recent: [recent] })).toEqual(isRaised ? ["booked_just_now"] : []);
  });

  it.each([
    ["", customer.email],
    [" ", customer.email],
    [customer.email, " "],
  ])("compares names where one of the e-mails is blank: %j, %j", (own, other) => {
    const recent = [{ ...just, customer: { ...customer, email: other } }];
    const named = { ...booking, customer: { ...customer, email: own } };
    expect(bookingDoubts(named, { ...facts, recent })).toEqual(["booked_just_now"]);
    const another = { ...booking, customer: { ...named.customer, last_name: "Lovelace" } };
    expect(bookingDoubts(another, { ...facts, recent })).toEqual([]);
  });

  it("does not compare bookings before there is a course", () => {
    const without = { ...booking, tee_time: { ...tee_time, course: null } };
    expect(bookingDoubts(without, { ...facts, recent: [just] })).toEqual([]);
  });

  it("does not count two blank customers as the same", () => {
    const blank = { ...customer, first_name: "", last_name: "", email: "" };
    const recent = [{ ...just, customer: blank }];
    expect(bookingDoubts({ ...booking, customer: blank }, { ...facts, recent })).toEqual(["name_missing"]);
  });

  it.each([
    ["a maintenance on the day", { closures: 1 }, ["course_closed"]],
    ["a free tee time for groups of two or three", { spots: [2, 3] }, ["group_size_not_offered"]],
    ["a free tee time for four", { spots: [1, 4] }, []],
    ["no such free tee time", { spots: null }, []],
    ["seats that could not be read", { are_seats_unread: true }, ["seats_unread"]],
    ["an attempt whose outcome is unknown", { is_attempt_open: true }, ["attempt_open"]],
  ])("%s", (_, known, doubts) => {
    expect(bookingDoubts(booking, { ...facts, ...known })).toEqual(doubts);
  });

  const place = { slot: { seen: 4, free: 2 }, standing: [], holds: [], course_active: true };
  const ann = { agent: "Ann Lee", players: 2 };
  it.each([
    ["players that fit into what is left", { players: 2, confirmation: "TT1" }, place, []],
    ["the course's own confirmation for more than is left", { confirmation: "TT1" }, place, ["seats_taken"]],
    ["no players yet", { players: null, confirmation: "TT1" }, place, []],
    ["INTERNAL for more than is left, which is refused", { confirmation: "INTERNAL" }, place, []],
    ["others at a known tee time, who are counted", { players: 2 }, { ...place, standing: [ann] }, []],
    ["others at a time that is not known", {}, { ...place, slot: null, standing: [ann] }, ["others_stand"]],
    ["no others at a time that is not known", {}, { ...place, slot: null }, []],
    ["a course that is not active", {}, { ...place, slot: null, course_active: false }, ["course_inactive"]],
    ["a server that does not keep seats", {}, null, []],
  ])("ANSWER-36 %s", (_, change, seats, doubts) => {
    expect(bookingDoubts({ ...booking, tee_time: { ...tee_time, ...change } }, { ...facts, seats })).toEqual(doubts);
  });

  const undone = { id: 77, course_id: 1, play_date: "2026-12-12", play_time: "09:30", players: 4, confirmation: "TT9" };
  const numbered = {
    course: { id: 1 },
    play_date: date("2026-12-12"),
    play_time: time("09:30"),
    players: 4,
    confirmation: "TT9",
  };
  it.each([
    ["of its own undone booking", {}, { is_canceled: true }, []],
    ["of an undone booking with more players", { players: 2 }, { is_canceled: true }, []],
    ["of an undone booking, before there are players", { players: null }, { is_canceled: true }, []],
    ["of an undone booking with fewer players", { players: 5 }, { is_canceled: true }, [77]],
    ["of an undone booking at another time", { play_time: time("09:40") }, { is_canceled: true }, [77]],
    ["of an undone booking on another day", { play_date: date("2026-12-13") }, { is_canceled: true }, [77]],
    ["of an undone booking, in other letters", { confirmation: " tt9 ", players: 5 }, { is_canceled: true }, [77]],
    ["of a booking that stands at its time", {}, { is_canceled: false }, [77]],
    ["of a booking at another course", {}, { is_canceled: false, course_id: 2 }, []],
    ["that only begins like another one", { confirmation: "TT" }, { is_canceled: false }, []],
    [
      "that is INTERNAL, which is not a number",
      { confirmation: "INTERNAL" },
      { is_canceled: false, confirmation: "INTERNAL" },
      [],
    ],
  ])("DECISION-51 a confirmation number %s", (_, change, other, ids) => {
    const used = { ...booking, tee_time: { ...tee_time, ...numbered, ...change } };
    const uses = [{ ...undone, ...other }];
    expect(otherUsesOfNumber(used, uses).map(({ id }) => id)).toEqual(ids);
    const isRaised = bookingDoubts(used, { ...facts, numbered: uses }).includes("number_used");
    expect(isRaised).toBe(ids.length > 0);
  });

  it("DECISION-51 a number that was booked and undone twice is for the one that it covers", () => {
    const earlier = { ...undone, id: 76, play_time: "09:40", is_canceled: true };
    const uses = [{ ...undone, is_canceled: true }, earlier];
    const again = { ...booking, tee_time: { ...tee_time, ...numbered } };
    expect(otherUsesOfNumber(again, uses)).toEqual([]);
    expect(otherUsesOfNumber(again, [...uses, { ...earlier, id: 78, is_canceled: false }])).toMatchObject([{ id: 78 }]);
  });

  it("does not compare the players with a free tee time before there are any", () => {
    const without = { ...booking, tee_time: { ...tee_time, players: null } };
    expect(bookingDoubts(without, { ...facts, spots: [2] })).toEqual([]);
  });

  it("has the doubts about money between those about the seats and the name", () => {
    const unnamed = { ...booking, customer: { ...customer, first_name: "", last_name: "" } };
    const money = { ...facts.money, charge: cents(404_000) };
    expect(bookingDoubts(unnamed, { ...facts, closures: 1, money })).toEqual([
      "course_closed",
      "charge_digit_off",
      "name_missing",
    ]);
  });

  it.each([
    ["as many sets as players", [1, 3], []],
    ["one set more", [2, 3], ["clubs_exceed_players"]],
  ])("%s", (_, quantities, doubts) => {
    const rental_clubs = quantities.map((quantity) => ({ ...bookingClub, quantity }));
    expect(bookingDoubts({ ...booking, rental_clubs }, facts)).toEqual(doubts);
    const withoutPlayers = { ...booking, rental_clubs, tee_time: { ...tee_time, players: null } };
    expect(bookingDoubts(withoutPlayers, facts)).toEqual([]);
  });

  const grace = { id: 3, first_name: " grace", last_name: "HOPPER", email: "Grace@example.test " };
  const ada = { ...grace, id: 4, first_name: "Ada", last_name: "Lovelace" };
  it.each([
    ["the customer on record", [grace], []],
    ["another customer", [ada], [ada]],
    ["both", [ada, grace], []],
    ["a longer address", [{ ...ada, email: "not.grace@example.test" }], []],
  ])("an e-mail of %s", (_, known, others) => {
    expect(othersWithEmail(booking, known)).toEqual(others);
    expect(bookingDoubts(booking, { ...facts, known })).toEqual(others.length === 0 ? [] : ["email_of_another"]);
  });

  it("has no doubt about a blank e-mail", () => {
    const without = { ...booking, customer: { ...customer, email: " " } };
    expect(othersWithEmail(without, [{ ...ada, email: "" }])).toEqual([]);
  });
});
