import { afterEach, expect, it, vi } from "vitest";
import { defaultConfig } from "../config/config.ts";
import { timeIn } from "./timeIn.ts";

afterEach(() => vi.useRealTimers());

it("ANSWER-12 tells the time where the business is", () => {
  vi.useFakeTimers({ now: new Date("2026-07-01T07:04:00Z") });
  expect([timeIn(defaultConfig), timeIn({ ...defaultConfig, business_time_zone: "UTC" })]).toEqual(["00:04", "07:04"]);
});
