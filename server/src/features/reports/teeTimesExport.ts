import { type Cents, exportIssues, figureWords } from "@teedesk/domain";
import { dateCell, integerCell, moneyCell, textCell, timeCell } from "@teedesk/xlsx";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { teeTimeRows } from "../../db/schema/teeTimeRows.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { keysOf, orderOf } from "../../records/sorts.ts";
import { bookingFigures } from "../../sales/figures.ts";
import { type Calendar, teeTimeList } from "../teeTimes/list/teeTimeList.ts";
import { keysetBatches } from "./keysetBatches.ts";
import type { MomentCell, Report } from "./report.ts";
import { type TableColumn, table } from "./table.ts";
import { describeTeeTimeFilters, exportedDays } from "./teeTimeFilters.ts";

type Row = typeof teeTimeRows.$inferSelect & { readonly paid: Cents };

const rowColumns = getTableColumns(teeTimeRows);

/** The list's `monthly` flag (OPS-TTL-42 to 44); the sheet says on which day it was made. */
const bookedWhen = { played: null, monthly: "this month", daily: "today" } as const;

/** The tee-time list as a workbook: its filters, its columns, the newest first (OPS-TTL-20, OPS-TTL-45 to 47). */
export const teeTimesExport = (calendar: Calendar): Report<Query<"downloadTeeTimesExportReport">> => ({
  title: "Tee times",
  fileName: ({ filters = {} }) => `tee-times-${exportedDays(filters).join("-to-")}`,
  issues: ({ filters = {} }) => exportIssues(filters),
  about: async (db, { filters = {}, query_type = "played" }) => [
    ["Booked", bookedWhen[query_type]],
    ...(await describeTeeTimeFilters(db, filters)),
    ["Paid", figureWords.paid.meaning],
  ],

  tables: (db, asked, moment) => [
    table({ name: "Tee times", columns: columns(moment), rows: rowsOf(db, teeTimeList(asked, calendar).rows) }),
  ],
});

const rowsOf = (db: Database, { where, sorts }: Pick<ReturnType<typeof teeTimeList>["rows"], "where" | "sorts">) =>
  keysetBatches(sorts, ({ after, size }) =>
    db
      .select({ ...rowColumns, paid: bookingFigures.paid, keys: keysOf(sorts) })
      .from(teeTimeRows)
      .innerJoin(teeTimes, eq(teeTimes.id, teeTimeRows.id))
      .where(and(where, after))
      .orderBy(...orderOf(sorts))
      .limit(size),
  );

const columns = (moment: MomentCell): readonly TableColumn<Row>[] => [
  { title: "Id", width: 10, cell: ({ id }) => integerCell(id) },
  { title: "First Name", width: 16, cell: ({ first_name }) => textCell(first_name) },
  { title: "Last Name", width: 18, cell: ({ last_name }) => textCell(last_name) },
  { title: "Status", width: 12, cell: ({ status }) => textCell(status) },
  { title: "Created At", width: 18, cell: ({ created_at }) => moment(created_at) },
  { title: "Play Date", width: 12, cell: ({ play_date }) => dateCell(play_date) },
  { title: "Play Time", width: 10, cell: ({ play_time }) => timeCell(play_time) },
  { title: "Players", width: 9, cell: ({ players }) => integerCell(players) },
  { title: "Paid", width: 12, cell: ({ paid }) => moneyCell(paid) },
  { title: "Cost", width: 12, cell: ({ cost_cents }) => moneyCell(cost_cents) },
  { title: "Course", width: 28, cell: ({ course_name }) => textCell(course_name) },
  { title: "Confirmation", width: 16, cell: ({ confirmation }) => textCell(confirmation) },
  { title: "CC Conf", width: 16, cell: ({ payment_id }) => textCell(payment_id) },
  { title: "Agent", width: 18, cell: ({ agent }) => textCell(agent) },
  { title: "Notes", width: 40, cell: ({ notes }) => textCell(notes) },
  { title: "Internal Notes", width: 40, cell: ({ internal_notes }) => textCell(internal_notes) },
];
