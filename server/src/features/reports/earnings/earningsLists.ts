import type { LocalDate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import {
  calls,
  discounts,
  foreUpAvailabilities,
  golfCourses,
  golfRates,
  lostLeads,
  rateDateRanges,
  rateDays,
  teeTimes,
} from "../../../db/schema/index.ts";
import { daysIn } from "../../../platform/businessDay.ts";
import { humanizedTypes } from "../../../pricing/describeGolfRate.ts";
import { isUndone } from "../../../resources/calls/callStates.ts";
import { bookingFigures, figureSums } from "../../../sales/figures.ts";
import { toCents } from "./earnedHours.ts";
import { isPlayed, isSeen, type Scope } from "./seenSlots.ts";

type Wire = components["schemas"];

const course = { course_id: golfCourses.id, course_name: golfCourses.course_name };
const { sold, owed } = bookingFigures;

/** The rates of standing bookings that were sold for less than their course is owed, the greatest loss first. */
export function soldUnderCost(db: Database, scope: Scope): Promise<Wire["RateUnderCost"][]> {
  const loss = sql`sum(${owed} - ${sold})`;
  return db
    .select({
      ...course,
      rate_id: teeTimes.golf_rate_id,
      humanized_type: sql<string>`case ${golfRates.type} when 'ApiGolfRate' then ${humanizedTypes.ApiGolfRate}
        when 'RicGolfRate' then ${humanizedTypes.RicGolfRate} else 'No rate' end`,
      rate: golfRates.raw_rate,
      bookings: figureSums.bookings,
      sold: figureSums.sold,
      owed: figureSums.owed,
      loss: loss.mapWith(toCents),
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.golf_course_id))
    .leftJoin(golfRates, eq(golfRates.id, teeTimes.golf_rate_id))
    .where(and(...isPlayed(scope), isNull(teeTimes.canceled_at), sql`${sold} < ${teeTimes.cost_cents}`))
    .groupBy(golfCourses.id, teeTimes.golf_rate_id, golfRates.id)
    .orderBy(sql`${loss} desc`, golfCourses.course_name, teeTimes.golf_rate_id);
}

/** A rate may be archived once its days are over; a disabled one never counts. */
const hasRate = (today: string): SQL => sql`exists (
  select from ${golfRates} join ${rateDateRanges} on ${rateDateRanges.golf_rate_id} = ${golfRates.id}
  where ${golfRates.golf_course_id} = offered.course_id and not ${golfRates.disabled}
    and (not ${golfRates.archived} or offered.day < ${today}::date)
    and offered.day between ${rateDateRanges.start} and ${rateDateRanges.end}
    and exists (select from ${rateDays} where ${rateDays.rate_date_range_id} = ${rateDateRanges.id}
      and ${rateDays.name} = to_char(offered.day, 'Dy')))`;

/** The distinct days of a table's rows, each by one index lookup, since many rows share a day. */
const daysThatHave = (table: PgTable, day: AnyPgColumn, where: readonly SQL[]): SQL => {
  const next = (after: SQL) => sql`select min(${day}) from ${table} where ${and(after, ...where)}`;
  return sql`select day from (with recursive days as (select (${next(sql`true`)}) as day
    union all select (${next(sql`${day} > days.day`)}) from days where days.day is not null)
    select day from days where day is not null) as found`;
};

/** The days with a slot seen or a standing booking on which no rate of the course applies at any time, in runs. */
export function daysWithoutRate(db: Database, scope: Scope, today: string) {
  const { golf_course_id, available_date } = foreUpAvailabilities;
  const ends = [scope.period.start, scope.period.end] as const;
  const days = sql`${daysThatHave(foreUpAvailabilities, available_date, daysIn(available_date, ends))}
    union ${daysThatHave(teeTimes, teeTimes.play_date, daysIn(teeTimes.play_date, ends))}`;
  // Few days lack a rate, so slots and bookings are counted on these alone.
  const offered = sql`select * from (
      select ${golfCourses.id} as course_id, day from ${golfCourses}, (${days}) as days
      where ${scope.course_id === undefined ? sql`true` : eq(golfCourses.id, scope.course_id)}) as offered,
    lateral (select count(*) as slots_seen from ${foreUpAvailabilities}
      where ${golf_course_id} = course_id and ${available_date} = day and ${isSeen(scope)}) as seen,
    lateral (select count(*) as bookings from ${teeTimes}
      where ${teeTimes.golf_course_id} = course_id and ${teeTimes.play_date} = day and ${teeTimes.canceled_at} is null) as booked
    where not ${hasRate(today)} and slots_seen + bookings > 0`;
  // Consecutive days less their row numbers give one date, which identifies the run.
  const runs = sql`select course_id, min(day) as start_date, max(day) as end_date, count(*) as days,
      sum(slots_seen) as slots_seen, sum(bookings) as bookings
    from (select *, day - row_number() over (partition by course_id order by day)::int as run
      from (${offered}) as offered) as without
    group by course_id, run`;
  return db
    .select({
      ...course,
      start_date: sql<LocalDate>`start_date::text`,
      end_date: sql<LocalDate>`end_date::text`,
      days: sql`days`.mapWith(Number),
      slots_seen: sql`slots_seen`.mapWith(Number),
      bookings: sql`bookings`.mapWith(Number),
    })
    .from(sql`(${runs}) as runs`)
    .innerJoin(golfCourses, eq(golfCourses.id, sql`runs.course_id`))
    .orderBy(golfCourses.course_name, golfCourses.id, sql`start_date`);
}

/** The discounts whose bookings have a margin below 0 in all, the greatest loss first. */
export function losingDiscounts(db: Database, scope: Scope): Promise<Wire["LosingDiscount"][]> {
  const { bookings, discount, revenue, margin } = figureSums;
  return db
    .select({ discount_id: discounts.id, code: discounts.code, bookings, discount, revenue, margin })
    .from(teeTimes)
    .innerJoin(discounts, eq(discounts.id, teeTimes.golf_discount_id))
    .where(and(...isPlayed(scope)))
    .groupBy(discounts.id)
    .having(sql`${margin} < 0`)
    .orderBy(margin, discounts.code);
}

/** The one outcome of a lead: a booking that stands, else its last call. One that was canceled since does not count as booked, and one that was undone not at all. */
const outcome: SQL = sql`case when exists (select from ${teeTimes}
    where ${teeTimes.lost_lead_id} = ${lostLeads.id} and ${teeTimes.canceled_at} is null) then 'booked'
  else coalesce((select case "last".outcome when 'booked' then 'canceled' when 'done' then 'called_back' else "last".outcome end
    from ${calls} "last" where "last".lost_lead_id = ${lostLeads.id} and not ${isUndone(sql`"last"`)} order by "last".id desc limit 1),
    case when exists (select from ${teeTimes} where ${teeTimes.lost_lead_id} = ${lostLeads.id} and not ${teeTimes.is_undone})
      then 'canceled' else 'not_called' end) end`;

export const leadOutcomes = [
  "booked",
  "call_back",
  "left_message",
  "no_answer",
  "called_back",
  "declined",
  "canceled",
  "not_called",
] as const;

/** The lost leads for the days of a scope, by course and outcome. */
export function leadsByCourse(db: Database, { period, course_id }: Scope): Promise<Wire["LeadsOfCourse"][]> {
  const ended = (name: (typeof leadOutcomes)[number]) => sql`count(*) filter (where outcome = ${name})`.mapWith(Number);
  const where = and(
    ...daysIn(lostLeads.lead_date, [period.start, period.end]),
    course_id === undefined ? undefined : eq(lostLeads.golf_course_id, course_id),
  );
  // The offset keeps PostgreSQL from working the outcome out for each of the sums.
  const leads = sql`select ${lostLeads.golf_course_id} as course_id, ${outcome} as outcome from ${lostLeads} where ${where ?? sql`true`} offset 0`;
  return db
    .select({
      ...course,
      leads: sql`count(*)`.mapWith(Number),
      booked: ended("booked"),
      call_back: ended("call_back"),
      left_message: ended("left_message"),
      no_answer: ended("no_answer"),
      called_back: ended("called_back"),
      declined: ended("declined"),
      canceled: ended("canceled"),
      not_called: ended("not_called"),
    })
    .from(sql`(${leads}) as leads`)
    .innerJoin(golfCourses, eq(golfCourses.id, sql`leads.course_id`))
    .groupBy(golfCourses.id)
    .orderBy(golfCourses.course_name, golfCourses.id);
}
