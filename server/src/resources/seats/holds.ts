import type { components } from "@teedesk/openapi";
import { and, eq, gt, gte, inArray, ne, not, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { preparedFor } from "../../db/preparedFor.ts";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";
import { slotHoldForms } from "../../db/schema/slotHoldForms.ts";
import { slotHolds } from "../../db/schema/slotHolds.ts";
import { sqlErrorOf } from "../../db/sqlError.ts";
import { invalid, notFound, unauthorized } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { seatRefusal } from "../../teeTime/seatRefusal.ts";
import { findSeats, type SlotPlace, seatsFor } from "../../teeTime/slotSeats.ts";
import { readSeats } from "./readSeats.ts";

type SlotSeats = components["schemas"]["SlotSeats"];
type Needed = Pick<Services, "db" | "clock">;

const { fore_up_availability_id, staff_user_id, held_until, askers } = slotHolds;

/** The time for which seats are held unless the hold is renewed. */
const holdMinutes = 3;

const isRunning = gt(held_until, sql`now()`);
const newEnd = sql`now() + make_interval(mins => ${sql.raw(String(holdMinutes))})`;

/** The place of a slot, at a moment of the database's clock. */
const placeOfSlot = preparedFor((db) => {
  const { golf_course_id: course_id, available_date: play_date, available_time: play_time } = foreUpAvailabilities;
  return db
    .select({ place: { course_id, play_date, play_time }, now: sql`now()`.mapWith(held_until) })
    .from(foreUpAvailabilities)
    .where(eq(foreUpAvailabilities.id, sql.placeholder("id")))
    .prepare("place_of_slot");
});

async function placeOf(db: Database, id: number): Promise<{ readonly place: SlotPlace; readonly now: Date }> {
  const [found] = await placeOfSlot(db).execute({ id });
  if (found === undefined) throw notFound("There is no such free tee time.");
  return found;
}

const { slot_hold_id, session_id, form } = slotHoldForms;

/** Whether a hold, or a form's share, runs for some seconds more, by the clock as it is now: a transaction that waited began before. */
const runsFor = (end: typeof held_until | typeof slotHoldForms.held_until, seconds: number) =>
  gt(end, sql`clock_timestamp() + make_interval(secs => ${sql.raw(String(seconds))})`);

/** Seconds before its end from which a hold is renewed under the lock: others may have its seats before a renewal commits. */
const lastSeconds = 10;

/** Renews a form's share of an agent's hold that runs for a while and is as large as asked: these seats need no check. */
const renewal = preparedFor((db) => {
  const players = sql`${sql.placeholder("players")}`;
  return db
    .update(slotHoldForms)
    .set({ players, held_until: newEnd })
    .from(slotHolds)
    .where(
      and(
        eq(slot_hold_id, slotHolds.id),
        eq(session_id, sql.placeholder("session_id")),
        eq(form, sql.placeholder("form")),
        eq(fore_up_availability_id, sql.placeholder("id")),
        runsFor(held_until, lastSeconds),
        // Seats of another form may be given up at the same moment.
        runsFor(slotHoldForms.held_until, lastSeconds),
        gte(slotHoldForms.players, sql.placeholder("players")),
        gte(slotHolds.players, sql.placeholder("players")),
      ),
    )
    .returning({ slot_hold_id })
    .prepare("renew_hold");
});

/** Throws 401 where the session ended while its hold waited for the place. */
function inSession(error: unknown): never {
  if (sqlErrorOf(error)?.constraint === "slot_hold_forms_session_id_sessions_id_fk") throw unauthorized();
  throw error;
}

export type HoldRequest = {
  readonly staff: Pick<StaffMember, "id" | "session_id">;
  readonly id: number;
  readonly players: number;
  /** The form that holds the seats; forms without an id share one. */
  readonly form?: string | undefined;
};

/**
 * Holds seats of a slot for an agent, or renews their hold, by the database's clock. The slot is locked as it is for a booking, so that
 * what is held is free. Throws 404 for an unknown slot, and 422 for one that is over and for more players than are free (ANSWER-36); what
 * the form holds already is renewed then, since it is used.
 */
export async function holdSlot(
  { db, clock }: Needed,
  { staff, id, players, form: own_form = "" }: HoldRequest,
): Promise<SlotSeats> {
  const { place, now } = await placeOf(db, id);
  const { date, time } = clock.localMoment(now);
  if (`${place.play_date} ${place.play_time}` < `${date} ${time}`) throw invalid({ id: ["This tee time is over."] });
  const share = { session_id: staff.session_id, form: own_form, players };
  const keep = async (tx: Database) => {
    const own = tx
      .select({ id: slotHolds.id })
      .from(slotHolds)
      .where(and(eq(fore_up_availability_id, id), eq(staff_user_id, staff.id), runsFor(held_until, 0)));
    const isOwn = and(inArray(slot_hold_id, own), eq(session_id, staff.session_id), eq(form, own_form));
    await tx
      .update(slotHoldForms)
      .set({ held_until: newEnd })
      .where(and(isOwn, runsFor(slotHoldForms.held_until, 0)));
  };
  const hold = async (tx: Database): Promise<string | null> => {
    const seats = seatsFor(await findSeats(tx, place, { lock: true }), { staff_user_id: staff.id });
    if (seats === null) throw notFound("There is no such free tee time.");
    const refusal = seatRefusal(clock, seats, { play_time: place.play_time, players, confirmation: "" });
    if (refusal !== null) {
      await keep(tx);
      return refusal;
    }
    // One that has ended is forgotten with its forms, and with who asked for seats that had been given back.
    const own = and(eq(fore_up_availability_id, id), eq(staff_user_id, staff.id));
    await tx.delete(slotHolds).where(and(own, not(isRunning)));
    const [held] = await tx
      .insert(slotHolds)
      .values({ fore_up_availability_id: id, staff_user_id: staff.id, players, held_until: newEnd })
      .onConflictDoUpdate({ target: [fore_up_availability_id, staff_user_id], set: { held_until: newEnd } })
      .returning({ slot_hold_id: slotHolds.id });
    if (held === undefined) throw new Error("The hold was not stored.");
    await tx
      .insert(slotHoldForms)
      .values({ ...held, ...share, held_until: newEnd })
      .onConflictDoUpdate({ target: [slot_hold_id, session_id, form], set: { players, held_until: newEnd } });
    return null;
  };
  const renewed = await retried(() => renewal(db).execute({ id, ...share }));
  const refusal = renewed.length === 0 ? await retried(() => db.transaction(hold)).catch(inSession) : null;
  if (refusal !== null) throw invalid({ players: [refusal] });
  return readSeats(db, place, { staff_user_id: staff.id });
}

/**
 * Takes a form of an agent off their hold of a slot; the hold ends with its last form. The place is locked as it is for a hold, so that one
 * whose response was lost ends first.
 */
export async function releaseSlot(
  db: Database,
  { staff, id, form: own_form = "" }: Omit<HoldRequest, "players">,
): Promise<void> {
  const holds = db
    .select({ id: slotHolds.id })
    .from(slotHolds)
    .where(and(eq(fore_up_availability_id, id), eq(staff_user_id, staff.id)));
  const own = and(eq(session_id, staff.session_id), eq(form, own_form));
  const [found] = await placeOfSlot(db).execute({ id });
  if (found === undefined) return;
  await retried(() =>
    db.transaction(async (tx) => {
      await findSeats(tx, found.place, { lock: true });
      await tx.delete(slotHoldForms).where(and(inArray(slot_hold_id, holds), own));
    }),
  );
}

/** Adds an agent to those who asked for the holds that others have of a slot; the holders see the latest. Throws 404 for an unknown one. */
export async function askForSlot(db: Database, id: number, staff: StaffMember): Promise<SlotSeats> {
  const { place } = await placeOf(db, id);
  await retried(() =>
    db
      .update(slotHolds)
      .set({
        asked_by: staff.id,
        asked_at: sql`now()`,
        askers: sql`array_remove(${askers}, ${staff.id}) || ${staff.id}::int`,
      })
      .where(and(eq(fore_up_availability_id, id), ne(staff_user_id, staff.id), isRunning)),
  );
  return readSeats(db, place, { staff_user_id: staff.id });
}
