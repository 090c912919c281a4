import { type Cents, centsFrom, encodeServiceFee, formatCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { asc, eq } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { rateDateRanges, rateDayNames, rateDays } from "../../db/schema/rateDateRanges.ts";
import type { GolfRateRow } from "../../pricing/findGolfRate.ts";
import { serviceFeeOf } from "../../pricing/quoteBooking.ts";

type Wire = components["schemas"];

/** A rate as the wire carries it, with its course and its date ranges. */
export async function describeGolfRate(db: Database, rate: GolfRateRow): Promise<Wire["GolfRate"]> {
  const [course] = await db
    .select({ id: golfCourses.id, course_name: golfCourses.course_name })
    .from(golfCourses)
    .where(eq(golfCourses.id, rate.golf_course_id));
  if (course === undefined) throw new Error(`Golf rate ${rate.id} has no course.`);
  return encodeGolfRate(rate, { course, rate_date_ranges: await dateRanges(db, rate.id) });
}

async function dateRanges(db: Database, golf_rate_id: number): Promise<Wire["RateDateRange"][]> {
  const rows = await db
    .select({ range: rateDateRanges, day: rateDays.name })
    .from(rateDateRanges)
    .leftJoin(rateDays, eq(rateDays.rate_date_range_id, rateDateRanges.id))
    .where(eq(rateDateRanges.golf_rate_id, golf_rate_id))
    .orderBy(asc(rateDateRanges.start), asc(rateDateRanges.id));
  const ranges = new Map(rows.map(({ range }) => [range.id, range]));
  return [...ranges.values()].map(({ created_at: _created, updated_at: _updated, ...range }) => ({
    ...range,
    rate_id: golf_rate_id,
    rate_days: rateDayNames
      .filter((name) => rows.some((row) => row.range.id === range.id && row.day === name))
      .map((name) => ({ name })),
  }));
}

type RateParts = Pick<Wire["RicGolfRate"], "course" | "rate_date_ranges">;

/** A rate as the wire carries it (OPS-IBE-31, OPS-IBE-32): money in decimal dollars, the fee in its own JSON type. */
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
      humanized_type: "API Rate",
      golfswitch_commission: hundredths(row.golfswitch_commission_hundredths),
      is_golfswitch_commission_dollars: row.is_golfswitch_commission_dollars,
    };
  }
  return {
    ...common,
    type: "RicGolfRate",
    humanized_type: "RIC Rate",
    deposit: dollars(row.deposit_cents),
    wholesale_rate: dollars(row.wholesale_rate_cents),
    max_refund: dollars(row.max_refund_cents),
    non_refundable: dollars(row.non_refundable_cents),
    cancel_hours: row.cancel_hours,
    course_balance: dollars(row.course_balance_cents),
  };
}

/** Blank where no amount is set: not the same as an amount of nothing. */
const dollars = (cents: Cents | null): string => (cents === null ? "" : formatCents(cents));

/** Hundredths print alike, be they cents or hundredths of a percent. */
const hundredths = (count: number): string => formatCents(Result.getOrThrow(centsFrom(count)));
