import { type HelpfulLinkInput, helpfulLinkForm } from "@teedesk/domain";
import { getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Query } from "../contract/contract.ts";
import type { Connection } from "../db/connection.ts";
import type { Database } from "../db/database.ts";
import { helpfulLinks } from "../db/schema/helpfulLinks.ts";
import { historyEntries } from "../db/schema/historyEntries.ts";
import type { StaffMember } from "../session/staffMember.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { tableResource } from "./tableResource.ts";

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

const staff: StaffMember = {
  id: 1,
  email: "agent@teedesk.test",
  name: "Alex Agent",
  desk: "product",
  level: "other",
  session_id: 1,
};
const { type, description, url, order } = helpfulLinks;
const link = { url: "https://a.test/", description: "A" };

/** Helpful links, where each write ends with `stored`. */
const linksWith = (stored: (tx: Database, id: number, input: HelpfulLinkInput) => Promise<void>) =>
  tableResource<Query<"listHelpfulLinks">>()({
    entity: "helpful_link",
    table: helpfulLinks,
    form: helpfulLinkForm,
    shown: (db) => db.select(getTableColumns(helpfulLinks)).from(helpfulLinks).$dynamic(),
    filters: { type: () => undefined, description: () => undefined, url: () => undefined },
    sorts: { type, description, url, order },
    order: [],
    row: (input) => input,
    stored,
  })(connection.db);

/** Fails with a deadlock the first time. */
function deadlockOnce() {
  let isFirst = true;
  return async () => {
    if (!isFirst) return;
    isFirst = false;
    throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
  };
}

it("tries a write again that lost a deadlock, and does it once", async () => {
  const { db } = connection;
  const { id } = await linksWith(deadlockOnce()).create(staff, link);
  const changed = linksWith(deadlockOnce()).update(staff, id, { lock_version: 0, order: 3 });
  expect(await changed).toMatchObject({ ...link, order: 3, lock_version: 1 });
  expect(await db.$count(helpfulLinks)).toBe(1);
  expect(await db.$count(historyEntries)).toBe(2);
});

it("stores nothing of a write whose last act fails", async () => {
  const failing = linksWith(() => Promise.reject(new Error("The disk is full.")));
  const before = await connection.db.select().from(helpfulLinks);
  await expect(failing.create(staff, link)).rejects.toThrow("The disk is full.");
  await expect(failing.update(staff, before[0]?.id ?? 0, { order: 9 })).rejects.toThrow("The disk is full.");
  expect(await connection.db.select().from(helpfulLinks)).toEqual(before);
});
