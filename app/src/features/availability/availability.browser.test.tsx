import { focusManager } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ageText } from "../../format/Age.tsx";
import { openConsole } from "../../testing/openConsole.tsx";

const slot = (id: number, over: object = {}) => ({
  id,
  course_id: 18,
  course_name: "Torrey Pines North",
  available_time: "09:40",
  read_date: "Saturday, November 28, 2026",
  spots: [2, 4],
  is_new: false,
  created_at: "2026-11-21T16:00:00.000Z",
  updated_at: "2026-11-21T18:00:00.000Z",
  available_date: "2026-11-28",
  rate: "125.00",
  rateId: 40,
  group_name: "San Diego",
  ...over,
});

/** Readings of 25 minutes and 7 hours ago. */
const rows = () => [slot(1, minutesAgo(25.9)), slot(2, { ...minutesAgo(7 * 60 + 5), course_id: 17, is_new: true })];

const minutesAgo = (minutes: number) => ({ scraped_at: new Date(Date.now() - minutes * 60_000).toISOString() });

const replies = {
  "GET /api/fore_up_availability/index": () => Response.json(rows()),
  "GET /api/fore_up_availability/count": 250,
};

async function openTable(query = "") {
  await page.viewport(1440, 900);
  const opened = await openConsole(`/tee-time-availability${query}`, { replies });
  await expect.element(opened.screen.getByRole("cell", { name: "Torrey Pines North" }).first()).toBeVisible();
  const asked = (call: string) =>
    opened.calls
      .filter((made) => made.startsWith(`GET /api/fore_up_availability/${call}`))
      .map((made) => Object.fromEntries(new URLSearchParams(made.split("?")[1])));
  return { ...opened, asked };
}

const filtersAsked = (asked: Readonly<Record<string, string>>[]) =>
  asked.map(({ filters = "{}" }) => JSON.parse(filters));

it("OPS-AVL-01 CONST-07 CONST-10 CONST-11 UNCLEAR-31 first asks for 100 of Torrey by day and time", async () => {
  const { screen, asked } = await openTable();
  expect(asked("index")).toEqual([
    {
      filters: '{"course_name":"Torrey"}',
      page: "1",
      per_page: "100",
      sort_fields: '["sortingDate","time"]',
      sort_desc: "[false,false]",
    },
  ]);
  expect(filtersAsked(asked("count"))).toEqual([{ course_name: "Torrey" }]);
  await expect.element(screen.getByRole("textbox", { name: "Course Name" })).toHaveValue("Torrey");
  await expect.element(screen.getByText(/of 250$/)).toBeVisible();
});

