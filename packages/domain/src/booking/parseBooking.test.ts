import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { context, draft, rentalClub } from "../../testing/bookings.ts";
import { blankCreditCard } from "../creditCard/creditCard.ts";
import { issuesOf } from "../issue.ts";
import { acceptBooking } from "./acceptBooking.ts";
import { type BookingDraft, blankBookingDraft, withoutCard } from "./bookingDraft.ts";
import { rentalClubIssues } from "./bookingParts.ts";
import { bookingSoFar } from "./bookingSoFar.ts";
import { parseBooking } from "./parseBooking.ts";
import { quoteDraft } from "./quoteDraft.ts";

const booking = {
  charge: "100.00",
  expected_total_cents: 4800,
  discount_code: "FAIRWAY15",
  gift_cert_serial: "GIFT-100",
  rental_clubs: [{ ...rentalClub, quantity: 1 }],
  customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
  tee_time: {
    play_date: "2026-11-28",
    play_time: "07:30",
    players: 2,
    course: { id: 17 },
    confirmation: "INTERNAL",
    notes: "",
    internal_notes: "",
    folio: "",
    alt_emails: "",
    should_email_customer: true,
    should_email_course: true,
    availability_queue_id: null,
  },
  credit_card: { number: "4242424242424242", expmo: "01", expyr: "2030", cvv: "123" },
  screenshot: null,
  deal_id: null,
};

const teeTime = (part: Partial<BookingDraft["tee_time"]>): BookingDraft => ({
  ...draft,
  tee_time: { ...draft.tee_time, ...part },
});

const issuesOfAccepting = (...given: Parameters<typeof acceptBooking>) => issuesOf([acceptBooking(...given)]);

