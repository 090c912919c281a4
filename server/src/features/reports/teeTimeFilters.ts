import { asc, inArray } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { orderRange, type Range } from "../teeTimes/list/orderRange.ts";
import type { Line } from "./report.ts";
import { daysText } from "./reportDays.ts";

type Filters = NonNullable<Query<"downloadTeeTimesExportReport">["filters"]>;

/** The days of an export, for its file name: those of play, else those of booking, the earlier first. */
export function exportedDays({ play_date, created_at }: Filters): Range {
  return orderRange([play_date, created_at].find((range) => range?.every((day) => day !== "")) ?? ["", ""]);
}

/** The filters under the list's names (OPS-TTL-21 to 32), in the order of its columns. */
export async function describeTeeTimeFilters(db: Database, filters: Filters): Promise<readonly Line[]> {
  const lines: Readonly<Record<keyof Filters, Line>> = {
    search: ["Search", typed(filters.search)],
    customer_id: ["Customer", typed(filters.customer_id)],
    first_name: ["First Name", typed(filters.first_name)],
    last_name: ["Last Name", typed(filters.last_name)],
    status: ["Status", typed(filters.status)],
    created_at: ["Created At", days(filters.created_at)],
    play_date: ["Play Date", days(filters.play_date)],
    play_time: ["Play Time", typed(filters.play_time)],
    players: ["Players", typed(filters.players)],
    courses: ["Courses", await courseNames(db, filters.courses ?? [])],
    confirmation: ["Confirmation", typed(filters.confirmation)],
    agent: ["Agent", typed(filters.agent)],
    notes: ["Notes", typed(filters.notes)],
    internal_notes: ["Internal Notes", typed(filters.internal_notes)],
  };
  return Object.values(lines);
}

const typed = (value: string | number | undefined): string | null =>
  value === undefined || value === "" ? null : String(value);

const days = (range: Range = ["", ""]): string | null => daysText(orderRange(range));

/** The names of courses, for people; null for none. */
export async function courseNames(db: Database, ids: readonly number[]): Promise<string | null> {
  if (ids.length === 0) return null;
  const courses = await db
    .select({ course_name: golfCourses.course_name })
    .from(golfCourses)
    .where(inArray(golfCourses.id, [...ids]))
    .orderBy(asc(golfCourses.course_name));
  return courses.map(({ course_name }) => course_name).join(", ");
}
