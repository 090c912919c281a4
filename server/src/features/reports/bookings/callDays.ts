import type { LocalDate, ReportPeriod } from "@teedesk/domain";
import { textCell } from "@teedesk/xlsx";
import { and, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { calls } from "../../../db/schema/calls.ts";
import { daysIn } from "../../../platform/businessDay.ts";
import type { Line } from "../report.ts";
import { countColumn, type Table, table } from "../table.ts";
import { dayColumns } from "./days.ts";

const outcomes = [
  ["no_answer", "No Answer"],
  ["left_message", "Left Message"],
  ["call_back", "Call Back"],
  ["declined", "Declined"],
  ["booked", "Booked"],
  ["done", "Called Back"],
] as const;

type Outcome = (typeof outcomes)[number][0];

/** An agent's calls of a day, each by its outcome. */
type CallDay = { readonly key: LocalDate; readonly agent: string; readonly ended: readonly Outcome[] };

/** Calls are only added, so those of a past moment are those stored by then. */
const isStored = sql`${calls.created_at} <= coalesce(nullif(current_setting('teedesk.as_of', true), '')::timestamptz, 'infinity')`;

async function* callDays(db: Database, { start, end }: ReportPeriod): AsyncGenerator<CallDay> {
  yield* await db
    .select({ key: calls.called_on, agent: calls.agent, ended: sql<Outcome[]>`array_agg(${calls.outcome})` })
    .from(calls)
    .where(and(isStored, ...daysIn(calls.called_on, [start, end])))
    .groupBy(calls.called_on, calls.agent)
    .orderBy(calls.called_on, calls.agent);
}

/** A line for each day and agent with the outcomes of the calls of that day (DECISION-58). */
export const callsByDay = (db: Database, period: ReportPeriod): Table =>
  table<CallDay>({
    name: "Calls by day",
    columns: [
      ...dayColumns,
      { title: "Agent", width: 24, cell: ({ agent }) => textCell(agent) },
      ...outcomes.map(([outcome, title]) =>
        countColumn(title, ({ ended }: CallDay) => ended.filter((one) => one === outcome).length),
      ),
      countColumn("Calls", ({ ended }: CallDay) => ended.length),
    ],
    rows: callDays(db, period),
  });

export const callDayLine: Line = [
  "Calls",
  "Outcomes of calls to customers on the day of the call. Called Back is a promised call that was made; Booked is stored with the booking, and stays when that is canceled.",
];
