import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { teeTimes } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { courses } from "./testing/anySale.ts";
import { type Sale, storeLedger } from "./testing/ledger.ts";
import { download } from "./testing/workbook.ts";

let server: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
});
afterAll(() => server.close());

// In the evening, when it is the next day in UTC.
const created_at = "2026-03-11T06:30:00Z";
const sale = { agent: "Ann", course: 0, created_at, play_date: "2026-03-20", players: 1, charge: 5000 };
const dayNumber = Date.parse("2026-03-10") / 86_400_000 + 25_569;

const refundsByDay = async () => {
  const report = await download(server, admin, "sales_report.xlsx?month=3&year=2026");
  return report.rows("Refunds by day").slice(1, -1);
};

it.each<[string, Partial<Sale>, number, number]>([
  ["each refund of a booking that stands", { refunds: [1000, 550] }, 2, 15.5],
  ["card and certificate of a cancelation as one", { certificate: 2000, refunds: [1000], isCanceled: true }, 1, 30],
])("DECISION-50 counts on the day of the business on which it went back: %s", async (_, over, refunds, dollars) => {
  await storeLedger(server.db, courses, [{ ...sale, ...over }]);
  expect(await refundsByDay()).toEqual([[dayNumber, "Tuesday", refunds, dollars]]);
});

it("DECISION-54 the reversal of a booking that was undone is no refund", async () => {
  const canceled = { ...sale, refunds: [5000], isCanceled: true };
  await storeLedger(server.db, courses, [canceled, { ...canceled, agent: "Bea" }]);
  await unguarded(server.db, (tx) => tx.update(teeTimes).set({ is_undone: true }).where(eq(teeTimes.agent, "Bea")));
  expect(await refundsByDay()).toEqual([[dayNumber, "Tuesday", 1, 50]]);
});
