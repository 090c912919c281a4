import { type Cents, centsFrom, encodeServiceFee, formatCents, type RateDayName } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { asc, eq, type SQL } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { golfCourses } from "../db/schema/golfCourses.ts";
import { golfRates } from "../db/schema/golfRates.ts";
import { rateDateRanges } from "../db/schema/rateDateRanges.ts";
import { daysOfRange, type GolfRateRow, type StoredCandidate } from "./golfRateRows.ts";
import { findOtherRanges } from "./otherRanges.ts";
import { serviceFeeOf } from "./quoteBooking.ts";

type Wire = components["schemas"];
type RateDateRange = Wire["RateDateRange"];

/** A rate of the contract, with its course and its date ranges. */
export async function describeGolfRate(db: Database, rate: GolfRateRow): Promise<Wire["GolfRate"]> {
  const [course] = await db
    .select({ id: golfCourses.id, course_name: golfCourses.course_name })
    .from(golfCourses)
    .where(eq(golfCourses.id, rate.golf_course_id));
  if (course === undefined) throw new Error(`Golf rate ${rate.id} has no course.`);
  const rate_date_ranges = await findDateRanges(db, eq(rateDateRanges.golf_rate_id, rate.id));
  return encodeGolfRate(rate, { course, rate_date_ranges });
}

/** The rate with an id, as the contract has it, with the overlapping ranges of the course's other rates. */
export async function showGolfRate(db: Database, id: number): Promise<Wire["GolfRate"] | null> {
  const [rate] = await db.select().from(golfRates).where(eq(golfRates.id, id));
  if (rate === undefined) return null;
  const described = await describeGolfRate(db, rate);
  const others = await findOtherRanges(db, rate);
  return { ...described, other_rate_date_ranges: others.map(encodeCandidate) };
}

/** Date ranges as the contract has them, the earliest first. */
export async function findDateRanges(db: Database, which: SQL): Promise<RateDateRange[]> {
  const rows = await db
    .select({ range: rateDateRanges, rate_days: daysOfRange })
    .from(rateDateRanges)
    .where(which)
    .orderBy(asc(rateDateRanges.start), asc(rateDateRanges.id));
  return rows.map(({ range, rate_days }) => encodeDateRange(range, rate_days));
}

function encodeDateRange(
  range: typeof rateDateRanges.$inferSelect,
  rate_days: readonly { readonly name: RateDayName }[],
): RateDateRange {
  const { id, lock_version, golf_rate_id, start, end, time_start, time_end, description } = range;
  const when = { start, end, time_start, time_end, description };
  return { id, lock_version, golf_rate_id, rate_id: golf_rate_id, ...when, rate_days: [...rate_days] };
}

/** A range that prices a tee time, or nearly does. */
export const encodeCandidate = (range: StoredCandidate): Wire["RateCandidate"] => ({
  rate_id: range.rate.id,
  humanized_type: humanizedTypes[range.rate.type],
  rate: formatCents(range.rate.raw_rate),
  rate_date_range: encodeDateRange(range, range.rate_days),
});

export const humanizedTypes = { RicGolfRate: "RIC Rate", ApiGolfRate: "API Rate" } as const;

type RateParts = Pick<Wire["RicGolfRate"], "course" | "rate_date_ranges">;

/** A rate as the contract has it (OPS-IBE-31, OPS-IBE-32): money in decimal dollars, the fee in its own JSON type. */
function encodeGolfRate(row: GolfRateRow, parts: RateParts): Wire["GolfRate"] {
  const common = {
    id: row.id,
    lock_version: row.lock_version,
    ...parts,
    rate: formatCents(row.raw_rate),
    raw_rate: row.raw_rate,
    service_fee: encodeServiceFee(serviceFeeOf(row)),
    max_advance_days: row.max_advance_days,
    disabled: row.disabled,
    archived: row.archived,
    commission: hundredths(row.commission_hundredths),
    is_commission_dollars: row.is_commission_dollars,
    is_dynamic: row.is_dynamic,
    is_dynamic_greater: row.is_dynamic_greater,
    internal_memo: row.internal_memo,
    external_memo: row.external_memo,
    rate_sheet_note: row.rate_sheet_note,
  };
  if (row.type === "ApiGolfRate") {
    return {
      ...common,
      type: "ApiGolfRate",
      humanized_type: humanizedTypes[row.type],
      golfswitch_commission: hundredths(row.golfswitch_commission_hundredths),
      is_golfswitch_commission_dollars: row.is_golfswitch_commission_dollars,
    };
  }
  return {
    ...common,
    type: "RicGolfRate",
    humanized_type: humanizedTypes[row.type],
    deposit: dollars(row.deposit_cents),
    wholesale_rate: dollars(row.wholesale_rate_cents),
    max_refund: dollars(row.max_refund_cents),
    non_refundable: dollars(row.non_refundable_cents),
    cancel_hours: row.cancel_hours,
    course_balance: dollars(row.course_balance_cents),
  };
}

/** Blank where no amount is set, which is not an amount of 0. */
const dollars = (cents: Cents | null): string => (cents === null ? "" : formatCents(cents));

/** Hundredths have the same format, be they cents or hundredths of a percent. */
const hundredths = (count: number): string => formatCents(Result.getOrThrow(centsFrom(count)));
