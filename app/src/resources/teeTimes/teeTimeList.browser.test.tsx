import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";

const open = (path: string, more: Readonly<Record<string, unknown>> = {}) =>
  openConsole(path, {
    level: "admin",
    replies: {
      "GET /api/tee_times/index": [],
      "GET /api/tee_times/count": 0,
      "GET /api/courses/list": [],
      ...more,
    },
  });

/** The queries of the list's calls to a path. */
const asked = (calls: readonly string[], path: string) =>
  calls.flatMap((call) =>
    call.startsWith(`GET ${path}?`) ? [new URLSearchParams(call.slice(call.indexOf("?")))] : [],
  );
const filtersOf = (query: URLSearchParams | undefined): unknown => JSON.parse(query?.get("filters") ?? "null");

/** The texts in the console's error log. */
function logged() {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  return () => error.mock.calls.map(([text]) => text);
}

it("OPS-TTL-02 CONST-05 UNCLEAR-28 UNCLEAR-30 the list asks the server for its page, its count and the courses of its filter", async () => {
  const filters = { play_date: ["2026-11-01", "2026-11-30"], courses: [3] };
  const query = new URLSearchParams({ page: "2", per_page: "10", filters: JSON.stringify(filters) });
  const { screen, calls } = await openConsole(`/manage-tee-times?${query}`, {
    replies: {
      "GET /api/tee_times/index": [],
      "GET /api/tee_times/count": 45,
      "GET /api/courses/list": [{ id: 3, name: "Torrey Pines South" }],
    },
  });
  const sizes = screen.getByRole("combobox", { name: "Rows per page" });
  await expect.element(sizes).toHaveValue("10");
  const texts = [...sizes.element().querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(texts).toEqual(["5", "10", "20", "30", "40", "50"]);
  await expect.element(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent("of 45");

  const [rows] = asked(calls, "/api/tee_times/index");
  const [count] = asked(calls, "/api/tee_times/count");
  expect([rows?.get("page"), rows?.get("per_page")]).toEqual(["2", "10"]);
  expect([rows, count].map(filtersOf)).toEqual([filters, filters]);
  expect(calls).toContain("GET /api/courses/list");
});

it("OPS-TTL-21..33 OPS-TTL-39..40 OPS-TTL-50 CROSS-05..08 each filter is asked for on Enter, and all are cleared at once", async () => {
  const { screen, calls } = await open("/manage-tee-times?page=3");
  const filter = (name: string) => screen.getByRole("textbox", { name, exact: true });
  const typed = [
    ["First Name", "a", "first_name", "a"],
    ["Last Name", "b", "last_name", "b"],
    ["Status", "Book", "status", "Book"],
    ["Play Time", "7:30", "play_time", "07:30"],
    ["Players", "4", "players", 4],
    ["Confirmation", "T", "confirmation", "T"],
    ["Agent", "e", "agent", "e"],
    ["Notes", "n", "notes", "n"],
    ["Internal Notes", "i", "internal_notes", "i"],
  ] as const;
  for (const [name, text] of typed) await filter(name).fill(text);
  const before = asked(calls, "/api/tee_times/index").length;
  await userEvent.keyboard("{Enter}");
  const filters = Object.fromEntries(typed.map(([, , member, value]) => [member, value]));
  await expect.poll(() => asked(calls, "/api/tee_times/index").length).toBe(before + 1);
  for (const path of ["/api/tee_times/index", "/api/tee_times/count"])
    expect(filtersOf(asked(calls, path).at(-1))).toEqual(filters);
  expect(asked(calls, "/api/tee_times/index").at(-1)?.get("page")).toBe("1");
  expect(filtersOf(new URLSearchParams(location.search))).toEqual(filters);
  await screen.getByRole("button", { name: "Clear all", exact: true }).click();
  await expect.poll(() => location.search).toBe("");
  await expect.element(filter("Agent")).toHaveValue("");
});

it("OPS-TTL-49 a list of courses that does not come leaves the rest usable", async () => {
  const texts = logged();
  const { screen, calls } = await open("/manage-tee-times", {
    "GET /api/courses/list": () => Response.json({ message: "No." }, { status: 500 }),
  });
  await expect.poll(texts).toContain("The courses to choose from could not be loaded.");
  await screen.getByRole("textbox", { name: "Last Name", exact: true }).fill("Novak");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => filtersOf(asked(calls, "/api/tee_times/index").at(-1))).toEqual({ last_name: "Novak" });
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

it("a filter that cannot be read is named, and a list that does not come can be asked for again", async () => {
  let isDown = false;
  const { screen } = await open("/manage-tee-times", {
    "GET /api/tee_times/index": () =>
      isDown ? Response.json({ message: "Sorry." }, { status: 500 }) : Response.json([]),
  });
  const players = screen.getByRole("textbox", { name: "Players", exact: true });
  await players.fill("none");
  await userEvent.keyboard("{Enter}");
  await expect.element(players).toHaveAccessibleDescription("Enter a whole number.");
  isDown = true;
  await players.fill("2");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Tee Times could not be loaded.");
  isDown = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("No tee times match.")).toBeVisible();
  await expect.poll(() => screen.getByRole("alert").elements()).toEqual([]);
});

it("OPS-TTL-48 an export that fails is for the log only", async () => {
  const texts = logged();
  const filters = encodeURIComponent('{"created_at":["2026-11-01","2026-11-30"]}');
  const { screen } = await open(`/manage-tee-times?filters=${filters}`, {
    "POST /api/reports/token": () => Response.json({ message: "No." }, { status: 500 }),
  });
  await screen.getByRole("button", { name: "Export To Excel" }).click();
  await expect.poll(texts).toContain("The report could not be opened.");
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

it("OPS-TTL-48 an export that fails in its tab closes it and is for the log only", async () => {
  const texts = logged();
  const close = vi.fn();
  const tab = Object.create(window, { opener: { writable: true }, close: { value: close } });
  const opened = vi.spyOn(window, "open").mockReturnValue(tab);
  const filters = encodeURIComponent('{"created_at":["2026-11-01","2026-11-30"]}');
  const { screen } = await open(`/manage-tee-times?filters=${filters}`, {
    "POST /api/reports/token": { token: "rt_1", run: 7, expires_at: "2026-11-21T18:31:00.000Z" },
    "GET /api/reports/runs/7": { state: "failed", rows: 0, size: 0, file_name: null, problem: "Out of order." },
  });
  await screen.getByRole("button", { name: "Export To Excel" }).click();
  await expect.poll(texts).toContain("The report was not made.");
  expect(close).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledWith(expect.stringContaining("/api/reports/tee-times-export.xlsx?"), "_blank");
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

it.each([
  ["a card", { payment_id: "pay_8Zk2", total: 80_800, paid: 80_800, due: 0 }, "808.00"],
  ["a card and a certificate", { payment_id: "pay_8Zk2", total: 80_800, paid: 83_300, due: 0 }, "833.00"],
  ["no card", { payment_id: null, total: 80_800, paid: 0, due: 80_800 }, "due 808.00"],
  ["a certificate and no card", { payment_id: null, total: 80_800, paid: 2500, due: 80_800 }, "25.00, due 808.00"],
  ["no card, canceled", { payment_id: null, total: 80_800, paid: 0, due: 0 }, "0.00"],
  [
    "a card, part of it refunded",
    { payment_id: "pay_8Zk2", total: 80_800, paid: 80_800, due: 0, refunded: 19_700 },
    "808.00 197.00 refunded",
  ],
  ["no word about a card, as from a specified server", { total: 80_800 }, "808.00"],
])("OPS-TTL-12 ANSWER-34 Paid of a booking with %s", async (_, transaction_record, shown) => {
  const course = { id: 1, course_name: "Aviara" };
  const { screen } = await open("/manage-tee-times", {
    "GET /api/tee_times/index": [{ id: 7, customers: [], course, cost: "1.00", transaction_record }],
    "GET /api/tee_times/count": 1,
  });
  await expect.element(screen.getByRole("cell", { name: shown, exact: true })).toBeVisible();
});

describe("on a window without room for all columns", () => {
  const row = {
    id: 7,
    customers: [{ first_name: "Ximena", last_name: "Zimmerman" }],
    course: { id: 1, course_name: "Temecula Vineyard Links" },
    status: "Booked",
    created_at: "2026-11-20T18:30:00.000Z",
    play_date: "2026-12-22",
    play_time: "15:50",
    players: 4,
    confirmation: "TT736351",
    cost: "184.00",
    agent: "agent@teedesk.test",
    notes: "Please pair with another group.",
    internal_notes: "",
    transaction_record: { payment_id: "pay_8Zk2", total: 22_200, paid: 22_200, due: 0, refunded: 22_200 },
  };
  const replies = { "GET /api/tee_times/index": [row], "GET /api/tee_times/count": 1 };
  const minor = ["Cost", "CC Conf", "Agent", "Notes", "Internal Notes"];
  const headers = () =>
    page
      .getByRole("columnheader")
      .elements()
      .map((header) => header.textContent?.split(",")[0] ?? "");

  it.each([1024, 1366, 1440])("at %i the columns by which a booking is found are whole and in sight", async (width) => {
    await page.viewport(width, 768);
    const { screen } = await open("/manage-tee-times", replies);
    const course = screen.getByText("Temecula Vineyard Links");
    await expect.element(course).toBeVisible();
    expect(course.element().scrollHeight).toBeLessThanOrEqual(course.element().clientHeight);
    const last = screen.getByRole("cell", { name: "TT736351" }).element().getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(width - 16);
    expect(headers().filter((header) => minor.includes(header))).toEqual(width === 1024 ? [] : minor);
  });

  it("the minor ones come and go with its width until columns are chosen in the menu", async () => {
    await page.viewport(1024, 768);
    const { screen } = await open("/manage-tee-times", replies);
    await expect.element(screen.getByText("TT736351")).toBeVisible();
    expect(headers()).not.toContain("Agent");
    await page.viewport(1366, 768);
    await expect.poll(headers).toContain("Agent");
    await page.viewport(1024, 768);
    await expect.poll(headers).not.toContain("Agent");
    await screen.getByRole("button", { name: "Columns" }).click();
    await screen.getByRole("checkbox", { name: "Agent" }).click();
    await expect.poll(headers).toContain("Agent");
  });

  it("on a phone each card has all of them", async () => {
    await page.viewport(390, 844);
    const { screen } = await open("/manage-tee-times", replies);
    await expect.element(screen.getByText("Please pair with another group.")).toBeVisible();
    await expect.element(screen.getByText("agent@teedesk.test")).toBeVisible();
  });
});
