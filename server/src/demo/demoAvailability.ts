import type { foreUpAvailabilities } from "../db/schema/index.ts";
import type { Clock } from "../platform/clock.ts";
import { realtimeCourses } from "./demoCourses.ts";
import { demoRates } from "./demoRates.ts";
import { createRandom } from "./random.ts";
import { daysFrom, minutesAfter, type Row, timeAt } from "./values.ts";

export type DemoAvailability = Row<typeof foreUpAvailabilities> & { id: number };

const spotChoices = [[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [2, 4], [3, 4]];

/** Free tee times of the next two weeks at the courses with a feed; a few are new. */
export function demoAvailabilities({ now, today }: Clock): readonly DemoAvailability[] {
  const random = createRandom(5);
  const days = Array.from({ length: 14 }, (_, index) => daysFrom(today(), index + 1));
  const places = realtimeCourses.flatMap((course) => days.map((available_date) => ({ course, available_date })));
  return places
    .flatMap(({ course, available_date }) => {
      const first = random.integer(40, 60);
      return [0, 3, 9].map((later) => ({ course, available_date, minutes: (first + later) * 10 }));
    })
    .map(({ course, available_date, minutes }, index) => {
      const scraped_at = minutesAfter(now(), -random.integer(2, 90));
      return {
        id: index + 1,
        golf_course_id: course.id,
        golf_rate_id: demoRates.find((rate) => rate.golf_course_id === course.id)?.id ?? null,
        available_date,
        available_time: timeAt(minutes),
        spots: random.pick(spotChoices),
        is_new: random.chance(0.15),
        scraped_at,
        created_at: minutesAfter(scraped_at, -random.integer(0, 2000)),
      };
    });
}
