import { addDays, type LocalDate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import * as Result from "effect/Result";
import { pick } from "effect/Struct";
import type { Database } from "../../db/database.ts";
import { addFigures, type Figures } from "../../sales/figures.ts";
import { everyDay, groupByDay } from "../../sales/groups.ts";
import { bookedIn } from "../../sales/period.ts";

type Wire = components["schemas"]["TeeTimeTrend"];

/** The days before the last one. */
const daysBefore = 34;

const shownFigures = (all: Figures): Wire["total"] => pick(all, ["bookings", "rounds", "revenue"]);

/** The bookings made on each of the 35 days that end with this one. */
export async function teeTimeTrend(db: Database, end: LocalDate, timeZone: string): Promise<Wire> {
  // No day is before the first one that is counted.
  const start = Result.getOrElse(addDays(end, -daysBefore), () => end);
  const days = [
    ...everyDay({ start, end }, await groupByDay(db, bookedIn({ start, end }, "created", timeZone), timeZone)),
  ];
  return {
    days: days.map((day) => ({ date: day.key, figures: shownFigures(day) })),
    total: shownFigures(addFigures(days)),
  };
}