it("OPS-AVL-02 to OPS-AVL-09 OPS-AVL-25 shows each field in its column", async () => {
  const { screen } = await openTable();
  const titles = screen
    .getByRole("columnheader")
    .elements()
    .map((header) => header.textContent?.replace(/\d?, sorted.*/, ""));
  expect(titles.slice(0, 8)).toEqual([
    "Course name",
    "Last scrape",
    "Rate",
    "Group",
    "Date",
    "Sorting date",
    "Time",
    "Book",
  ]);
  const [row] = screen.getByRole("row").filter({ hasText: "25 min ago" }).elements();
  const cells = [...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
  expect(cells.slice(0, 8)).toEqual([
    "Torrey Pines North",
    "25 min ago",
    "$125.00",
    "San Diego",
    "Saturday, November 28, 2026",
    "2026-11-28",
    "09:40",
    expect.stringMatching(/^2.*4/),
  ]);
});

it("OPS-AVL-18 OPS-AVL-19 each number of players leads to the prefilled booking engine in a new tab", async () => {
  const { screen } = await openTable();
  const link = screen.getByRole("link", { name: /^4: book/ }).first();
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect
    .element(link)
    .toHaveAttribute(
      "href",
      "/ibe?providedPlayers=4&providedCourseId=18&providedDateString=2026-11-28&providedTime=09%3A40",
    );
  expect(screen.getByRole("link", { name: /: book/ }).elements().length).toBe(4);
});

it("OPS-AVL-20 OPS-AVL-21 highlights a new time, and greys the rows of course 17", async () => {
  const { screen } = await openTable();
  const fresh = screen.getByRole("row").filter({ hasText: "7 h ago" });
  const mark = fresh.element().querySelector("mark");
  expect(mark?.textContent).toBe("09:40");
  expect(document.querySelectorAll("mark").length).toBe(1);
  const ground = (row: Element) => getComputedStyle(row).backgroundColor;
  const [yellow] = [getComputedStyle(mark ?? document.body).backgroundColor];
  expect(yellow).toBe("rgb(247, 207, 92)");
  const plain = screen.getByRole("row").filter({ hasText: "25 min ago" });
  // A row under the pointer has a ground of its own.
  await screen.getByRole("heading", { name: /^Tee Time Availability/ }).hover();
  expect([ground(plain.element()), ground(fresh.element())]).toEqual(["rgb(255, 255, 255)", "rgb(241, 239, 235)"]);
  // An old reading is marked as such.
  await expect.element(fresh.getByText("7 h ago, stale")).toBeVisible();
});

const caller = (id: number, over: object = {}) => ({
  availability_queue_id: null,
  position: null,
  waits_for: null,
  customer: { id, first_name: "Ann", last_name: `Lee${id}`, email: "", primary_phone: "858-555-0100", postcode: "" },
  lost_lead: {
    id,
    created_at: "2026-11-20T17:05:00.000Z",
    players: 2,
    play_time: "09:30",
    lead_date: "2026-11-28",
    course_id: 18,
  },
  minutes: 10,
  misses: [],
  ...over,
});

it("MATCH-01 does not count further than it lists", async () => {
  const { screen } = await openConsole("/tee-time-availability", {
    replies: {
      "GET /api/fore_up_availability/index": [slot(1, { callers: 100 }), slot(2, { callers: 99 })],
      "GET /api/fore_up_availability/count": 2,
    },
  });
  await expect.element(screen.getByRole("button", { name: /^100 or more fit/ })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^99 fit/ })).toBeVisible();
});

it("MATCH-01 MATCH-03 tells who fits a free tee time and why, and one key opens the booking", async () => {
  const { screen } = await openConsole("/tee-time-availability", {
    replies: {
      ...replies,
      "GET /api/fore_up_availability/index": () => Response.json([slot(1, { callers: 2 }), slot(2, { callers: 0 })]),
      "GET /api/fore_up_availability/matches/1": [caller(5, { position: 1, availability_queue_id: 9 }), caller(6)],
    },
  });
  await screen.getByRole("button", { name: /^2 fit Torrey Pines North, .* 09:40$/ }).click();
  const dialog = screen.getByRole("dialog", { name: /^Who fits 09:40 at Torrey Pines North/ });
  const second = dialog.getByRole("link", { name: "Book for Lee6, Ann" });
  await expect.element(second).toBeVisible();
  await expect.element(dialog.getByText("Queue position 1")).toBeVisible();
  expect(dialog.getByText("Same course and day, 10 min later, 2 of 4 spots").elements()).toHaveLength(2);
  const opened: string[] = [];
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null) return;
    event.preventDefault();
    opened.push(link.href);
  };
  document.addEventListener("click", note, { capture: true });
  await userEvent.keyboard("2");
  document.removeEventListener("click", note, { capture: true });
  expect(opened).toEqual([expect.stringContaining("providedLastName=Lee6")]);
});

it("names the course systems that have been silent for long, while their tee times are shown", async () => {
  const heard = (name: string, hours: number, free: number) => ({
    id: hours,
    name,
    free,
    fed_at: new Date(Date.now() - hours * 3_600_000).toISOString(),
  });
  const sources = [heard("Coast", 7.5, 1214), heard("Gone", 90, 0), heard("Valley", 1, 30)];
  const { screen } = await openConsole("/tee-time-availability", {
    replies: { ...replies, "GET /api/fore_up_availability/sources": sources },
  });
  const alert = screen.getByRole("alert");
  await expect
    .element(alert)
    .toHaveTextContent(/^Coast has sent nothing for 7 h: 1,214 of its tee times are still shown and may be taken\.Ask/);
});

