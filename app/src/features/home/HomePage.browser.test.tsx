import type { Level } from "@teedesk/domain";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";

const booked = (booking_count: number, round_count: number, revenue: number) => ({
  booking_count,
  round_count,
  revenue,
});

const teeTimes = {
  internal: booked(11, 31, 1_110_000),
  external: booked(12, 32, 1_220_000),
  misc: booked(13, 33, 1_330_000),
  previous_internal: booked(21, 41, 2_110_000),
  previous_external: booked(22, 42, 2_220_000),
  previous_misc: booked(23, 43, 2_330_000),
  revenue: 3_660_000,
  previous_revenue: 6_660_000,
  internal_courses: { Alder: 100, Birch: 500, Cedar: 300, Dogwood: 400, Elm: 200 },
  external_courses: { Fir: 100, Gum: 500, Hazel: 300, Ivy: 400, Juniper: 200 },
};

const certificates = {
  sold: 3,
  revenue: 45_000,
  redeemed: 4,
  previous_sold: 5,
  previous_revenue: 60_000,
  previous_redeemed: 6,
  averages: { mean: 15_001, median: 15_002, mode: 15_003 },
  previous_averages: { mean: 12_001, median: 12_002, mode: 12_003 },
  courses: { Sycamore: 20_000 },
  previous_courses: { Willow: 7000 },
};

const board = (rounds: object, revenue: object) => ({ rounds, revenue });
const leaderboard = {
  daily: board({ Ann: 7, Bob: 10 }, { Ann: 12_345, Bob: 5000 }),
  monthly: board({ Ann: 100 }, { Ann: 1_000_000 }),
};

/** A server with summaries, and the bodies of the leaderboard's calls. */
function summaries(over: Readonly<Record<string, unknown>> = {}) {
  const asked: unknown[] = [];
  const reply = (value: unknown) => () => Response.json(value);
  const byDate = Object.fromEntries(
    ["2026-11-21", "2026-10-05"].flatMap((date) =>
      [true, false].flatMap((monthly) => [
        [`GET /api/tee_times/summary/${monthly}/${date}`, reply(teeTimes)],
        [`GET /api/gift_certificates/summary/${monthly}/${date}`, reply(certificates)],
      ]),
    ),
  );
  return {
    asked,
    replies: {
      ...byDate,
      "POST /api/summary/agent_leaderboard": async (request: Request) => {
        asked.push(await request.json());
        return Response.json(leaderboard);
      },
      ...over,
    },
  };
}

const isSummary = (call: string): boolean => call.includes("/summary/");
const everything = { ric: true, psgr: true, hotels: true };

/** Home on a day in November. */
async function openHome(over: Readonly<Record<string, unknown>> = {}, path = "/home", level: Level = "other") {
  await page.viewport(1280, 900);
  vi.useFakeTimers({ now: new Date("2026-11-21T18:30:00Z"), toFake: ["Date", "setInterval", "clearInterval"] });
  const { asked, replies } = summaries(over);
  return { asked, ...(await openConsole(path, { replies, level })) };
}

afterEach(() => vi.useRealTimers());

