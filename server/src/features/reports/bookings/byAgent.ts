import { reportFigures, reportPeriodIssues } from "@teedesk/domain";
import { textCell } from "@teedesk/xlsx";
import { eq } from "drizzle-orm";
import type { Query } from "../../../contract/contract.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import { bookedIn } from "../../../sales/period.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import type { Report } from "../report.ts";
import { periodInName, periodOf, periodText } from "../reportDays.ts";
import { bookingColumns } from "./bookingColumns.ts";
import { bookingRows } from "./bookingRows.ts";
import { callDayLine, callsByDay } from "./callDays.ts";
import { costNotKnownLine } from "./costNotKnown.ts";
import { figureLines } from "./figureColumns.ts";
import { groupedTables } from "./groupedTables.ts";
import { groupByAgent } from "./groups.ts";
import { refundDayLine, refundsByDay } from "./refundDays.ts";

type Kind = {
  readonly name: "commission" | "new_sales_report";
  readonly title: string;
  readonly fileName: string;
};

/** Each agent's bookings of a period, by the day they were made; the two reports differ in their figures (OPS-REP-21). */
const byAgent =
  ({ name, title, fileName }: Kind) =>
  ({ timeZone }: Calendar): Report<Query<"downloadCommissionReport">> => ({
    title,
    fileName: (asked) => `${fileName}-${periodInName(periodOf(asked))}`,
    issues: (asked) => reportPeriodIssues(periodOf(asked)),
    about: async (db, asked) => [
      ["Booked", periodText(periodOf(asked))],
      ...figureLines(reportFigures[name]),
      ...(name === "new_sales_report"
        ? [refundDayLine, await costNotKnownLine(db, bookedIn(periodOf(asked), "created", timeZone))]
        : [callDayLine]),
    ],
    tables(db, asked, moment) {
      const { id, agent, created_at, play_date, course, players, status, first_name, last_name } =
        bookingColumns(moment);
      const where = bookedIn(periodOf(asked), "created", timeZone);
      const tables = groupedTables({
        figures: reportFigures[name],
        group: {
          name: "By agent",
          columns: [{ title: "Agent", width: 24, cell: ({ key }) => textCell(key) }],
          read: () => groupByAgent(db, where),
        },
        list: {
          name: "Bookings",
          columns: [id, agent, created_at, play_date, course, players, status, first_name, last_name],
          rowsOf: ({ key }) => bookingRows(db, [...where, eq(teeTimes.agent, key)], "created"),
        },
      });
      const days = periodOf(asked);
      return [...tables, name === "new_sales_report" ? refundsByDay(db, days, timeZone) : callsByDay(db, days)];
    },
  });

/** OPS-REP-35 */
export const commissionReport = byAgent({ name: "commission", title: "Commission", fileName: "commission" });

/** OPS-REP-34 */
export const newSalesReport = byAgent({ name: "new_sales_report", title: "Sales report 2", fileName: "sales-2" });
