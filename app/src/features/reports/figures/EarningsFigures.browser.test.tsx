import { expect, it } from "vitest";
import { openConsole } from "../../../testing/openConsole.tsx";

const address = "GET /api/reports/earnings/figures";
const search = "?start_date=11%2F01%2F2026&end_date=11%2F30%2F2026&course_id=";

const none = {
  slots_seen: 0,
  slots_sold: 0,
  sold_unseen: 0,
  gone_elsewhere: 0,
  bookings: 0,
  revenue: 0,
  margin: 0,
  seen_margin: 0,
  margin_per_slot: null,
};
const good = {
  slots_seen: 40,
  slots_sold: 12,
  sold_unseen: 2,
  gone_elsewhere: 9,
  bookings: 13,
  revenue: 1_560_000,
  margin: 390_000,
  seen_margin: 320_001,
  margin_per_slot: 8000,
};
const bad = { ...none, slots_sold: 1, sold_unseen: 1, bookings: 1, revenue: 5000, margin: -1000 };
const total = {
  ...good,
  slots_sold: 13,
  sold_unseen: 3,
  bookings: 14,
  revenue: 1_565_000,
  margin: 389_000,
};

const aviara = { course_id: 1, course_name: "Aviara" };
const balboa = { course_id: 2, course_name: "Balboa" };
const empty = {
  courses: [],
  hours: [],
  total: none,
  cost_not_known: 0,
  sold_under_cost: [],
  days_without_rate: [],
  losing_discounts: [],
  leads: [],
};
const outcomes = { call_back: 0, left_message: 1, no_answer: 0, called_back: 0, declined: 0, canceled: 0 };
const full = {
  courses: [
    { ...aviara, figures: good },
    { ...balboa, figures: bad },
  ],
  hours: [
    { course_id: 1, weekday: 6, hour: 9, figures: good },
    { course_id: 2, weekday: 1, hour: 11, figures: bad },
  ],
  total,
  cost_not_known: 2,
  sold_under_cost: [
    { ...balboa, rate_id: 40, humanized_type: "RIC Rate", rate: 9500, bookings: 1, sold: 5000, owed: 6000, loss: 1000 },
    { ...aviara, rate_id: null, humanized_type: "No rate", rate: null, bookings: 1, sold: 0, owed: 100, loss: 100 },
  ],
  days_without_rate: [
    { ...aviara, start_date: "2026-11-21", end_date: "2026-11-22", days: 2, slots_seen: 80, bookings: 0 },
  ],
  losing_discounts: [
    { discount_id: 3, code: "FAIRWAY15", bookings: 4, discount: 6000, revenue: 34_000, margin: -1200 },
  ],
  leads: [{ ...aviara, leads: 3, booked: 1, ...outcomes, not_called: 1 }],
};

async function openEarnings(report: unknown, shows_earnings = true) {
  const { screen, calls } = await openConsole(`/reports/earnings${search}`, {
    level: "admin",
    config: { shows_report_figures: true, reports_as_of: true, shows_earnings },
    replies: { [address]: report, "GET /api/courses/list": [{ id: 1, name: "Aviara" }] },
  });
  return {
    screen,
    reads: () => calls.filter((call) => call.startsWith(address)),
    show: screen.getByRole("button", { name: "Show Figures", exact: true }),
    panel: screen.getByRole("region", { name: "Figures", exact: true }),
  };
}

const textsOf = (table: Element) =>
  [...table.querySelectorAll("tr")].map((row) => [...row.children].map(({ textContent }) => textContent));

it("the map has a weekday in each row and an hour in each column, with the figure as text", async () => {
  const { show, panel, reads, screen } = await openEarnings(full);
  expect(screen.getByRole("textbox", { name: "As of" }).query()).toBeNull();
  await show.click();
  const map = panel.getByRole("table", { name: /^Margin by weekday and hour of play, all courses/ });
  await expect.element(map).toBeVisible();
  const rows = textsOf(map.element());
  expect([rows[0], rows[1], rows[6], rows[8]]).toEqual([
    ["Day", "09:00", "10:00", "11:00", "All"],
    ["Mon", "·", "·", "-$10", "-$10"],
    ["Sat", "$3.9K", "·", "·", "$3.9K"],
    ["All", "$3.9K", "—", "-$10", "$3.9K"],
  ]);
  expect(map.element().querySelector("[data-mark]")?.getAttribute("title")).toBe("Mon 11:00: -$10.00");
  expect(reads()).toEqual([`${address}?start_date=2026-11-01&end_date=2026-11-30`]);
});

