import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { rendersDuring } from "../../testing/renders.ts";

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const ann = { id: 12, agent: "Ann Lee", players: 2, seated_at: soon(-30) };
const bob = { agent: "Bob Ray", players: 1, held_until: soon(3), is_own: false, asked_by: null, asked_at: null };

const slot = (id: number, over: object = {}) => ({
  id,
  course_id: 18,
  course_name: "Torrey Pines North",
  available_time: "09:40",
  read_date: "Saturday, November 28, 2026",
  spots: [1, 2],
  is_new: false,
  created_at: soon(-60),
  updated_at: soon(-60),
  scraped_at: soon(-60),
  available_date: "2026-11-28",
  rate: "125.00",
  rateId: 40,
  group_name: "San Diego",
  left: 2,
  sold: [],
  held: [],
  ...over,
});

const list = "GET /api/fore_up_availability/index";
const ask = "POST /api/fore_up_availability/seats/ask";

async function openList(first: readonly object[], keeps_seats = true) {
  await page.viewport(1440, 900);
  const now = { rows: first };
  const { screen, calls } = await openConsole("/tee-time-availability", {
    config: { keeps_seats },
    replies: {
      [list]: () => Response.json(now.rows),
      "GET /api/fore_up_availability/count": first.length,
      [ask]: () => {
        now.rows = [slot(1, { held: [{ ...bob, asked_by: "Ann Lee", asked_at: soon(0), has_asked: true }] })];
        return Response.json({ slot: null, standing: [], holds: [], closures: [], course_active: true });
      },
    },
  });
  await expect.element(screen.getByRole("cell", { name: "Torrey Pines North" }).first()).toBeVisible();
  return { screen, calls, now };
}

it("ANSWER-36 the list says what is left and who holds it, and on request who sold the rest", async () => {
  const { screen } = await openList([
    slot(1, { sold: [ann], held: [bob] }),
    slot(2, { left: 4, available_time: "10:10", held: [{ ...bob, is_own: true }] }),
  ]);
  const row = screen.getByRole("row").filter({ hasText: "09:40" });
  await expect.element(row).toHaveTextContent(/2 left.*held by Bob Ray until (\S+ )?\d\d:\d\d/);
  await expect.element(row).not.toHaveTextContent("sold by");
  const more = row.getByRole("button", { name: /^\+1: who has seats of Torrey Pines North, .* 09:40$/ });
  await more.click();
  await expect.element(row).toHaveTextContent(/sold by Ann Lee, (\S+ )?\d\d:\d\d/);
  const less = row.getByRole("button", { name: /^Less: / });
  await expect.element(less).toHaveAttribute("aria-expanded", "true");
  await less.click();
  await expect.element(row).not.toHaveTextContent("sold by");
  const own = screen.getByRole("row").filter({ hasText: "10:10" });
  await expect.element(own).toHaveTextContent("4 left");
  await expect.element(own).not.toHaveTextContent("held by");
});

it("ANSWER-36 the list follows what others hold and book within ten seconds, and draws only what changed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const other = slot(2, { available_time: "10:10" });
  const { screen, now } = await openList([slot(1), other]);
  const row = screen.getByRole("row").filter({ hasText: "09:40" });
  const unchanged = screen.getByRole("row").filter({ hasText: "10:10" });
  const [element, drawn] = [row.element(), unchanged.element()];
  const changes: MutationRecord[] = [];
  new MutationObserver((seen) => changes.push(...seen)).observe(drawn, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const [over, text] of [
    [{ held: [bob] }, /held by Bob Ray/],
    [{ left: 0, spots: [], sold: [{ ...ann, agent: "Bob Ray" }] }, /0 left.*sold by Bob Ray/],
  ] as const) {
    now.rows = [slot(1, over), { ...other }];
    vi.advanceTimersByTime(10_000);
    await expect.element(row).toHaveTextContent(text);
  }
  expect([row.element() === element, unchanged.element() === drawn, changes]).toEqual([true, true, []]);
});

/** The components of a row: the row itself, its seats and its callers. */
const ofRow = ["TableRow", "CallerPicker", "Seats"];

