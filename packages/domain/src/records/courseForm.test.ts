import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positiveCents } from "../../testing/arbitraries.ts";
import { formatCents } from "../money/formatCents.ts";
import { type CourseDraft, type CourseInput, courseForm } from "./courseForm.ts";

const blank = Result.getOrThrow(courseForm.accept(null, { course_name: "Torrey" }));
/** The inputs of a new course, which each case changes. */
const typedBlank = courseForm.blank({ course_name: "Torrey" });

const line = fc.string({ maxLength: 60 }).map((text) => text.trim());
const price = fc.oneof(fc.constant(""), positiveCents.map(formatCents));

const anyInput: fc.Arbitrary<CourseInput> = fc
  .record({
    course_name: line.filter((name) => name !== ""),
    display_name: line,
    city: line,
    description: line,
    rate_required: fc.boolean(),
    inactive: fc.boolean(),
    cart_rate: price,
    price_max: price,
    days_out_to_scrape: fc.integer({ min: 0, max: 3650 }),
    quality: fc.integer({ min: 1, max: 5 }),
    distance_from_airport: fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100)),
    position: fc.integer({ min: 0, max: 1_000_000 }),
    golfnow_course: fc.record({ golfnow_id: line }),
  })
  .map((parts) => ({ ...blank, ...parts }));

describe("the course form", () => {
  it("UNCLEAR-37 sends a course back unchanged, its money too", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(courseForm.parse(courseForm.toDraft(input))).toEqual(Result.succeed(input));
      }),
    );
  });

  it("ADM-CRS-53 CONST-42 is that of the defaults for a new course", () => {
    expect(blank).toMatchObject({ rate_required: true, quality: 1, position: 1, distance_from_airport: null });
    expect(courseForm.parse(typedBlank)).toEqual(Result.succeed(blank));
  });

  it("needs a name", () => {
    expect(courseForm.parse(courseForm.blank({ course_name: " " }))).toEqual(
      Result.fail([{ path: "course_name", code: "value_missing" }]),
    );
  });

  it("shows members that a specified server leaves out as blank", () => {
    const nothing = { golfswitch_course: null, quality: null, rate_required: null, address_2: null, price_min: null };
    expect(courseForm.toDraft({ ...blank, ...nothing })).toEqual(typedBlank);
  });

  it.each<[string, Partial<CourseDraft>, Partial<CourseInput>]>([
    ["texts without blanks around them", { course_name: " Torrey " }, { course_name: "Torrey" }],
    [
      "prices with two decimals",
      { price_min: "$1,250", price_max: "1250.5" },
      { price_min: "1250.00", price_max: "1250.50" },
    ],
    ["no distance", { distance_from_airport: " " }, { distance_from_airport: null }],
    ["a distance", { distance_from_airport: "14.50" }, { distance_from_airport: 14.5 }],
  ])("sends %s", (_, typed, sent) => {
    expect(courseForm.parse({ ...typedBlank, ...typed })).toEqual(Result.succeed({ ...blank, ...sent }));
  });

  it.each<[Partial<CourseDraft>, string, string]>([
    [{ course_name: "a".repeat(256) }, "course_name", "line_too_long"],
    [{ description: "a".repeat(2001) }, "description", "text_too_long"],
    [{ country_alpha2: "U" }, "country_alpha2", "country_unreadable"],
    [{ email: "south" }, "email", "email_unreadable"],
    [{ cart_rate: "-1" }, "cart_rate", "amount_negative"],
    [{ price_min: "1.005" }, "price_min", "amount_too_precise"],
    [{ price_min: "100", price_max: "99.99" }, "price_max", "price_max_below_min"],
    [{ days_out_to_scrape: "" }, "days_out_to_scrape", "count_unreadable"],
    [{ days_out_to_scrape: "3651" }, "days_out_to_scrape", "days_out_of_range"],
    [{ round_limit: "2.5" }, "round_limit", "not_whole"],
    [{ round_limit: "-1" }, "round_limit", "number_out_of_range"],
    [{ quality: "6" }, "quality", "quality_out_of_range"],
    [{ quality: "0" }, "quality", "quality_out_of_range"],
    [{ position: "1000001" }, "position", "number_out_of_range"],
    [{ distance_from_airport: "far" }, "distance_from_airport", "distance_unreadable"],
    [{ distance_from_airport: "14.555" }, "distance_from_airport", "distance_unreadable"],
    [{ distance_from_airport: "100000" }, "distance_from_airport", "distance_out_of_range"],
    [{ distance_from_airport: "-0.5" }, "distance_from_airport", "distance_out_of_range"],
    [{ golfswitch_course: { gs_id: "", gs_xid: "a".repeat(256) } }, "golfswitch_course.gs_xid", "line_too_long"],
  ])("ADM-CRS-51 ADM-CRS-52 refuses %.60j on %s: %s", (typed, path, code) => {
    expect(courseForm.parse({ ...typedBlank, ...typed })).toEqual(Result.fail([{ path, code }]));
  });

  it("compares prices that can be read, and leaves the others to their own fields", () => {
    const codesOf = (typed: Partial<CourseDraft>) =>
      Result.match(courseForm.parse({ ...typedBlank, ...typed }), {
        onFailure: (issues) => issues.map(({ code }) => code),
        onSuccess: () => [],
      });
    expect(codesOf({ price_min: "100", price_max: "100" })).toEqual([]);
    expect(codesOf({ price_min: "100" })).toEqual([]);
    expect(codesOf({ price_min: "many", price_max: "1" })).toEqual(["amount_unreadable"]);
  });
});
