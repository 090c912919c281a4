import { monthOf, parseLocalDate, type ReportPeriod, reportFigures } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Query } from "../../../contract/contract.ts";
import { bookedIn } from "../../../sales/period.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import type { Report } from "../report.ts";
import { periodText } from "../reportDays.ts";
import { bookingColumns } from "./bookingColumns.ts";
import { bookingRows } from "./bookingRows.ts";
import { dayColumns } from "./days.ts";
import { figureLines } from "./figureColumns.ts";
import { groupedTables } from "./groupedTables.ts";
import { everyDay, groupByDay } from "./groups.ts";
import { refundDayLine, refundsByDay } from "./refundDays.ts";

type Asked = Query<"downloadSalesReport">;

/** The reservations made in a month, and each of its days; the default is the current month (OPS-REP-31 to 33). */
export const salesReport = ({ clock, timeZone }: Calendar): Report<Asked> => {
  const monthOf = ({ month, year }: Asked): string => {
    const [thisYear = "", thisMonth = ""] = clock.today().split("-");
    return `${year ?? thisYear}-${String(month ?? thisMonth).padStart(2, "0")}`;
  };
  return {
    title: "Sales",
    fileName: (asked) => `sales-${monthOf(asked)}`,
    issues: () => [],
    about: async (_, asked) => [
      ["Booked", periodText(daysOfMonth(monthOf(asked)))],
      ...figureLines(reportFigures.sales_report),
      refundDayLine,
    ],
    tables(db, asked, moment) {
      const { id, created_at, play_date, course, players, status, agent, first_name, last_name } =
        bookingColumns(moment);
      const month = daysOfMonth(monthOf(asked));
      const bookedOn = (period: ReportPeriod) => bookedIn(period, "created", timeZone);
      const tables = groupedTables({
        figures: reportFigures.sales_report,
        group: {
          name: "By day",
          columns: dayColumns,
          read: async () => [...everyDay(month, await groupByDay(db, bookedOn(month), timeZone))],
        },
        list: {
          name: "Reservations",
          columns: [id, created_at, play_date, course, players, status, agent, first_name, last_name],
          rowsOf: ({ key }) => bookingRows(db, bookedOn({ start: key, end: key }), "created"),
        },
      });
      return [...tables, refundsByDay(db, month, timeZone)];
    },
  };
};

/** The days of a month, yyyy-mm. */
const daysOfMonth = (month: string): ReportPeriod =>
  Result.getOrThrow(Result.flatMap(parseLocalDate(`${month}-01`), monthOf));