describe("parseBooking", () => {
  it("OPS-IBE-68 OPS-IBE-69 ANSWER-09 UNCLEAR-17 makes the payload, with the total that was shown", () => {
    expect(parseBooking(draft, context)).toEqual(Result.succeed(booking));
  });

  it.each<[string, BookingDraft, string, string]>([
    ["OPS-IBE-64 no charge", { ...draft, charge: "" }, "charge", "charge_not_positive"],
    ["OPS-IBE-64 a charge of 0", { ...draft, charge: "0" }, "charge", "charge_not_positive"],
    ["OPS-IBE-64 a negative charge", { ...draft, charge: "-1" }, "charge", "charge_not_positive"],
    ["OPS-IBE-64 a word", { ...draft, charge: "abc" }, "charge", "charge_not_positive"],
    ["ANSWER-01 parts of a cent", { ...draft, charge: "1.005" }, "charge", "amount_too_precise"],
    ["too large a charge", { ...draft, charge: "10000000" }, "charge", "amount_out_of_range"],
    ["no date", teeTime({ play_date: "" }), "tee_time.play_date", "date_blank"],
    ["no such date", teeTime({ play_date: "2/30/2026" }), "tee_time.play_date", "date_impossible"],
    ["no time", teeTime({ play_time: "" }), "tee_time.play_time", "time_blank"],
    ["no such time", teeTime({ play_time: "25:00" }), "tee_time.play_time", "time_unreadable"],
    ["no players", teeTime({ players: "" }), "tee_time.players", "players_not_positive"],
    ["0 players", teeTime({ players: "0" }), "tee_time.players", "players_not_positive"],
    ["-1 players", teeTime({ players: "-1" }), "tee_time.players", "players_not_positive"],
    ["half a player", teeTime({ players: "1.5" }), "tee_time.players", "not_whole"],
    ["a word for players", teeTime({ players: "two" }), "tee_time.players", "count_unreadable"],
    ["1000 players", teeTime({ players: "1000" }), "tee_time.players", "count_out_of_range"],
    ["no course", teeTime({ course: "" }), "tee_time.course", "course_missing"],
    ["course 0", teeTime({ course: "0" }), "tee_time.course", "course_missing"],
    [
      "a name with a zero-width space",
      { ...draft, customer: { ...draft.customer, first_name: "Pat\u200bLee" } },
      "customer.first_name",
      "line_hidden_characters",
    ],
    ["a bad second address", teeTime({ alt_emails: "a@b.co, b" }), "tee_time.alt_emails", "email_unreadable"],
    [
      "a bad address",
      { ...draft, customer: { ...draft.customer, email: "pat@" } },
      "customer.email",
      "email_unreadable",
    ],
    ["half a club", { ...draft, rental_clubs: { 7: "0.5" } }, "rental_clubs.7", "not_whole"],
    ["a negative club", { ...draft, rental_clubs: { 7: "-1" } }, "rental_clubs.7", "count_out_of_range"],
    ["a word for clubs", { ...draft, rental_clubs: { 7: "1e1" } }, "rental_clubs.7", "count_unreadable"],
    [
      "a bad card",
      { ...draft, credit_card: { ...draft.credit_card, cvv: "" } },
      "credit_card.cvv",
      "card_cvv_unreadable",
    ],
  ])("refuses %s", (_, typed, path, code) => {
    expect(parseBooking(typed, context)).toEqual(Result.fail([{ path, code }]));
  });

  it("OPS-IBE-65 names all that is wrong with an empty form", () => {
    const found = parseBooking(blankBookingDraft(), context);
    expect(Result.isFailure(found) && found.failure.map(({ path }) => path)).toEqual([
      "tee_time.play_date",
      "tee_time.play_time",
      "tee_time.players",
      "tee_time.course",
      "charge",
    ]);
  });

  it("OPS-IBE-10 OPS-IBE-24 OPS-IBE-42 sends every field as it is typed, without the blanks around it", () => {
    const fields = {
      notes: "Two carts",
      internal_notes: "Called twice",
      should_email_customer: false,
      should_email_course: false,
    };
    const typed: BookingDraft = {
      ...teeTime({
        ...fields,
        folio: " Acme ",
        availability_queue_id: "3",
        lost_lead_id: "31",
        alt_emails: "a@b.co,c@d.co",
      }),
      customer: {
        first_name: " Pat\u200b",
        last_name: "\ufeffLee ",
        postcode: " 92037 ",
        email: " pat.lee@example.test ",
      },
      discount_code: " FAIRWAY15 ",
      gift_cert_serial: " GIFT-100 ",
      deal_id: "901",
      customer_id: "8",
    };
    const tee_time = {
      ...booking.tee_time,
      ...fields,
      folio: "Acme",
      availability_queue_id: 3,
      lost_lead_id: 31,
      alt_emails: "a@b.co, c@d.co",
    };
    expect(parseBooking(typed, context)).toEqual(
      Result.succeed({ ...booking, tee_time, deal_id: 901, customer_id: 8 }),
    );
    expect(bookingSoFar(typed, [rentalClub], context.today)).toMatchObject({
      tee_time,
      discount_code: "FAIRWAY15",
      gift_cert_serial: "GIFT-100",
      deal_id: 901,
    });
  });

  it("OPS-IBE-53 accepts the saved card without its code", () => {
    const card = { ...booking.credit_card, cvv: "" };
    const read = parseBooking({ ...draft, credit_card: card }, { ...context, saved_card: card });
    expect(read).toEqual(Result.succeed({ ...booking, credit_card: card }));
    expect(issuesOfAccepting(Result.getOrThrow(read), context.today, card)).toEqual([]);
    expect(issuesOfAccepting(Result.getOrThrow(read), context.today)).toEqual([
      { path: "credit_card.cvv", code: "card_cvv_unreadable" },
    ]);
  });

  it("refuses a discount that cannot be computed", () => {
    const discount = context.discount && { ...context.discount, raw_amount: 150 };
    expect(parseBooking(draft, { ...context, discount })).toEqual(
      Result.fail([{ path: "discount_code", code: "percent_out_of_range" }]),
    );
  });

  it("OPS-IBE-05 reads a day without its year and a time with its half of the day", () => {
    const typed = teeTime({ play_date: "12/16", play_time: "7:05 PM" });
    expect(bookingSoFar(typed, [rentalClub], context.today).tee_time).toMatchObject({
      play_date: "2026-12-16",
      play_time: "19:05",
    });
  });

  it.each([
    ["tee_time.notes", { ...draft, tee_time: { ...draft.tee_time, notes: "n".repeat(2001) } }, "text_too_long"],
    ["tee_time.folio", { ...draft, tee_time: { ...draft.tee_time, folio: "f".repeat(256) } }, "line_too_long"],
    ["customer.last_name", { ...draft, customer: { ...draft.customer, last_name: "l".repeat(256) } }, "line_too_long"],
    ["discount_code", { ...draft, discount_code: "d".repeat(256) }, "line_too_long"],
    ["tee_time.play_date", { ...draft, tee_time: { ...draft.tee_time, play_date: "1/1/9999" } }, "date_out_of_range"],
  ])("CROSS-39 says itself that %s is more than can be stored", (path, typed, code) => {
    expect(parseBooking(typed, context)).toEqual(Result.fail([{ path, code }]));
  });

  it.each([
    [" TP-1 ", "TP-1"],
    [" ", "INTERNAL"],
    [" internal ", "INTERNAL"],
  ])("OPS-IBE-63 ANSWER-42 sends the confirmation %j as %s", (typed, sent) => {
    const read = parseBooking(teeTime({ confirmation: typed }), context);
    expect(Result.isSuccess(read) && read.success.tee_time.confirmation).toBe(sent);
  });

  it("OPS-IBE-66 sends no card without a number, and ignores clubs of another course", () => {
    const typed = { ...draft, credit_card: { ...draft.credit_card, number: "" }, rental_clubs: { 99: "x" } };
    const read = parseBooking(typed, context);
    expect(Result.isSuccess(read) && read.success).toMatchObject({
      credit_card: blankCreditCard,
      rental_clubs: [{ id: 7, quantity: 0 }],
      expected_total_cents: 0,
    });
  });
});

