import { expect, it } from "vitest";
import { momentIn } from "./businessTime.ts";

it.each([
  ["America/Los_Angeles", "2026-11-22T07:30:00.000Z", "11/21/2026 23:30"],
  ["America/Los_Angeles", "2026-07-01T07:00:00Z", "07/01/2026 00:00"],
  ["Pacific/Auckland", "2026-11-21T11:00:00Z", "11/22/2026 00:00"],
  ["UTC", "2026-11-21T00:05:59.999Z", "11/21/2026 00:05"],
  ["UTC", "yesterday", ""],
])("DECISIONS 12 shows a moment on the clock of %s, whatever the browser's", (timeZone, instant, text) => {
  expect(momentIn(timeZone, instant)).toBe(text);
});
