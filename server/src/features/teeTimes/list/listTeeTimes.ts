import type { components } from "@teedesk/openapi";
import { type SQL, sql } from "drizzle-orm";
import type { Query } from "../../../contract/contract.ts";
import { type JsonText, jsonText } from "../../../contract/jsonText.ts";
import type { Database } from "../../../db/database.ts";
import { preparedFew } from "../../../db/preparedFew.ts";
import { teeTimeRows } from "../../../db/schema/teeTimeRows.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import { decimal, instantText } from "../../../records/columns.ts";
import { pageOf } from "../../../records/listing.ts";
import { orderOf } from "../../../records/sorts.ts";
import { bookingFigures } from "../../../sales/figures.ts";
import { createCachedCount } from "./cachedCount.ts";
import { createPageAnchors } from "./pageAnchors.ts";
import { type Calendar, teeTimeList } from "./teeTimeList.ts";
import type { TrackedList } from "./trackedList.ts";

type Row = components["schemas"]["TeeTimeRow"];
type Page = ReturnType<typeof pageOf>;

/** Pages beyond this offset are searched from an anchor. */
const deep = 5000;

/** The number of prepared statements for orders and sizes of the first page. */
const preparedPages = 64;

/** The tee-time list: pages and totals that stay fast over a million tee times (DECISION-11). */
export function createTeeTimeList(db: Database, calendar: Calendar) {
  const count = createCachedCount(db);
  const anchoredIds = createPageAnchors(db);
  const prepared = preparedFew<ReturnType<ReturnType<typeof rowsOf>["prepare"]>>("tee_time_pages", preparedPages);

  /** The ids of a page are found first, so that only its own rows are read in full. */
  async function idsOf(list: TrackedList, order: string, page: Page): Promise<SQL> {
    if (page.offset < deep) return shallowIds(list, page);
    if (page.offset >= (await count(list))) return sql`array[]::int[]`;
    return idArray(await anchoredIds(list, order, page));
  }

  async function rowsOn(asked: Query<"listTeeTimes">) {
    const list = teeTimeList(asked, calendar);
    const page = pageOf(asked);
    const order = JSON.stringify([asked.sort_fields, asked.sort_desc]);
    // The most requested page, always with the same text: PostgreSQL takes as long to plan it as to read it.
    const isOpening = list.rows.where === undefined && page.offset === 0;
    if (!isOpening) return rowsOf(db, await idsOf(list, order, page));
    return prepared(`${order} ${page.limit}`, () => rowsOf(db, shallowIds(list, page))).execute();
  }

  return {
    count: (asked: Query<"countTeeTimes">): Promise<number> => count(teeTimeList(asked, calendar)),
    async page(asked: Query<"listTeeTimes">): Promise<JsonText<Row[]>> {
      const [answer] = await rowsOn(asked);
      return jsonText(answer?.rows ?? "[]");
    },
  };
}

const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::int[]`;

/** The numbers are literals: a planner that does not know the limit sorts all rows. */
const shallowIds = ({ rows: { table, where, sorts } }: TrackedList, { limit, offset }: Page): SQL =>
  sql`array(select id from ${table} where ${where ?? sql`true`} order by ${sql.join(orderOf(sorts), sql`, `)}
    limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))})`;

/** The rows with these ids, in their order, as the JSON of the answer. */
const rowsOf = (db: Database, ids: SQL) =>
  db
    .select({ rows: sql<string>`coalesce(json_agg(${rowJson} order by place), '[]')::text` })
    .from(sql`unnest(${ids}) with ordinality as page(row_id, place) join ${teeTimeRows} on id = row_id`);

/** A row as the contract has it: TeeTimeRow. Built as text in SQL, because encoding it again was the largest cost. */
const rowJson = sql`json_build_object(
  'id', id,
  'customers', json_build_array(json_build_object('id', customer_id, 'first_name', first_name, 'last_name', last_name)),
  'status', status,
  'created_at', ${instantText(sql`created_at`)},
  'play_date', play_date,
  'play_time', play_time,
  'players', players,
  'cost', ${decimal(sql`cost_cents`)},
  'course', json_build_object('id', golf_course_id, 'course_name', course_name),
  'confirmation', confirmation,
  'agent', agent,
  'notes', notes,
  'internal_notes', internal_notes,
  'transaction_record', case when transaction_record_id is not null
    then json_build_object('payment_id', nullif(payment_id, ''), 'total', total, 'paid', (select ${bookingFigures.paid} from ${teeTimes}
      where ${teeTimes.id} = row_id), 'due', (select ${bookingFigures.due} from ${teeTimes} where ${teeTimes.id} = row_id),
      'refunded', (select ${bookingFigures.refunded} from ${teeTimes} where ${teeTimes.id} = row_id)) end)`;