describe("the summaries of Home", () => {
  it("OPS-HOME-01 OPS-HOME-02 OPS-HOME-11 OPS-HOME-29 OPS-HOME-30 are read once each for today", async () => {
    const { screen, asked, calls } = await openHome();
    await expect.element(screen.getByRole("heading", { name: "Agent leaderboard" })).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Summaries of" })).toHaveValue("11/21/2026");
    await expect
      .poll(() => calls.filter(isSummary).toSorted())
      .toEqual([
        "GET /api/gift_certificates/summary/false/2026-11-21",
        "GET /api/gift_certificates/summary/true/2026-11-21",
        "GET /api/tee_times/summary/false/2026-11-21",
        "GET /api/tee_times/summary/true/2026-11-21",
        "POST /api/summary/agent_leaderboard",
      ]);
    await expect.poll(() => asked).toEqual([{ date: "2026-11-21", agentFilter: everything }]);
  });

  it.each([
    ["OPS-HOME-07 OPS-HOME-19", "Tee times, Sat 11/21/2026", "/manage-tee-times?monthly=false"],
    ["OPS-HOME-08 OPS-HOME-20", "Tee times, November 2026", "/manage-tee-times?monthly=true"],
    ["OPS-HOME-09 OPS-HOME-21", "Gift certificates, Sat 11/21/2026", "/manage-gift-certificates?monthly=false"],
    ["OPS-HOME-10 OPS-HOME-22", "Gift certificates, November 2026", "/manage-gift-certificates?monthly=true"],
  ])("%s: the card %s leads to %s", async (_, heading, href) => {
    const { screen } = await openHome();
    const card = screen.getByRole("region", { name: heading });
    await expect.element(card.getByRole("link", { name: /^View all/ })).toHaveAttribute("href", href);
  });

  it.each([
    ["Tee times, Mon 10/05/2026", "/manage-tee-times", ["2026-10-05", "2026-10-05"]],
    ["Tee times, October 2026", "/manage-tee-times", ["2026-10-01", "2026-10-31"]],
    ["Gift certificates, October 2026", "/manage-gift-certificates", ["2026-10-01", "2026-10-31"]],
  ])("of a picked day lead to the list of that period: %s", async (heading, path, created_at) => {
    const { screen } = await openHome({}, "/?date=2026-10-05");
    const link = screen.getByRole("region", { name: heading }).getByRole("link", { name: /^View all/ });
    const filters = new URLSearchParams({ filters: JSON.stringify({ created_at }) });
    await expect.element(link).toHaveAttribute("href", `${path}?${filters}`);
  });

  it("OPS-HOME-23 OPS-HOME-24 OPS-HOME-25 tee times are beside those before", async () => {
    const { screen } = await openHome();
    const card = screen.getByRole("region", { name: "Tee times, November 2026" });
    await expect.element(card.getByText("−45 % on October 2026, $66,600.00")).toBeVisible();
    const rows = card.getByRole("table", { name: "Booked" }).getByRole("row");
    expect(rows.elements().map((row) => row.textContent)).toEqual([
      "BookedBookingsRoundsRevenue",
      "Internal11was 2131was 41$11,100.00was $21,100.00",
      "External12was 2232was 42$12,200.00was $22,200.00",
      "Misc13was 2333was 43$13,300.00was $23,300.00",
    ]);
  });

  it("OPS-HOME-17 OPS-HOME-18 CALC-15 UNCLEAR-27 shows the three courses with the highest revenue", async () => {
    const { screen } = await openHome();
    const card = screen.getByRole("region", { name: "Tee times, November 2026" });
    await expect.element(card.getByRole("list").first()).toBeVisible();
    const named = (heading: string) => {
      const list = card.getByRole("heading", { name: heading }).element().nextElementSibling;
      return [...(list?.children ?? [])].map((item) => item.textContent);
    };
    expect(named("Top internal courses")).toEqual(["Birch$5.00", "Dogwood$4.00", "Cedar$3.00"]);
    expect(named("Top external courses")).toEqual(["Gum$5.00", "Ivy$4.00", "Hazel$3.00"]);
  });

  it("OPS-HOME-26 OPS-HOME-27 OPS-HOME-28 certificates are beside those before", async () => {
    const { screen } = await openHome();
    const card = screen.getByRole("region", { name: "Gift certificates, November 2026" });
    await expect.element(card.getByText("−25 % on October 2026, $600.00")).toBeVisible();
    expect(
      card
        .getByRole("row")
        .elements()
        .map((row) => row.textContent),
    ).toEqual([
      "CertificatesNowBefore",
      "Sold35",
      "Redeemed46",
      "Mean price$150.01$120.01",
      "Median price$150.02$120.02",
      "Most frequent price$150.03$120.03",
      "For coursesNowBefore",
      "Sycamore$200.00$0.00",
      "Willow$0.00$70.00",
    ]);
  });

  it("OPS-HOME-12 Update summaries reads all five for the picked day, and for the same day again", async () => {
    const { screen, asked, calls } = await openHome();
    const day = screen.getByRole("textbox", { name: "Summaries of" });
    await day.fill("10/5/2026");
    await screen.getByRole("button", { name: "Update summaries" }).click();
    await expect.poll(() => calls.filter((call) => call.endsWith("2026-10-05")).length).toBe(4);
    await expect.poll(() => asked.at(-1)).toEqual({ date: "2026-10-05", agentFilter: everything });
    await expect.element(screen.getByRole("heading", { name: "Tee times, Mon 10/05/2026" })).toBeVisible();
    expect(location.search).toBe("?date=2026-10-05");
    await screen.getByRole("button", { name: "Update summaries" }).click();
    await expect.poll(() => calls.filter((call) => call.endsWith("2026-10-05")).length).toBe(8);
    await expect.poll(() => asked.length).toBe(3);
  });

  it("OPS-HOME-12 takes another day while summaries are still being read", async () => {
    const never = () => new Promise<Response>(() => {});
    const { screen, calls } = await openHome({ "POST /api/summary/agent_leaderboard": never });
    await expect.element(screen.getByRole("button", { name: "Update summaries" })).toHaveAttribute("aria-busy", "true");
    await screen.getByRole("textbox", { name: "Summaries of" }).fill("10/5/2026");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => calls.filter((call) => call.endsWith("2026-10-05")).length).toBe(4);
  });

  it("shows what is wrong with a day, has the focus there and reads nothing", async () => {
    const { screen, calls } = await openHome();
    await expect.poll(() => calls.filter(isSummary).length).toBe(5);
    const day = screen.getByRole("textbox", { name: "Summaries of" });
    await day.fill("2/30/2026");
    await screen.getByRole("button", { name: "Update summaries" }).click();
    await expect.element(day).toHaveAttribute("aria-invalid", "true");
    await expect.element(day).toHaveFocus();
    expect(calls.filter(isSummary).length).toBe(5);
  });

  it("OPS-HOME-16 CONST-12 refreshes every 500000 ms, not in a hidden tab, and shows the time", async () => {
    const { screen, calls } = await openHome();
    const reads = () => calls.filter(isSummary).length;
    await expect.element(screen.getByRole("status").filter({ hasText: "Updated 11/21/2026 10:30" })).toBeVisible();
    await expect.poll(reads).toBe(5);
    vi.advanceTimersByTime(499_999);
    expect(reads()).toBe(5);
    vi.advanceTimersByTime(1);
    await expect.poll(reads).toBe(10);
    await expect.element(screen.getByRole("status").filter({ hasText: "Updated 11/21/2026 10:38" })).toBeVisible();
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    vi.advanceTimersByTime(1_100_000);
    expect(reads()).toBe(10);
    visibility.mockRestore();
    window.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(reads).toBe(15);
  });

  it("OPS-HOME-16 shows the time at which the oldest summary was read", async () => {
    let isDown = false;
    const { screen, calls } = await openHome({
      "GET /api/gift_certificates/summary/true/2026-11-21": () =>
        isDown ? Response.json({ message: "No." }, { status: 500 }) : Response.json(certificates),
    });
    const said = screen.getByRole("status").filter({ hasText: "Updated" });
    await expect.element(said).toHaveTextContent("Updated 11/21/2026 10:30");
    await expect.poll(() => calls.filter(isSummary).length).toBe(5);
    isDown = true;
    vi.setSystemTime(new Date("2026-11-21T18:45:00Z"));
    await screen.getByRole("button", { name: "Update summaries" }).click();
    await expect.element(screen.getByText("Gift certificates, November 2026 could not be loaded.")).toBeVisible();
    await expect.element(said).toHaveTextContent("Updated 11/21/2026 10:30");
    isDown = false;
    await screen.getByRole("button", { name: "Update summaries" }).click();
    await expect.element(said).toHaveTextContent("Updated 11/21/2026 10:45");
  });

  it("names the summary that could not be read, and shows the others", async () => {
    const { screen } = await openHome({
      "GET /api/tee_times/summary/true/2026-11-21": () => Response.json({ message: "No." }, { status: 500 }),
    });
    await expect.element(screen.getByText("Tee times, November 2026 could not be loaded.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "View all: Tee times, Sat 11/21/2026" })).toBeVisible();
    await expect.element(screen.getByText("−45 % on Fri 11/20/2026, $66,600.00")).toBeVisible();
  });
});

describe("the leaderboard", () => {
  it("OPS-HOME-05 OPS-HOME-06 CALC-13 CALC-14 names agents once, with bars on a scale of 110 % of the highest", async () => {
    const { screen } = await openHome();
    const day = screen.getByRole("table", { name: "Agents, Sat 11/21/2026" });
    await expect.element(day).toBeVisible();
    const rows = day.getByRole("row").elements();
    expect(rows.map((row) => row.textContent)).toEqual(["AgentRoundsRevenue", "Ann7$123.45", "Bob10$50.00"]);
    const bars = rows.flatMap((row) =>
      [...row.querySelectorAll<HTMLElement>("[data-bar]")].map(({ style }) => style.width),
    );
    // Of 11 rounds and of 136 dollars.
    const share = (value: number, scale: number) => expect.closeTo((value / scale) * 100, 2);
    expect(bars.map((width) => Number.parseFloat(width))).toEqual([
      share(7, 11),
      share(123.45, 136),
      share(10, 11),
      share(50, 136),
    ]);
    const month = screen.getByRole("table", { name: "Agents, November 2026" });
    expect(
      month
        .getByRole("row")
        .elements()
        .map((row) => row.textContent),
    ).toEqual(["AgentRoundsRevenue", "Ann100$10,000.00"]);
  });

  it.each([
    ["OPS-HOME-13", "RIC", { ...everything, ric: false }],
    ["OPS-HOME-14", "psgr", { ...everything, psgr: false }],
    ["OPS-HOME-15", "hotels", { ...everything, hotels: false }],
  ])("%s UNCLEAR-26 the filter %s is on, and reads the board again without it", async (_, name, agentFilter) => {
    const { screen, asked } = await openHome();
    const filter = screen.getByRole("checkbox", { name });
    await expect.element(filter).toBeChecked();
    await filter.click();
    await expect
      .poll(() => asked)
      .toEqual([
        { date: "2026-11-21", agentFilter: everything },
        { date: "2026-11-21", agentFilter },
      ]);
  });

  it.each([
    ["MSG-04", "No daily data available.", { ...leaderboard, daily: board({}, { Ann: 5 }) }],
    ["MSG-05", "No daily revenue data available.", { ...leaderboard, daily: board({ Ann: 5 }, {}) }],
    ["MSG-06", "No monthly rounds data available.", { ...leaderboard, monthly: board({}, { Ann: 5 }) }],
    ["MSG-07", "No monthly revenue data available.", { ...leaderboard, monthly: board({ Ann: 5 }, {}) }],
  ])("%s %s", async (_, text, result) => {
    const { screen } = await openHome({ "POST /api/summary/agent_leaderboard": result });
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/^No (daily|monthly) /).elements().length).toBe(1);
  });
});

