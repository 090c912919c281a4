import { expect, it, vi } from "vitest";
import { openConsole } from "../../../testing/openConsole.tsx";

const none = { bookings: 0, rounds: 0, sold: 0, paid: 0, due: 0, refunded: 0, revenue: 0 };
const some = { bookings: 3, rounds: 8, sold: 1_096_000, paid: 1_090_000, due: 6000, refunded: 500, revenue: 1_095_500 };

const dayAt = (first: string, offset: number): string =>
  new Date(Date.parse(first) + offset * 86_400_000).toISOString().slice(0, 10);

/** The cells of a day without bookings. */
const nothing = ["0", "0", "0.00", "0.00", "0.00", "0.00", "0.00"];

/** A week of which the first day has bookings. */
const week = (start_date: string, figures = some) => ({
  start_date,
  end_date: dayAt(start_date, 6),
  figures,
  days: Array.from({ length: 7 }, (_, index) => ({
    date: dayAt(start_date, index),
    figures: index === 0 ? figures : none,
  })),
});

const address = "GET /api/reports/weekly/figures";
const november = "start_date=11%2F18%2F2026&end_date=11%2F18%2F2026";

async function openWeekly(figures: unknown, search = "", shows_report_figures = true) {
  const { screen, calls } = await openConsole(`/reports/weekly${search}`, {
    level: "admin",
    config: { shows_report_figures, reports_as_of: true },
    replies: { [address]: figures },
  });
  return {
    screen,
    reads: () => calls.filter((call) => call.startsWith(address)),
    show: screen.getByRole("button", { name: "Show Figures", exact: true }),
    panel: screen.getByRole("region", { name: "Figures", exact: true }),
  };
}

const texts = (elements: readonly Element[]) => elements.map((element) => element.textContent);

it("OPS-REP-09 the weeks and days are shown as a table with their total, before anything is downloaded", async () => {
  const opened = vi.spyOn(window, "open");
  const { screen, show, reads } = await openWeekly({ weeks: [week("2026-11-16")], total: some }, `?${november}`);
  expect(reads()).toEqual([]);
  await show.click();
  const table = screen.getByRole("table", { name: "Booked 11/16/2026 to 11/22/2026, 1 week", exact: true });
  await expect.element(table).toBeVisible();
  const rows = table.getByRole("row").elements();
  expect(rows.map((row) => texts([...row.children]))).toEqual([
    ["Week and day", "Bookings", "Rounds", "Sold", "Paid", "Due", "Refunded", "Revenue"],
    ["11/16/2026 to 11/22/2026", "3", "8", "10,960.00", "10,900.00", "60.00", "5.00", "10,955.00"],
    ["Mon 11/16/2026", "3", "8", "10,960.00", "10,900.00", "60.00", "5.00", "10,955.00"],
    ...["Tue 11/17", "Wed 11/18", "Thu 11/19", "Fri 11/20", "Sat 11/21", "Sun 11/22"].map((day) =>
      [`${day}/2026`].concat(nothing),
    ),
    ["Total", "3", "8", "$10,960.00", "$10,900.00", "$60.00", "$5.00", "$10,955.00"],
  ]);
  expect(reads()).toEqual([`${address}?start_date=2026-11-16&end_date=2026-11-22`]);
  expect(opened).not.toHaveBeenCalled();
});

it("the plot has a column for each day, and a sentence for those who do not see it", async () => {
  const { show, panel } = await openWeekly({ weeks: [week("2026-11-16")], total: some });
  await show.click();
  await expect
    .element(panel.getByRole("img"))
    .toHaveAccessibleName(
      "Revenue by day of booking, 11/16/2026 to 11/22/2026: $10,955.00 in all. The highest is Mon 11/16/2026: $10,955.00, 3 bookings. The table has the same figures.",
    );
  const heights = [...panel.element().querySelectorAll("[data-mark]")].map(
    (mark) => mark.getBoundingClientRect().height,
  );
  expect(heights.map((height) => height > 0)).toEqual([true, false, false, false, false, false, false]);
});

it("more than five weeks are shown week by week", async () => {
  const weeks = Array.from({ length: 6 }, (_, index) => week(dayAt("2026-10-12", 7 * index)));
  const { screen, show, panel } = await openWeekly({ weeks, total: some });
  await show.click();
  const table = screen.getByRole("table", {
    name: "Booked 10/12/2026 to 11/22/2026, 6 weeks; their days are in the workbook",
  });
  await expect.element(table).toBeVisible();
  expect(table.getByRole("row").elements()).toHaveLength(8);
  expect(panel.element().querySelectorAll("[data-mark]")).toHaveLength(6);
});

it("the address keeps what is shown, and the moment it is shown as of", async () => {
  const search = `?${november}&as_of=10%2F31%2F2020+23%3A59&figures=shown`;
  const { panel, reads } = await openWeekly({ weeks: [week("2026-11-16")], total: some }, search);
  await expect.element(panel).toHaveTextContent("As of 10/31/2020 23:59");
  expect(reads()).toEqual([`${address}?start_date=2026-11-16&end_date=2026-11-22&as_of=2020-11-01T06%3A59%3A00.000Z`]);
});

it("every press reads again", async () => {
  const { screen, show, reads } = await openWeekly({ weeks: [week("2026-11-16")], total: some });
  await show.click();
  await expect.element(screen.getByRole("table")).toBeVisible();
  await show.click();
  await expect.poll(reads).toHaveLength(2);
  await expect.element(screen.getByRole("table")).toBeVisible();
  expect(new URLSearchParams(location.search).get("figures")).toBe("shown");
});

it("OPS-REP-48 an unreadable date is refused at its field, and nothing is read", async () => {
  const { screen, show, panel, reads } = await openWeekly({ weeks: [], total: none });
  const start = screen.getByRole("textbox", { name: "Start date", exact: true });
  await start.fill("2/30/2026");
  await show.click();
  await expect.element(start).toHaveFocus();
  await expect.element(start).toHaveAccessibleDescription("There is no such date.");
  expect(panel.query()).toBeNull();
  expect(reads()).toEqual([]);
});

it.each([
  ["without weeks", { weeks: [], total: none }],
  ["without bookings", { weeks: [week("2026-11-16", none)], total: none }],
])("a period %s has a sentence and no plot", async (_, report) => {
  const { show, panel } = await openWeekly(report);
  await show.click();
  await expect.element(panel).toHaveTextContent("Nothing was booked in this period.");
  expect([panel.getByRole("img").query(), panel.getByRole("table").query()]).toEqual([null, null]);
});

it("figures that cannot be read are named, and read again by a button", async () => {
  let isBroken = true;
  const report = { weeks: [week("2026-11-16")], total: some };
  const reply = () =>
    isBroken ? Response.json({ message: "The report could not be made." }, { status: 500 }) : Response.json(report);
  const { screen, show } = await openWeekly(reply, `?${november}`);
  await show.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("The figures could not be loaded.");
  isBroken = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("table")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Start date", exact: true })).toHaveValue("11/18/2026");
});

it("a specified server is asked for no figures, though the address has them", async () => {
  const { screen, show, panel, reads } = await openWeekly({}, `?${november}&figures=shown`, false);
  await expect.element(screen.getByRole("button", { name: "Run Report", exact: true })).toBeVisible();
  expect([show.query(), panel.query(), reads()]).toEqual([null, null, []]);
});
