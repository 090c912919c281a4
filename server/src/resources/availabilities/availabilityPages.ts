import type { components } from "@teedesk/openapi";
import { type AnyColumn, and, asc, count, eq, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { preparedFew } from "../../db/preparedFew.ts";
import {
  courseGroupCourses,
  courseGroups,
  foreUpAvailabilities,
  golfCourses,
  golfRates,
} from "../../db/schema/index.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { decimal, instantText } from "../../records/columns.ts";
import { orderBy, pageOf, type Sortable } from "../../records/listing.ts";
import { type AsMoment, availableDayText, isFree } from "../../teeTime/freeTeeTimes.ts";
import { isClosing } from "../../teeTime/runningClosure.ts";
import { hasSizeFor, hasTakers, slotFacts } from "../../teeTime/slotFacts.ts";
import type { StoredSeats } from "../../teeTime/slotSeats.ts";
import { type CallerRow, callersFor } from "../matches/findSlotMatches.ts";

type Wire = components["schemas"];
type Asked = Query<"listAvailability">;

const { available_date, available_time, scraped_at } = foreUpAvailabilities;
const { course_name } = golfCourses;

/** Null where a slot has no rate. */
const price: SQL<string | null> = sql<string | null>`nullif(${decimal(golfRates.raw_rate)}, '')`;

type Filter = keyof NonNullable<Asked["filters"]>;

/** Whether an expression contains the text, in any case of letters. */
const contains = (value: SQL.Aliased<string> | SQL | AnyColumn, text: Placeholder): SQL =>
  sql`position(lower(${text}) in lower(${value})) > 0`;

/** The filters that only a slot's course decides. */
type CourseFilter = "course_name" | "group_name";

/** The courses that such a filter finds, of which there are few: they are looked for first, and not for each slot. */
const coursesOn = (db: Database): Readonly<Record<CourseFilter, (text: Placeholder) => SQL>> => ({
  course_name: (text) => sql`${db.select({ id: golfCourses.id }).from(golfCourses).where(contains(course_name, text))}`,
  group_name: (text) => {
    const groups = groupsOf(db);
    return sql`${db.select({ id: groups.course_id }).from(groups).where(contains(groups.names, text))}`;
  },
});

/** The condition of each filter: texts match anywhere and in any case, the others exactly. */
const conditionsOn = (db: Database): Readonly<Record<Filter, (value: Placeholder) => SQL>> => ({
  course_name: (text) => sql`${golf_course_id} in ${coursesOn(db).course_name(text)}`,
  group_name: (text) => sql`${golf_course_id} in ${coursesOn(db).group_name(text)}`,
  rate: (text) => inArray(golf_rate_id, db.select({ id: golfRates.id }).from(golfRates).where(contains(price, text))),
  available_date: (day) => sql`${available_date} = ${day}::date`,
  available_time: (time) => sql`${available_time} = ${time}`,
  spots: (players) => sql`(not ${isClosing} and ${hasSizeFor(players)})`,
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

export const byTime = [asc(available_date), asc(available_time)];

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

const { id, golf_course_id, golf_rate_id, spots, is_new, created_at, updated_at } = foreUpAvailabilities;

/** The filters that are set, without blanks around texts: parameters by their names. */
const parametersOf = (filters: Asked["filters"] = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(filters)
      .map(([name, value]) => [name, typeof value === "string" ? value.trim() : value] as const)
      .filter(([, value]) => value !== "" && value !== null && value !== undefined),
  );

/** The parameters of the moment from which on a tee time is free. */
const moment: AsMoment = { date: sql.placeholder("date"), time: sql.placeholder("time") };

/** The condition of the free tee times that match filters of these names. */
function matching(db: Database, names: readonly string[]): SQL | undefined {
  const conditions = conditionsOn(db);
  const isFilter = (name: string): name is Filter => name in conditions;
  return and(...isFree(moment), ...names.filter(isFilter).map((name) => conditions[name](sql.placeholder(name))));
}

/**
 * The ids of a page as an array; PostgreSQL leaves out each join that the order does not read. The numbers are literals: a planner that does
 * not know the limit sorts all rows.
 */
function idsOf(db: Database, query: Asked, names: readonly string[]): SQL {
  const groups = groupsOf(db);
  const { limit, offset } = pageOf(query, 100);
  const order = orderBy(query, sortsOn(sql`${groups.names}`), { otherwise: byTime, tie: id });
  return sql`array(select ${id} from ${foreUpAvailabilities} join ${golfCourses} on ${golfCourses.id} = ${golf_course_id}
    left join ${golfRates} on ${golfRates.id} = ${golf_rate_id} left join ${groups} on ${groups.course_id} = ${golf_course_id}
    where ${matching(db, names)} order by ${sql.join(order, sql`, `)}
    limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))})`;
}

/** The members of a row that the rule of seats and the callers give. */
type Seats = Pick<Wire["AvailabilityRow"], "spots" | "left" | "sold" | "held" | "callers">;
type Moment = Pick<typeof foreUpAvailabilities.$inferSelect, "available_date" | "available_time">;
export type StoredRow = {
  readonly row: Omit<Wire["AvailabilityRow"], keyof Seats | keyof Moment> & Moment;
  readonly spots: readonly number[];
  /** Null where no booking stands and nothing is held, as at most free tee times. */
  readonly facts: StoredSeats | null;
};

/** Rows as the contract has them but for their seats, built in SQL: to decode and encode their columns again was the largest cost. */
const rowJson = (group_name: SQL): SQL => sql`json_build_object('row', json_build_object(
  'id', ${id}, 'course_id', ${golf_course_id}, 'course_name', ${course_name}, 'available_time', ${available_time},
  'read_date', ${availableDayText}, 'is_new', ${is_new}, 'is_closing', ${isClosing}, 'created_at', ${instantText(created_at)}, 'updated_at', ${instantText(updated_at)},
  'scraped_at', ${instantText(scraped_at)}, 'available_date', ${available_date}, 'rate', ${price}, 'rateId', ${golf_rate_id},
  'group_name', ${group_name}), 'spots', ${spots}, 'facts', case when ${hasTakers} then ${slotFacts} end)`;

/**
 * The rows of a page in its order, and those who may be called for them. By ids: right after a feed the planner estimates one free tee
 * time where there are thousands, and would join each to all groups in a nested loop. The offset keeps it from finding them twice.
 */
function pageOfSlots(db: Database, query: Asked, names: readonly string[]) {
  const groups = groupsOf(db);
  const rows = db
    .select({ rows: sql`coalesce(json_agg(${rowJson(sql`${groups.names}`)} order by place), '[]')` })
    .from(sql`unnest(page.ids) with ordinality as shown(row_id, place)`)
    .innerJoin(foreUpAvailabilities, sql`${id} = row_id`)
    .innerJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .leftJoin(golfRates, eq(golfRates.id, golf_rate_id))
    .leftJoin(groups, eq(groups.course_id, golf_course_id));
  return db
    .select({
      rows: sql<readonly StoredRow[]>`${rows}`,
      callers: callersFor(db, sql`page.ids`, sql.placeholder("date")),
    })
    .from(sql`(select ${idsOf(db, query, names)} as ids offset 0) as page`);
}

export type StoredPage = { readonly rows: readonly StoredRow[]; readonly callers: readonly CallerRow[] };

/** The number of prepared statements for orders, filters and sizes of the first page. */
const preparedPages = 32;

/** Pages of free tee times. The first one has a prepared statement for each order and set of filters. */
export function createPages(db: Database) {
  const prepared = preparedFew<ReturnType<ReturnType<typeof pageOfSlots>["prepare"]>>("slot_pages", preparedPages);

  return async (query: Asked, now: LocalMoment): Promise<StoredPage> => {
    const { limit, offset } = pageOf(query, 100);
    const parameters = parametersOf(query.filters);
    const names = Object.keys(parameters).toSorted();
    const build = () => pageOfSlots(db, query, names);
    const key = JSON.stringify([query.sort_fields, query.sort_desc, limit, names]);
    const statement = offset === 0 ? prepared(key, build) : build().prepare("");
    const [page] = await statement.execute({ ...now, ...parameters });
    return page ?? { rows: [], callers: [] };
  };
}

/**
 * Counts the free tee times that match filters of these names. Those of the courses that a filter finds are counted course by course: the
 * planner takes a text to find a third of the courses, and would read the slots of all.
 */
function counting(db: Database, names: readonly string[]) {
  const courses = coursesOn(db);
  const isOfCourse = (name: string): name is CourseFilter => name in courses;
  const found = names
    .filter(isOfCourse)
    .map((name) => sql`${golfCourses.id} in ${courses[name](sql.placeholder(name))}`);
  const others = names.filter((name) => !isOfCourse(name));
  const slots = db.select({ total: count().as("total") }).from(foreUpAvailabilities);
  if (found.length === 0) return slots.where(matching(db, others));
  const ofCourse = slots.where(and(eq(golf_course_id, golfCourses.id), matching(db, others))).as("of_course");
  return db
    .select({ total: sql<number>`coalesce(sum(${ofCourse.total}), 0)::int` })
    .from(golfCourses)
    .crossJoinLateral(ofCourse)
    .where(and(...found));
}

/** The number of free tee times that match filters. */
export async function countSlots(db: Database, filters: Asked["filters"], now: LocalMoment): Promise<number> {
  const parameters = parametersOf(filters);
  const [counted] = await counting(db, Object.keys(parameters))
    .prepare("")
    .execute({ ...now, ...parameters });
  return counted?.total ?? 0;
}
