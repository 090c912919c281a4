import { expect, it } from "vitest";
import { repeat } from "./repeat.ts";

const once = { milliseconds: 60_000, onError: () => {} };

it("runs at once, and again while more work waits", async () => {
  const answers = [true, true, false];
  let runs = 0;
  const task = repeat(async () => answers[runs++] ?? false, once);
  await task.stop();
  expect(runs).toBe(1);

  runs = 0;
  const other = repeat(async () => answers[runs++] ?? false, once);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await other.stop();
  expect(runs).toBe(3);
});

it("runs once more when woken during a run, never two at a time", async () => {
  let active = 0;
  let most = 0;
  let runs = 0;
  const task = repeat(async () => {
    active += 1;
    most = Math.max(most, active);
    await new Promise((resolve) => setTimeout(resolve, 10));
    active -= 1;
    runs += 1;
    return false;
  }, once);
  task.wake();
  task.wake();
  await new Promise((resolve) => setTimeout(resolve, 60));
  await task.stop();
  expect({ most, runs }).toEqual({ most: 1, runs: 2 });
});

it("reports a failing run and goes on", async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const task = repeat(
    async () => {
      runs += 1;
      if (runs === 1) throw new Error("lost connection");
      return false;
    },
    { milliseconds: 5, onError: (error) => errors.push(error) },
  );
  await new Promise((resolve) => setTimeout(resolve, 40));
  await task.stop();
  expect(errors).toEqual([new Error("lost connection")]);
  expect(runs).toBeGreaterThan(1);
});
