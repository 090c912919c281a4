import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../testing/openConsole.tsx";

const row = (id: number, members: object = {}) => ({
  id,
  status: "Booked",
  created_at: "2026-11-21T22:12:21.129Z",
  play_date: "2026-12-12",
  play_time: "07:30",
  players: 4,
  cost: "604.00",
  confirmation: `TT${id}`,
  agent: "Alex Agent",
  notes: "",
  internal_notes: "",
  customers: [{ id: 12, first_name: "Pat", last_name: `Lee ${id}` }],
  course: { id: 3, course_name: "Torrey Pines South" },
  transaction_record: null,
  ...members,
});
const many = Array.from({ length: 30 }, (_, index) => row(index + 1));

const open = (path: string, rows: readonly object[] = many, more: object = {}) =>
  openConsole(path, {
    level: "admin",
    replies: {
      "GET /api/tee_times/index": rows,
      "GET /api/tee_times/count": 90,
      "GET /api/courses/list": [],
      ...more,
    },
  });

type Console = Awaited<ReturnType<typeof open>>;

const asked = ({ calls }: Pick<Console, "calls">) =>
  calls
    .filter((call) => call.startsWith("GET /api/tee_times/index?"))
    .map((call) => new URLSearchParams(call.slice(call.indexOf("?"))));
const lastAsked = (console: Pick<Console, "calls">) => {
  const last = asked(console).at(-1);
  return { filters: JSON.parse(last?.get("filters") ?? "null"), page: last?.get("page") };
};

it.each([
  ["course", null],
  ["customers", null],
  ["play_date", null],
  ["created_at", null],
  ["transaction_record", {}],
])("one row whose %s is %j takes nothing else down", async (member, value) => {
  const { screen } = await open("/manage-tee-times", [row(1), row(2, { [member]: value }), row(3)]);
  const table = screen.getByRole("table", { name: "Tee Times" });
  for (const id of [1, 2, 3]) await expect.element(table.getByRole("link", { name: `View ${id}` })).toBeVisible();
  await expect.element(table.getByRole("cell", { name: "TT2" })).toBeVisible();
  expect(table.element().textContent).not.toContain("1969");
});

it("a name of 200 characters is cut, with the whole of it at hand", async () => {
  const last_name = "x".repeat(200);
  const { screen } = await open("/manage-tee-times", [
    row(1, { customers: [{ id: 1, first_name: "Pat", last_name }] }),
  ]);
  const cell = screen.getByRole("cell", { name: last_name });
  await expect.element(cell).toHaveAttribute("title", last_name);
  expect(cell.element().getBoundingClientRect().width).toBeLessThan(250);
});

describe("a filter that was typed and not searched", () => {
  const typed = async () => {
    const console = await open("/manage-tee-times");
    await console.screen.getByRole("searchbox", { name: "Search" }).fill("jose");
    await expect.element(console.screen.getByText("Not searched yet")).toBeVisible();
    return console;
  };

  it("is said, and searched by the button", async () => {
    const { screen, calls } = await typed();
    await screen.getByRole("button", { name: "Search", exact: true }).click();
    await expect.poll(() => lastAsked({ calls })).toEqual({ filters: { search: "jose" }, page: "1" });
    await expect.poll(() => screen.getByText("Not searched yet").elements()).toEqual([]);
  });

  it.each(["Next page", "Players"])("goes along with %s", async (name) => {
    const { screen, calls } = await typed();
    const main = screen.getByRole("main");
    await main.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => lastAsked({ calls })).toEqual({ filters: { search: "jose" }, page: "1" });
  });

  it("goes along with the export", async () => {
    const { screen, calls } = await typed();
    await screen.getByRole("button", { name: "Export To Excel" }).click();
    await expect.poll(() => lastAsked({ calls }).filters).toEqual({ search: "jose" });
  });
});

it("a page beyond the last one says so", async () => {
  const { screen } = await open("/manage-tee-times?page=999999", []);
  await expect.element(screen.getByText("No more rows.")).toBeVisible();
});

