import { expect, it } from "vitest";
import { createLanes } from "./lanes.ts";

const lockedOut = () =>
  Promise.reject(new Error("Failed query", { cause: Object.assign(new Error("lock timeout"), { code: "55P03" }) }));
const never = () => new Promise<never>(() => undefined);
const rows = async () => "rows";
const outcome = (answer: Promise<unknown>) =>
  answer.catch((error: unknown) => (error instanceof Error && "status" in error ? error.status : error));

it("gives operations that wait for locks few places, and others as many as they want", async () => {
  let time = 0;
  const { run } = createLanes(10, () => time);
  await expect(run("listTeeTimes", lockedOut)).rejects.toThrow("Failed query");
  void run("listTeeTimes", never);
  void run("listTeeTimes", never);
  expect(await outcome(run("listTeeTimes", rows))).toBe(503);
  expect(await outcome(run("listCustomers", rows))).toBe("rows");
  time = 5001;
  expect(await outcome(run("listTeeTimes", rows))).toBe("rows");
});

it("lets no operation take more than half of the connections", async () => {
  const { run } = createLanes(4);
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const order: string[] = [];
  const call = (name: string) => run("listTeeTimes", () => held.then(() => order.push(name)));
  const calls = ["first", "second"].map(call);
  calls.push(run("listTeeTimes", async () => order.push("third")));
  expect(await outcome(run("listCustomers", rows))).toBe("rows");
  expect(order).toEqual([]);
  finish();
  await Promise.all(calls);
  expect(order).toEqual(["first", "second", "third"]);
});

it("refuses those who wait for their turn at a locked table", async () => {
  const { run } = createLanes(2);
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const waiting = run("listTeeTimes", () => lost.then(lockedOut));
  const behind = outcome(run("listTeeTimes", rows));
  lose();
  await expect(waiting).rejects.toThrow("Failed query");
  expect(await behind).toBe(503);
});
