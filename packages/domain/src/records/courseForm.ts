import * as Result from "effect/Result";
import { country, dollars, email, type Field, flag, line, note, phone, required, whole } from "../form/field.ts";
import { type DraftOf, form, type InputOf } from "../form/form.ts";
import { issue } from "../issue.ts";
import { parseCents } from "../money/parseCents.ts";
import { numberOf } from "../number/wholeNumber.ts";

/** Miles from 0 to 99,999.99 with at most two decimals; null when it is not known. */
const distance: Field<number | null> = {
  show: (stored) => String(stored ?? ""),
  read: (typed) => {
    if (typed.trim() === "") return Result.succeed(null);
    const miles = numberOf(typed);
    if (miles < 0 || miles > 99_999.99) return Result.fail("distance_out_of_range");
    return /^\d+(?:\.\d{1,2})?$/.test(String(miles)) ? Result.succeed(miles) : Result.fail("distance_unreadable");
  },
};

const isBelow = (amount: string, least: string): boolean =>
  Result.getOrElse(
    Result.map(Result.all([parseCents(amount), parseCents(least)]), ([cents, bound]) => cents < bound),
    () => false,
  );

/** A golf course (ADM-CRS-25 to ADM-CRS-53, CONST-42); the picture has calls of its own. */
export const courseForm = form(
  {
    /** The name staff members know it by. */
    course_name: required(line),
    /** The name customers see. */
    display_name: line,
    address: line,
    address_2: line,
    city: line,
    /** State or province. */
    subdivision: line,
    postcode: line,
    country_alpha2: country,
    phone,
    email,
    description: note,
    rate_required: flag(true),
    inactive: flag(),
    internal_only: flag(),
    is_realtime: flag(),
    cart_rate: dollars,
    price_min: dollars,
    price_max: dollars,
    /** Days ahead for which free tee times are collected. */
    days_out_to_scrape: whole([0, 3650], "days_out_of_range"),
    /** Rounds that can be sold a day in real time; 0 is without limit. */
    round_limit: whole([0, 1_000_000], "number_out_of_range"),
    /** From 1 to 5, the best. */
    quality: whole([1, 5], "quality_out_of_range"),
    distance_from_airport: distance,
    /** Place among the courses that customers choose from, the lowest first. */
    position: whole([0, 1_000_000], "number_out_of_range", 1),
    // The ids of the course in external systems; blank where it is unknown there.
    golfswitch_course: { gs_id: line, gs_xid: line },
    golfnow_course: { golfnow_id: line },
    club_prophet_course: { club_prophet_id: line },
  },
  ({ price_min = "", price_max = "" }) =>
    isBelow(price_max, price_min) ? issue("price_max", "price_max_below_min") : [],
);

/** A course as its form holds it. */
export type CourseDraft = DraftOf<typeof courseForm>;
/** A course as a save sends it. */
export type CourseInput = InputOf<typeof courseForm>;
