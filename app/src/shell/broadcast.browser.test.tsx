import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../testing/openConsole.tsx";
import { broadcastRefresh } from "./broadcast.ts";

/** Holds the timer of the reload; all other timers run normally. */
let waiting: TimerHandler[] = [];

beforeEach(() => {
  waiting = [];
  const startTimer = window.setTimeout.bind(window);
  vi.spyOn(window, "setTimeout").mockImplementation((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
    if (delay !== broadcastRefresh) return startTimer(handler, delay, ...rest);
    waiting.push(handler);
    // No timer has this number, so clearing it ends no other.
    return 0;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the time until the reload pass, once its timer is set. */
async function passRefresh(): Promise<void> {
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  passTime();
}

function passTime(): void {
  for (const handler of waiting.splice(0)) if (typeof handler === "function") handler();
}

const address = "GET /api/ric_messages/get";
const down = () => Response.json({ message: "Down." }, { status: 500 });
const hanging = () => new Promise<Response>(() => undefined);

/** A console whose server returns these replies for the message, one after the other. */
async function open(...replies: readonly unknown[]) {
  const left = [...replies];
  const next = (request: Request) => {
    const reply = left.shift();
    return typeof reply === "function" ? reply(request) : Response.json({ message: reply });
  };
  await page.viewport(1280, 800);
  const { screen, calls } = await openConsole("/manage-rates", { replies: { [address]: next } });
  const heading = screen.getByRole("heading", { level: 1 });
  await expect.element(heading).toBeVisible();
  return {
    screen,
    asked: () => calls.filter((call) => call === address).length,
    top: () => heading.element().getBoundingClientRect().top,
    message: (text: string) => screen.getByRole("banner").getByText(text),
  };
}

it("OPS-MSG-04 OPS-MSG-05 CONST-13 UNCLEAR-25 is read at the start and exactly once more after 300000 ms", async () => {
  expect(broadcastRefresh).toBe(300_000);
  const { screen, asked, message } = await open("Frost delay", "Open again", "Never read");
  await expect.element(message("Frost delay")).toBeVisible();
  expect(asked()).toBe(1);
  await passRefresh();
  await expect.element(message("Open again")).toBeVisible();
  passTime();
  await screen.getByRole("link", { name: "Holidays" }).click();
  await expect.poll(() => location.pathname).toBe("/manage-holidays");
  expect(asked()).toBe(2);
});

it.each([
  ["a failed start", [down, "Frost delay"], 0],
  ["a start that hangs", [hanging, "Frost delay"], 0],
  ["a failed reload", ["Frost delay", down], 1],
])("OPS-MSG-05 has the message after %s", async (_, replies, shownAtFirst) => {
  const { asked, message } = await open(...replies);
  await expect.poll(() => message("Frost delay").elements().length).toBe(shownAtFirst);
  await passRefresh();
  await expect.poll(asked).toBe(2);
  await expect.element(message("Frost delay")).toBeVisible();
});

it.each([
  ["comes", ["", "Frost delay"], 1],
  ["goes", ["Frost delay", ""], 0],
])(
  "a message that %s while a page is read moves nothing, and has or loses its line with the next step",
  async (_, texts, shown) => {
    const { screen, message, asked, top } = await open(...texts);
    await expect.poll(asked).toBe(1);
    // A step to another page decides again about the line.
    await screen.getByRole("link", { name: "Holidays" }).click();
    await expect.poll(() => location.pathname).toBe("/manage-holidays");
    const before = top();
    await passRefresh();
    await expect.poll(() => message("Frost delay").elements().length).toBe(shown);
    expect(top()).toBe(before);
    await screen.getByRole("link", { name: "Rates" }).click();
    await expect.poll(() => top() - before).toBe(shown === 1 ? 32 : -32);
  },
);

it("the line of the last known message is shown before the server returns it", async () => {
  const { message } = await open("Frost delay");
  await expect.element(message("Frost delay")).toBeVisible();
  expect(localStorage.getItem("teedesk.broadcast")).toBe("Frost delay");
});
