import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const options = { milliseconds: 60_000, onError: () => {} };

it("runs immediately, again while more work waits, and then after the interval", async () => {
  const answers = [true, true, false];
  let runs = 0;
  const task = repeat(async () => answers[runs++] ?? false, options);
  await settle();
  expect(runs).toBe(3);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(runs).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toBe(4);
  await task.stop();
});

it("ends after the run under way when it is stopped, however much work waits", async () => {
  let runs = 0;
  const task = repeat(async () => {
    runs += 1;
    return true;
  }, options);
  await task.stop();
  expect(runs).toBe(1);
  task.wake();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(runs).toBe(1);
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
  }, options);
  task.wake();
  task.wake();
  await vi.advanceTimersByTimeAsync(1000);
  expect({ most, runs }).toEqual({ most: 1, runs: 2 });
  await task.stop();
});

it("reports a failing run and goes on", async () => {
  const onError = vi.fn();
  let runs = 0;
  const task = repeat(
    async () => {
      runs += 1;
      if (runs === 1) throw new Error("lost connection");
      return false;
    },
    { milliseconds: 5, onError },
  );
  await vi.advanceTimersByTimeAsync(5);
  expect(runs).toBe(2);
  expect(onError.mock.calls).toEqual([[new Error("lost connection")]]);
  await task.stop();
});

it("stops although the run under way never ends", async () => {
  const task = repeat(() => new Promise<never>(() => {}), { ...options, patience: 3000 });
  const onStopped = vi.fn<() => null>(() => null);
  const stopped = task.stop().then(onStopped);
  await vi.advanceTimersByTimeAsync(2999);
  expect(onStopped).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
});
