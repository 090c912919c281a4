import { expect, it } from "vitest";
import { idempotencyKey } from "./idempotencyKey.ts";

it("makes keys that the contract accepts, each time a new one", () => {
  const keys = Array.from({ length: 1000 }, idempotencyKey);
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(1000);
});
