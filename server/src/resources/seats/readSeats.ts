import type { components } from "@teedesk/openapi";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { preparedFor } from "../../db/preparedFor.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { maintenances } from "../../db/schema/maintenances.ts";
import { notFound } from "../../platform/refusal.ts";
import { instantOf } from "../../records/columns.ts";
import { isClosingAt } from "../../teeTime/runningClosure.ts";
import { type SeatReader, type SlotPlace, type StoredSeats, seatsColumn, seatsFor } from "../../teeTime/slotSeats.ts";
import { findToldAt } from "../../teeTime/toldAt.ts";

type Wire = components["schemas"];

export const encodeHold = (
  { agent, players, held_until, staff_user_id, asked_by, asked_at, askers }: StoredSeats["holds"][number],
  reader: Pick<SeatReader, "staff_user_id">,
): Wire["SlotHold"] => ({
  agent,
  players,
  held_until: instantOf(held_until),
  is_own: staff_user_id === reader.staff_user_id,
  asked_by,
  asked_at: asked_at === null ? null : instantOf(asked_at),
  has_asked: askers.includes(reader.staff_user_id),
});

function encodeSeats(stored: StoredSeats, reader: SeatReader): Pick<Wire["SlotSeats"], "slot" | "standing" | "holds"> {
  const { slot, standing, holds } = stored;
  const known = seatsFor(stored, reader);
  const judged = new Map(
    known?.counted.map(({ booking, reason, players }) => [booking.id, { reason, counted: players }]),
  );
  return {
    slot:
      slot === null || known === null
        ? null
        : {
            id: slot.id,
            spots: [...slot.spots],
            scraped_at: instantOf(slot.scraped_at),
            gone_at: slot.gone_at === null ? null : instantOf(slot.gone_at),
            seen: known.seen,
            left: known.left,
            sizes: [...known.sizes],
            free: known.free,
            shown: known.shown.seen,
            shown_free: known.shown.free,
          },
    standing: standing
      .filter(({ id }) => id !== reader.changed_id)
      .map((row) => {
        const { id, agent, players, confirmation, placed_at } = row;
        return {
          id,
          agent,
          players,
          confirmation,
          seated_at: instantOf(placed_at),
          ...(known === null ? {} : (judged.get(id) ?? { reason: null, counted: 0 })),
        };
      }),
    holds: holds.map((hold) => encodeHold(hold, reader)),
  };
}

/** Those of one place, prepared: consoles read them every few seconds. */
const seatsOfPlace = preparedFor((db) => {
  const place = {
    course_id: sql.placeholder("course_id"),
    play_date: sql.placeholder("play_date"),
    play_time: sql.placeholder("play_time"),
  };
  const is_closing = isClosingAt(
    sql`${place.course_id}::int`,
    sql`${place.play_date}::date`,
    sql`${place.play_time}::text`,
  );
  const closures = sql<
    Wire["Closure"][]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'description', description,
      'start_date', start_date, 'end_date', end_date) order by start_date, id), '[]')
    from ${maintenances} where golf_course_id = ${place.course_id}::int and ${place.play_date}::date between start_date and end_date)`;
  return db
    .select({ seats: seatsColumn(place, { lock: false }), closures, inactive: golfCourses.inactive, is_closing })
    .from(golfCourses)
    .where(eq(golfCourses.id, place.course_id))
    .prepare("seats_of_place");
});

/** The seats of a place and what else stands against a booking there. A change is judged as saving it will be. Throws 404 for an unknown course. */
export async function readSeats(db: Database, place: SlotPlace, reader: SeatReader): Promise<Wire["SlotSeats"]> {
  const [row] = await seatsOfPlace(db).execute(place);
  if (row === undefined) throw notFound("There is no such course.");
  const { seats, closures, inactive, is_closing } = row;
  const told = reader.changed_id === undefined ? null : await findToldAt(db, reader.changed_id, place);
  return { ...encodeSeats(seats, { ...reader, told }), closures, course_active: !inactive, is_closing };
}
