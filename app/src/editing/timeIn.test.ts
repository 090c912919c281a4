import { afterEach, expect, it, vi } from "vitest";
import { timeIn } from "./timeIn.ts";

afterEach(() => vi.useRealTimers());

it("DECISIONS 12 tells the time where the business is", () => {
  vi.useFakeTimers({ now: new Date("2026-07-01T07:04:00Z") });
  expect([timeIn("America/Los_Angeles"), timeIn("UTC")]).toEqual(["00:04", "07:04"]);
});
