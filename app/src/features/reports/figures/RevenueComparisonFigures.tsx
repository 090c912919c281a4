import { figureWords, type ReportPeriod, reportFigures } from "@teedesk/domain";
import { BarPlot, SumTable } from "@teedesk/ui";
import { amountText } from "../../../format/amountText.ts";
import { dollarsText } from "../../../format/dollarsText.ts";
import { shortDollars } from "../../../format/plotText.ts";
import { periodText } from "../period.ts";
import type { AskedFigures } from "../useReport.ts";
import { FiguresPanel } from "./FiguresPanel.tsx";
import { figureCells, figureTitles, totalCells } from "./figureCells.ts";
import { greatestRows } from "./greatestRows.ts";
import { type ComparedQuery, type RevenueComparison, readRevenueComparisonFigures } from "./reportFigures.api.ts";

const figures = reportFigures["revenue-comparison"];
const titles = [
  ...figureTitles(figures),
  ...figureTitles(figures).map((title) => `Compared ${title}`),
  "Change",
  "Change\u00a0%",
];

/** OPS-REP-08: the courses in two periods. */
export function RevenueComparisonFigures(asked: AskedFigures<ComparedQuery>) {
  return (
    <FiguresPanel
      report="revenue-comparison"
      asked={asked}
      read={readRevenueComparisonFigures}
      isEmpty={({ courses }) => courses.length === 0}
    >
      {(report) => <Courses query={asked.query} {...report} />}
    </FiguresPanel>
  );
}

function Courses({ query, courses, total }: RevenueComparison & { readonly query: ComparedQuery }) {
  const verb = query.date_type === "played" ? "Played" : "Booked";
  const period = daysText(query.start_date, query.end_date);
  const before = daysText(query.compare_start_date, query.compare_end_date);
  const { greatest, subject } = greatestRows(courses, ({ periods }) => most(periods), ["course", "courses"]);
  return (
    <>
      <div className="px-4 pt-3">
        <p className="text-sm font-medium">
          {figureWords.revenue.title} of {subject}
        </p>
        <p className="text-sm text-ink-muted">
          Filled: {period}. Outlined: {before}.
        </p>
        <BarPlot
          summary={`Revenue of ${subject}. In all ${dollarsText(total.figures.revenue)} in ${period} and ${dollarsText(total.compared_figures.revenue)} in ${before}. The table has the same figures.`}
          bars={greatest.map(({ course_id, course_name, periods }) => ({
            key: String(course_id),
            name: course_name,
            value: periods.figures.revenue,
            compared: periods.compared_figures.revenue,
          }))}
          format={shortDollars}
        />
      </div>
      <SumTable
        caption={`${verb} ${period}, compared with ${before}`}
        head="Course"
        columns={titles}
        groups={courses.map(({ course_id, course_name, periods }) => ({
          sum: {
            key: String(course_id),
            name: course_name,
            cells: [
              ...figureCells(figures, periods.figures),
              ...figureCells(figures, periods.compared_figures),
              amountText(periods.change),
              ratioText(periods.change_ratio),
            ],
          },
        }))}
        total={[
          ...totalCells(figures, total.figures),
          ...totalCells(figures, total.compared_figures),
          dollarsText(total.change),
          ratioText(total.change_ratio),
        ]}
      />
    </>
  );
}

type Periods = RevenueComparison["total"];

const most = ({ figures: now, compared_figures: before }: Periods): number => Math.max(now.revenue, before.revenue);

const daysText = (start: ReportPeriod["start"], end: ReportPeriod["end"]): string => periodText({ start, end });

const percent = new Intl.NumberFormat("en-US", { style: "percent", minimumFractionDigits: 2 });

/** A change from 0 has no ratio. */
const ratioText = (ratio: number | null): string => (ratio === null ? "—" : percent.format(ratio));
