import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { anyDay, anyPercent, positiveCents } from "../../testing/arbitraries.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import { formatCents } from "../money/formatCents.ts";
import {
  codes,
  country,
  date,
  dollars,
  either,
  email,
  type Field,
  flag,
  ids,
  line,
  note,
  oneOf,
  orElse,
  percent,
  percentOrDollars,
  phone,
  reference,
  required,
  timeOfDay,
  webAddress,
  whole,
  wholeCents,
} from "./field.ts";

const days = ["Mon", "Tue", "H"] as const;
const players = whole([0, 999], "count_out_of_range");
const delivery = either(["email", "mail"], "mail");
const quality = whole([1, 5], "quality_out_of_range", 3);

/** A field, its result and the draft beside it; a text is the code of a refusal. */
const readBy = <Typed>(field: Field<unknown, Typed, never>, typed: Typed, draft = {}) =>
  Result.match(field.read(typed, draft), { onFailure: (code) => code, onSuccess: (value) => ({ value }) });

describe("what is typed", () => {
  it.each<[string, Field<unknown, string, never>, string, unknown]>([
    ["a line", line, " Torrey ", { value: "Torrey" }],
    ["the longest line", line, "a".repeat(255), { value: "a".repeat(255) }],
    ["a longer one", line, "a".repeat(256), "line_too_long"],
    ["characters, not halves of them", line, "⛳🏌".repeat(127), { value: "⛳🏌".repeat(127) }],
    ["a zero-width space between words", line, "Pat\u200bLee", "line_hidden_characters"],
    ["nothing that can be seen", line, "\u200b \u200f", { value: "" }],
    ["the longest note", note, "a".repeat(2000), { value: "a".repeat(2000) }],
    ["a longer one", note, "a".repeat(2001), "text_too_long"],
    ["an address", email, " pat.lee@example.test ", { value: "pat.lee@example.test" }],
    ["no address", email, " ", { value: "" }],
    ["half an address", email, "pat", "email_unreadable"],
    ["a phone number", phone, " +1 (619) 555-7777 x12 ", { value: "+1 (619) 555-7777 x12" }],
    ["no phone number", phone, " ", { value: "" }],
    ["the shortest", phone, "911", { value: "911" }],
    ["a word", phone, "abc", "phone_unreadable"],
    ["two digits", phone, "12", "phone_unreadable"],
    ["too long a number", phone, "5".repeat(256), "line_too_long"],
    ["a country", country, "NZ", { value: "NZ" }],
    ["a country in small letters", country, "nz", "country_unreadable"],
    ["a web address", webAddress, " HTTPS://example.test/a?b#c ", { value: "HTTPS://example.test/a?b#c" }],
    ["a web address without a scheme", webAddress, "example.test", "url_unreadable"],
    ["a script", webAddress, "javascript:alert(1)", "url_unreadable"],
    ["a script after a line's end", webAddress, "x\nhttps://example.test", "url_unreadable"],
    ["a scheme alone", webAddress, "https:///path", "url_unreadable"],
    ["a blank inside an address", webAddress, "https://example.test/a b", "url_unreadable"],
    ["too long an address", webAddress, `https://${"a".repeat(1993)}`, "text_too_long"],
    ["a day", date, "1/2/2026", { value: "2026-01-02" }],
    ["no day", date, "", { value: "" }],
    ["a day that does not exist", date, "2/30/2026", "date_impossible"],
    ["a day of another century", date, "1/1/1900", "date_out_of_range"],
    ["a day of a century far ahead", date, "12/31/9999", "date_out_of_range"],
    ["a day as the wire has it", date, "2026-01-02", "date_unreadable"],
    ["a time", timeOfDay, "7:30", { value: "07:30" }],
    ["no time", timeOfDay, "", { value: "" }],
    ["a time after midnight", timeOfDay, "24:00", "time_unreadable"],
    ["dollars", dollars, "$1,250.5", { value: "1250.50" }],
    ["no dollars", dollars, " ", { value: "" }],
    ["fewer than none", dollars, "-1", "amount_negative"],
    ["parts of a cent", dollars, "1.005", "amount_too_precise"],
    ["a percentage", percent, "12.5", { value: 12.5 }],
    ["no percentage", percent, "", "percent_blank"],
    ["more than all", percent, "100.01", "percent_out_of_range"],
    ["a whole number", players, " 4 ", { value: 4 }],
    ["its largest", players, "999", { value: 999 }],
    ["one above", players, "1000", "count_out_of_range"],
    ["one below", quality, "0", "quality_out_of_range"],
    ["half a number", players, "2.5", "not_whole"],
    ["no number", players, "", "count_unreadable"],
    ["a code", oneOf(["helpful", "hotel"]), "hotel", { value: "hotel" }],
    ["a code that is a number", oneOf([1, 0]), "0", { value: 0 }],
    ["another code", oneOf(["helpful", "hotel"]), "motel", "choice_unknown"],
    ["one of two codes", delivery, "email", { value: true }],
    ["the other of two", delivery, "mail", { value: false }],
    ["neither of two", delivery, "fax", "choice_unknown"],
    ["dollars that the wire has in cents", wholeCents, "$1,250.5", { value: 125050 }],
    ["no such dollars", wholeCents, " ", { value: null }],
    ["fewer such dollars than none", wholeCents, "-1", "amount_negative"],
    ["a record", reference(), "17", { value: { id: 17 } }],
    ["no record", reference(), "", { value: null }],
    ["no id of a record", reference(), "-1", "choice_unknown"],
    ["a required line", required(line), " x ", { value: "x" }],
    ["a required line left blank", required(line), "  ", "value_missing"],
    ["a required amount left blank", required(dollars), "", "amount_blank"],
    ["a required amount of nothing", required(dollars), "0", { value: "0.00" }],
    ["a required day left blank", required(date), "", "date_blank"],
    ["a required time left blank", required(timeOfDay), "", "time_blank"],
    ["a required record left out", required(reference("course_missing")), "", "course_missing"],
    ["a required line that is too long", required(line), "a".repeat(256), "line_too_long"],
    ["a default left blank", orElse("0", dollars), " ", { value: "0.00" }],
    ["a default typed over", orElse("0", dollars), "5", { value: "5.00" }],
  ])("reads %s", (_, field, typed, expected) => {
    expect(readBy(field, typed)).toEqual(expected);
  });

  it.each([
    [true, "150", { value: "150.00" }],
    [true, "-1", "amount_negative"],
    [true, "", { value: "" }],
    [false, "12.5", { value: "12.50" }],
    [false, "100", { value: "100.00" }],
    [false, "150", "percent_out_of_range"],
    [false, "half", "percent_unreadable"],
    [false, " ", { value: "" }],
  ])("reads dollars or a percentage as the flag beside it says: %s, %j", (is_dollars, typed, expected) => {
    expect(readBy(percentOrDollars("is_dollars"), typed, { is_dollars })).toEqual(expected);
  });

  it.each([
    ["records once each", ids(), ["3", "1", "3"], { value: [{ id: 3 }, { id: 1 }] }],
    ["no records", ids(), [], { value: [] }],
    ["what is no record", ids(), ["3", "x"], "choice_unknown"],
    ["records that are required", required(ids("course_missing")), [], "course_missing"],
    ["codes in their own order", codes(days), ["H", "Mon"], { value: [{ name: "Mon" }, { name: "H" }] }],
    ["an unknown code", codes(days), ["Mon", "Noon"], "choice_unknown"],
  ])("reads lists: %s", (_, field, typed, expected) => {
    expect(readBy<readonly string[]>(field, typed)).toEqual(expected);
  });

  it("is one that is there, to the compiler too, once it is required", () => {
    const day = required(date).read("1/2/2026", {});
    expectTypeOf(Result.getOrThrow(day)).toEqualTypeOf<LocalDate>();
    expectTypeOf(Result.getOrThrow(required(reference()).read("1", {}))).toEqualTypeOf<{ readonly id: number }>();
  });
});

