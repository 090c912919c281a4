import type { components } from "@teedesk/openapi";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { golfCourses, golfRates, rateDateRanges, rateDays } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { invalid, notFound, type Refusal } from "../../platform/refusal.ts";
import { showGolfRate } from "../../pricing/describeGolfRate.ts";
import { daysOfRange } from "../../pricing/golfRateRows.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { rateInHistory } from "./rateInHistory.ts";
import { rateRows } from "./rateRows.ts";
import { summarizeRates } from "./summarizeRates.ts";

type Wire = components["schemas"];

/** Ranges that one copy may make, so that it ends while staff wait for it. */
const largestCopy = 10_000;

const refused = (message: string): Refusal => invalid({ rate_copy: [message] });

/**
 * Makes a new rate for each course with the terms and the chosen date ranges of one rate, for all courses or none. Returns the new rates in
 * the order of the courses.
 */
export async function copyRateDateRanges(
  tx: Database,
  staff: StaffMember,
  { golf_rate_id, rate_ids, course_ids }: Wire["CopyRateDateRangesRequest"],
): Promise<Wire["RateRow"][]> {
  const courses = Array.from(new Set(course_ids));
  const wanted = new Set(rate_ids);
  if (courses.length === 0) throw refused("Please select a course first.");
  if (wanted.size === 0) throw refused("Select the date ranges to copy first.");
  const [source] = await tx.select().from(golfRates).where(eq(golfRates.id, golf_rate_id)).for("share");
  if (source === undefined) throw notFound();
  const all = await tx
    .select({ range: rateDateRanges, rate_days: daysOfRange })
    .from(rateDateRanges)
    .where(eq(rateDateRanges.golf_rate_id, golf_rate_id));
  const ranges = all.filter(({ range }) => wanted.has(range.id));
  if (ranges.length < wanted.size) throw refused("One of the date ranges belongs to another golf rate.");
  if (ranges.length * courses.length > largestCopy)
    throw refused("That is too many date ranges at a time. Select fewer courses.");
  // Locked, so that no course is deleted before the transaction ends.
  const held = await tx
    .select({ id: golfCourses.id })
    .from(golfCourses)
    .where(inArray(golfCourses.id, courses))
    .for("share");
  if (held.length < courses.length) throw refused("One of the courses no longer exists.");

  const { id: _id, created_at: _created, updated_at: _updated, lock_version: _version, ...terms } = source;
  const copied: number[] = [];
  for (const golf_course_id of courses) {
    const [rate] = await tx
      .insert(golfRates)
      .values({ ...terms, golf_course_id })
      .returning({ id: golfRates.id });
    if (rate === undefined) throw new Error("The copy of the rate was not stored.");
    await addRanges(tx, rate.id, ranges);
    copied.push(rate.id);
  }
  await summarizeRates(tx, inArray(golfRates.id, copied));
  for (const id of copied) {
    const copy = await showGolfRate(tx, id);
    const after = copy && rateInHistory(copy);
    await recordHistory(tx, { entity: "rate", id, staff, action: "created", before: null, after });
  }
  const rows = new Map((await rateRows(tx).where(inArray(golfRates.id, copied))).map((row) => [row.id, row]));
  return copied.flatMap((id) => rows.get(id) ?? []);
}

type Copied = {
  readonly range: typeof rateDateRanges.$inferSelect;
  readonly rate_days: readonly Pick<typeof rateDays.$inferInsert, "name">[];
};

async function addRanges(tx: Database, golf_rate_id: number, ranges: readonly Copied[]): Promise<void> {
  for (const { range, rate_days } of ranges) {
    const { start, end, time_start, time_end, description } = range;
    const [added] = await tx
      .insert(rateDateRanges)
      .values({ golf_rate_id, start, end, time_start, time_end, description })
      .returning({ id: rateDateRanges.id });
    const rate_date_range_id = added?.id ?? 0;
    if (rate_days.length > 0)
      await tx.insert(rateDays).values(rate_days.map(({ name }) => ({ rate_date_range_id, name })));
  }
}