describe("the trend", () => {
  const none = { bookings: 0, rounds: 0, revenue: 0 };
  const some = { bookings: 3, rounds: 8, revenue: 1_095_500 };
  const days = Array.from({ length: 35 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 18 + index)).toISOString().slice(0, 10),
    figures: index === 34 ? some : none,
  }));
  const address = "GET /api/tee_times/trend/2026-11-21";

  it("is a plot of five weeks, and the same figures as a table", async () => {
    const { replies } = summaries({ [address]: { days, total: some } });
    const { screen } = await openConsole("/home?date=2026-11-21", { replies, config: { shows_trend: true } });
    const panel = screen.getByRole("region", { name: "Revenue, last five weeks", exact: true });
    await expect
      .element(panel.getByRole("img"))
      .toHaveAccessibleName(
        "Revenue by day of booking, last five weeks: $10,955.00 in all. The highest is Sat 11/21/2026: $10,955.00, 3 bookings. The table has the same figures.",
      );
    expect(panel.element().querySelectorAll("[data-mark]")).toHaveLength(35);
    await panel.getByText("As a table", { exact: true }).click();
    const rows = panel.getByRole("row").elements();
    expect(rows.slice(-2).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ["Sat 11/21/2026", "3", "8", "10,955.00"],
      ["Total", "3", "8", "$10,955.00"],
    ]);
  });

  it("is not asked of a specified server", async () => {
    const { replies } = summaries();
    const { screen, calls } = await openConsole("/home?date=2026-11-21", { replies });
    await expect.element(screen.getByRole("heading", { name: "Agent leaderboard", exact: true })).toBeVisible();
    expect(calls.filter((call) => call.includes("trend"))).toEqual([]);
  });
});

