import { type Figure, figureWords, isMoneyFigure, reportFigures } from "@teedesk/domain";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { anySale, courses } from "./testing/anySale.ts";
import { type Sale, storeLedger } from "./testing/ledger.ts";
import { download } from "./testing/workbook.ts";

let server: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
});
afterAll(() => server.close());

const get = async (url: string, headers = admin) => server.inject({ method: "GET", url, headers });
const read = async (url: string) => {
  const response = await get(url);
  if (response.statusCode !== 200) throw new Error(`${url} is ${response.statusCode}: ${response.payload}`);
  return response.json();
};

/** Days as spreadsheets count them. */
const dayNumber = (day: string): number => Date.parse(day) / 86_400_000 + 25_569;

type Sums = Readonly<Record<string, number>>;
type Book = Awaited<ReturnType<typeof download>>;

/** The figures of a sheet's rows and of its total: counts, and amounts in cents. */
function sheetFigures(book: Book, sheet: string, figures: readonly Figure[]) {
  const columns = figures.map((figure) => ({ figure, ...book.column(sheet, figureWords[figure].title) }));
  const whole = (figure: Figure, value: unknown) =>
    isMoneyFigure(figure) ? Math.round(Number(value) * 100) : Number(value);
  const [{ values: rows } = { values: [] }] = columns;
  return {
    rows: rows.map((_, row): Sums => {
      return Object.fromEntries(columns.map(({ figure, values }) => [figure, whole(figure, values[row])]));
    }),
    total: Object.fromEntries(columns.map(({ figure, total }) => [figure, whole(figure, total)])),
  };
}

type Periods = {
  readonly figures: Sums;
  readonly compared_figures: Sums;
  readonly change: number;
  readonly change_ratio: number | null;
};
const figuresCompared = reportFigures["revenue-comparison"];

const figuresOf = ({ figures }: { readonly figures: Sums }) => figures;

/** A figure as its cell has it, amounts in dollars. */
const shownValue = (figure: Figure, value = Number.NaN): number => (isMoneyFigure(figure) ? value / 100 : value);

/** A table without rows has no totals. */
const first: Sale = {
  agent: "Ann",
  course: 0,
  created_at: "2026-03-10T20:00:00Z",
  play_date: "2026-03-12",
  players: 1,
  charge: 5000,
};
const ledgers = fc.array(anySale, { maxLength: 20 }).map((sales) => [first, ...sales]);

it("OPS-REP-37 a change of half a hundredth of a percent is rounded away from zero, in a fall as in a rise", async () => {
  const before = { ...first, charge: 2_000_000 };
  const now = { ...first, charge: 1_999_900, created_at: "2026-04-10T20:00:00Z" };
  await storeLedger(server.db, courses, [before, now]);
  const compared = "start_date=2026-04-01&end_date=&compare_start_date=&compare_end_date=2026-03-31";
  const { total } = await read(`/api/reports/revenue-comparison/figures?${compared}&date_type=created`);
  expect([total.change, total.change_ratio]).toEqual([-100, -0.0001]);
});

