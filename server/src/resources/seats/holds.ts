import type { components } from "@teedesk/openapi";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";
import { slotHolds } from "../../db/schema/slotHolds.ts";
import { invalid, notFound } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { seatRefusal } from "../../teeTime/seatRefusal.ts";
import { findSeats, type SlotPlace, seatsFor } from "../../teeTime/slotSeats.ts";
import { readSeats } from "./readSeats.ts";

type SlotSeats = components["schemas"]["SlotSeats"];
type Needed = Pick<Services, "db" | "clock">;

const { fore_up_availability_id, staff_user_id, held_until, asked_by, asked_at } = slotHolds;

/** The time for which seats are held unless the hold is renewed. */
const holdMinutes = 3;

const isRunning = gt(held_until, sql`now()`);

/** The place of a slot, at a moment of the database's clock. */
async function placeOf(db: Database, id: number): Promise<{ readonly place: SlotPlace; readonly now: Date }> {
  const { golf_course_id: course_id, available_date: play_date, available_time: play_time } = foreUpAvailabilities;
  const [found] = await db
    .select({ place: { course_id, play_date, play_time }, now: sql`now()`.mapWith(held_until) })
    .from(foreUpAvailabilities)
    .where(eq(foreUpAvailabilities.id, id));
  if (found === undefined) throw notFound("There is no such free tee time.");
  return found;
}

/**
 * Holds seats of a slot for an agent, or renews their hold, by the database's clock. The slot is locked as it is for a booking, so that
 * what is held is free. Throws 404 for an unknown slot, and 422 for one that is over and for more players than are free (ANSWER-36).
 */
export async function holdSlot(
  { db, clock }: Needed,
  { staff, id, players }: { readonly staff: StaffMember; readonly id: number; readonly players: number },
): Promise<SlotSeats> {
  const { place, now } = await placeOf(db, id);
  const { date, time } = clock.localMoment(now);
  if (`${place.play_date} ${place.play_time}` < `${date} ${time}`) throw invalid({ id: ["This tee time is over."] });
  const hold = async (tx: Database) => {
    const seats = seatsFor(await findSeats(tx, place, { lock: true }), { staff_user_id: staff.id });
    if (seats === null) throw notFound("There is no such free tee time.");
    const refusal = seatRefusal(clock, seats, { play_time: place.play_time, players, confirmation: "" });
    if (refusal !== null) throw invalid({ players: [refusal] });
    const until = sql`now() + make_interval(mins => ${holdMinutes})`;
    await tx
      .insert(slotHolds)
      .values({ fore_up_availability_id: id, staff_user_id: staff.id, players, held_until: until })
      .onConflictDoUpdate({
        target: [fore_up_availability_id, staff_user_id],
        set: {
          players,
          held_until: until,
          // No one asks for seats that had been given back.
          asked_by: sql`case when ${isRunning} then ${asked_by} end`,
          asked_at: sql`case when ${isRunning} then ${asked_at} end`,
        },
      });
  };
  await retried(() => db.transaction(hold));
  return readSeats(db, place, { staff_user_id: staff.id });
}

/** Ends an agent's own hold of a slot, if there is one. */
export async function releaseSlot(db: Database, id: number, staff: StaffMember): Promise<void> {
  await db.delete(slotHolds).where(and(eq(fore_up_availability_id, id), eq(staff_user_id, staff.id)));
}

/** Names an agent in the holds that others have of a slot. Throws 404 for an unknown one. */
export async function askForSlot(db: Database, id: number, staff: StaffMember): Promise<SlotSeats> {
  const { place } = await placeOf(db, id);
  await retried(() =>
    db
      .update(slotHolds)
      .set({ asked_by: staff.id, asked_at: sql`now()` })
      .where(and(eq(fore_up_availability_id, id), ne(staff_user_id, staff.id), isRunning)),
  );
  return readSeats(db, place, { staff_user_id: staff.id });
}
