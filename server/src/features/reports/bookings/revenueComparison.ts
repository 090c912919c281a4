import { type ReportPeriod, reportFigures, reportPeriodIssues } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { type Cell, columnLetters, formulaCell, percentCell, textCell } from "@teedesk/xlsx";
import { pick } from "effect/Struct";
import type { Query } from "../../../contract/contract.ts";
import type { Database } from "../../../db/database.ts";
import { addFigures, type Figures, noFigures } from "../../../sales/figures.ts";
import { groupByCourse } from "../../../sales/groups.ts";
import { bookedIn } from "../../../sales/period.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import type { ShownReport } from "../report.ts";
import { periodInName, periodOf, periodText } from "../reportDays.ts";
import { centsCell, type TableColumn, table } from "../table.ts";
import { figureColumn, figureLines } from "./figureColumns.ts";

type Asked = Query<"downloadRevenueComparisonReport">;
type Shown = components["schemas"]["RevenueComparison"];
type Compared = {
  readonly course_id: number;
  readonly course_name: string;
  readonly now: Figures;
  readonly before: Figures;
};

const figures = reportFigures["revenue-comparison"];
const comparedFields = { start: "compare_start_date", end: "compare_end_date" };

const comparedPeriodOf = ({ compare_start_date, compare_end_date }: Asked): ReportPeriod =>
  periodOf({ start_date: compare_start_date, end_date: compare_end_date });

/** The revenue of each course in two periods, side by side (OPS-REP-36, OPS-REP-37, CONST-17). */
export const revenueComparison = ({ timeZone }: Calendar): ShownReport<Asked, Shown> => {
  const readCourses = (db: Database, asked: Asked): Promise<readonly Compared[]> => {
    const where = (period: ReportPeriod) => bookedIn(period, asked.date_type ?? "created", timeZone);
    return compared(db, { now: where(periodOf(asked)), before: where(comparedPeriodOf(asked)) });
  };
  return {
    title: "Revenue comparison",
    fileName: (asked) => `revenue-${periodInName(periodOf(asked))}-and-${periodInName(comparedPeriodOf(asked))}`,
    issues: (asked) => [
      ...reportPeriodIssues(periodOf(asked)),
      ...reportPeriodIssues(comparedPeriodOf(asked), comparedFields),
    ],
    about: async (_, asked) => [
      [asked.date_type === "played" ? "Played" : "Booked", periodText(periodOf(asked))],
      ["Compared with", periodText(comparedPeriodOf(asked))],
      ...figureLines(figures),
      ["Change", "Revenue less Compared Revenue."],
      ["Change %", "Change as a part of Compared Revenue; empty when that is $0.00."],
    ],
    tables: (db, asked) => [table({ name: "By course", columns, rows: courseRows(() => readCourses(db, asked)) })],
    async figures(db, asked) {
      const courses = await readCourses(db, asked);
      const total = {
        now: addFigures(courses.map(({ now }) => now)),
        before: addFigures(courses.map(({ before }) => before)),
      };
      return {
        courses: courses.map(({ course_id, course_name, ...periods }) => ({
          course_id,
          course_name,
          periods: shownPeriods(periods),
        })),
        total: shownPeriods(total),
      };
    },
  };
};

const shownPeriods = (periods: Pick<Compared, "now" | "before">): Shown["total"] => ({
  figures: pick(periods.now, figures),
  compared_figures: pick(periods.before, figures),
  change: changeOf(periods),
  change_ratio: ratioOf(changeOf(periods), periods.before.revenue),
});

type Periods = Readonly<Record<"now" | "before", ReturnType<typeof bookedIn>>>;

/** The courses that have a booking in either period, by their names. */
async function compared(db: Database, { now, before }: Periods): Promise<readonly Compared[]> {
  const [earlier, later] = [await groupByCourse(db, before), await groupByCourse(db, now)];
  const courses = new Map<number, Compared>();
  for (const { key, course_name, ...group } of earlier)
    courses.set(key, { course_id: key, course_name, now: noFigures, before: group });
  for (const { key, course_name, ...group } of later)
    courses.set(key, { course_id: key, course_name, now: group, before: courses.get(key)?.before ?? noFigures });
  return [...courses.values()].toSorted((one, other) =>
    one.course_name < other.course_name
      ? -1
      : one.course_name > other.course_name
        ? 1
        : one.course_id - other.course_id,
  );
}

/** Read once they are consumed. */
async function* courseRows(read: () => Promise<readonly Compared[]>): AsyncGenerator<Compared> {
  yield* await read();
}

const columnsFor = (period: "now" | "before", prefix: string): readonly TableColumn<Compared>[] =>
  figures.map(figureColumn).map(({ title, width, cell, total }) => ({
    title: `${prefix}${title}`,
    width: width + prefix.length,
    cell: (row, at) => cell(row[period], at),
    ...(total === undefined ? {} : { total: { ...total, of: (row) => total.of(row[period]) } }),
  }));

/** Among the columns: the course, the figures of one period, those of the other, the change. */
const revenueIndex = 1 + figures.indexOf("revenue");
const comparedIndex = revenueIndex + figures.length;
const changeIndex = 1 + 2 * figures.length;
const revenue = columnLetters(revenueIndex);
const comparedRevenue = columnLetters(comparedIndex);
const change = columnLetters(changeIndex);

const changeOf = ({ now, before }: Pick<Compared, "now" | "before">): number => now.revenue - before.revenue;

/** Four decimals of the ratio, rounded as ROUND does: half away from zero. A change from 0 has no ratio. */
const ratioOf = (cents: number, whole: number): number | null =>
  whole === 0 ? null : (Math.sign(cents / whole) * Math.round(Math.abs((cents * 10_000) / whole))) / 10_000;

function ratioCell(cents: number, whole: number, at: number): Cell {
  const ratio = ratioOf(cents, whole);
  if (ratio === null) return null;
  return formulaCell(`ROUND(${change}${at}/${comparedRevenue}${at},4)`, percentCell(ratio));
}

const columns: readonly TableColumn<Compared>[] = [
  { title: "Course", width: 28, cell: ({ course_name }) => textCell(course_name) },
  ...columnsFor("now", ""),
  ...columnsFor("before", "Compared "),
  {
    title: "Change",
    width: 14,
    cell: (row, at) => formulaCell(`ROUND(${revenue}${at}-${comparedRevenue}${at},2)`, centsCell(changeOf(row))),
    total: { of: changeOf, cellOf: centsCell },
  },
  {
    title: "Change %",
    width: 11,
    cell: (row, at) => ratioCell(changeOf(row), row.before.revenue, at),
    totalCell: (sums, at) => ratioCell(sums[changeIndex] ?? 0, sums[comparedIndex] ?? 0, at),
  },
];
