import { reportFigures } from "@teedesk/domain";
import { expect, it } from "vitest";
import { openConsole } from "../../../testing/openConsole.tsx";

const open = (path: string, replies: Readonly<Record<string, unknown>>) =>
  openConsole(path, { level: "admin", config: { shows_report_figures: true }, replies });

const shownIn = ({ screen }: Awaited<ReturnType<typeof open>>) =>
  screen.getByRole("region", { name: "Figures", exact: true });

const texts = (row: Element) => [...row.children].map(({ textContent }) => textContent);

const nothing = Object.fromEntries(reportFigures.sales_report.map((figure) => [figure, 0]));
const sold = { ...nothing, bookings: 3, rounds: 8, charge: 1_000_000, service_fee: 96_000, sold: 1_096_000 };
const booked = { ...sold, paid: 1_096_000, gift_certificate: 4000, refunded: 500, revenue: 1_095_500 };

/** November, whose second day alone has bookings. */
const days = Array.from({ length: 30 }, (_, index) => ({
  date: `2026-11-${String(index + 1).padStart(2, "0")}`,
  figures: index === 1 ? booked : nothing,
}));

it("OPS-REP-05 the days of a month are a plot and a table with their total", async () => {
  const opened = await open("/reports/sales_report?month=11&year=2026", {
    "GET /api/reports/sales_report/figures": { days, total: booked },
  });
  const { screen, calls } = opened;
  await screen.getByRole("button", { name: "Show Figures", exact: true }).click();
  const table = screen.getByRole("table", { name: "Booked in November 2026", exact: true });
  await expect.element(table).toBeVisible();
  const rows = table.getByRole("row").elements().map(texts);
  expect([rows.length, rows[2], rows.at(-1)]).toEqual([
    32,
    [
      "Mon 11/02/2026",
      "3",
      "8",
      "10,000.00",
      "0.00",
      "960.00",
      "0.00",
      "10,960.00",
      "40.00",
      "10,960.00",
      "0.00",
      "5.00",
      "10,955.00",
    ],
    [
      "Total",
      "3",
      "8",
      "$10,000.00",
      "$0.00",
      "$960.00",
      "$0.00",
      "$10,960.00",
      "$40.00",
      "$10,960.00",
      "$0.00",
      "$5.00",
      "$10,955.00",
    ],
  ]);
  await expect
    .element(shownIn(opened).getByRole("img"))
    .toHaveAccessibleName(
      "Revenue by day of booking, November 2026: $10,955.00 in all. The highest is Mon 11/02/2026: $10,955.00, 3 bookings. The table has the same figures.",
    );
  expect(calls).toContain("GET /api/reports/sales_report/figures?month=11&year=2026");
});

it("a month without bookings has a sentence and no plot", async () => {
  const opened = await open("/reports/sales_report?month=11&year=2026&figures=shown", {
    "GET /api/reports/sales_report/figures": { days: [], total: nothing },
  });
  const panel = shownIn(opened);
  await expect.element(panel).toHaveTextContent("Nothing was booked in this period.");
  expect(panel.getByRole("img").query()).toBeNull();
});

const agentFigures = (revenue: number) => ({
  bookings: 1,
  rounds: 2,
  sold: revenue,
  paid: revenue,
  due: 0,
  refunded: 0,
  revenue,
  owed: 9000,
  margin: revenue - 9000,
});

it("OPS-REP-06 each agent is a bar and a row, and bookings whose cost is not known are told", async () => {
  const agents = [
    { agent: "Ann Lee", figures: agentFigures(8000) },
    { agent: "Bo Ray", figures: agentFigures(20_000) },
  ];
  const opened = await open(
    "/reports/new_sales_report?start_date=11%2F01%2F2026&end_date=11%2F30%2F2026&figures=shown",
    { "GET /api/reports/new_sales_report/figures": { agents, total: agentFigures(28_000), cost_not_known: 1 } },
  );
  const { screen, calls } = opened;
  const table = screen.getByRole("table", { name: "Booked Sun 11/01/2026 to Mon 11/30/2026", exact: true });
  await expect.element(table).toBeVisible();
  expect(table.getByRole("row").elements().map(texts).slice(0, 3)).toEqual([
    ["Agent", "Bookings", "Rounds", "Sold", "Paid", "Due", "Refunded", "Revenue", "Owed to Course", "Margin"],
    ["Ann Lee", "1", "2", "80.00", "80.00", "0.00", "0.00", "80.00", "90.00", "-10.00"],
    ["Bo Ray", "1", "2", "200.00", "200.00", "0.00", "0.00", "200.00", "90.00", "110.00"],
  ]);
  const plot = shownIn(opened).getByRole("img").element();
  expect([...plot.querySelectorAll("[title]")].map(({ textContent }) => textContent)).toEqual(["Bo Ray", "Ann Lee"]);
  await expect
    .element(screen.getByText(/count only the rented clubs for 1 booking without a wholesale rate/))
    .toBeVisible();
  expect(calls).toContain("GET /api/reports/new_sales_report/figures?start_date=2026-11-01&end_date=2026-11-30");
});
