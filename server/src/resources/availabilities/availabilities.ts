import type { components } from "@teedesk/openapi";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { preparedFor } from "../../db/preparedFor.ts";
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
import type { StaffMember } from "../../session/staffMember.ts";
import { availableDayText, hasOpenQueue, isFree } from "../../teeTime/freeTeeTimes.ts";
import { hasSizeFor, sizesLeft, slotFacts } from "../../teeTime/slotFacts.ts";
import { type StoredSeats, seatsFor } from "../../teeTime/slotSeats.ts";
import { findSlotMatches } from "../matches/findSlotMatches.ts";
import { encodeHold } from "../seats/readSeats.ts";

type Wire = components["schemas"];
type Asked = Query<"listAvailability">;

const { available_date, available_time, scraped_at } = foreUpAvailabilities;
const { course_name } = golfCourses;

/** Null where a slot has no rate. */
const price: SQL<string | null> = sql<string | null>`nullif(${decimal(golfRates.raw_rate)}, '')`;

/** Whether an expression contains the text, in any case of letters; `contains` does so for columns. */
const holds = (value: SQL, text: string): SQL => sql`position(lower(${text.trim()}) in lower(${value})) > 0`;

/**
 * The condition of each filter: texts match anywhere and in any case, the others exactly. Those of a course, its groups and a rate find
 * these first, of which there are few, and not each slot's.
 */
const conditionsOn = (db: Database): Conditions<NonNullable<Asked["filters"]>> => ({
  course_name: (text) =>
    inArray(golf_course_id, db.select({ id: golfCourses.id }).from(golfCourses).where(contains(course_name, text))),
  rate: (text) => inArray(golf_rate_id, db.select({ id: golfRates.id }).from(golfRates).where(holds(price, text))),
  group_name: (text) => {
    const groups = groupsOf(db);
    return inArray(
      golf_course_id,
      db
        .select({ id: groups.course_id })
        .from(groups)
        .where(holds(sql`${groups.names}`, text)),
    );
  },
  available_date: (day) => sql`${available_date} = ${day}::date`,
  available_time: (time) => sql`${available_time} = ${time}`,
  spots: hasSizeFor,
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

const matching = (db: Database, now: LocalMoment, filters: Asked["filters"]) =>
  and(...isFree(now), whereAll(filters, conditionsOn(db)));

/** The ids of a page, whose rows are read by them: PostgreSQL leaves out each join that the order does not read. */
function idsOf(db: Database, query: Asked, now: LocalMoment) {
  const groups = groupsOf(db);
  const { limit, offset } = pageOf(query, 100);
  const sorts = sortsOn(sql<string | null>`${groups.names}`);
  return db
    .select({ id })
    .from(foreUpAvailabilities)
    .innerJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .leftJoin(golfRates, eq(golfRates.id, golf_rate_id))
    .leftJoin(groups, eq(groups.course_id, golf_course_id))
    .where(matching(db, now, query.filters))
    .orderBy(...orderBy(query, sorts, { otherwise: byTime, tie: id }))
    .limit(limit)
    .offset(offset);
}

/** Free tee times by their ids, with their course, rate and seats. */
const slotsById = preparedFor((db) => {
  const groups = groupsOf(db);
  return db
    .select({
      id,
      course_id: golf_course_id,
      course_name,
      available_time,
      read_date: availableDayText,
      is_new,
      created_at,
      updated_at,
      scraped_at,
      available_date,
      rate: price,
      rateId: golf_rate_id,
      group_name: sql<string | null>`${groups.names}`,
      facts: slotFacts,
    })
    .from(foreUpAvailabilities)
    .innerJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .leftJoin(golfRates, eq(golfRates.id, golf_rate_id))
    .leftJoin(groups, eq(groups.course_id, golf_course_id))
    .where(sql`${id} = any(${sql.placeholder("ids")}::int[])`)
    .prepare("slots_by_id");
});

async function readRows(db: Database, ids: readonly number[]) {
  const rows = await slotsById(db).execute({ ids: `{${ids.join()}}` });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const inWire = <Row extends Readonly<Record<"created_at" | "updated_at" | "scraped_at", Date>>>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  scraped_at: row.scraped_at.toISOString(),
});

/** The sizes and players that are left of a slot, and who has the rest, for an agent. */
function seatsOf(facts: StoredSeats, staff: StaffMember) {
  const reader = { staff_user_id: staff.id };
  const { sizes = [], left = 0, counted = [] } = seatsFor(facts, reader) ?? {};
  return {
    spots: [...sizes],
    left,
    sold: counted.map(({ booking: { id, agent, players, seated_at } }) => ({
      id,
      agent,
      players,
      seated_at: new Date(seated_at).toISOString(),
    })),
    held: facts.holds.map((hold) => encodeHold(hold, reader)),
  };
}

async function listPage(
  db: Database,
  { query, staff, now }: { readonly query: Asked; readonly staff: StaffMember; readonly now: LocalMoment },
): Promise<Wire["AvailabilityRow"][]> {
  const page = await idsOf(db, query, now);
  // The page's ids first: right after a feed the planner estimates one row where there are thousands, and would join each to all groups in
  // a nested loop.
  const read = await readRows(
    db,
    page.map((row) => row.id),
  );
  const shown = read.map(({ facts, ...row }) => ({ ...row, ...seatsOf(facts, staff) }));
  const matches = await findSlotMatches(
    db,
    shown.filter(({ spots }) => spots.length > 0),
  );
  const callersOf = (id: number): number => (matches.get(id) ?? []).filter(({ misses }) => misses.length === 0).length;
  return shown.map((row) => ({ ...inWire(row), callers: callersOf(row.id) }));
}

/** The wait list as specified consoles read it, grouped by course, day and time (ANSWER-20). */
async function groupedWaitList(db: Database, now: LocalMoment): Promise<Wire["GroupedAvailability"]> {
  const slot = { facts: slotFacts, is_new, read_date: availableDayText, created_at, updated_at, scraped_at };
  const free = await db
    .select({ course_id: golf_course_id, course_name, available_date, available_time, slot })
    .from(foreUpAvailabilities)
    .innerJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .where(and(...isFree(now), hasOpenQueue))
    .orderBy(...byTime);
  const grouped: Record<string, Record<string, Wire["AvailabilityTimes"]>> = {};
  for (const { course_id, course_name, available_date, available_time, slot } of free) {
    const { facts, ...rest } = slot;
    const sizes = sizesLeft(facts);
    if (sizes.length === 0) continue;
    const days = (grouped[JSON.stringify([course_name, course_id])] ??= {});
    const times = (days[available_date] ??= {});
    times[available_time] = { ...inWire(rest), spots: Math.max(...sizes) };
  }
  return grouped;
}

/**
 * Free tee times as course systems report them, with what is left of each (API-011, API-012; ANSWER-36). Past ones are left out, and those
 * that a course system reports as sold; one that agents have sold since stays, without spots, so that it shows who has it.
 */
export function availabilityHandlers({
  db,
  clock,
}: Services): Pick<Handlers, "listAvailability" | "countAvailability"> {
  return {
    listAvailability: ({ query, staff }) =>
      Object.keys(query).length === 0
        ? groupedWaitList(db, clock.localNow())
        : listPage(db, { query, staff, now: clock.localNow() }),
    countAvailability: ({ query }) => db.$count(foreUpAvailabilities, matching(db, clock.localNow(), query.filters)),
  };
}
