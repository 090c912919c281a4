import { confirmationOf, confirmationOfChange, isInternal, type Seating, takesSeats } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import type { Clock } from "../../platform/clock.ts";
import { invalid } from "../../platform/refusal.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { closureRefusal } from "../../teeTime/runningClosure.ts";
import { seatRefusal } from "../../teeTime/seatRefusal.ts";
import { endHold, findSeats, seatsFor } from "../../teeTime/slotSeats.ts";
import { findToldAt } from "../../teeTime/toldAt.ts";
import type { TeeTimeChange } from "./teeTimeChange.ts";

/**
 * Takes the seats of a known slot that a tee time is moved to, or has more players in, and ends the agent's own hold there. Throws 422
 * on `play_time` where they are sold (ANSWER-36), even under the course's old number, except for the seats that the course still
 * has for it there, and those that it agreed to under that number. The seats of a tee time that is moved away or canceled are given back by that alone.
 */
export async function takeSeats(
  tx: Database,
  { teeTime }: StoredTeeTime,
  {
    change,
    course_agreed,
    isOldNumber,
    staff,
    clock,
  }: {
    readonly change: TeeTimeChange;
    readonly course_agreed: boolean;
    /** The number that the tee time has after the change was given for what it was before. */
    readonly isOldNumber: boolean;
    readonly staff: Pick<StaffMember, "id">;
    readonly clock: Clock;
  },
): Promise<void> {
  const before: Seating = { ...teeTime, course_id: teeTime.golf_course_id };
  const after: Seating = { ...change, confirmation: change.texts.confirmation ?? teeTime.confirmation };
  if (teeTime.canceled_at !== null) return;
  if (!takesSeats(before, after)) {
    // It counts anew from the word of its course or its number on, which a sale beside it has to see.
    if (course_agreed || change.texts.confirmation !== undefined) await findSeats(tx, after, { lock: true });
    return;
  }
  const confirmation = isOldNumber ? confirmationOf("") : confirmationOfChange(before, after);
  const sale: Seating = course_agreed ? after : { ...after, confirmation };
  const closed = await closureRefusal(tx, after, { lock: true });
  if (closed !== null) throw invalid({ play_time: [closed] });
  const found = await findSeats(tx, after, { lock: true });
  const told = await findToldAt(tx, teeTime.id, after);
  const seats = seatsFor(found, { staff_user_id: staff.id, changed_id: teeTime.id, told });
  const kept = takesSeats(before, { ...after, players: before.players }) ? 0 : before.players;
  const refusal = seatRefusal(clock, seats, sale, { kept, hasNumber: !isInternal(after.confirmation) });
  if (refusal !== null) throw invalid({ play_time: [refusal] });
  await endHold(tx, found, staff.id);
}
