import { isLocalDate, isTimeOfDay } from "@teedesk/domain";
import { asc, eq, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { courseNotices, foreUpAvailabilities, teeTimes } from "../db/schema/index.ts";

export const day = (text: string) => (isLocalDate(text) ? text : unreadable(text));
export const time = (text: string) => (isTimeOfDay(text) ? text : unreadable(text));
const unreadable = (text: string): never => {
  throw new Error(`${text} is neither a day nor a time.`);
};

const { golf_course_id, available_date } = foreUpAvailabilities;
type Slot = typeof foreUpAvailabilities.$inferInsert;

/** A course that has no free tee times in the demo, and a time to come by every clock. */
export const slotPlace = { golf_course_id: 24, available_date: day("2099-12-05"), available_time: time("09:40") };

const minutesAgo = (minutes: number) => sql`clock_timestamp() - make_interval(mins => ${minutes})`;

/** Known slots of one's own, and bookings of the demo that are moved there. */
export async function knownSlots(db: Database) {
  const rows = await db.select({ id: teeTimes.id }).from(teeTimes).orderBy(asc(teeTimes.id));
  const bookings = rows.map(({ id }) => id);
  return {
    /** Moves all bookings to a day that is over, and forgets the slots and what courses were told. */
    async clear(): Promise<void> {
      await db
        .update(teeTimes)
        .set({ play_date: day("2026-11-20"), availability_queue_id: null, confirmation: "INTERNAL" });
      await db.delete(courseNotices);
      await db.update(teeTimes).set({ lost_lead_id: null });
      await db
        .delete(foreUpAvailabilities)
        .where(or(eq(golf_course_id, slotPlace.golf_course_id), eq(available_date, slotPlace.available_date)));
    },

    /** A slot that was seen so many minutes ago, for up to four unless told. Returns its id. */
    async see({ minutes = 0, ...changes }: Partial<Slot> & { readonly minutes?: number } = {}): Promise<number> {
      const row = { ...slotPlace, spots: [1, 2, 3, 4], scraped_at: minutesAgo(minutes), ...changes };
      const [slot] = await db.insert(foreUpAvailabilities).values(row).returning();
      return slot?.id ?? unreadable("The slot");
    },

    /** Sees a slot again, now unless so many minutes ago. */
    async seeAgain(
      slot: number,
      { minutes = 0, ...changes }: Partial<Slot> & { readonly minutes?: number } = {},
    ): Promise<void> {
      await db
        .update(foreUpAvailabilities)
        .set({ scraped_at: minutesAgo(minutes), ...changes })
        .where(eq(foreUpAvailabilities.id, slot));
    },

    /** The n-th booking stands at the place, since so many minutes ago. Returns its id. */
    async stand(
      n: number,
      {
        minutes = 0,
        play_date = slotPlace.available_date,
        ...changes
      }: Partial<typeof teeTimes.$inferInsert> & { readonly minutes?: number },
    ): Promise<number> {
      const id = bookings[n] ?? unreadable(`Booking ${n}`);
      const own = eq(teeTimes.id, id);
      const place = {
        golf_course_id: slotPlace.golf_course_id,
        play_date,
        play_time: slotPlace.available_time,
        confirmation: "INTERNAL",
        canceled_at: null,
      };
      await db
        .update(teeTimes)
        .set({ ...place, ...changes })
        .where(own);
      // On its own, since a trigger writes it with the others.
      await db
        .update(teeTimes)
        .set({ seated_at: minutesAgo(minutes) })
        .where(own);
      return id;
    },
  };
}
