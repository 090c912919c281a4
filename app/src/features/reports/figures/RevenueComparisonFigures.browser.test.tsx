import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../../../testing/openConsole.tsx";

const address = "GET /api/reports/revenue-comparison/figures";
const search =
  "?start_date=11%2F01%2F2026&end_date=11%2F30%2F2026&compare_start_date=10%2F01%2F2026&compare_end_date=10%2F31%2F2026&date_type=played";

const some = { bookings: 2, rounds: 8, revenue: 1_095_500 };
const none = { bookings: 0, rounds: 0, revenue: 0 };
const grown = { figures: some, compared_figures: none, change: 1_095_500, change_ratio: null };
const fallen = { figures: none, compared_figures: some, change: -1_095_500, change_ratio: -1 };

async function openComparison(report: unknown) {
  const { screen, calls } = await openConsole(`/reports/revenue-comparison${search}`, {
    level: "admin",
    config: { shows_report_figures: true },
    replies: { [address]: report },
  });
  return {
    screen,
    reads: () => calls.filter((call) => call.startsWith(address)),
    show: screen.getByRole("button", { name: "Show Figures", exact: true }),
    panel: screen.getByRole("region", { name: "Figures", exact: true }),
  };
}

it("OPS-REP-08 both periods of each course are shown with their change and the total", async () => {
  const { panel, show, reads } = await openComparison({
    courses: [
      { course_id: 1, course_name: "Aviara", periods: grown },
      { course_id: 2, course_name: "Balboa", periods: fallen },
    ],
    total: { figures: some, compared_figures: { ...some, rounds: 7 }, change: 0, change_ratio: 0 },
  });
  await show.click();
  const table = panel.getByRole("table", {
    name: "Played Sun 11/01/2026 to Mon 11/30/2026, compared with Thu 10/01/2026 to Sat 10/31/2026",
  });
  await expect.element(table).toBeVisible();
  const rows = table.getByRole("row").elements();
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    [
      "Course",
      "Bookings",
      "Rounds",
      "Revenue",
      "Compared Bookings",
      "Compared Rounds",
      "Compared Revenue",
      "Change",
      "Change\u00a0%",
    ],
    ["Aviara", "2", "8", "10,955.00", "0", "0", "0.00", "10,955.00", "—"],
    ["Balboa", "0", "0", "0.00", "2", "8", "10,955.00", "-10,955.00", "-100.00%"],
    ["Total", "2", "8", "$10,955.00", "2", "7", "$10,955.00", "$0.00", "0.00%"],
  ]);
  expect(reads()).toEqual([
    `${address}?start_date=2026-11-01&end_date=2026-11-30&compare_start_date=2026-10-01&compare_end_date=2026-10-31&date_type=played`,
  ]);
});

it("at 1024 no word of a header is parted from its sign", async () => {
  await page.viewport(1024, 768);
  const courses = [{ course_id: 1, course_name: "Temecula Vineyard Links", periods: grown }];
  const { panel, show } = await openComparison({ courses, total: grown });
  await show.click();
  const header = panel.getByRole("columnheader", { name: /^Change.%$/ });
  await expect.element(header).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(header.element());
  expect(text.getClientRects().length).toBe(1);
});

it("the plot has the twelve courses with the most revenue in either period, the table all", async () => {
  const courses = Array.from({ length: 14 }, (_, index) => ({
    course_id: index + 1,
    course_name: `Course ${index + 1}`,
    periods: { ...grown, figures: { ...some, revenue: 100 * index } },
  }));
  const { panel, show } = await openComparison({ courses, total: grown });
  await show.click();
  const plot = panel.getByRole("img");
  await expect
    .element(plot)
    .toHaveAccessibleName(
      "Revenue of the top 12 of 14 courses. In all $10,955.00 in Sun 11/01/2026 to Mon 11/30/2026 and $0.00 in Thu 10/01/2026 to Sat 10/31/2026. The table has the same figures.",
    );
  const names = [...plot.element().querySelectorAll("[title]")].map(({ textContent }) => textContent);
  expect(names).toEqual(
    courses
      .map(({ course_name }) => course_name)
      .slice(2)
      .toReversed(),
  );
  expect(panel.getByRole("row").elements()).toHaveLength(16);
});

it("two periods without bookings have a sentence and no plot", async () => {
  const { panel, show } = await openComparison({
    courses: [],
    total: { figures: none, compared_figures: none, change: 0, change_ratio: null },
  });
  await show.click();
  await expect.element(panel).toHaveTextContent("Nothing was booked in this period.");
  expect(panel.getByRole("img").query()).toBeNull();
});
