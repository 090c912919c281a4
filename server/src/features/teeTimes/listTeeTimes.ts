import type { components } from "@teedesk/openapi";
import { eq, type SQL, sql } from "drizzle-orm";
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

/** Pages that begin further down than this are searched from a remembered place. */
const deep = 1000;

/** The tee-time list: pages and totals that stay fast over a million tee times (docs/decisions/0011). */
export function createTeeTimeList(db: Database, calendar: Calendar) {
  const tally = createTally(db);
  const places = createPlaces(db);

  /** The ids of a page are found first, so that only its own rows are read in full. */
  async function idsOf(list: WatchedList, asked: Query<"listTeeTimes">): Promise<SQL> {
    const { limit, offset } = pageOf(asked);
    if (offset < deep) return shallowIds(db, list, { limit, offset });
    if (offset >= (await tally(list))) return sql`array[]::int[]`;
    const order = JSON.stringify([asked.sort_fields, asked.sort_desc]);
    return sql`${idArray(await places(list, order, { limit, offset }))}`;
  }

  return {
    count: (asked: Query<"countTeeTimes">): Promise<number> => tally(teeTimeList(asked, calendar)),
    page: async (asked: Query<"listTeeTimes">): Promise<JsonText<Row[]>> =>
      readRows(db, await idsOf(teeTimeList(asked, calendar), asked)),
  };
}

const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::int[]`;

const shallowIds = (
  db: Database,
  { rows: { table, where, sorts } }: WatchedList,
  { limit, offset }: { limit: number; offset: number },
): SQL =>
  sql`array(${db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...orderOf(sorts))
    .limit(limit)
    .offset(offset)})`;

/** The rows with these ids, in their order, as the JSON of the answer. */
async function readRows(db: Database, ids: SQL): Promise<JsonText<Row[]>> {
  const [answer] = await db
    .select({ rows: sql<string>`coalesce(json_agg(${rowJson} order by place), '[]')::text` })
    .from(sql`unnest(${ids}) with ordinality as page(row_id, place)`)
    .innerJoin(teeTimeRows, eq(teeTimeRows.id, sql`row_id`));
  return jsonText(answer?.rows ?? "[]");
}

const row = teeTimeRows;

/** A row as the contract has it: TeeTimeRow. */
const rowJson = sql`json_build_object(
  'id', ${row.id},
  'customers', json_build_array(json_build_object(
    'id', ${row.customer_id}, 'first_name', ${row.first_name}, 'last_name', ${row.last_name})),
  'status', ${row.status},
  'created_at', to_char(${row.created_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'play_date', ${row.play_date},
  'play_time', ${row.play_time},
  'players', ${row.players},
  'cost', (${row.cost_cents} / 100.0)::numeric(20, 2)::text,
  'course', json_build_object('id', ${row.golf_course_id}, 'course_name', ${row.course_name}),
  'confirmation', ${row.confirmation},
  'agent', ${row.agent},
  'notes', ${row.notes},
  'internal_notes', ${row.internal_notes},
  'transaction_record', case when ${row.transaction_record_id} is not null
    then json_build_object('payment_id', nullif(${row.payment_id}, ''), 'total', ${row.total}) end)`;
