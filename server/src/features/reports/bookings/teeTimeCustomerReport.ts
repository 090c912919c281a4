import { reportFigures, reportPeriodIssues } from "@teedesk/domain";
import type { Query } from "../../../contract/contract.ts";
import { bookedIn } from "../../../sales/period.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import type { Report } from "../report.ts";
import { periodInName, periodOf, periodText } from "../reportDays.ts";
import { table } from "../table.ts";
import { bookingColumns } from "./bookingColumns.ts";
import { bookingRows } from "./bookingRows.ts";
import { figureColumn, figureLines } from "./figureColumns.ts";

const figures = reportFigures["tee-time"];

/** The tee times made or played in a period, with their customers (OPS-REP-30, CONST-18). */
export const teeTimeCustomerReport = ({ timeZone }: Calendar): Report<Query<"downloadTeeTimeCustomerReport">> => ({
  title: "Tee times and customers",
  fileName: (asked) => `tee-times-and-customers-${periodInName(periodOf(asked))}`,
  issues: (asked) => reportPeriodIssues(periodOf(asked)),
  about: async (_, asked) => [
    [asked.date_type === "played" ? "Played" : "Booked", periodText(periodOf(asked))],
    ...figureLines(figures),
  ],
  tables(db, asked, moment) {
    const by = asked.date_type ?? "created";
    return [
      table({
        name: "Tee times",
        columns: [...Object.values(bookingColumns(moment)), ...figures.map(figureColumn)],
        rows: bookingRows(db, bookedIn(periodOf(asked), by, timeZone), by),
      }),
    ];
  },
});
