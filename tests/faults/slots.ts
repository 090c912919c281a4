import type { Client } from "pg";
import type { Session } from "./agent.ts";
import { type Order, type OrderChoice, ordersOf } from "./orders.ts";

/** A time at course 1 that can be booked for four. */
export type Slot = { readonly id: number; readonly play_date: string; readonly play_time: string };

/** Adds slots on days that the demo leaves free, behind as many as were added before. */
export async function openSlots(db: Client, count: number, before = 0): Promise<readonly Slot[]> {
  const { rows } = await db.query<Slot>(
    `insert into fore_up_availabilities (golf_course_id, available_date, available_time, spots, scraped_at)
     select 1, current_date + 150 + n / 40, to_char(time '07:00' + (n % 40) * interval '10 minutes', 'HH24:MI'), '{1,2,3,4}', now()
     from generate_series($2::int, $2::int + $1::int - 1) as n
     returning id, to_char(available_date, 'YYYY-MM-DD') as play_date, available_time as play_time`,
    [count, before],
  );
  return rows;
}

/** Adds agents who sign in with the demo's password, and returns their addresses. */
export async function addAgents(db: Client, count: number): Promise<readonly string[]> {
  const { rows } = await db.query<{ email: string }>(
    `with added as (insert into staff_users (email, name, password_hash)
       select 'agent-' || n || '@teedesk.test', 'Agent ' || n, password_hash
       from staff_users, generate_series(1, $1::int) as n where email = 'agent@teedesk.test' returning id, email),
     joined as (insert into staff_user_groups (staff_user_id, staff_group_id)
       select added.id, groups.id from added, staff_groups groups where groups.level = 'agent')
     select email from added`,
    [count],
  );
  return rows.map(({ email }) => email);
}

/** Bookings that compete for slots, without certificates; every fifth one has the course's own confirmation where `confirmed` is set. */
export function ordersAt(
  slots: readonly Slot[],
  count: number,
  { confirmed = false, ...choice }: Omit<OrderChoice, "certificate"> & { readonly confirmed?: boolean },
): readonly Order[] {
  return ordersOf(count, { ...choice, certificate: "" }).map((order, index) => {
    const slot = slots[Math.floor(choice.random() * slots.length)];
    if (slot === undefined) throw new Error("There are no slots to book.");
    const { play_date, play_time } = slot;
    const confirmation = confirmed && index % 5 === 0 ? `TT-${order.key}` : "";
    const tee_time = { ...order.booking.tee_time, play_date, play_time, confirmation };
    return { ...order, booking: { ...order.booking, tee_time } };
  });
}

/** Forgets slots, which a feed sends again amidst their sale, once they are watched (`watchSlots`); returns the last id of the others. */
export async function forgetSlots(db: Client, slots: readonly Slot[]): Promise<number> {
  const { rows } = await db.query<{ last: number }>(
    "insert into slots_before select max(id) from fore_up_availabilities returning last",
  );
  await db.query("delete from fore_up_availabilities where id = any($1::int[])", [slots.map(({ id }) => id)]);
  return rows[0]?.last ?? 0;
}

/**
 * The slots that are sold twice, a line for each: more than four players stand there of whom the course has not been told, those moved there
 * or added under an old number among them. No feed of these runs shows a slot free for more than four. Those whom the course knows by its own
 * confirmation are left to it. A booking that lost its number where it stands, whom the course may have known, is left out until it is moved
 * or has more players, which is judged like any sale (DECISION-51).
 */
export const slotsSoldTwice = (db: Client, last = 2 ** 31 - 1): Promise<readonly string[]> =>
  linesOf(db, { join: "", where: `slots.id <= ${last}`, having: "true" });

/**
 * Notes which forgotten slots are known by now, and lists those that are sold twice since, as above: two of the bookings there took their seats
 * once the slot was known. One of them may have been under way then; those before had no known slot to be guarded by.
 */
export async function lateSlotsSoldTwice(db: Client, last: number): Promise<readonly string[]> {
  await db.query(
    "insert into seen_late select id, clock_timestamp() from fore_up_availabilities where id > $1 on conflict do nothing",
    [last],
  );
  return linesOf(db, {
    join: "join seen_late on slot_id = slots.id",
    where: "true",
    having: "count(*) filter (where untold > 0 and seated_at > seen_at) > 1",
  });
}

type Narrowing = { readonly join: string; readonly where: string; readonly having: string };

async function linesOf(db: Client, { join, where, having }: Narrowing): Promise<readonly string[]> {
  const { rows } = await db.query<{ line: string }>(
    `select format('slot %s of 4 is sold to %s: %s', slots.id, sum(untold), array_agg(folio order by seated_at)) as line
     from fore_up_availabilities slots join tee_times on tee_times.golf_course_id = slots.golf_course_id
       and play_date = available_date and play_time = available_time
       cross join lateral told_of(tee_times) as told
       cross join lateral (select tee_times.players - told.players as untold) as counts ${join}
     where canceled_at is null and folio like 'kill-%' and ${where}
       and not (confirmation = 'INTERNAL' and exists (select from history_entries entry where entry.entity = 'tee_time'
         and entry.record_id = tee_times.id and entry.changes @> '[{"field": "confirmation", "after": "INTERNAL"}]'
         and not entry.changes @? '$[*] ? (@.field == "play_date" || @.field == "play_time")'
         and date_trunc('milliseconds', entry.created_at) >= date_trunc('milliseconds', seated_at)))
     group by slots.id having sum(untold) > 4 and ${having}`,
  );
  return rows.map(({ line }) => line);
}

/** Holds that would never end, a line for each kind: ones that last longer than three minutes, and ones that outlast the agents' sessions. */
export async function lastingHolds(db: Client, url: string, sessions: readonly Session[]): Promise<readonly string[]> {
  const count = async (holds: string): Promise<number> =>
    (await db.query(`select from slot_holds where ${holds}`)).rows.length;
  const long = await count("held_until > now() + interval '3 minutes'");
  for (const headers of sessions) await fetch(`${url}/api/auth/sign_out`, { method: "DELETE", headers });
  const left = await count("true");
  return [
    ...(long === 0 ? [] : [`${long} holds last longer than three minutes`]),
    ...(left === 0 ? [] : [`${left} holds outlast the sessions of their agents`]),
  ];
}
