import {
  type Cents,
  centsFrom,
  type EarningsFigure,
  earningsAmounts,
  earningsCounts,
  earningsFigures,
  earningsWords,
  type LocalDate,
  marginPerSlot,
  reportPeriodIssues,
} from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { type Cell, columnLetters, dateCell, formulaCell, integerCell, textCell } from "@teedesk/xlsx";
import { and, isNull } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Query } from "../../../contract/contract.ts";
import type { Database } from "../../../db/database.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import { groupedBy } from "../../../platform/groupedBy.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import { isCostNotKnown } from "../bookings/costNotKnown.ts";
import type { ShownReport } from "../report.ts";
import { periodInName, periodOf, periodText } from "../reportDays.ts";
import { centsCell, countColumn, moneyColumn, type Table, type TableColumn, table } from "../table.ts";
import { type EarnedHour, type EarningsFigures, earnedHours, earningsOf } from "./earnedHours.ts";
import { daysWithoutRate, leadOutcomes, leadsByCourse, losingDiscounts, soldUnderCost } from "./earningsLists.ts";
import { isPlayed, type Scope } from "./seenSlots.ts";

type Asked = Query<"getEarningsFigures">;
type Wire = components["schemas"];

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Revenue, margin and slots by course, weekday and hour of play, and lists of what earns nothing. */
export const earningsReport = ({ clock, timeZone }: Calendar): ShownReport<Asked, Wire["Earnings"]> => {
  const scopeOf = (asked: Asked): Scope => ({ period: periodOf(asked), course_id: asked.course_id, timeZone });
  return {
    title: "Earnings",
    fileName: (asked) =>
      `earnings-${periodInName(periodOf(asked))}${asked.course_id === undefined ? "" : `-course-${asked.course_id}`}`,
    issues: (asked) => reportPeriodIssues(periodOf(asked)),
    about: async (db, asked) => [
      ["Played", periodText(periodOf(asked))],
      ["Course", asked.course_id === undefined ? null : String(asked.course_id)],
      ...earningsFigures.map((figure) => [earningsWords[figure].title, earningsWords[figure].meaning] as const),
      ["Owed to Course not known", notKnownText(await countCostNotKnown(db, scopeOf(asked)))],
    ],
    tables(db, asked) {
      const scope = scopeOf(asked);
      // Read with the first sheet, and kept for the second.
      let reading: Promise<readonly EarnedHour[]> | undefined;
      const hours = () => (reading ??= earnedHours(db, scope));
      return [
        table({
          name: "By course",
          columns: [courseColumn, ...figureColumns(1)],
          rows: rows(async () => coursesOf(await hours())),
        }),
        table({
          name: "By hour",
          columns: [courseColumn, ...hourColumns, ...figureColumns(3)],
          rows: rows(async () => (await hours()).map((hour) => ({ ...hour, figures: earningsOf([hour]) }))),
        }),
        ...listTables(db, scope, clock.today()),
      ];
    },
    async figures(db, asked) {
      const scope = scopeOf(asked);
      const hours = await earnedHours(db, scope);
      return {
        courses: coursesOf(hours).map(({ course_id, course_name, figures }) => ({ course_id, course_name, figures })),
        hours: hours.map(({ course_id, weekday, hour, sums }) => ({
          course_id,
          weekday,
          hour,
          figures: earningsOf([{ sums }]),
        })),
        total: earningsOf(hours),
        cost_not_known: await countCostNotKnown(db, scope),
        sold_under_cost: await soldUnderCost(db, scope),
        days_without_rate: await daysWithoutRate(db, scope, clock.today()),
        losing_discounts: await losingDiscounts(db, scope),
        leads: await leadsByCourse(db, scope),
      };
    },
  };
};

const countCostNotKnown = (db: Database, scope: Scope): Promise<number> =>
  db.$count(teeTimes, and(...isPlayed(scope), isNull(teeTimes.canceled_at), isCostNotKnown));

const notKnownText = (bookings: number): string | null =>
  bookings === 0
    ? null
    : `${bookings} ${bookings === 1 ? "booking" : "bookings"} without a wholesale rate; Margin counts only the rented clubs as their cost.`;

/** The hours come by course. */
const coursesOf = (hours: readonly EarnedHour[]) =>
  [...groupedBy(hours, ({ course_id }) => course_id)].map(([course_id, all]) => ({
    course_id,
    course_name: all[0]?.course_name ?? "",
    figures: earningsOf(all),
  }));

/** Read once they are consumed. */
async function* rows<Row>(read: () => PromiseLike<readonly Row[]>): AsyncGenerator<Row> {
  yield* await read();
}

type OfCourse = { readonly course_name: string };
type Shown = OfCourse & { readonly figures: EarningsFigures };

const cents = (value: number): Cents => Result.getOrThrow(centsFrom(value));

