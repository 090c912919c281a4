import { reportFigures } from "@teedesk/domain";
import { ColumnPlot, countText, type PlotColumn, type SumGroup, SumTable } from "@teedesk/ui";
import { dollarsText } from "../../../format/dollarsText.ts";
import {
  dayColumn,
  dayName,
  greatestText,
  revenueTitle,
  shortDayName,
  shortDollars,
} from "../../../format/plotText.ts";
import type { AskedFigures } from "../useReport.ts";
import { FiguresPanel } from "./FiguresPanel.tsx";
import { figureCells, figureTitles, totalCells } from "./figureCells.ts";
import { type PeriodQuery, readWeeklyFigures, type WeeklyReport } from "./reportFigures.api.ts";

const figures = reportFigures.weekly;

/** So many weeks are shown day by day; of more the days are in the workbook. */
const mostWeeksByDay = 5;

/** Labels under the columns of weeks. */
const mostLabels = 12;

/** OPS-REP-09: the weeks, and the days of a few. */
export function WeeklyFigures(asked: AskedFigures<PeriodQuery>) {
  return (
    <FiguresPanel
      report="weekly"
      asked={asked}
      read={readWeeklyFigures}
      isEmpty={({ total }) => figures.every((figure) => total[figure] === 0)}
    >
      {(report) => <Weeks {...report} />}
    </FiguresPanel>
  );
}

function Weeks({ weeks, total }: WeeklyReport) {
  const isByDay = weeks.length <= mostWeeksByDay;
  const columns = isByDay ? weeks.flatMap(dayColumns) : weekColumns(weeks);
  const period = weekText({ start_date: weeks[0]?.start_date ?? "", end_date: weeks.at(-1)?.end_date ?? "" });
  const summary = `Revenue by ${isByDay ? "day" : "week"} of booking, ${period}: ${dollarsText(total.revenue)} in all.`;
  return (
    <>
      <div className="px-4 pt-3">
        <p className="text-sm font-medium">Revenue by {isByDay ? "day" : "week"} of booking</p>
        <ColumnPlot
          summary={`${summary} ${greatestText(columns)} The table has the same figures.`}
          columns={columns}
          format={shortDollars}
        />
      </div>
      <SumTable
        caption={`Booked ${period}, ${weeks.length === 1 ? "1 week" : `${countText(weeks.length)} weeks`}${isByDay ? "" : "; their days are in the workbook"}`}
        head={isByDay ? "Week and day" : "Week"}
        columns={figureTitles(figures)}
        groups={weeks.map((week) => weekGroup(week, isByDay))}
        total={totalCells(figures, total)}
      />
    </>
  );
}

type Week = WeeklyReport["weeks"][number];

const weekGroup = ({ days, ...week }: Week, isByDay: boolean): SumGroup => ({
  sum: { key: week.start_date, name: weekText(week), cells: figureCells(figures, week.figures) },
  rows: isByDay
    ? days.map((day) => ({ key: `day ${day.date}`, name: dayName(day.date), cells: figureCells(figures, day.figures) }))
    : [],
});

const weekText = ({ start_date, end_date }: Pick<Week, "start_date" | "end_date">): string =>
  `${shortDayName(start_date)} to ${shortDayName(end_date)}`;

/** One week has all its days labeled, more have their Mondays. */
const dayColumns = ({ days }: Week, _: number, weeks: readonly Week[]): readonly PlotColumn[] =>
  days.map((day, index) => dayColumn(day, weeks.length === 1 || index === 0));

const weekColumns = (weeks: readonly Week[]): readonly PlotColumn[] => {
  const every = Math.ceil(weeks.length / mostLabels);
  return weeks.map((week, index) => ({
    key: week.start_date,
    value: week.figures.revenue,
    title: revenueTitle(weekText(week), week.figures),
    label: index % every === 0 ? [shortDayName(week.start_date).slice(0, 5), week.start_date.slice(0, 4)] : undefined,
  }));
};
