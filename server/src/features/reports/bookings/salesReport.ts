import { type LocalDate, monthOf, parseLocalDate, type ReportPeriod, reportFigures } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import * as Result from "effect/Result";
import { pick } from "effect/Struct";
import type { Query } from "../../../contract/contract.ts";
import type { Database } from "../../../db/database.ts";
import { addFigures, type Figures } from "../../../sales/figures.ts";
import { everyDay, type Group, groupByDay } from "../../../sales/groups.ts";
import { bookedIn } from "../../../sales/period.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import type { ShownReport } from "../report.ts";
import { periodText } from "../reportDays.ts";
import { bookingColumns } from "./bookingColumns.ts";
import { bookingRows } from "./bookingRows.ts";
import { dayColumns } from "./days.ts";
import { figureLines } from "./figureColumns.ts";
import { groupedTables } from "./groupedTables.ts";
import { refundDayLine, refundsByDay } from "./refundDays.ts";

type Asked = Query<"downloadSalesReport">;
type Shown = components["schemas"]["SalesReport"];

const shownFigures = (all: Figures): Shown["total"] => pick(all, reportFigures.sales_report);

/** The reservations made in a month, and each of its days; the default is the current month (OPS-REP-31 to 33). */
export const salesReport = ({ clock, timeZone }: Calendar): ShownReport<Asked, Shown> => {
  const monthOf = ({ month, year }: Asked): string => {
    const [thisYear = "", thisMonth = ""] = clock.today().split("-");
    return `${year ?? thisYear}-${String(month ?? thisMonth).padStart(2, "0")}`;
  };
  const bookedOn = (period: ReportPeriod) => bookedIn(period, "created", timeZone);
  const readDays = async (db: Database, asked: Asked): Promise<readonly Group<LocalDate>[]> => {
    const month = daysOfMonth(monthOf(asked));
    return [...everyDay(month, await groupByDay(db, bookedOn(month), timeZone))];
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
      const tables = groupedTables({
        figures: reportFigures.sales_report,
        group: {
          name: "By day",
          columns: dayColumns,
          read: () => readDays(db, asked),
        },
        list: {
          name: "Reservations",
          columns: [id, created_at, play_date, course, players, status, agent, first_name, last_name],
          rowsOf: ({ key }) => bookingRows(db, bookedOn({ start: key, end: key }), "created"),
        },
      });
      return [...tables, refundsByDay(db, daysOfMonth(monthOf(asked)), timeZone)];
    },
    async figures(db, asked) {
      const days = await readDays(db, asked);
      return {
        days: days.map((day) => ({ date: day.key, figures: shownFigures(day) })),
        total: shownFigures(addFigures(days)),
      };
    },
  };
};

/** The days of a month, yyyy-mm. */
const daysOfMonth = (month: string): ReportPeriod =>
  Result.getOrThrow(Result.flatMap(parseLocalDate(`${month}-01`), monthOf));