it("SALES-03 the figures of a report's page are those of its workbook, row by row and in total", async () => {
  await fc.assert(
    fc.asyncProperty(ledgers, async (sales) => {
      await storeLedger(server.db, courses, sales);
      for (const period of ["start_date=&end_date=", "start_date=2026-03-04&end_date=2026-03-18"]) {
        const book = await download(server, admin, `weekly.xlsx?${period}`);
        const { weeks, total } = await read(`/api/reports/weekly/figures?${period}`);
        const days = weeks.flatMap((week: { readonly days: readonly unknown[] }) => week.days);
        const byWeek = sheetFigures(book, "By week", reportFigures.weekly);
        const byDay = sheetFigures(book, "By day", reportFigures.weekly);
        expect([weeks.map(figuresOf), total]).toEqual([byWeek.rows, byWeek.total]);
        expect([days.map(figuresOf), total]).toEqual([byDay.rows, byDay.total]);
        expect(weeks.map(({ start_date = "" }) => dayNumber(start_date))).toEqual(
          book.column("By week", "Monday").values,
        );
        expect(weeks.map(({ end_date = "" }) => dayNumber(end_date))).toEqual(book.column("By week", "Sunday").values);
        expect(days.map(({ date = "" }) => dayNumber(date))).toEqual(book.column("By day", "Day").values);
      }
      const month = "month=3&year=2026";
      const monthBook = await download(server, admin, `sales_report.xlsx?${month}`);
      const { days, total: monthTotal } = await read(`/api/reports/sales_report/figures?${month}`);
      const byDay = sheetFigures(monthBook, "By day", reportFigures.sales_report);
      expect([days.map(figuresOf), monthTotal]).toEqual([byDay.rows, byDay.total]);
      expect(days.map(({ date = "" }) => dayNumber(date))).toEqual(monthBook.column("By day", "Day").values);

      const agentBook = await download(server, admin, "new_sales_report.xlsx?start_date=2026-03-04&end_date=");
      const { agents, total: agentTotal } = await read("/api/reports/new_sales_report/figures?start_date=2026-03-04");
      const byAgent = sheetFigures(agentBook, "By agent", reportFigures.new_sales_report);
      expect([agents.map(figuresOf), agentTotal]).toEqual([byAgent.rows, byAgent.total]);
      expect(agents.map(({ agent = "" }) => agent)).toEqual(agentBook.column("By agent", "Agent").values);

      for (const date_type of ["created", "played"]) {
        const periods = "start_date=2026-03-01&end_date=&compare_start_date=&compare_end_date=2026-02-28";
        const book = await download(server, admin, `revenue-comparison.xlsx?${periods}&date_type=${date_type}`);
        const { courses: compared, total } = await read(
          `/api/reports/revenue-comparison/figures?${periods}&date_type=${date_type}`,
        );
        const sheet = (title: string) => book.column("By course", title);
        const titles = figuresCompared.map((figure) => figureWords[figure].title);
        const cells = ({ figures, compared_figures, change, change_ratio }: Periods) => [
          ...figuresCompared.map((figure) => shownValue(figure, figures[figure])),
          ...figuresCompared.map((figure) => shownValue(figure, compared_figures[figure])),
          change / 100,
          change_ratio ?? "",
        ];
        const columns = [...titles, ...titles.map((title) => `Compared ${title}`), "Change", "Change %"].map(sheet);
        expect(compared.map((course: { readonly course_name: string }) => course.course_name)).toEqual(
          sheet("Course").values,
        );
        expect(compared.map((course: { readonly periods: Periods }) => cells(course.periods))).toEqual(
          sheet("Course").values.map((_, row) => columns.map(({ values }) => values[row])),
        );
        expect(cells(total)).toEqual(columns.map((column) => column.total));
      }
    }),
    // Other ledgers at every run; many of them with `npm run fuzz`.
    { numRuns: Number(process.env["FUZZ_LEDGERS"] ?? 6), endOnFailure: true },
  );
});

it("UNCLEAR-61 the weeks of an empty ledger are none, and their total is 0", async () => {
  await storeLedger(server.db, courses, []);
  const total = Object.fromEntries(reportFigures.weekly.map((figure) => [figure, 0]));
  expect(await read("/api/reports/weekly/figures")).toEqual({ weeks: [], total });
});

it("DECISION-50 figures as of a moment are those recorded by then", async () => {
  await storeLedger(server.db, courses, [first]);
  const bookings = async (query: string) =>
    (await read(`/api/reports/weekly/figures?start_date=2026-03-10&end_date=2026-03-10${query}`)).total.bookings;
  expect(await bookings("")).toBe(1);
  expect(await bookings("&as_of=2026-03-10T19:59:59.000Z")).toBe(0);
});

describe("who and what is refused", () => {
  it.each(["weekly", "revenue-comparison", "sales_report", "new_sales_report"])(
    "ROLE-14 %s is for admins, as its workbook is",
    async (name) => {
      const url = `/api/reports/${name}/figures`;
      const [agent, anyone] = [await get(url, await server.as("agent")), await get(url, {})];
      expect([agent.statusCode, anyone.statusCode]).toEqual([403, 401]);
    },
  );

  it.each([
    ["weekly", "start_date=2026-11-02&end_date=2026-11-01", { end_date: ["The end is before the start."] }],
    ["weekly", "start_date=2001-01-01&end_date=2099-12-24", { end_date: [expect.stringContaining("20 years")] }],
    [
      "revenue-comparison",
      "compare_start_date=2026-11-02&compare_end_date=2026-11-01",
      { compare_end_date: ["The end is before the start."] },
    ],
    ["new_sales_report", "start_date=2026-11-02&end_date=2026-11-01", { end_date: ["The end is before the start."] }],
    ["sales_report", "as_of=2099-01-01T00:00:00.000Z", { as_of: ["Choose a moment at least a minute ago."] }],
    ["weekly", "as_of=2099-01-01T00:00:00.000Z", { as_of: ["Choose a moment at least a minute ago."] }],
  ])("%s?%s is 422 on its field, as the workbook is", async (name, query, errors) => {
    const [figures, book] = [
      await get(`/api/reports/${name}/figures?${query}`),
      await get(`/api/reports/${name}.xlsx?${query}`),
    ];
    expect([figures.statusCode, figures.json().errors]).toEqual([422, errors]);
    expect(figures.json()).toEqual(book.json());
  });
});