it("OPS-HOME-03 OPS-HOME-04 the menu leads to the screens, also while figures load", async () => {
  const { screen } = await openHome({
    "POST /api/summary/agent_leaderboard": () => new Promise<Response>(() => undefined),
  });
  const menu = screen.getByRole("navigation", { name: "Screens" });
  await expect.element(menu.getByRole("link", { name: /^Images/ })).toHaveAttribute("href", "/manage-images");
  await expect.element(menu.getByRole("link", { name: /^Tee Times/ })).toHaveAttribute("href", "/manage-tee-times");
});

describe("Home without courses", () => {
  const unsold = { "GET /api/tee_times/summary/true/2026-11-21": { ...teeTimes, revenue: 0, previous_revenue: 0 } };
  const empty = { ...unsold, "GET /api/courses/list": [] };

  it("leads an admin to the first course", async () => {
    const { screen } = await openHome(empty, "/", "admin");
    const link = screen.getByRole("link", { name: "Add the first course" });
    await expect.element(link).toHaveAttribute("href", "/course/new");
  });

  it("tells an agent who adds it", async () => {
    const { screen } = await openHome(empty);
    await expect.element(screen.getByText("There are no courses yet. An admin adds the first.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Add the first course" }).elements()).toEqual([]);
  });

  it.each([
    ["there are courses", { ...unsold, "GET /api/courses/list": [{ id: 3, name: "Torrey Pines South" }] }],
    ["the courses cannot be read", { ...unsold, "GET /api/courses/list": () => Response.json({}, { status: 500 }) }],
  ])("says nothing where %s", async (_, replies) => {
    const { screen, calls } = await openHome(replies, "/", "admin");
    await expect.poll(() => calls).toContain("GET /api/courses/list");
    await expect.element(screen.getByRole("heading", { name: "Agent leaderboard" })).toBeVisible();
    expect(screen.getByText("There are no courses yet.").elements()).toEqual([]);
  });

  it("reads no courses where the month has revenue", async () => {
    const { screen, calls } = await openHome({ "GET /api/courses/list": [] }, "/", "admin");
    await expect.element(screen.getByText("−45 % on October 2026, $66,600.00")).toBeVisible();
    expect(calls).not.toContain("GET /api/courses/list");
  });
});
