import type { components } from "@teedesk/openapi";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import {
  courseGroupCourses,
  courseGroups,
  foreUpAvailabilities,
  golfCourses,
  golfRates,
} from "../../db/schema/index.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { decimal } from "../../records/columns.ts";
import { type Conditions, contains, orderBy, pageOf, type Sortable, whereAll } from "../../records/listing.ts";
import type { Services } from "../../services.ts";
import { availableDayText, hasOpenQueue, isFree } from "../../teeTime/freeTeeTimes.ts";
import { findSlotMatches } from "../matches/findSlotMatches.ts";

type Wire = components["schemas"];
type Asked = Query<"listAvailability">;

const { available_date, available_time, scraped_at, spots } = foreUpAvailabilities;
const { course_name } = golfCourses;

/** Null where a slot has no rate. */
const price: SQL<string | null> = sql<string | null>`nullif(${decimal(golfRates.raw_rate)}, '')`;

/** Whether an expression contains the text, in any case of letters; `contains` does so for columns. */
const holds = (value: SQL, text: string): SQL => sql`position(lower(${text.trim()}) in lower(${value})) > 0`;

/** The condition of each filter: texts match anywhere and in any case, the others exactly. */
const conditionsOn = (group_name: SQL): Conditions<NonNullable<Asked["filters"]>> => ({
  course_name: (text) => contains(course_name, text),
  rate: (text) => holds(price, text),
  group_name: (text) => holds(group_name, text),
  available_date: (day) => sql`${available_date} = ${day}::date`,
  available_time: (time) => sql`${available_time} = ${time}`,
  spots: (players) => sql`${players}::int = any(${spots})`,
});

const sortsOn = (group_name: SQL): Readonly<Record<NonNullable<Asked["sort_fields"]>[number], Sortable>> => ({
  course_name: sql`lower(${course_name})`,
  scraped_at,
  rate: golfRates.raw_rate,
  group_name: sql`lower(${group_name})`,
  date: available_date,
  sortingDate: available_date,
  time: available_time,
});

const byTime = [asc(available_date), asc(available_time)];

/** The names of each course's groups; courses without a group have no row. */
const groupsOf = (db: Database) =>
  db
    .select({
      course_id: courseGroupCourses.golf_course_id,
      names: sql<string>`string_agg(${courseGroups.group_name}, ', ' order by lower(${courseGroups.group_name}))`.as(
        "names",
      ),
    })
    .from(courseGroupCourses)
    .innerJoin(courseGroups, eq(courseGroups.id, courseGroupCourses.course_group_id))
    .groupBy(courseGroupCourses.golf_course_id)
    .as("groups");

const { id, golf_course_id, golf_rate_id, is_new, created_at, updated_at } = foreUpAvailabilities;

/** The free tee times that match, without an order and by their ids alone: PostgreSQL leaves out each join that nothing reads. */
function matching(db: Database, now: LocalMoment, filters: Asked["filters"]) {
  const groups = groupsOf(db);
  const group_name = sql<string | null>`${groups.names}`;
  const rows = db
    .select({ id })
    .from(foreUpAvailabilities)
    .leftJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .leftJoin(golfRates, eq(golfRates.id, golf_rate_id))
    .leftJoin(groups, eq(groups.course_id, golf_course_id))
    .where(and(...isFree(now), whereAll(filters, conditionsOn(group_name))))
    .$dynamic();
  return { rows, sorts: sortsOn(group_name) };
}

/** These free tee times, with their course and rate. */
async function readRows(db: Database, ids: readonly number[]) {
  const groups = groupsOf(db);
  const rows = await db
    .select({
      id,
      course_id: golf_course_id,
      course_name,
      available_time,
      read_date: availableDayText,
      spots,
      is_new,
      created_at,
      updated_at,
      scraped_at,
      available_date,
      rate: price,
      rateId: golf_rate_id,
      group_name: sql<string | null>`${groups.names}`,
    })
    .from(foreUpAvailabilities)
    .innerJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .leftJoin(golfRates, eq(golfRates.id, golf_rate_id))
    .leftJoin(groups, eq(groups.course_id, golf_course_id))
    .where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const inWire = <Row extends Readonly<Record<"created_at" | "updated_at" | "scraped_at", Date>>>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  scraped_at: row.scraped_at.toISOString(),
});

async function listPage(db: Database, now: LocalMoment, asked: Asked): Promise<Wire["AvailabilityRow"][]> {
  const { rows, sorts } = matching(db, now, asked.filters);
  const { limit, offset } = pageOf(asked, 100);
  const order = orderBy(asked, sorts, { otherwise: byTime, tie: foreUpAvailabilities.id });
  const page = await rows
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  // The page's ids first: right after a feed the planner estimates one row where there are thousands, and would join each to all groups in
  // a nested loop.
  const shown = await readRows(
    db,
    page.map((row) => row.id),
  );
  const matches = await findSlotMatches(db, shown);
  const callersOf = (id: number): number => (matches.get(id) ?? []).filter(({ misses }) => misses.length === 0).length;
  return shown.map((row) => ({ ...inWire(row), callers: callersOf(row.id) }));
}

/** The wait list as specified consoles read it, grouped by course, day and time (ANSWER-20). */
async function groupedWaitList(db: Database, now: LocalMoment): Promise<Wire["GroupedAvailability"]> {
  const slot = { spots, is_new, read_date: availableDayText, created_at, updated_at, scraped_at };
  const free = await db
    .select({ course_id: golf_course_id, course_name, available_date, available_time, slot })
    .from(foreUpAvailabilities)
    .innerJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .where(and(...isFree(now), hasOpenQueue))
    .orderBy(...byTime);
  const grouped: Record<string, Record<string, Wire["AvailabilityTimes"]>> = {};
  for (const { course_id, course_name, available_date, available_time, slot } of free) {
    const days = (grouped[JSON.stringify([course_name, course_id])] ??= {});
    const times = (days[available_date] ??= {});
    times[available_time] = { ...inWire(slot), spots: Math.max(...slot.spots) };
  }
  return grouped;
}

/** Free tee times as course systems report them (API-011, API-012). Past and sold ones are left out. */
export function availabilityHandlers({
  db,
  clock,
}: Services): Pick<Handlers, "listAvailability" | "countAvailability"> {
  return {
    listAvailability: ({ query }) =>
      Object.keys(query).length === 0 ? groupedWaitList(db, clock.localNow()) : listPage(db, clock.localNow(), query),
    countAvailability: ({ query }) => db.$count(sql`${matching(db, clock.localNow(), query.filters).rows} as counted`),
  };
}
