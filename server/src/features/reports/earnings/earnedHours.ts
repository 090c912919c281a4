import {
  type Cents,
  centsFrom,
  type earningsAmounts,
  type earningsCounts,
  marginPerSlot,
  sumCents,
} from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../../db/database.ts";
import { foreUpAvailabilities } from "../../../db/schema/foreUpAvailabilities.ts";
import { golfCourses } from "../../../db/schema/golfCourses.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import { transactionRecords } from "../../../db/schema/transactionRecords.ts";
import { bookingFigures, figureSums, revenueIf } from "../../../sales/figures.ts";
import { isPlayed, isSeen, isTaken, type Scope } from "./seenSlots.ts";

export type EarningsFigures = components["schemas"]["EarningsFigures"];

/** The figures that add up; Margin per Slot is worked out from sums. */
type Sums = Readonly<Record<(typeof earningsCounts)[number], number> & Record<(typeof earningsAmounts)[number], Cents>>;

export type EarnedHour = {
  readonly course_id: number;
  readonly course_name: string;
  /** 1 is Monday. */
  readonly weekday: number;
  readonly hour: number;
  readonly sums: Sums;
};

export const toCents = (value: unknown): Cents => Result.getOrThrow(centsFrom(Number(value)));

const { golf_course_id, available_date, available_time } = foreUpAvailabilities;

/** The columns that sums are grouped by; subtracting dates is faster than extracting their weekday. */
const hourOf = (course_id: SQLWrapper, day: SQLWrapper, time: SQLWrapper): SQL =>
  sql`${course_id} as course_id, (${day} - date '2001-01-01') % 7 + 1 as weekday, left(${time}, 2) as hour`;

/** The money of bookings, which needs no slot to be counted once: so it is summed in one statement, and in parallel. */
const bookedHours = (scope: Scope): SQL => {
  const revenue = revenueIf(sql`(${teeTimes.transaction_record_id} is not null and ${transactionRecords.id} is null)`);
  return sql`
    select ${hourOf(teeTimes.golf_course_id, teeTimes.play_date, teeTimes.play_time)},
      ${figureSums.bookings} as bookings, sum(${revenue}) as revenue, ${figureSums.owed} as owed,
      sum(${revenue} - ${bookingFigures.owed}) filter (where ${foreUpAvailabilities.id} is not null) as seen_margin
    from ${teeTimes}
    left join ${transactionRecords} on ${transactionRecords.id} = ${teeTimes.transaction_record_id} and ${transactionRecords.payment_id} is null
    left join ${foreUpAvailabilities} on ${golf_course_id} = ${teeTimes.golf_course_id}
      and ${available_date} = ${teeTimes.play_date} and ${available_time} = ${teeTimes.play_time} and ${isSeen(scope)}
    where ${and(...isPlayed(scope)) ?? sql`true`} group by 1, 2, 3`;
};

/** Slots that were seen or sold. One with several bookings is sold once; an index has those that stand in the order of slots. */
const slotHours = (scope: Scope): SQL => sql`
  select ${hourOf(sql`course_id`, sql`day`, sql`time`)},
    count(seen.id) as slots_seen, count(is_sold) as slots_sold, count(*) filter (where seen.id is null) as sold_unseen,
    count(*) filter (where is_sold is null and is_taken) as gone_elsewhere
  from (select distinct ${teeTimes.golf_course_id} as course_id, ${teeTimes.play_date} as day, ${teeTimes.play_time} as time, true as is_sold
    from ${teeTimes} where ${and(...isPlayed(scope), isNull(teeTimes.canceled_at))}) as sold
  full join (select ${foreUpAvailabilities.id} as id, ${golf_course_id} as course_id, ${available_date} as day, ${available_time} as time,
      ${isTaken(scope)} as is_taken
    from ${foreUpAvailabilities} where ${isSeen(scope)}) as seen using (course_id, day, time)
  group by 1, 2, 3`;

/** The figures of each course, weekday and hour of play that has any, by the courses' names. */
export function earnedHours(db: Database, scope: Scope): Promise<readonly EarnedHour[]> {
  const count = (sum: SQL) => sql`coalesce(${sum}, 0)`.mapWith(Number);
  const amount = (sum: SQL) => sql`coalesce(${sum}, 0)`.mapWith(toCents);
  return db
    .select({
      course_id: golfCourses.id,
      course_name: golfCourses.course_name,
      weekday: sql`weekday`.mapWith(Number),
      hour: sql`hour`.mapWith(Number),
      sums: {
        slots_seen: count(sql`slots_seen`),
        slots_sold: count(sql`slots_sold`),
        sold_unseen: count(sql`sold_unseen`),
        gone_elsewhere: count(sql`gone_elsewhere`),
        bookings: count(sql`bookings`),
        revenue: amount(sql`revenue`),
        margin: amount(sql`revenue - owed`),
        seen_margin: amount(sql`seen_margin`),
      },
    })
    .from(
      sql`((${bookedHours(scope)}) as booked full join (${slotHours(scope)}) as slots using (course_id, weekday, hour)) as earned`,
    )
    .innerJoin(golfCourses, eq(golfCourses.id, sql`earned.course_id`))
    .orderBy(golfCourses.course_name, golfCourses.id, sql`weekday`, sql`hour`);
}

/** The sums of some hours and their margin per slot; without hours the sums are 0 and the margin is null. */
export function earningsOf(hours: readonly Pick<EarnedHour, "sums">[]): EarningsFigures {
  const count = (figure: (typeof earningsCounts)[number]) => hours.reduce((sum, { sums }) => sum + sums[figure], 0);
  const amount = (figure: (typeof earningsAmounts)[number]) =>
    Result.getOrThrow(sumCents(hours.map(({ sums }) => sums[figure])));
  const [slots_seen, seen_margin] = [count("slots_seen"), amount("seen_margin")];
  return {
    slots_seen,
    slots_sold: count("slots_sold"),
    sold_unseen: count("sold_unseen"),
    gone_elsewhere: count("gone_elsewhere"),
    bookings: count("bookings"),
    revenue: amount("revenue"),
    margin: amount("margin"),
    seen_margin,
    margin_per_slot: Result.getOrThrow(marginPerSlot({ seen_margin, slots_seen })),
  };
}
