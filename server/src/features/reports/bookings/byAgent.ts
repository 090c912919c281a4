import { reportFigures, reportPeriodIssues } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { textCell } from "@teedesk/xlsx";
import { eq } from "drizzle-orm";
import { pick } from "effect/Struct";
import type { Query } from "../../../contract/contract.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import { addFigures, type Figures } from "../../../sales/figures.ts";
import { groupByAgent } from "../../../sales/groups.ts";
import { bookedIn } from "../../../sales/period.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import type { Report, ShownReport } from "../report.ts";
import { periodInName, periodOf, periodText } from "../reportDays.ts";
import { bookingColumns } from "./bookingColumns.ts";
import { bookingRows } from "./bookingRows.ts";
import { callDayLine, callsByDay } from "./callDays.ts";
import { costNotKnownLine, findCostNotKnown } from "./costNotKnown.ts";
import { figureLines } from "./figureColumns.ts";
import { groupedTables } from "./groupedTables.ts";
import { refundDayLine, refundsByDay } from "./refundDays.ts";

type Asked = Query<"downloadCommissionReport">;
type Shown = components["schemas"]["AgentSalesReport"];

type Kind = {
  readonly name: "commission" | "new_sales_report";
  readonly title: string;
  readonly fileName: string;
};

/** Each agent's bookings of a period, by the day they were made; the two reports differ in their figures (OPS-REP-21). */
const byAgent =
  ({ name, title, fileName }: Kind) =>
  ({ timeZone }: Calendar): Report<Asked> => ({
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

const salesByAgent = byAgent({ name: "new_sales_report", title: "Sales report 2", fileName: "sales-2" });

const shownFigures = (all: Figures): Shown["total"] => pick(all, reportFigures.new_sales_report);

/** OPS-REP-34 */
export const newSalesReport = (calendar: Calendar): ShownReport<Asked, Shown> => ({
  ...salesByAgent(calendar),
  async figures(db, asked) {
    const where = bookedIn(periodOf(asked), "created", calendar.timeZone);
    const agents = await groupByAgent(db, where);
    const costNotKnown = await findCostNotKnown(db, where);
    return {
      agents: agents.map((agent) => ({ agent: agent.key, figures: shownFigures(agent) })),
      total: shownFigures(addFigures(agents)),
      cost_not_known: costNotKnown.length,
    };
  },
});