describe("bookingSoFar", () => {
  it("OPS-IBE-54 asks for a rate without a charge, and never with a card", () => {
    expect(bookingSoFar({ ...draft, charge: "" }, [rentalClub], context.today)).toEqual({
      ...booking,
      charge: "",
      credit_card: blankCreditCard,
      expected_total_cents: undefined,
    });
  });

  it("leaves blank what cannot be read", () => {
    const typed = teeTime({ play_date: "soon", play_time: "early", players: "some", course: "x", alt_emails: "y" });
    expect(bookingSoFar({ ...typed, rental_clubs: { 7: "z" } }, [rentalClub], context.today)).toMatchObject({
      rental_clubs: [],
      tee_time: { play_date: "", play_time: "", players: null, course: null, alt_emails: "" },
    });
  });
});

describe("quoteDraft", () => {
  it("UNCLEAR-12 prices a discount whose conditions are not met like any other: the server refuses it", () => {
    const discount = context.discount && {
      ...context.discount,
      min_players: 99,
      enabled: false,
      courses: [{ id: 99 }],
    };
    expect(quoteDraft(draft, { ...context, discount })).toEqual(quoteDraft(draft, context));
    expect(quoteDraft(draft, { ...context, discount: null })).not.toEqual(quoteDraft(draft, context));
  });

  it("prices what is typed", () => {
    expect(quoteDraft(draft, context)).toMatchObject({ total: 4800, gift_used: 10000, gift_remaining: 0 });
  });

  it("prices a form without a discount and with blank clubs, and not an unreadable one without a certificate", () => {
    const typed = { ...draft, rental_clubs: { 7: " " } };
    expect(quoteDraft(typed, { ...context, discount: null, gift_certificate: null }).total).toBe(10800);
    expect(quoteDraft({ ...draft, charge: "" }, { ...context, gift_certificate: null }).gift_remaining).toBe(0);
  });

  it("counts unreadable players as one and names what cannot be priced", () => {
    expect(quoteDraft(teeTime({ players: "" }), { ...context, gift_certificate: null }).total).toBe(14400);
    expect(quoteDraft({ ...draft, charge: "", rental_clubs: { 7: "x" } }, context)).toEqual({
      total: null,
      lines: [],
      issues: [
        { path: "charge", code: "charge_not_positive" },
        { path: "rental_clubs.7", code: "count_unreadable" },
      ],
      gift_used: 0,
      gift_remaining: 10000,
    });
  });
});