describe("filters", () => {
  it.each([
    ["OPS-AVL-10", "Course Name", "Pelican", { course_name: "Pelican" }],
    ["OPS-AVL-11", "Rate", "125", { course_name: "Torrey", rate: "125" }],
    ["OPS-AVL-12", "Course Group", "Diego", { course_name: "Torrey", group_name: "Diego" }],
    ["OPS-AVL-13", "Date", "11/28/2026", { course_name: "Torrey", available_date: "2026-11-28" }],
    ["OPS-AVL-14", "Time", "09:40", { course_name: "Torrey", available_time: "09:40" }],
    ["OPS-AVL-15", "Slots", "4", { course_name: "Torrey", spots: 4 }],
  ])(
    "%s OPS-AVL-16 OPS-AVL-17 OPS-AVL-23 %s waits for Enter, then asks and is kept in the address",
    async (_, label, text, filters) => {
      const { screen, asked } = await openTable();
      await screen.getByRole("textbox", { name: label, exact: true }).fill(text);
      expect(asked("index").length).toBe(1);
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => filtersAsked(asked("index")).at(-1)).toEqual(filters);
      await expect.poll(() => filtersAsked(asked("count")).at(-1)).toEqual(filters);
      expect(JSON.parse(new URLSearchParams(location.search).get("filters") ?? "")).toEqual(filters);
    },
  );

  it.each([
    ["{}", {}, ""],
    ['{"course_name":"Pelican","spots":2}', { course_name: "Pelican", spots: 2 }, "Pelican"],
  ])("OPS-AVL-26 UNCLEAR-32 come from the address %s, without Torrey", async (kept, filters, shown) => {
    const { screen, asked } = await openTable(`?filters=${encodeURIComponent(kept)}`);
    expect(filtersAsked(asked("index"))).toEqual([filters]);
    await expect.element(screen.getByRole("textbox", { name: "Course Name" })).toHaveValue(shown);
  });

  it("can be taken away altogether, and stay away", async () => {
    const { screen, asked } = await openTable();
    await screen.getByRole("button", { name: "Clear all" }).click();
    await expect.poll(() => filtersAsked(asked("index")).at(-1)).toEqual({});
    expect(location.search).toBe("?filters=%7B%7D");
  });
});

it("is read again every half minute while it is looked at, and draws only what changed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });
  let read = rows();
  const { screen, calls } = await openConsole("/tee-time-availability", {
    replies: { ...replies, "GET /api/fore_up_availability/index": () => Response.json(read) },
  });
  const asked = () => calls.filter((call) => call.startsWith("GET /api/fore_up_availability/index")).length;
  const fresh = screen.getByRole("row").filter({ hasText: "7 h ago" });
  await expect.element(fresh).toBeVisible();
  const drawn = fresh.element();
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((seen) => changes.push(...seen));
  watch.observe(drawn, { subtree: true, childList: true, attributes: true, characterData: true });

  read = [...read.slice(1), slot(3, { available_time: "10:10" })];
  vi.advanceTimersByTime(30_000);
  await expect.element(screen.getByRole("cell", { name: "10:10", exact: true })).toBeVisible();
  expect([asked(), fresh.element() === drawn, changes]).toEqual([2, true, []]);

  focusManager.setFocused(false);
  vi.advanceTimersByTime(90_000);
  focusManager.setFocused(true);
  vi.advanceTimersByTime(30_000);
  await expect.poll(asked).toBe(3);
});

it("OPS-AVL-22 OPS-AVL-24 CONST-08 asks again for another page, size or direction", async () => {
  const { screen, asked } = await openTable();
  const sizes = screen.getByRole("combobox", { name: "Rows per page" });
  expect([...sizes.element().querySelectorAll("option")].map((option) => option.textContent)).toEqual([
    "100",
    "10",
    "20",
    "30",
    "40",
    "50",
  ]);
  await screen.getByRole("button", { name: "Next page" }).click();
  await expect.poll(() => asked("index").at(-1)?.["page"]).toBe("2");
  await sizes.selectOptions("20");
  await expect.poll(() => asked("index").at(-1)?.["per_page"]).toBe("20");
  await screen.getByRole("button", { name: /^Rate/ }).click();
  await expect.poll(() => asked("index").at(-1)?.["sort_fields"]).toBe('["rate"]');
  expect(asked("index").length).toBe(4);
});

it.each([
  [0, "0 min"],
  [59 * 60_000, "59 min"],
  [61 * 60_000, "1 h"],
  [47 * 3_600_000, "47 h"],
  [49 * 3_600_000, "2 days"],
  [-5000, "0 min"],
])("the age of %i ms is %s", (milliseconds, text) => {
  expect(ageText(milliseconds)).toBe(text);
});
