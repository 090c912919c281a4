import { addDays, type LocalDate } from "@teedesk/domain";
import { gte } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { foreUpAvailabilities } from "../db/schema/foreUpAvailabilities.ts";
import { sourceNamed } from "../features/feed/feedKeys.ts";
import { takeFeed } from "../features/feed/takeFeed.ts";
import type { Clock } from "../platform/clock.ts";
import { type Repeating, repeat } from "../platform/repeat.ts";
import { realtimeCourses } from "./demoCourses.ts";
import { demoRates } from "./demoRates.ts";
import { createRandom } from "./random.ts";
import { timeAt } from "./values.ts";

/** Milliseconds between two feeds of the demo's slots. */
const demoFeedInterval = 10 * 60 * 1000;

/** Days ahead that the demo's courses sell, and slots of a new day. */
const [daysAhead, slotsPerDay] = [14, 3];

type Slot = { course_id: number; date: LocalDate; time: string; spots: readonly number[]; rate_id: number | null };

/**
 * Feeds the free tee times as a collector of the demo's courses would: the known slots, of which a few are sold meanwhile, and those of
 * days newly in range. A demo that runs for weeks keeps free tee times this way.
 */
export async function feedDemo(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  const today = clock.today();
  const random = createRandom(Math.floor(now.getTime() / demoFeedInterval));
  const known = await db.select().from(foreUpAvailabilities).where(gte(foreUpAvailabilities.available_date, today));
  const again: readonly Slot[] = known
    .filter(({ gone_at }) => gone_at === null)
    .map((row) => ({
      course_id: row.golf_course_id,
      date: row.available_date,
      time: row.available_time,
      spots: random.chance(0.002) ? [] : row.spots,
      rate_id: row.golf_rate_id,
    }));
  const days = Array.from({ length: daysAhead }, (_, index) => Result.getOrThrow(addDays(today, index + 1)));
  const fresh: readonly Slot[] = realtimeCourses.flatMap((course) =>
    days
      .filter((date) => !known.some((row) => row.golf_course_id === course.id && row.available_date === date))
      .flatMap((date) =>
        Array.from({ length: slotsPerDay }, (_, index) => ({
          course_id: course.id,
          date,
          time: timeAt((40 + random.integer(0, 9) + index * 15) * 10),
          spots: random.pick([
            [1, 2],
            [1, 2, 3, 4],
            [2, 4],
          ]),
          rate_id: demoRates.find((rate) => rate.golf_course_id === course.id)?.id ?? null,
        })),
      ),
  );
  // As after cancelations: two slots on the next days, which the table shows as new.
  const opened: readonly Slot[] = [0, 1].map((index) => ({
    course_id: random.pick(realtimeCourses).id,
    date: days[index] ?? today,
    time: timeAt(random.integer(80, 190) * 5),
    spots: [1, 2],
    rate_id: null,
  }));
  async function* lines() {
    for (const slot of [...again, ...fresh, ...opened]) yield `${JSON.stringify(slot)}\n`;
  }
  const source = await sourceNamed(db, "Demo");
  await takeFeed(db, { source, mode: "delta", observed_at: now, latest: now, earliestDay: today, lines: lines() });
}

/** Feeds the demo repeatedly, first after a pause if it still has free tee times in a week. */
export function startDemoFeed(db: Database, clock: Clock, onError: (error: unknown) => void): Repeating {
  let isFirst = true;
  const reachesAhead = async () => {
    const inAWeek = Result.getOrThrow(addDays(clock.today(), 7));
    return (await db.$count(foreUpAvailabilities, gte(foreUpAvailabilities.available_date, inAWeek))) > 0;
  };
  const feed = async (): Promise<boolean> => {
    const canWait = isFirst && (await reachesAhead());
    isFirst = false;
    if (!canWait) await feedDemo(db, clock);
    return false;
  };
  return repeat(feed, { milliseconds: demoFeedInterval, onError });
}
