import { overlapsWith } from "@teedesk/domain";
import { and, asc, eq, getTableColumns, ne, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { golfRates } from "../db/schema/golfRates.ts";
import { rateDateRanges } from "../db/schema/rateDateRanges.ts";
import { daysOfRange, type GolfRateRow, type StoredCandidate } from "./golfRateRows.ts";

/** The contract's limit. */
const mostRanges = 100;

/** The ranges of the course's other rates, at another price or fee, that apply at the same times as one of a rate's. */
export async function findOtherRanges(db: Database, rate: GolfRateRow): Promise<StoredCandidate[]> {
  if (rate.disabled || rate.archived) return [];
  const {
    type,
    raw_rate,
    service_fee_cents,
    service_fee_percent,
    disabled,
    archived,
    max_advance_days,
    is_dynamic_greater,
  } = golfRates;
  const costsTheSame = sql`(${raw_rate}, ${service_fee_cents}, ${service_fee_percent}) is not distinct from
    (${rate.raw_rate}::bigint, ${rate.service_fee_cents}::bigint, ${rate.service_fee_percent}::numeric)`;
  const own = alias(rateDateRanges, "own");
  const shares = and(
    eq(own.golf_rate_id, rate.id),
    sql`${own.start} <= ${rateDateRanges.end} and ${rateDateRanges.start} <= ${own.end}`,
    sql`${own.time_start} <= ${rateDateRanges.time_end} and ${rateDateRanges.time_start} <= ${own.time_end}`,
  );
  const others = await db
    .select({
      ...getTableColumns(rateDateRanges),
      rate: { id: golfRates.id, type, raw_rate, disabled, archived, max_advance_days, is_dynamic_greater },
      rate_days: daysOfRange,
    })
    .from(golfRates)
    .innerJoin(rateDateRanges, eq(rateDateRanges.golf_rate_id, golfRates.id))
    .where(
      and(
        eq(golfRates.golf_course_id, rate.golf_course_id),
        ne(golfRates.id, rate.id),
        not(costsTheSame),
        sql`not ${disabled} and not ${archived}`,
        sql`exists (select from ${rateDateRanges} ${own} where ${shares})`,
      ),
    )
    .orderBy(asc(rateDateRanges.start), asc(rateDateRanges.id));
  const ranges = await db
    .select({ ...getTableColumns(rateDateRanges), rate_days: daysOfRange })
    .from(rateDateRanges)
    .where(eq(rateDateRanges.golf_rate_id, rate.id));
  const overlapping = new Set(overlapsWith(ranges, others).map(({ ranges: [, other] }) => other.id));
  return others.filter(({ id }) => overlapping.has(id)).slice(0, mostRanges);
}
