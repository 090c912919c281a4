import { minuteOfDay } from "@teedesk/domain";
import type { lostLeads } from "../db/schema/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { DemoAvailability } from "./demoAvailability.ts";
import { activeCourses } from "./demoCourses.ts";
import type { DemoCustomer } from "./demoCustomers.ts";
import { createRandom, type Random } from "./random.ts";
import { daysFrom, minutesAfter, type Row, timeAt } from "./values.ts";

export type DemoLead = Row<typeof lostLeads> & { id: number };

/** Course, day and time of a wish for a free tee time, which it does not always match exactly. */
export function wishNear(
  random: Random,
  { golf_course_id, available_date, available_time }: DemoAvailability,
): Pick<DemoLead, "golf_course_id" | "lead_date" | "play_time"> {
  const minutes = Math.max(300, minuteOfDay(available_time) + random.integer(-14, 14) * 10);
  return { golf_course_id, lead_date: available_date, play_time: timeAt(minutes) };
}

/** Callers of the last month who did not book; most wanted a tee time that is free now. */
export function demoLeads(
  clock: Clock,
  customers: readonly DemoCustomer[],
  free: readonly DemoAvailability[],
): readonly DemoLead[] {
  const random = createRandom(7);
  return Array.from({ length: 90 }, (_, index) => {
    const created_at = minutesAfter(clock.now(), -index * 470 - random.integer(5, 300));
    const anything = {
      lead_date: daysFrom(clock.dayOf(created_at), random.integer(2, 20)),
      play_time: timeAt(random.integer(42, 84) * 10),
      golf_course_id: random.pick(activeCourses).id,
    };
    return {
      id: index + 1,
      ...(random.chance(0.65) ? wishNear(random, random.pick(free)) : anything),
      players: random.integer(1, 4),
      // Some left no name.
      customer_id: random.chance(0.9) ? random.pick(customers).id : null,
      created_at,
    };
  });
}
