import { type SQL, sql } from "drizzle-orm";
import { foreUpAvailabilities } from "../db/schema/foreUpAvailabilities.ts";
import { slotHolds } from "../db/schema/slotHolds.ts";
import { staffUsers } from "../db/schema/staffUsers.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { type StoredSeats, seatsFor } from "./slotSeats.ts";

const { id, golf_course_id, available_date, available_time, spots, scraped_at, known_until, gone_at } =
  foreUpAvailabilities;

/** The condition of a booking that it stands at the slot of the row. */
const standsThere: SQL = sql`${teeTimes.golf_course_id} = ${golf_course_id} and ${teeTimes.play_date} = ${available_date}
  and ${teeTimes.play_time} = ${available_time} and ${teeTimes.canceled_at} is null`;

const slot: SQL = sql`jsonb_build_object('id', ${id}, 'spots', ${spots}, 'scraped_at', ${scraped_at}, 'known_until', ${known_until},
  'gone_at', ${gone_at})`;

const standing: SQL = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', ${teeTimes.id}, 'agent', ${teeTimes.agent},
    'players', ${teeTimes.players}, 'confirmation', ${teeTimes.confirmation}, 'seated_at', ${teeTimes.seated_at})
    order by ${teeTimes.seated_at}, ${teeTimes.id}), '[]')
  from ${teeTimes} where ${standsThere})`;

const holds: SQL = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', ${slotHolds.id}, 'staff_user_id', "holder".id,
    'agent', "holder".name, 'players', ${slotHolds.players}, 'held_until', ${slotHolds.held_until}, 'asked_by', "asker".name,
    'asked_at', ${slotHolds.asked_at}) order by ${slotHolds.id}), '[]')
  from ${slotHolds} join ${staffUsers} "holder" on "holder".id = ${slotHolds.staff_user_id}
    left join ${staffUsers} "asker" on "asker".id = ${slotHolds.asked_by}
  where ${slotHolds.fore_up_availability_id} = ${id} and ${slotHolds.held_until} > now())`;

/** The facts of the slot of a row, as seats_at() returns those of one place. */
export const slotFacts: SQL<StoredSeats> = sql<StoredSeats>`jsonb_build_object('slot', ${slot}, 'standing', ${standing}, 'holds', ${holds})`;

/** The sizes of group that fit into what is left of a slot. Holds do not change it, so it is the same for each agent. */
export const sizesLeft = (facts: StoredSeats): readonly number[] => seatsFor(facts, { staff_user_id: 0 })?.sizes ?? [];

/** Whether a group fits into what is left of a free slot: `sizesLeft` as a condition. */
export const fitsSlot = (players: number): SQL => sql`(${players}::int = any(${spots}) and ${players}::int <=
  (select max(size) from unnest(${spots}) as size) - (select coalesce(sum(${teeTimes.players}), 0) from ${teeTimes} where ${standsThere}
    and (${teeTimes.confirmation} = 'INTERNAL' or ${teeTimes.seated_at} >= ${known_until})))`;
