import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { courses } from "./testing/anySale.ts";
import { storeLedger } from "./testing/ledger.ts";
import { download } from "./testing/workbook.ts";

let server: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
});
afterAll(() => server.close());

it("DECISION-50 each refund is counted on the day of the business on which it went back", async () => {
  // In the evening, when it is the next day in UTC.
  const created_at = "2026-03-11T06:30:00Z";
  const sale = { agent: "Ann", course: 0, created_at, play_date: "2026-03-20", players: 1, charge: 5000 };
  await storeLedger(server.db, courses, [{ ...sale, refunds: [1000, 550] }]);
  const report = await download(server, admin, "sales_report.xlsx?month=3&year=2026");
  const dayNumber = Date.parse("2026-03-10") / 86_400_000 + 25_569;
  expect(report.rows("Refunds by day").slice(1, -1)).toEqual([[dayNumber, "Tuesday", 2, 15.5]]);
});
