import type { LocalDate } from "@teedesk/domain";
import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../../contract/contract.ts";
import { type Conditions, contains } from "../../../listing.ts";
import { orderRange } from "./orderRange.ts";
import type { Table } from "./teeTimeKeys.ts";

type Asked = Query<"listTeeTimes">;

/** How each filter of the contract narrows the list: texts anywhere and in any case, the others exactly. */
export const conditionsOn = (table: Table, timeZone: string): Conditions<NonNullable<Asked["filters"]>> => ({
  first_name: (text) => contains(table.first_name, text),
  last_name: (text) => contains(table.last_name, text),
  status: (text) => contains(table.status, text),
  created_at: (range) => {
    const [from, to] = orderRange(range);
    return and(
      from === "" ? undefined : sql`${table.created_at} >= ${midnight(sql`${from}::date`, timeZone)}`,
      to === "" ? undefined : sql`${table.created_at} < ${midnight(sql`${to}::date + 1`, timeZone)}`,
    );
  },
  play_date: (range) => {
    const [from, to] = orderRange(range);
    return and(
      from === "" ? undefined : sql`${table.play_date} >= ${from}::date`,
      to === "" ? undefined : sql`${table.play_date} <= ${to}::date`,
    );
  },
  play_time: (time) => sql`${table.play_time} = ${time}`,
  players: (players) => sql`${table.players} = ${players}`,
  courses: (ids) => (ids.length === 0 ? undefined : inArray(table.golf_course_id, ids)),
  confirmation: (text) => contains(table.confirmation, text),
  agent: (text) => contains(table.agent, text),
  notes: (text) => contains(table.notes, text),
  internal_notes: (text) => contains(table.internal_notes, text),
});

/** When a day begins at the business (DECISIONS 12). */
const midnight = (day: SQL, timeZone: string): SQL => sql`(${day})::timestamp at time zone ${timeZone}`;

/** CALC-21: `daily` is what was booked today, `monthly` what was booked this month; without a day it is everything. */
export function bookedIn(
  query_type: "played" | "monthly" | "daily",
  table: Table,
  { today, timeZone }: { today: LocalDate | null; timeZone: string },
): SQL | undefined {
  if (today === null) return undefined;
  const unit = sql.raw(query_type === "monthly" ? "'month'" : "'day'");
  const first = sql`date_trunc(${unit}, ${today}::date::timestamp)`;
  const next = sql`${first} + ('1 ' || ${unit})::interval`;
  return and(
    sql`${table.created_at} >= ${midnight(first, timeZone)}`,
    sql`${table.created_at} < ${midnight(next, timeZone)}`,
  );
}
