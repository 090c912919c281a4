import type { components } from "@teedesk/openapi";
import { type SQL, sql } from "drizzle-orm";
import { type JsonText, jsonText } from "../../contract/jsonText.ts";
import type { Query } from "../../contract.ts";
import type { Database } from "../../db/database.ts";
import { teeTimeRows } from "../../db/schema/teeTimeRows.ts";
import { createPlaces } from "../../listing/places.ts";
import { orderOf } from "../../listing/sorts.ts";
import { createTally } from "../../listing/tally.ts";
import type { WatchedList } from "../../listing/watchedList.ts";
import { pageOf } from "../../listing.ts";
import { type Calendar, teeTimeList } from "./teeTimeList.ts";

type Row = components["schemas"]["TeeTimeRow"];
type Page = ReturnType<typeof pageOf>;

/** Pages that begin further down than this are searched from a remembered place. */
const deep = 5000;

/** The tee-time list: pages and totals that stay fast over a million tee times (docs/decisions/0011). */
export function createTeeTimeList(db: Database, calendar: Calendar) {
  const tally = createTally(db);
  const places = createPlaces(db);

  /** The ids of a page are found first, so that only its own rows are read in full. */
  async function idsOf(list: WatchedList, asked: Query<"listTeeTimes">): Promise<SQL> {
    const { limit, offset } = pageOf(asked);
    if (offset < deep) return shallowIds(list, { limit, offset });
    if (offset >= (await tally(list))) return sql`array[]::int[]`;
    const order = JSON.stringify([asked.sort_fields, asked.sort_desc]);
    return idArray(await places(list, order, { limit, offset }));
  }

  return {
    count: (asked: Query<"countTeeTimes">): Promise<number> => tally(teeTimeList(asked, calendar)),
    page: async (asked: Query<"listTeeTimes">): Promise<JsonText<Row[]>> =>
      readRows(db, await idsOf(teeTimeList(asked, calendar), asked)),
  };
}

const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::int[]`;

const shallowIds = ({ rows: { table, where, sorts } }: WatchedList, { limit, offset }: Page): SQL =>
  sql`array(select id from ${table} where ${where ?? sql`true`} order by ${sql.join(orderOf(sorts), sql`, `)}
    limit ${limit} offset ${offset})`;

/** The rows with these ids, in their order, as the JSON of the answer. */
async function readRows(db: Database, ids: SQL): Promise<JsonText<Row[]>> {
  const page = sql`unnest(${ids}) with ordinality as page(row_id, place) join ${teeTimeRows} on id = row_id`;
  const [answer] = await db
    .select({ rows: sql<string>`coalesce(json_agg(${rowJson} order by place), '[]')::text` })
    .from(page);
  return jsonText(answer?.rows ?? "[]");
}

/** A row as the contract has it: TeeTimeRow. Plain text, since putting it together anew cost more than anything else. */
const rowJson = sql`json_build_object(
  'id', id,
  'customers', json_build_array(json_build_object('id', customer_id, 'first_name', first_name, 'last_name', last_name)),
  'status', status,
  'created_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'play_date', play_date,
  'play_time', play_time,
  'players', players,
  'cost', (cost_cents / 100.0)::numeric(20, 2)::text,
  'course', json_build_object('id', golf_course_id, 'course_name', course_name),
  'confirmation', confirmation,
  'agent', agent,
  'notes', notes,
  'internal_notes', internal_notes,
  'transaction_record', case when transaction_record_id is not null
    then json_build_object('payment_id', nullif(payment_id, ''), 'total', total) end)`;
