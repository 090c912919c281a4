import {
  issuesOf,
  type LocalDate,
  type ReportPeriod,
  reportFigures,
  reportPeriodIssues,
  weeksOfPeriod,
} from "@teedesk/domain";
import { dateCell } from "@teedesk/xlsx";
import type { Query } from "../../../contract/contract.ts";
import { accepted } from "../../../platform/refuseIssues.ts";
import { addFigures, type Figures } from "../../../sales/figures.ts";
import { bookedIn } from "../../../sales/period.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import type { Report } from "../report.ts";
import { periodInName, periodInWords, periodOf } from "../reportDays.ts";
import { dayColumns } from "./days.ts";
import { figureLines } from "./figureColumns.ts";
import { groupedTables } from "./groupedTables.ts";
import { everyDay, type Group, groupByDay } from "./groups.ts";

type Asked = Query<"downloadWeeklyReport">;
type Day = Group<LocalDate>;
type Week = Figures & {
  readonly days: readonly Day[];
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly rows: number;
};

const weeksOf = (period: ReportPeriod): ReportPeriod => accepted(weeksOfPeriod(period));

/** The weeks from Monday to Sunday that a period touches, and each of their days (OPS-REP-38, OPS-REP-39). */
export const weeklyReport = ({ timeZone }: Calendar): Report<Asked> => ({
  title: "Weekly",
  fileName: (asked) => `weekly-${periodInName(weeksOf(periodOf(asked)))}`,
  issues: (asked) => [...reportPeriodIssues(periodOf(asked)), ...issuesOf([weeksOfPeriod(periodOf(asked))])],
  about: async (_, asked) => [
    ["Asked for", periodInWords(periodOf(asked))],
    ["Booked", periodInWords(weeksOf(periodOf(asked)))],
    ...figureLines(reportFigures.weekly),
  ],
  tables(db, asked) {
    const weeks = weeksOf(periodOf(asked));
    return groupedTables({
      figures: reportFigures.weekly,
      group: {
        name: "By week",
        columns: [
          { title: "Monday", width: 12, cell: ({ first }) => dateCell(first) },
          { title: "Sunday", width: 12, cell: ({ last }) => dateCell(last) },
        ],
        read: async () => intoWeeks(weeks, await groupByDay(db, bookedIn(weeks, "created", timeZone), timeZone)),
      },
      list: { name: "By day", columns: dayColumns, rowsOf: ({ days }: Week) => days },
    });
  },
});

/** Whole weeks; an open end is the first or the last week with a booking. */
function intoWeeks({ start, end }: ReportPeriod, booked: readonly Day[]): readonly Week[] {
  const found: ReportPeriod = {
    start: start === "" ? (booked[0]?.key ?? "") : start,
    end: end === "" ? (booked.at(-1)?.key ?? "") : end,
  };
  const days = [...everyDay(weeksOf(found), booked)];
  const weeks: Week[] = [];
  for (let at = 0; at < days.length; at += 7) {
    const ofWeek = days.slice(at, at + 7);
    const [first, last] = [ofWeek[0]?.key, ofWeek.at(-1)?.key];
    if (first === undefined || last === undefined) continue;
    weeks.push({ ...addFigures(ofWeek), days: ofWeek, first, last, rows: ofWeek.length });
  }
  return weeks;
}
