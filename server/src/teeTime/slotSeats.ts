import {
  keptSince,
  observedWithout,
  type SlotHold,
  type SlotSeats,
  type StandingBooking,
  seatedSince,
  slotSeats,
  type ToldBooking,
} from "@teedesk/domain";
import { and, eq, gt, isNull, lte, notExists, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { slotHoldForms } from "../db/schema/slotHoldForms.ts";
import { slotHolds } from "../db/schema/slotHolds.ts";

/** A time at a course that may be a known slot. */
export type SlotPlace = { readonly course_id: number; readonly play_date: string; readonly play_time: string };

/** The facts of a place as seats_at() and lock_seats() return them; moments are texts. */
export type StoredSeats = {
  /** Null where no feed has sent the slot. */
  readonly slot: {
    readonly id: number;
    readonly spots: readonly number[];
    readonly scraped_at: string;
    readonly known_until: string;
    readonly gone_at: string | null;
  } | null;
  readonly standing: readonly {
    readonly id: number;
    readonly agent: string;
    readonly players: number;
    readonly confirmation: string;
    /** When its players got their place. */
    readonly placed_at: string;
    readonly told_since: string;
    readonly told_players: number;
  }[];
  /** Those that have not ended. */
  readonly holds: readonly {
    readonly id: number;
    readonly staff_user_id: number;
    readonly agent: string;
    readonly players: number;
    readonly held_until: string;
    readonly asked_by: string | null;
    readonly asked_at: string | null;
    readonly askers: readonly number[];
  }[];
};

export type KnownSeats = SlotSeats<StandingBooking, SlotHold> & {
  readonly seen_at: Date;
  readonly is_gone: boolean;
  /** The seats that the course showed, and those left of them, without the seats of a booking that changes. */
  readonly shown: Pick<SlotSeats<StandingBooking, SlotHold>, "seen" | "free">;
};

/**
 * The facts of a place, for a column of a statement. With `lock` the known slot stays as it is until the transaction ends: no other
 * sells or holds its seats. Locked after the tee time that is moved, and before a certificate.
 */
export const seatsColumn = (
  { course_id, play_date, play_time }: { readonly [Name in keyof SlotPlace]: SlotPlace[Name] | Placeholder },
  { lock }: { lock: boolean },
): SQL<StoredSeats> =>
  sql<StoredSeats>`(select seats from ${sql.raw(lock ? "lock_seats" : "seats_at")}(${course_id}::int, ${play_date}::date, ${play_time}::text) as seats)`;

export async function findSeats(db: Database, place: SlotPlace, mode: { lock: boolean }): Promise<StoredSeats> {
  const [row] = await db.select({ seats: seatsColumn(place, mode) }).from(sql`(select 1) as one`);
  if (row === undefined) throw new Error("A statement without a table has one row.");
  return row.seats;
}

const moment = (text: string): number => new Date(text).getTime();

/** Who asks, and the booking that changes, if one does. */
export type SeatReader = {
  readonly staff_user_id: number;
  readonly changed_id?: number;
  /** That booking as its course has it at this place, even if it is elsewhere now. */
  readonly told?: ToldBooking | null;
};

/**
 * The seats that are left of a known slot for an agent, without the booking that changes, which is judged by what it adds to what the course
 * knows of it; null of a slot that is not known.
 */
export function seatsFor(
  { slot, standing, holds }: StoredSeats,
  { staff_user_id, changed_id, told = null }: SeatReader,
): KnownSeats | null {
  if (slot === null) return null;
  const is_gone = slot.gone_at !== null;
  const observed = { spots: slot.spots, known_until: moment(slot.known_until), is_gone };
  const bookings = standing.map((row) => ({
    ...row,
    seated_at: moment(row.placed_at),
    told_since: moment(row.told_since),
  }));
  const changed = bookings.find(({ id }) => id === changed_id);
  const now = changed === undefined ? null : told === null ? changed : keptSince(changed, told);
  const known = told ?? changed;
  const others = bookings.filter(({ id }) => id !== changed_id);
  const taken = told === null ? 0 : seatedSince(others, told, observed);
  const running = holds.map((row) => ({
    ...row,
    held_until: moment(row.held_until),
    is_own: row.staff_user_id === staff_user_id,
  }));
  const shown = slotSeats(observed, others, running);
  const own = known === undefined ? observed : observedWithout(observed, known, now, taken);
  return { ...slotSeats(own, others, running), shown, seen_at: new Date(slot.scraped_at), is_gone };
}

/** The seats of a free slot where no booking stands and nothing is held: what was seen of it, whenever that was. */
export const untakenSeats = (spots: readonly number[]) => slotSeats({ spots, known_until: 0, is_gone: false }, [], []);

/**
 * Ends the hold of an agent who has booked, unless several forms of theirs share it: the others still want its seats, and this one gives it
 * up when it is left. It takes no statement where there was none.
 */
export async function endHold(tx: Database, { holds }: StoredSeats, staff_user_id: number): Promise<void> {
  const own = holds.find((hold) => hold.staff_user_id === staff_user_id);
  if (own === undefined) return;
  const isRunning = or(isNull(slotHoldForms.held_until), gt(slotHoldForms.held_until, sql`now()`));
  const isShared = and(eq(slotHoldForms.slot_hold_id, own.id), isRunning);
  const forms = tx.select().from(slotHoldForms).where(isShared).offset(1);
  await tx.delete(slotHolds).where(and(eq(slotHolds.id, own.id), notExists(forms)));
}

/** Deletes holds that ended by time; no one has counted them since. */
export async function forgetEndedHolds(db: Database): Promise<void> {
  await db.delete(slotHolds).where(lte(slotHolds.held_until, sql`now()`));
}