it("an address with an unknown sort field and unreadable filters opens the list without them, with a message", async () => {
  const { screen, calls } = await open('/manage-tee-times?filters={torn&sort_fields=["shoe_size"]&sort_desc=[true]');
  await expect.element(screen.getByText("The filters of this link cannot be read")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "View 1", exact: true })).toBeVisible();
  const order = () => ["sort_fields", "sort_desc", "filters"].map((name) => asked({ calls }).at(-1)?.get(name));
  // Without fields the server has its own order, newest first.
  await expect.poll(order).toEqual(["[]", "[]", "{}"]);
});

it("OPS-TTL-43 the tee times of a month say so, and lead back to all", async () => {
  const { screen, calls } = await open("/manage-tee-times?monthly=true");
  await expect.element(screen.getByText("Booked: this month")).toBeVisible();
  await screen.getByRole("button", { name: "Remove filter Booked" }).click();
  await expect.poll(() => location.search).toBe("");
  await expect.poll(() => asked({ calls }).at(-1)?.get("query_type")).toBe("played");
});

it("a shortcut fills a range of days, which waits to be searched", async () => {
  const { screen } = await open("/manage-tee-times");
  await screen.getByRole("button", { name: /^Play Date:/ }).click();
  await screen.getByRole("button", { name: "This month", exact: true }).click();
  await expect.element(screen.getByRole("button", { name: /^Play Date: \d\d\/01\/\d{4} – / })).toBeVisible();
  await expect.element(screen.getByText("Not searched yet")).toBeVisible();
});

describe("a refused filter on a phone, where the filters are folded away", () => {
  const filters = encodeURIComponent(JSON.stringify({ play_time: "99" }));
  const refusal = "Play Time: Enter a 24-hour time, such as 13:30.";

  it("is said beside the list when a link brings it", async () => {
    await page.viewport(390, 844);
    const { screen, calls } = await open(`/manage-tee-times?filters=${filters}`);
    await expect.element(screen.getByText(refusal)).toBeInViewport();
    expect(asked({ calls })).toEqual([]);
  });

  it("is said when it is searched for after folding, until it is corrected", async () => {
    await page.viewport(390, 844);
    const { screen } = await open("/manage-tee-times");
    const fold = screen.getByRole("button", { name: "Sort and filter" });
    await fold.click();
    const time = screen.getByRole("textbox", { name: "Play Time" });
    await time.fill("99");
    await fold.click();
    await screen.getByRole("button", { name: "Search", exact: true }).click();
    await expect.element(screen.getByText(refusal)).toBeInViewport();
    await fold.click();
    await time.fill("9:30");
    await expect.element(screen.getByText(refusal)).not.toBeInTheDocument();
  });

  it("has the focus after a search on a wide window", async () => {
    await page.viewport(1280, 900);
    const { screen } = await open("/manage-tee-times");
    const time = screen.getByRole("textbox", { name: "Play Time" });
    await time.fill("99");
    await screen.getByRole("button", { name: "Search", exact: true }).click();
    await expect.element(time).toHaveAttribute("aria-invalid", "true");
    await expect.element(time).toHaveFocus();
  });

  it("is said by its input alone on a wide window", async () => {
    await page.viewport(1280, 900);
    const { screen } = await open(`/manage-tee-times?filters=${filters}`);
    await expect.element(screen.getByRole("textbox", { name: "Play Time" })).toHaveAttribute("aria-invalid", "true");
    await expect.element(screen.getByText(refusal)).not.toBeVisible();
  });
});

it("Back from a record leads to where the list was left", async () => {
  const { screen } = await open("/manage-tee-times", many, {
    "GET /api/tee_times/show/25": row(25),
    "GET /api/history/tee_time/25": [],
    "GET /api/transaction_records/tee_time/25": [],
  });
  const table = screen.getByRole("table", { name: "Tee Times" });
  const link = table.getByRole("link", { name: "View 25" });
  await expect.element(link).toBeInTheDocument();
  const top = () => table.element().parentElement?.scrollTop ?? 0;
  table.element().parentElement?.scrollTo(0, 400);
  const before = top();
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Tee Time 25");
  history.back();
  await expect.element(link).toHaveFocus();
  expect(Math.abs(top() - before)).toBeLessThan(200);
});