describe("rules for the server", () => {
  const read = Result.getOrThrow(parseBooking(draft, context));

  it("accepts what the form sends", () => {
    expect(issuesOfAccepting(read, context.today)).toEqual([]);
    expect(rentalClubIssues(read.rental_clubs, [{ id: 8 }, rentalClub])).toEqual([]);
  });

  it("OPS-IBE-64 OPS-IBE-67 accepts the smallest booking: one cent, one player, course 1", () => {
    const tee_time = { ...read.tee_time, players: 1, course: { id: 1 } };
    expect(issuesOfAccepting({ ...read, charge: "0.01", tee_time }, context.today)).toEqual([]);
  });

  it("OPS-IBE-70 names what is wrong with the booking of a foreign client", () => {
    const tee_time = {
      ...read.tee_time,
      play_date: "" as const,
      play_time: "" as const,
      players: Number.NaN,
      course: { id: 0 },
      alt_emails: "nobody",
    };
    const customer = { ...read.customer, email: "nobody" };
    const credit_card = { ...read.credit_card, number: "1" };
    const found = issuesOfAccepting({ ...read, charge: "1e3", tee_time, customer, credit_card }, context.today);
    expect(found).toEqual([
      { path: "tee_time.play_date", code: "date_blank" },
      { path: "tee_time.play_time", code: "time_blank" },
      { path: "tee_time.players", code: "count_unreadable" },
      { path: "tee_time.course", code: "course_missing" },
      { path: "tee_time.alt_emails", code: "email_unreadable" },
      { path: "charge", code: "charge_not_positive" },
      { path: "customer.email", code: "email_unreadable" },
      { path: "credit_card.number", code: "card_number_unreadable" },
    ]);
    expect(issuesOfAccepting({ ...read, tee_time: { ...read.tee_time, course: null } }, context.today)).toEqual([
      { path: "tee_time.course", code: "course_missing" },
    ]);
  });

  it.each([
    [{ id: 8, quantity: 1 }, "rental_club_unknown"],
    [{ id: 7, quantity: 1.5 }, "not_whole"],
    [{ id: 7, quantity: -1 }, "count_out_of_range"],
    [{ id: 7, quantity: 1000 }, "count_out_of_range"],
    [{ id: 7, quantity: Number.NaN }, "count_unreadable"],
  ])("refuses %j: %s", (club, code) => {
    expect(rentalClubIssues([club], [rentalClub])).toEqual([{ path: `rental_clubs.${club.id}`, code }]);
  });
});

describe("blankBookingDraft", () => {
  it("OPS-IBE-36 OPS-IBE-37 OPS-IBE-61 holds nothing but both receipts, and the course it is given", () => {
    const { tee_time, rental_clubs, credit_card, customer, ...rest } = blankBookingDraft();
    const { should_email_customer, should_email_course, ...texts } = tee_time;
    expect([should_email_customer, should_email_course, rental_clubs]).toEqual([true, true, {}]);
    const held = [texts, credit_card, customer, rest].flatMap((part) => Object.values(part));
    expect(new Set(held)).toEqual(new Set([""]));
    expect(blankBookingDraft("17").tee_time).toEqual({ ...tee_time, course: "17" });
  });
});

describe("withoutCard", () => {
  it("ANSWER-25 keeps everything but the card", () => {
    expect(withoutCard(draft)).toEqual({ ...draft, credit_card: blankCreditCard });
  });
});
