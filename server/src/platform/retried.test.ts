import { expect, it } from "vitest";
import { retried } from "./retried.ts";

const failing = (code: string, times: number) => {
  const calls = { count: 0 };
  const transaction = async () => {
    calls.count += 1;
    if (calls.count <= times) throw new Error("Failed query", { cause: Object.assign(new Error("pg"), { code }) });
    return "committed";
  };
  return { calls, transaction };
};

it.each([
  ["a deadlock", "40P01", 1, "committed", 2],
  ["two serialisation failures", "40001", 2, "committed", 3],
  ["a third failure", "40001", 3, "Failed query", 3],
  ["a broken rule", "23505", 1, "Failed query", 1],
])("%s", async (_, code, times, outcome, count) => {
  const { calls, transaction } = failing(code, times);
  const result = await retried(transaction).catch((error: unknown) => (error instanceof Error ? error.message : error));
  expect({ result, count: calls.count }).toEqual({ result: outcome, count });
});
