import { formatDay, formatTypedDate, type LocalDate, parseLocalDate, reportFigures } from "@teedesk/domain";
import { ColumnPlot, countText, type PlotColumn, type SumGroup, SumTable } from "@teedesk/ui";
import { dollarsText } from "../../../format/dollarsText.ts";
import { read } from "../../../queries/read.ts";
import { useServices } from "../../../services/services.tsx";
import type { AskedFigures } from "../useReport.ts";
import { FiguresPanel } from "./FiguresPanel.tsx";
import { figureCells, figureTitles, shortDollars, totalCells } from "./figureCells.ts";
import { readWeeklyFigures, type WeeklyReport } from "./reportFigures.api.ts";

const figures = reportFigures.weekly;

/** So many weeks are shown day by day; of more the days are in the workbook. */
const mostWeeksByDay = 5;

/** Labels under the columns of weeks. */
const mostLabels = 12;

type Period = { readonly start_date: string; readonly end_date: string };

/** OPS-REP-09: the weeks, and the days of a few. */
export function WeeklyFigures({ query, asked }: AskedFigures<Period>) {
  const { api } = useServices();
  return (
    <FiguresPanel
      query={{
        queryKey: ["reportFigures", "weekly", query, asked],
        queryFn: ({ signal }) => read(readWeeklyFigures(api, query, signal)),
      }}
      as_of={query.as_of}
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

/** A day of the wire in words; a text that is not a day stays as it is. */
const shown = (day: string, format: (date: LocalDate) => string): string => {
  const date = parseLocalDate(day);
  return "success" in date ? format(date.success) : day;
};
const dayName = (day: string): string => shown(day, formatDay);
const weekText = ({ start_date, end_date }: Period): string =>
  `${shown(start_date, formatTypedDate)} to ${shown(end_date, formatTypedDate)}`;

/** "11/16", and above or below it another word. */
const shortDay = (day: string): string => shown(day, formatTypedDate).slice(0, 5);

const titleOf = (name: string, { bookings, revenue }: WeeklyReport["total"]): string =>
  `${name}: ${dollarsText(revenue)}, ${countText(bookings)} ${bookings === 1 ? "booking" : "bookings"}`;

/** One week has all its days labeled, more have their Mondays. */
const dayColumns = ({ days }: Week, _: number, weeks: readonly Week[]): readonly PlotColumn[] =>
  days.map(({ date, figures: sums }, index) => ({
    key: date,
    value: sums.revenue,
    title: titleOf(dayName(date), sums),
    label: weeks.length === 1 || index === 0 ? [dayName(date).slice(0, 3), shortDay(date)] : undefined,
  }));

const weekColumns = (weeks: readonly Week[]): readonly PlotColumn[] => {
  const every = Math.ceil(weeks.length / mostLabels);
  return weeks.map(({ start_date, end_date, figures: sums }, index) => ({
    key: start_date,
    value: sums.revenue,
    title: titleOf(weekText({ start_date, end_date }), sums),
    label: index % every === 0 ? [shortDay(start_date), start_date.slice(0, 4)] : undefined,
  }));
};

function greatestText(columns: readonly PlotColumn[]): string {
  const greatest = columns.reduce<PlotColumn | null>(
    (found, column) => (found === null || column.value > found.value ? column : found),
    null,
  );
  return greatest === null || columns.length < 2 ? "" : `The most is ${greatest.title}.`;
}