it("the map shows another figure and one course, without reading again", async () => {
  const { show, panel, reads } = await openEarnings(full);
  await show.click();
  await panel.getByRole("combobox", { name: "Figure", exact: true }).selectOptions("margin_per_slot");
  const perSlot = panel.getByRole("table", { name: /^Margin per Slot by weekday and hour of play, all courses/ });
  await expect.element(perSlot).toBeVisible();
  // 3,200.01 at 40 slots seen.
  expect(textsOf(perSlot.element())[6]).toEqual(["Sat", "$80", "·", "·", "$80"]);
  expect(textsOf(perSlot.element())[1]).toEqual(["Mon", "·", "·", "·", "—"]);
  await panel.getByRole("combobox", { name: "Figure", exact: true }).selectOptions("slots_sold");
  await panel.getByRole("combobox", { name: "Course on the map", exact: true }).selectOptions("Balboa");
  const sold = panel.getByRole("table", { name: /^Slots Sold by weekday and hour of play, Balboa/ });
  await expect.element(sold).toBeVisible();
  expect(textsOf(sold.element())[0]).toEqual(["Day", "11:00", "All"]);
  expect(reads()).toHaveLength(1);
});

it("the courses have all figures with their total, and unknown costs are said", async () => {
  const { show, panel } = await openEarnings(full);
  await show.click();
  const table = panel.getByRole("table", { name: /^Played .*, by course$/ });
  await expect.element(table).toBeVisible();
  const [head, ...rows] = textsOf(table.element());
  expect(head).toEqual([
    "Course",
    "Slots Seen",
    "Slots Sold",
    "Sold Unseen",
    "Gone Elsewhere",
    "Bookings",
    "Revenue",
    "Margin",
    "Margin on Seen Slots",
    "Margin per Slot",
  ]);
  expect(rows).toEqual([
    ["Aviara", "40", "12", "2", "9", "13", "15,600.00", "3,900.00", "3,200.01", "80.00"],
    ["Balboa", "0", "1", "1", "0", "1", "50.00", "-10.00", "0.00", "—"],
    ["Total", "40", "13", "3", "9", "14", "$15,650.00", "$3,890.00", "$3,200.01", "$80.00"],
  ]);
  await expect.element(panel).toHaveTextContent("the cost of 2 bookings without a wholesale rate");
});

it("the lists lead to what can be mended, and have totals", async () => {
  const { show, panel } = await openEarnings(full);
  await show.click();
  const under = panel.getByRole("table", { name: /^Standing bookings sold for less/ });
  await expect.element(under).toBeVisible();
  expect(textsOf(under.element()).slice(1)).toEqual([
    ["Balboa, RIC Rate 40, now $95.00", "1", "50.00", "60.00", "10.00"],
    ["Aviara, No rate", "1", "0.00", "1.00", "1.00"],
    ["Total", "2", "$50.00", "$61.00", "$11.00"],
  ]);
  const link = (name: string) => panel.getByRole("link", { name });
  await expect.element(link("Balboa, RIC Rate 40")).toHaveAttribute("href", "/manage-rate/40");
  await expect.element(link("Aviara, Sat 11/21/2026 to Sun 11/22/2026")).toHaveAttribute("href", "/manage-course/1");
  await expect.element(link("FAIRWAY15")).toHaveAttribute("href", "/manage-discount/3");
  const leads = panel.getByRole("table", { name: /^Leads for a day/ });
  expect(textsOf(leads.element())[1]).toEqual(["Aviara", "3", "1", "0", "1", "0", "0", "0", "0", "1"]);
});

it("a long list has its first twenty rows and the total of all", async () => {
  const days_without_rate = Array.from({ length: 21 }, (_, index) => ({
    course_id: index + 1,
    course_name: `Course ${index + 1}`,
    days: 1,
    slots_seen: 2,
    bookings: 0,
    start_date: "2026-11-21",
    end_date: "2026-11-21",
  }));
  const { show, panel } = await openEarnings({ ...full, days_without_rate });
  await show.click();
  const days = panel.getByRole("table", { name: /The first 20 of 21; the workbook has all\.$/ });
  await expect.element(days).toBeVisible();
  expect(textsOf(days.element())).toHaveLength(22);
  expect(textsOf(days.element()).at(-1)).toEqual(["Total", "21", "42", "0"]);
});

it.each([
  ["without anything", empty, "No slot was seen and nothing was booked in this period."],
  ["with a lead alone", { ...empty, leads: full.leads }, "No discount has a margin below $0."],
])("a period %s has a sentence and no map", async (_, report, sentence) => {
  const { show, panel } = await openEarnings(report);
  await show.click();
  await expect.element(panel).toHaveTextContent(sentence);
  expect(panel.getByRole("table", { name: /by weekday and hour/ }).query()).toBeNull();
});

it("a specified server is asked nothing", async () => {
  const { screen, show, reads } = await openEarnings(full, false);
  await expect.element(screen.getByText("This server does not have this report.")).toBeVisible();
  expect([show.query(), reads()]).toEqual([null, []]);
});

it.each([
  ["admin", true, 1],
  ["admin", false, 0],
  ["other", true, 0],
] as const)(
  "ROLE-14 the index lists it for admins of a server that has it: %s, %j",
  async (level, shows_earnings, count) => {
    const { screen } = await openConsole("/reports", { level, config: { shows_earnings } });
    await expect.element(screen.getByRole("link", { name: /^Commission Report/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Earnings/ }).elements()).toHaveLength(count);
  },
);
