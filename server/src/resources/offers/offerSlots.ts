import { type LocalDate, minuteOfDay, type OfferPrice, type TimeOfDay, timeOfMinute } from "@teedesk/domain";
import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { isOnOffer } from "../../teeTime/freeTeeTimes.ts";
import { isFreeFor, slotFacts } from "../../teeTime/slotFacts.ts";
import type { StoredSeats } from "../../teeTime/slotSeats.ts";

const { id, golf_course_id, available_date, available_time } = foreUpAvailabilities;

/** A part of a course's day to look for free tee times in, and their price. */
export type OfferPeriod = {
  readonly course_id: number;
  readonly play_date: LocalDate;
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
  readonly price: OfferPrice | null;
};

export type SlotSearch = {
  readonly players: number;
  /** The agent who asks: seats that others hold are not free to them. */
  readonly staff_user_id: number;
  readonly now: LocalMoment;
  /** The time that offers are to be near to; null for the earliest of each period. */
  readonly near: TimeOfDay | null;
  /** The most tee times of each period. */
  readonly most: number;
};

/** The parts of a period before the time asked for, to be read backwards from it, and from that time on. */
function inDirections(
  { from, to }: Pick<OfferPeriod, "from" | "to">,
  near: TimeOfDay | null,
): readonly { readonly from: TimeOfDay; readonly to: TimeOfDay; readonly back: boolean }[] {
  if (near === null || near <= from) return [{ from, to, back: false }];
  if (to < near) return [{ from, to, back: true }];
  return [
    { from, to: timeOfMinute(minuteOfDay(near) - 1), back: true },
    { from: near, to, back: false },
  ];
}

/**
 * The free tee times of each period with room for a group, the nearest to the time asked for first, at most so many of each. The index of
 * course, day and time is read from that time on and back from it, until there are enough: never the tee times of a whole day. `place` is that of
 * its period.
 */
export async function findFreeSlots(
  db: Database,
  periods: readonly OfferPeriod[],
  { players, staff_user_id, now, near, most }: SlotSearch,
) {
  const parts = periods.flatMap((period, place) =>
    inDirections(period, near).map(({ from, to, back }) => {
      const { course_id, play_date } = period;
      return { place, course_id, play_date, from_time: from, to_time: to, back };
    }),
  );
  const walk = (back: boolean): SQL => sql`(select ${id}, ${available_time} from ${foreUpAvailabilities}
    where ${back ? sql`part.back` : sql`not part.back`}
      and ${golf_course_id} = part.course_id and ${available_date} = part.play_date
      and ${available_time} between part.from_time and part.to_time
      and ${and(...isOnOffer(now))} and ${isFreeFor({ players, staff_user_id })}
    order by ${available_time} ${back ? sql`desc` : sql`asc`} limit ${most})`;
  const rows = await db
    .select({
      place: sql<number>`part.place`,
      id: sql<number>`slot.id`,
      play_time: sql<TimeOfDay>`slot.available_time`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part(place int, course_id int, play_date date, from_time text, to_time text, back boolean)
        cross join lateral (${walk(false)} union all ${walk(true)}) as slot`,
    );
  return rows.flatMap(({ place, ...slot }) => {
    const period = periods[place];
    return period === undefined ? [] : [{ ...period, ...slot, place }];
  });
}

/** The facts of these tee times, by id. */
export async function findFacts(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, StoredSeats>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id, facts: slotFacts })
    .from(foreUpAvailabilities)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.facts]));
}
