import { acceptTeeTimeChange, isInternal, moveIssues } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { invalid } from "../../platform/refusal.ts";
import { accepted, refuseIssues } from "../../platform/refuseIssues.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { noteNumber, noteNumberGiven, noteToldCourse, standsAsTold } from "../../teeTime/courseNotices.ts";
import { historyOf, showTeeTime } from "../../teeTime/encodeTeeTime.ts";
import { findTeeTime, playersSold, type StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { isFormerNumber } from "../../teeTime/formerNumber.ts";
import { holdTeeTime } from "../../teeTime/holdTeeTime.ts";
import { storeTerms } from "../../teeTime/soldTerms.ts";
import { changeAmounts } from "./changeAmounts.ts";
import { moveTeeTime } from "./moveTeeTime.ts";
import { takeSeats } from "./takeSeats.ts";
import { completeChange, type TeeTimeChange } from "./teeTimeChange.ts";

type Wire = components["schemas"];

/**
 * Stores a changed tee time and its history atomically. No card is charged or refunded; DECISION-14 defines the effect on
 * rate and amounts. Throws 404, 409 for a stale `lock_version` or while it is being canceled, and 422 by the
 * contract's field names. With `course_agreed` its course has the last word about its seats under the number it has, and counts as told by
 * the person.
 */
export async function updateTeeTime(
  { db, clock }: Pick<Services, "db" | "clock">,
  { staff, request }: { staff: Pick<StaffMember, "id" | "email">; request: Wire["UpdateTeeTimeRequest"] },
): Promise<Wire["TeeTime"]> {
  const sent = accepted(acceptTeeTimeChange(request));
  const { id, tee_time: wanted } = request;
  const store = async (tx: Database): Promise<Wire["TeeTime"]> => {
    const before = await holdTeeTime(tx, { id, lock_version: wanted.lock_version });
    const stored = await findTeeTime(tx, id);
    const change = completeChange(sent, wanted, stored);
    const { texts, play_date, play_time, players } = change;
    const booked_on = clock.dayOf(stored.teeTime.created_at);
    refuseIssues(moveIssues({ ...stored.teeTime, booked_on }, change, clock.today()));
    const course_agreed = request.course_agreed === true;
    if (course_agreed) await refuseDisagreed(tx, stored, change);
    const isOldNumber = !course_agreed && (await hasOldNumber(tx, stored, change));
    await takeSeats(tx, stored, { change, course_agreed, isOldNumber, staff, clock });
    const moved = await moveTeeTime(tx, stored, change, clock.today());
    const amounts = await changeAmounts(tx, stored, { change, staff, today: clock.today() });
    if (isOldNumber && stored.teeTime.canceled_at === null) await noteNumberGiven(tx, stored.teeTime);
    await tx
      .update(teeTimes)
      .set({ ...texts, play_date, play_time, players, players_sold: playersSold(stored), ...moved.columns, ...amounts })
      .where(eq(teeTimes.id, id));
    if (moved.terms !== null)
      await storeTerms(tx, { tee_time_id: id, taken_for: "course change", terms: moved.terms, quote: null });
    if (!course_agreed && !isOldNumber) await noteConfirmed(tx, stored, change);
    const after = await showTeeTime(tx, id);
    const [old, current] = [historyOf(before), historyOf(after)];
    await recordHistory(tx, { entity: "tee_time", id, staff, action: "updated", before: old, after: current });
    if (course_agreed) await noteToldCourse(tx, { ...(await findTeeTime(tx, id)), staff, is_agreed: true });
    return after;
  };
  return retried(() => db.transaction(store));
}

/** Whether the course plans the tee time otherwise after a change. */
const isMoved = ({ teeTime }: StoredTeeTime, { course_id, play_date, play_time, players }: TeeTimeChange): boolean =>
  teeTime.golf_course_id !== course_id ||
  teeTime.play_date !== play_date ||
  teeTime.play_time !== play_time ||
  teeTime.players !== players;

/** Whether a number is entered that the course gave for the tee time as it once was, and that it is no longer. */
const hasOldNumber = async (tx: Database, stored: StoredTeeTime, change: TeeTimeChange): Promise<boolean> =>
  change.texts.confirmation !== undefined &&
  (await isFormerNumber(tx, stored.teeTime, change.texts.confirmation)) &&
  (isMoved(stored, change) || !(await standsAsTold(tx, stored.teeTime)));

/** Throws 422 where a course cannot have agreed: there is no number, or another course gave it, or the tee time is canceled. */
async function refuseDisagreed(tx: Database, { teeTime }: StoredTeeTime, change: TeeTimeChange): Promise<void> {
  const refusedAs = (reason: string) => invalid({ confirmation: [reason] });
  if (teeTime.canceled_at !== null)
    throw refusedAs("This tee time is canceled, so its course has nothing to agree to.");
  const number = change.texts.confirmation ?? teeTime.confirmation;
  if (isInternal(number)) throw refusedAs("Enter the number under which the course agreed.");
  if (change.course_id !== teeTime.golf_course_id && (await isFormerNumber(tx, teeTime, number)))
    throw refusedAs("Another course gave this number. Enter the one that the new course gave.");
}

/** A course that gives a new number by telephone knows the tee time: nothing is left to tell it, until something changes again. */
async function noteConfirmed(tx: Database, { teeTime }: StoredTeeTime, change: TeeTimeChange): Promise<void> {
  const { confirmation } = change.texts;
  if (confirmation === undefined || isInternal(confirmation)) return;
  const { course_id: golf_course_id, play_date, play_time, players } = change;
  await noteNumber(tx, teeTime, { ...teeTime, golf_course_id, play_date, play_time, players });
}