const courseColumn: TableColumn<OfCourse> = {
  title: "Course",
  width: 28,
  cell: ({ course_name }) => textCell(course_name),
};

const hourColumns: readonly TableColumn<EarnedHour>[] = [
  { title: "Weekday", width: 12, cell: ({ weekday }) => textCell(weekdays[weekday - 1] ?? "") },
  { title: "Hour", width: 8, cell: ({ hour }) => textCell(`${String(hour).padStart(2, "0")}:00`) },
];

/** The columns of the figures, after `before` other columns. */
function figureColumns(before: number): readonly TableColumn<Shown>[] {
  const at = (figure: EarningsFigure): number => before + earningsFigures.indexOf(figure);
  const [margin, slots] = [columnLetters(at("seen_margin")), columnLetters(at("slots_seen"))];
  const shareCell = (seen_margin: number, slots_seen: number, row: number): Cell => {
    const share = Result.getOrThrow(marginPerSlot({ seen_margin: cents(seen_margin), slots_seen }));
    // In whole cents: half a cent of dollars is not exact in a spreadsheet.
    const formula = `ROUND(ROUND(${margin}${row}*100,0)/${slots}${row},0)/100`;
    return share === null ? null : formulaCell(formula, centsCell(share));
  };
  return [
    ...earningsCounts.map((figure) =>
      countColumn<Shown>(earningsWords[figure].title, ({ figures }) => figures[figure]),
    ),
    ...earningsAmounts.map((figure) =>
      moneyColumn<Shown>(earningsWords[figure].title, ({ figures }) => cents(figures[figure])),
    ),
    {
      title: earningsWords.margin_per_slot.title,
      width: 15,
      cell: ({ figures }, row) => shareCell(figures.seen_margin, figures.slots_seen, row),
      totalCell: (sums, row) => shareCell(sums[at("seen_margin")] ?? 0, sums[at("slots_seen")] ?? 0, row),
    },
  ];
}

const outcomeTitles: Readonly<Record<(typeof leadOutcomes)[number], string>> = {
  booked: "Booked",
  call_back: "Call Back",
  left_message: "Left Message",
  no_answer: "No Answer",
  called_back: "Called Back",
  declined: "Declined",
  canceled: "Canceled",
  not_called: "Not Called",
};

function listTables(db: Database, scope: Scope, today: LocalDate): readonly Table[] {
  return [
    table<Wire["RateUnderCost"]>({
      name: "Sold under cost",
      columns: [
        courseColumn,
        { title: "Rate", width: 9, cell: ({ rate_id }) => (rate_id === null ? null : integerCell(rate_id)) },
        { title: "Type", width: 11, cell: ({ humanized_type }) => textCell(humanized_type) },
        { title: "Price now", width: 12, cell: ({ rate }) => (rate === null ? null : centsCell(rate)) },
        countColumn("Bookings", ({ bookings }) => bookings),
        moneyColumn("Sold", ({ sold }) => cents(sold)),
        moneyColumn("Owed to Course", ({ owed }) => cents(owed)),
        moneyColumn("Loss", ({ loss }) => cents(loss)),
      ],
      rows: rows(() => soldUnderCost(db, scope)),
    }),
    table<Awaited<ReturnType<typeof daysWithoutRate>>[number]>({
      name: "Days without a rate",
      columns: [
        courseColumn,
        { title: "First day", width: 12, cell: ({ start_date }) => dateCell(start_date) },
        { title: "Last day", width: 12, cell: ({ end_date }) => dateCell(end_date) },
        countColumn("Days", ({ days }) => days),
        countColumn("Slots Seen", ({ slots_seen }) => slots_seen),
        countColumn("Bookings", ({ bookings }) => bookings),
      ],
      rows: rows(() => daysWithoutRate(db, scope, today)),
    }),
    table<Wire["LosingDiscount"]>({
      name: "Discounts at a loss",
      columns: [
        { title: "Code", width: 20, cell: ({ code }) => textCell(code) },
        countColumn("Bookings", ({ bookings }) => bookings),
        moneyColumn("Discount", ({ discount }) => cents(discount)),
        moneyColumn("Revenue", ({ revenue }) => cents(revenue)),
        moneyColumn("Margin", ({ margin }) => cents(margin)),
      ],
      rows: rows(() => losingDiscounts(db, scope)),
    }),
    table<Wire["LeadsOfCourse"]>({
      name: "Lost leads",
      columns: [
        courseColumn,
        countColumn("Leads", ({ leads }) => leads),
        ...leadOutcomes.map((outcome) =>
          countColumn<Wire["LeadsOfCourse"]>(outcomeTitles[outcome], (row) => row[outcome]),
        ),
      ],
      rows: rows(() => leadsByCourse(db, scope)),
    }),
  ];
}
