import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { foreUpAvailabilities } from "../db/schema/foreUpAvailabilities.ts";
import { slotHolds } from "../db/schema/slotHolds.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { type StoredSeats, seatsFor } from "./slotSeats.ts";

const { id, golf_course_id, available_date, available_time, spots, known_until } = foreUpAvailabilities;

/** The facts of the slot of a row. */
export const slotFacts: SQL<StoredSeats> = sql<StoredSeats>`(
  select seats from seats_at(${golf_course_id}, ${available_date}, ${available_time}) as seats)`;

/** The sizes of group that fit into what is left of a slot. Holds do not change it, so it is the same for each agent. */
export const sizesLeft = (facts: StoredSeats): readonly number[] => seatsFor(facts, { staff_user_id: 0 })?.sizes ?? [];

const standsThere: SQL = sql`${teeTimes.golf_course_id} = ${golf_course_id} and ${teeTimes.play_date} = ${available_date}
  and ${teeTimes.play_time} = ${available_time} and ${teeTimes.canceled_at} is null`;
const standing: SQL = sql`${teeTimes} where ${standsThere}`;

const isHeld: SQL = sql`${slotHolds.fore_up_availability_id} = ${id} and ${slotHolds.held_until} > now()`;

/** Whether a booking stands or a hold runs there, which the indexes alone show. */
export const hasTakers: SQL = sql`(exists (select from ${standing}) or exists (select from ${slotHolds} where ${isHeld}))`;

/** The players who stand there and of whom the observation cannot know. */
const counted: SQL = sql`(select coalesce(sum(${teeTimes.players} - case
    when told.since >= ${known_until} then 0 else told.players end), 0)
  from ${teeTimes} cross join lateral told_of(${teeTimes}) as told where ${standsThere})`;

/**
 * Whether a free slot has a size for a group: `sizesLeft` as a condition, for lists that are longer than what is read of them. No booking
 * stands at most slots, which the index alone shows. The size is found by a function, whose estimate is the same for each size: PostgreSQL then keeps
 * the plan of a prepared statement.
 */
export const hasSizeFor = (
  players: number | Placeholder,
): SQL => sql`(array_position(${spots}, ${players}::int) is not null and (not exists (select from ${standing})
  or ${players}::int <= (select max(size) from unnest(${spots}) as size) - ${counted}))`;

type Group = { readonly players: number; readonly staff_user_id: number };

/** The same without the seats that other agents hold: `free` of `slotSeats` as a condition. */
export const isFreeFor = ({
  players,
  staff_user_id,
}: Group): SQL => sql`(${players}::int = any(${spots}) and ${players}::int <= (select max(size) from unnest(${spots}) as size)
  - ${counted}
  - (select coalesce(sum(${slotHolds.players}), 0) from ${slotHolds} where ${isHeld}
    and ${slotHolds.staff_user_id} <> ${staff_user_id}))`;
