import { isLocalDate, isTimeOfDay } from "@teedesk/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "../db/connection.ts";
import { golfCourses } from "../db/schema/golfCourses.ts";
import { golfRates } from "../db/schema/golfRates.ts";
import { holidayCourses, holidays } from "../db/schema/holidays.ts";
import { maintenances } from "../db/schema/maintenances.ts";
import { rateDateRanges, type rateDayNames, rateDays } from "../db/schema/rateDateRanges.ts";
import { cents } from "../testing/bookingFixture.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { findGolfRate } from "./findGolfRate.ts";

type Day = (typeof rateDayNames)[number];
const week: readonly Day[] = ["Mon", "Tue", "Wed", "Thu", "Fri"];

const day = (text: string) => {
  if (!isLocalDate(text)) throw new Error(`${text} is no day.`);
  return text;
};
const time = (text: string) => {
  if (!isTimeOfDay(text)) throw new Error(`${text} is no time.`);
  return text;
};

let connection: Connection;
let course: number;
const memos: Record<number, string> = {};

async function addRate(memo: string, days: readonly Day[], changes: object = {}, range: object = {}): Promise<void> {
  const { db } = connection;
  const [rate] = await db
    .insert(golfRates)
    .values({ golf_course_id: course, raw_rate: cents(10_000), ...changes })
    .returning();
  const golf_rate_id = rate?.id ?? 0;
  memos[golf_rate_id] = memo;
  const [added] = await db
    .insert(rateDateRanges)
    .values({
      golf_rate_id,
      start: day("2026-11-01"),
      end: day("2026-11-30"),
      time_start: time("06:00"),
      time_end: time("12:00"),
      ...range,
    })
    .returning();
  await db.insert(rateDays).values(days.map((name) => ({ rate_date_range_id: added?.id ?? 0, name })));
}

beforeAll(async () => {
  connection = await testDatabase();
  const { db } = connection;
  const added = await db.insert(golfCourses).values({ course_name: "Torrey Pines South" }).returning();
  course = added[0]?.id ?? 0;
  await addRate("November", week);
  await addRate("one week", week, {}, { start: day("2026-11-16"), end: day("2026-11-20") });
  await addRate("early birds", week, {}, { time_end: time("07:00") });
  await addRate("weekend", ["Sat"], { max_advance_days: 7 });
  await addRate("codes without a meaning", ["H", "M"]);
  await addRate("Thanksgiving", ["Thu"], {}, { start: day("2026-11-26"), end: day("2026-11-26") });
  await addRate("switched off", ["Sun"], { disabled: true });
  await addRate("kept for the past", ["Sun"], { archived: true });
  const [holiday] = await db
    .insert(holidays)
    .values({ name: "Day after Thanksgiving", start_date: day("2026-11-27"), end_date: day("2026-11-27") })
    .returning();
  await db.insert(holidayCourses).values({ holiday_id: holiday?.id ?? 0, golf_course_id: course });
  await db
    .insert(maintenances)
    .values({ golf_course_id: course, start_date: day("2026-11-10"), end_date: day("2026-11-11") });
});
afterAll(() => connection.close());

describe("findGolfRate", () => {
  it.each([
    ["a weekday of the range", "2026-11-04", "10:00", "November"],
    ["the first minute, and the shorter hours", "2026-11-04", "06:00", "early birds"],
    ["the last minute", "2026-11-04", "12:00", "November"],
    ["the shorter range", "2026-11-18", "10:00", "one week"],
    ["a range of one day", "2026-11-26", "10:00", "Thanksgiving"],
    ["a holiday of the course, where H names no day", "2026-11-27", "10:00", "November"],
    ["a weekend, as far ahead as it may be", "2026-11-14", "10:00", "weekend"],
    ["a weekend, further ahead", "2026-11-21", "10:00", "rate_too_far_ahead"],
    ["after hours", "2026-11-04", "12:01", "none"],
    ["before the range", "2026-10-30", "10:00", "none"],
    ["after the range", "2026-12-01", "10:00", "none"],
    ["a Sunday, whose rates are off", "2026-11-08", "10:00", "none"],
    ["a day of maintenance, which staff are warned about", "2026-11-10", "10:00", "November"],
  ])("%s: %s %s is %s", async (_, play_date, play_time, expected) => {
    const search = { golf_course_id: course, play_date: day(play_date), play_time: time(play_time) };
    const answer = await findGolfRate(connection.db, { ...search, today: day("2026-11-07") });
    const found = {
      found: () => memos[answer.kind === "found" ? answer.rate.id : 0],
      none: () => "none",
      refused: () => (answer.kind === "refused" ? answer.code : ""),
    };
    expect(found[answer.kind]()).toBe(expected);
  });
});
