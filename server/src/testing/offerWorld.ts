import { type CandidateRange, isLocalDate, isTimeOfDay, timeOfMinute } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  closureRuns,
  courseGroupCourses,
  courseGroups,
  foreUpAvailabilities,
  golfCourses,
  golfRates,
  maintenances,
  rateDateRanges,
  rateDays,
  slotHolds,
  staffUsers,
  teeTimes,
} from "../db/schema/index.ts";
import { cents } from "./bookingFixture.ts";

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("It is not there.");
  return value;
}

const day = (text: string) => given(isLocalDate(text) ? text : undefined);
const time = (text: string) => given(isTimeOfDay(text) ? text : undefined);

const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map(({ id }) => id);

/** Another value of a list for each place, the same in each run. */
const drawn = <Value>(values: readonly Value[], place: number): Value => given(values[(place * 7919) % values.length]);

/** Today of the test's clock, of which the morning is over, the two days after it, and the Saturday a week later. */
export const offerDays = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-28"].map(day);

/** Six courses. The first two are a group, and the second is being closed on a morning; the last three are inactive, closed on one day, and
 * booked without a rate. */
export type OfferWorld = { readonly courses: readonly number[]; readonly group: number };

/** Replaces the free tee times of the demo by those of six new courses, with overlapping rates, bookings and holds. */
export async function makeOfferWorld(db: Database): Promise<OfferWorld> {
  await db.delete(foreUpAvailabilities);
  const named = ["Oak", "Pine", "Elm", "Ash", "Fir", "Yew"].map((name, index) => ({
    course_name: `${name} Offers`,
    inactive: index === 3,
    rate_required: index !== 5,
  }));
  const courses = idsOf(await db.insert(golfCourses).values(named).returning());
  const [group = 0] = idsOf(await db.insert(courseGroups).values({ group_name: "Oak and Pine" }).returning());
  const inGroup = courses.slice(0, 2).map((golf_course_id) => ({ golf_course_id, course_group_id: group }));
  await db.insert(courseGroupCourses).values(inGroup);
  await db
    .insert(maintenances)
    .values({ golf_course_id: given(courses[4]), start_date: day("2026-11-22"), end_date: day("2026-11-22") });
  const [start_date, start_time, end_time] = [day("2026-11-28"), time("08:16"), time("11:11")];
  const hours = { start_date, start_time, end_date: start_date, end_time };
  const running = { ...hours, golf_course_id: given(courses[1]), state: "running" as const, staff_user: "Ann" };
  await db.insert(closureRuns).values([running, { ...running, golf_course_id: given(courses[0]), state: "done" }]);
  for (const [index, id] of courses.entries()) await addRates(db, id, index);
  const free = courses.flatMap((golf_course_id, course) =>
    offerDays.flatMap((available_date, at) =>
      Array.from({ length: 22 }, (_, index) => ({
        golf_course_id,
        available_date,
        available_time: timeOfMinute(7 * 60 + index * 25 + course),
        spots: drawn([[1, 2, 3, 4], [2, 4], [1, 2], [4]], index + course * 3 + at),
        scraped_at: new Date("2026-11-21T16:00:00Z"),
        gone_at: (index + at) % 11 === 5 ? new Date("2026-11-21T17:00:00Z") : null,
      })),
    ),
  );
  await db.insert(foreUpAvailabilities).values(free);
  await sellSome(db);
  await holdSome(db);
  return { courses, group };
}

const allWeek: readonly CandidateRange["rate_days"][number]["name"][] = [
  "Mon",
  "Tue",
  "Wed",
  "Thu",
  "Fri",
  "Sat",
  "Sun",
];

/** For the season, at twilight, not sold so far ahead, giving way to a lower one, and not sold at all. */
const rates = [
  { raw_rate: 10_000, service_fee_percent: 5.75, hours: ["07:00", "15:00"], days: allWeek },
  { raw_rate: 7050, service_fee_cents: cents(350), hours: ["13:30", "15:40"], days: ["Sat", "Sun"] },
  { raw_rate: 12_345, service_fee_percent: 3.25, max_advance_days: 2, hours: ["08:00", "09:30"], days: allWeek },
  { raw_rate: 10_050, type: "ApiGolfRate", is_dynamic_greater: true, hours: ["09:00", "11:00"], days: ["Mon", "Sat"] },
  { raw_rate: 100, disabled: true, hours: ["00:00", "23:59"], days: allWeek },
] as const;

async function addRates(db: Database, golf_course_id: number, course: number): Promise<void> {
  for (const [index, { hours, days, raw_rate, ...rate }] of rates.entries()) {
    const values = { ...rate, golf_course_id, raw_rate: cents(raw_rate + course * 100) };
    const [golf_rate_id = 0] = idsOf(await db.insert(golfRates).values(values).returning());
    const start = day(index === 3 ? "2026-11-22" : "2026-11-01");
    const range = { golf_rate_id, start, end: day("2026-12-31"), time_start: time(hours[0]), time_end: time(hours[1]) };
    const [rate_date_range_id = 0] = idsOf(await db.insert(rateDateRanges).values(range).returning());
    await db.insert(rateDays).values(days.map((name) => ({ rate_date_range_id, name })));
  }
}

/** The bookings of the demo stand at some of the tee times, told to the course or not, or canceled. */
async function sellSome(db: Database): Promise<void> {
  const slots = await db.select().from(foreUpAvailabilities).orderBy(foreUpAvailabilities.id);
  const bookings = idsOf(await db.select({ id: teeTimes.id }).from(teeTimes).orderBy(teeTimes.id));
  for (const [index, booking] of bookings.entries()) {
    const { golf_course_id, available_date, available_time } = drawn(slots, index * 3 + 1);
    const change = {
      golf_course_id,
      play_date: available_date,
      play_time: available_time,
      players: 1 + (index % 4),
      confirmation: index % 3 === 0 ? `TT${index}` : "INTERNAL",
      canceled_at: index % 5 === 0 ? new Date() : null,
    };
    await db.update(teeTimes).set(change).where(eq(teeTimes.id, booking));
  }
}

/** All members of staff hold seats in turns; some holds have ended. */
async function holdSome(db: Database): Promise<void> {
  const staff = idsOf(await db.select({ id: staffUsers.id }).from(staffUsers).orderBy(staffUsers.id));
  const slots = idsOf(
    await db.select({ id: foreUpAvailabilities.id }).from(foreUpAvailabilities).orderBy(foreUpAvailabilities.id),
  );
  const holds = slots
    .filter((_, index) => index % 7 === 0)
    .map((fore_up_availability_id, index) => ({
      fore_up_availability_id,
      staff_user_id: drawn(staff, index),
      players: 1 + (index % 3),
      held_until: sql`now() + make_interval(hours => ${index % 6 === 0 ? -1 : 1})`,
    }));
  await db.insert(slotHolds).values(holds);
}