it.each([
  ["hold", { held: [bob] }, /held by Bob Ray/],
  ["number of callers", { callers: 7 }, /7/],
])("another %s of a tee time draws no other row", async (_, over, text) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const others = [2, 3, 4].map((id) => slot(id, { available_time: `1${id}:00`, callers: 1 }));
  const first = slot(1, { callers: 2 });
  const { screen, now } = await openList([first, ...others]);
  const row = screen.getByRole("row").filter({ hasText: "09:40" });
  await expect.element(row).toHaveTextContent("2 left");
  const drawn = await rendersDuring(async () => {
    now.rows = [{ ...first, ...over }, ...others.map((other) => ({ ...other }))];
    vi.advanceTimersByTime(10_000);
    await expect.element(row).toHaveTextContent(text);
  });
  expect(drawn.filter((name) => ofRow.includes(name))).toEqual(ofRow);
});

it("ANSWER-36 seats that another agent holds are asked for from the list", async () => {
  // Another agent asked before, and one holder was asked by this agent before the other one held any.
  const asked = { ...bob, asked_by: "Cy Fox", asked_at: soon(0), has_asked: false };
  const other = { ...asked, agent: "Di Poe", has_asked: true };
  const { screen, calls } = await openList([slot(1, { held: [other, asked] })]);
  const button = screen.getByRole("button", { name: /^Ask(ed)? for( it)?: Torrey Pines North, .* 09:40$/ });
  await expect.element(button).toHaveTextContent("Ask for it");
  await button.click();
  await expect.element(button).toHaveTextContent("Asked for");
  expect(calls.filter((call) => call === ask)).toHaveLength(1);
});

it("DECISION-61 the list says where the course is being closed, and links no booking there", async () => {
  const { screen } = await openList([slot(1, { is_closing: true, spots: [], left: 0, callers: 0 })]);
  const row = screen.getByRole("row").filter({ hasText: "09:40" });
  await expect.element(row).toHaveTextContent("Course is being closed");
  await expect.element(row).not.toHaveTextContent("0 left");
  await expect.element(row.getByRole("link", { name: /: book / })).not.toBeInTheDocument();
});

it("ANSWER-36 without seats kept there is neither column nor call", async () => {
  const { screen, calls } = await openList([slot(1, { left: undefined, sold: undefined, held: undefined })], false);
  await expect.element(screen.getByRole("columnheader", { name: "Seats" })).not.toBeInTheDocument();
  expect(calls.filter((call) => /seats|sold_twice/.test(call))).toEqual([]);
});

const twice = {
  id: 901,
  course: { id: 17, course_name: "Torrey Pines South" },
  play_date: "2026-11-28",
  play_time: "09:40",
  players: 6,
  most_seen: 4,
  bookings: [
    { ...ann, players: 4, confirmation: "INTERNAL" },
    { ...ann, id: 13, agent: "Bob Ray", confirmation: "TPS-77" },
    { ...ann, id: 14, agent: "Bob Ray", confirmation: "TPS-78", reason: "course_not_told" },
  ],
};

const openTwice = (found: readonly object[]) =>
  openConsole("/sold-twice", {
    config: { keeps_seats: true },
    replies: { "GET /api/fore_up_availability/sold_twice": found },
  });

it("ANSWER-36 Sold Twice lists where more players stand than were ever seen free, with what to do", async () => {
  const { screen } = await openTwice([twice]);
  const row = screen.getByRole("row").filter({ hasText: "Torrey Pines South" });
  await expect
    .element(row)
    .toHaveTextContent(/Torrey Pines South11\/28\/202609:4064Tee time 12: 4 by Ann Lee, .*INTERNAL/);
  await expect
    .element(row)
    .toHaveTextContent(/Tee time 13: 2 by Bob Ray, .*confirmed as TPS-77Tee time 14.*TPS-78, course not told/);
  await expect.element(row.getByRole("link", { name: "Tee time 13" })).toHaveAttribute("href", "/manage-tee-time/13");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Call the course.");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Sold Twice");
});

it("ANSWER-36 Sold Twice says when there is nothing to put right", async () => {
  const { screen } = await openTwice([]);
  await expect.element(screen.getByText("No tee time was sold twice.")).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

it("ANSWER-36 Sold Twice asks a specified server for nothing", async () => {
  const { screen, calls } = await openConsole("/sold-twice", { config: { keeps_seats: false } });
  await expect.element(screen.getByText("This server does not keep seats.")).toBeVisible();
  expect(calls.filter((call) => call.includes("sold_twice"))).toEqual([]);
});
