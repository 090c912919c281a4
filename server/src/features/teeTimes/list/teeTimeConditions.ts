import type { LocalDate } from "@teedesk/domain";
import { and, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../../contract/contract.ts";
import { daysIn, instantsIn, midnight } from "../../../platform/businessDay.ts";
import { type Conditions, contains } from "../../../records/listing.ts";
import { matchesSearch } from "../../../records/search.ts";
import { orderRange } from "./orderRange.ts";
import type { Table } from "./teeTimeKeys.ts";

type Asked = Query<"listTeeTimes">;

/** The condition of each filter of the contract: texts match anywhere and in any case, the others exactly. */
export const conditionsOn = (table: Table, timeZone: string): Conditions<NonNullable<Asked["filters"]>> => ({
  // The gateway's confirmation is copied from an e-mail or a statement: it is searched as a whole.
  search: (text) => or(matchesSearch(table, text), sql`${table.payment_id} = ${text.trim()}`),
  customer_id: (id) => sql`${table.customer_id} = ${id}`,
  first_name: (text) => contains(table.first_name, text),
  last_name: (text) => contains(table.last_name, text),
  status: (text) => contains(table.status, text),
  created_at: (range) => and(...instantsIn(table.created_at, orderRange(range), timeZone)),
  play_date: (range) => and(...daysIn(table.play_date, orderRange(range))),
  play_time: (time) => sql`${table.play_time} = ${time}`,
  players: (players) => sql`${table.players} = ${players}`,
  courses: (ids) => (ids.length === 0 ? undefined : inArray(table.golf_course_id, ids)),
  confirmation: (text) => contains(table.confirmation, text),
  agent: (text) => contains(table.agent, text),
  notes: (text) => contains(table.notes, text),
  internal_notes: (text) => contains(table.internal_notes, text),
});

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
