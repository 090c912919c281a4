import { expect, it } from "vitest";
import { exportIssues } from "./exportIssues.ts";

const missing = [{ path: "filters", code: "export_range_missing" }];

it.each<[string, Parameters<typeof exportIssues>[0], unknown]>([
  ["nothing", {}, missing],
  ["half a range", { play_date: ["2026-11-01", ""] }, missing],
  ["two halves", { play_date: ["2026-11-01", ""], created_at: ["", "2026-11-30"] }, missing],
  ["a range of play dates", { play_date: ["2026-11-01", "2026-11-30"] }, []],
  ["a range of bookings", { play_date: ["", ""], created_at: ["2026-11-01", "2026-11-01"] }, []],
])("OPS-TTL-47 MSG-16 exports with %s", (_, filters, issues) => {
  expect(exportIssues(filters)).toEqual(issues);
});
