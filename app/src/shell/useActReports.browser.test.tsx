import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openConsole } from "../testing/openConsole.tsx";

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A form in a console whose server ends sessions idle for 15 minutes, and the seconds that its reports state. */
async function open(ends_idle_sessions = true) {
  const stated: (string | null)[] = [];
  const level = ({ headers }: Request) => {
    const idle = headers.get("idle-seconds");
    stated.push(idle);
    return Number(idle) < 900 ? Response.json({ level: "other" }) : Response.json({ message: "" }, { status: 401 });
  };
  const config = { ends_idle_sessions };
  const { screen } = await openConsole("/manage-customer/new", {
    config,
    replies: { "POST /api/ric_users/level": level },
  });
  const firstName = screen.getByRole("textbox", { name: "First Name" });
  await expect.element(firstName).toBeVisible();
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
  return { screen, stated, firstName, pass };
}

it("DECISION-75 the console reports every minute how long its user has been idle", async () => {
  const { stated, firstName, pass } = await open();
  await pass(2);
  await firstName.click();
  await userEvent.keyboard("A");
  await pass(1);
  // A wait for the page moves this clock by some seconds more.
  await expect.poll(() => stated.map((seconds) => Math.ceil(Number(seconds) / 60))).toEqual([1, 2, 1]);
});

it("the password is asked for again, and what was typed is kept", async () => {
  const { screen, firstName, pass } = await open();
  await firstName.fill("Ada");
  await pass(16);
  await expect.element(screen.getByText("Your session has ended. Sign in to continue where you were.")).toBeVisible();
  await userEvent.keyboard("agent@teedesk.test");
  await screen.getByLabelText("Password", { exact: true }).fill("demo-fairway");
  await userEvent.keyboard("{Enter}");
  await expect.element(firstName).toHaveValue("Ada");
});

it("a server that ends no idle session gets no reports", async () => {
  const { stated, pass } = await open(false);
  await pass(16);
  expect(stated).toEqual([]);
});
