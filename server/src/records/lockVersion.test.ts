import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Connection } from "../db/connection.ts";
import type { Database } from "../db/database.ts";
import { helpfulLinks } from "../db/schema/helpfulLinks.ts";
import { recordHistory } from "../platform/history/recordHistory.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { type Held, holdRecord } from "./lockVersion.ts";

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  await connection.db.delete(helpfulLinks);
  await connection.db.insert(helpfulLinks).values({ url: "https://a.test/", description: "A", lock_version: 3 });
});

async function find(db: Database, id: number) {
  const [link] = await db
    .select({ description: helpfulLinks.description, lock_version: helpfulLinks.lock_version })
    .from(helpfulLinks)
    .where(eq(helpfulLinks.id, id));
  return link ?? null;
}

const stored = async () => {
  const [link] = await connection.db.select().from(helpfulLinks);
  return link ?? { id: 0, lock_version: -1 };
};

const rename = (held: Held) =>
  connection.db.transaction(async (tx) => {
    await holdRecord(tx, helpfulLinks, { ...held, entity: "helpful_link" }, find);
    await tx.update(helpfulLinks).set({ description: "B" }).where(eq(helpfulLinks.id, held.id));
  });

it.each([
  ["the stored version", 3],
  ["none, as from a specified console", undefined],
])("ANSWER-16 a save that sends %s counts the version up", async (_, lock_version) => {
  const { id } = await stored();
  await rename({ id, lock_version });
  expect(await stored()).toMatchObject({ description: "B", lock_version: 4 });
});

it.each([2, 4])(
  "ANSWER-16 a save that sends version %i is 409 with the record, and writes nothing",
  async (lock_version) => {
    const before = await stored();
    await expect(rename({ id: before.id, lock_version })).rejects.toMatchObject({
      status: 409,
      body: {
        kind: "conflict",
        message: "Someone else changed this record while you were editing it.",
        current: { description: "A", lock_version: 3 },
      },
    });
    expect(await stored()).toEqual(before);
  },
);

const missing = 2 ** 31 - 1;

it("a record that does not exist is 404 for a save without a version, as from a specified console", async () => {
  await expect(rename({ id: missing })).rejects.toMatchObject({ status: 404 });
});

it("ANSWER-16 a save on a record that was deleted meanwhile is 409 without a record", async () => {
  await expect(rename({ id: missing, lock_version: 3 })).rejects.toMatchObject({
    status: 409,
    body: {
      kind: "conflict",
      message: "Someone else deleted this record while you were editing it, so it cannot be saved.",
      current: null,
    },
  });
});

it("ANSWER-16 the 409 names who made the last change", async () => {
  const { id } = await stored();
  const staff = { id: 1, email: "ann@teedesk.test" };
  const entry = { entity: "helpful_link", staff, before: null, after: null } as const;
  await recordHistory(connection.db, { ...entry, id, action: "updated" });
  await recordHistory(connection.db, { ...entry, id: missing, action: "deleted" });
  const messages = await Promise.all(
    [id, missing].map((one) => rename({ id: one, lock_version: 2 }).catch((error) => error.body.message)),
  );
  expect(messages).toEqual([
    "ann@teedesk.test changed this record while you were editing it.",
    "ann@teedesk.test deleted this record while you were editing it, so it cannot be saved.",
  ]);
});

it("ANSWER-16 the 409 names no one who sent a mail or changed a date range since", async () => {
  const { id } = await stored();
  const since = { id, staff: { id: 2, email: "bob@teedesk.test" }, before: null } as const;
  const entry = { ...since, entity: "helpful_link", staff: { id: 1, email: "ann@teedesk.test" } } as const;
  await recordHistory(connection.db, { ...entry, action: "updated", after: null });
  await recordHistory(connection.db, { ...since, entity: "helpful_link", action: "receipt sent", after: null });
  const after = { rate_date_ranges: "2026-01-01 to 2026-12-31" };
  await recordHistory(connection.db, { ...since, entity: "helpful_link", action: "updated", after });
  await expect(rename({ id, lock_version: 2 })).rejects.toMatchObject({
    body: { message: "ann@teedesk.test changed this record while you were editing it." },
  });
});

it("of two saves that began with the same version one is refused", async () => {
  const { id, lock_version } = await stored();
  const results = await Promise.allSettled([rename({ id, lock_version }), rename({ id, lock_version })]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
