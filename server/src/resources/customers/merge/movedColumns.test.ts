import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Connection } from "../../../db/connection.ts";
import { customers, historyEntries } from "../../../db/schema/index.ts";
import { testDatabase } from "../../../testing/testDatabase.ts";
import { movedColumns, recordMoves } from "./movedColumns.ts";

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

it.each([
  ["tee_time", "customer changed", "customer", "Pat Lee", "Patricia Lee"],
  [
    "bought_certificate",
    "purchaser changed",
    "customer",
    "Pat Lee, pat@example.test",
    "Patricia Lee, lee@example.test",
  ],
  [
    "received_certificate",
    "recipient changed",
    "recipient",
    "Pat Lee, pat@example.test",
    "Patricia Lee, lee@example.test",
  ],
])("DECISION-64 the history of a moved %s says: %s", async (kind, action, field, before, after) => {
  const { db } = connection;
  const [from, to] = await db
    .insert(customers)
    .values([
      { first_name: "Pat", last_name: "Lee", email: "pat@example.test" },
      { first_name: "Patricia", last_name: "Lee", email: "lee@example.test" },
    ])
    .returning();
  const column = movedColumns.find((one) => one.kind === kind);
  if (from === undefined || to === undefined || column === undefined) throw new Error("Nothing is moved.");
  await recordMoves(db, column, [[from.id, 0]], { from, to, staff: { id: 1, email: "admin@teedesk.test" } });
  const entries = await db.select().from(historyEntries).where(eq(historyEntries.record_id, from.id));
  expect(entries).toMatchObject([
    {
      entity: column.table === "tee_times" ? "tee_time" : "gift_certificate",
      staff_user: "admin@teedesk.test",
      action,
      changes: [
        { field: `${field}.id`, before: String(from.id), after: String(to.id) },
        { field: `${field}.name`, before, after },
      ],
    },
  ]);
});
