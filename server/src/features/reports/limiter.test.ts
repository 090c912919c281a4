import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLimiter } from "./limiter.ts";

it("runs some at the same time and the others in the order of arrival, also after a failure", async () => {
  const limit = createLimiter(2);
  const begun: number[] = [];
  const waited: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    begun.push(number);
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    if (number === 1) throw new Error("failed");
    return number;
  };
  const ended = await Promise.allSettled(
    [0, 1, 2, 3, 4].map((number) => limit(task(number), () => waited.push(number))),
  );
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled", "fulfilled"]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2]);
  expect(waited).toEqual([2, 3, 4]);
  expect(await limit(task(5), () => waited.push(5))).toBe(5);
  expect(waited).toEqual([2, 3, 4]);
});
