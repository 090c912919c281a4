import {
  issuesOf,
  type LocalDate,
  longestWeeksTo,
  type ReportPeriod,
  reportFigures,
  reportPeriodIssues,
  weeksOfPeriod,
} from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { dateCell } from "@teedesk/xlsx";
import * as Result from "effect/Result";
import { pick } from "effect/Struct";
import type { Query } from "../../../contract/contract.ts";
import type { Database } from "../../../db/database.ts";
import { accepted } from "../../../platform/refuseIssues.ts";
import { addFigures, type Figures } from "../../../sales/figures.ts";
import { everyDay, type Group, groupByDay } from "../../../sales/groups.ts";
import { bookedIn } from "../../../sales/period.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import type { ShownReport } from "../report.ts";
import { periodInName, periodOf, periodText } from "../reportDays.ts";
import { dayColumns } from "./days.ts";
import { figureLines } from "./figureColumns.ts";
import { groupedTables } from "./groupedTables.ts";

type Asked = Query<"downloadWeeklyReport">;
type Shown = components["schemas"]["WeeklyReport"];
type Day = Group<LocalDate>;
type Week = Figures & {
  readonly days: readonly Day[];
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly rows: number;
};

const weeksOf = (period: ReportPeriod): ReportPeriod => accepted(weeksOfPeriod(period));

const shownFigures = (all: Figures): Shown["total"] => pick(all, reportFigures.weekly);

/** The weeks from Monday to Sunday that a period touches, and each of their days (OPS-REP-38, OPS-REP-39). */
export const weeklyReport = ({ clock, timeZone }: Calendar): ShownReport<Asked, Shown> => {
  const readWeeks = async (db: Database, asked: Asked): Promise<readonly Week[]> => {
    const weeks = weeksOf(periodOf(asked));
    return intoWeeks(weeks, await groupByDay(db, bookedIn(weeks, "created", timeZone), timeZone));
  };
  return {
    title: "Weekly",
    fileName: (asked) => `weekly-${periodInName(weeksOf(periodOf(asked)))}`,
    issues(asked) {
      const { start, end } = periodOf(asked);
      // Nothing is booked after today, so that a period with an open end is checked before the first byte is sent.
      const closed = { start: start || clock.today(), end: end || clock.today() };
      return [...reportPeriodIssues({ start, end }), ...issuesOf([weeksOfPeriod(closed)])];
    },
    about: async (_, asked) => [
      ["Asked for", periodText(periodOf(asked))],
      ["Booked", periodText(weeksOf(periodOf(asked)))],
      ["Begins", periodOf(asked).start === "" ? "with the first booking, at most 20 years before the end" : null],
      ...figureLines(reportFigures.weekly),
    ],
    tables: (db, asked) =>
      groupedTables({
        figures: reportFigures.weekly,
        group: {
          name: "By week",
          columns: [
            { title: "Monday", width: 12, cell: ({ first }) => dateCell(first) },
            { title: "Sunday", width: 12, cell: ({ last }) => dateCell(last) },
          ],
          read: () => readWeeks(db, asked),
        },
        list: { name: "By day", columns: dayColumns, rowsOf: ({ days }: Week) => days },
      }),
    async figures(db, asked) {
      const weeks = await readWeeks(db, asked);
      return {
        weeks: weeks.map((week) => ({
          start_date: week.first,
          end_date: week.last,
          figures: shownFigures(week),
          days: week.days.map((day) => ({ date: day.key, figures: shownFigures(day) })),
        })),
        total: shownFigures(addFigures(weeks)),
      };
    },
  };
};

/** Whole weeks; an open end is the first or the last week with a booking, the first at most 20 years before the last. */
function intoWeeks({ start, end }: ReportPeriod, booked: readonly Day[]): readonly Week[] {
  const last = end === "" ? (booked.at(-1)?.key ?? "") : end;
  const found: ReportPeriod = { start: start === "" ? firstWeek(booked, last) : start, end: last };
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

function firstWeek([first]: readonly Day[], last: LocalDate | ""): LocalDate | "" {
  if (first === undefined || last === "") return "";
  const earliest = Result.getOrThrow(longestWeeksTo(last));
  return first.key > earliest ? first.key : earliest;
}