describe("what is stored", () => {
  it.each<[string, string | boolean | readonly string[], string | boolean | readonly string[]]>([
    ["a line", line.show(null), ""],
    ["a number of a specified server", dollars.show("125.00"), "125.00"],
    ["a day", date.show("2026-01-02"), "01/02/2026"],
    ["what is no day", date.show("soon"), "soon"],
    ["no day", date.show(null), ""],
    ["a percentage", percent.show(12.5), "12.5"],
    ["no percentage", percent.show(undefined), "0"],
    ["a whole number", players.show(4), "4"],
    ["no number, which is the least", players.show(null), "0"],
    ["no number, which has a default", quality.show(null), "3"],
    ["a flag", flag(true).show(false), false],
    ["no flag", flag(true).show(null), true],
    ["no code, which is the first", oneOf([1, 0]).show(null), "1"],
    ["the first of two codes", delivery.show(true), "email"],
    ["neither of two, which is the default", delivery.show(null), "mail"],
    ["cents", wholeCents.show(12550), "125.50"],
    ["no cents", wholeCents.show(null), ""],
    ["what are no cents", wholeCents.show(0.5), "0.5"],
    ["a record", reference().show({ id: 17 }), "17"],
    ["no record", reference().show(null), ""],
    ["records", ids().show([{ id: 3 }, { id: 1 }]), ["3", "1"]],
    ["no records", ids().show(null), []],
    ["codes", codes(days).show([{ name: "H" }]), ["H"]],
    ["a default", orElse("0", dollars).show(null), "0"],
  ])("shows %s", (_, shown, expected) => {
    expect(shown).toEqual(expected);
  });

  it.each<[string, Field<unknown, string, string>, fc.Arbitrary<string>]>([
    ["dollars", required(dollars), positiveCents.map(formatCents)],
    ["days", required(date), anyDay],
    ["percentages beside a flag", percentOrDollars("is_dollars"), anyPercent.map((value) => (value / 100).toFixed(2))],
  ])("UNCLEAR-37 sends %s back as they came", (_, field, values) => {
    fc.assert(
      fc.property(values, (stored) => {
        expect(readBy(field, field.show(stored))).toEqual({ value: stored });
      }),
    );
  });

  it("sends percentages back as they came", () => {
    fc.assert(
      fc.property(anyPercent, (hundredths) => {
        expect(readBy(percent, percent.show(hundredths / 100))).toEqual({ value: hundredths / 100 });
      }),
    );
  });
});
