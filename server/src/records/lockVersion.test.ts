import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Connection } from "../db/connection.ts";
import type { Database } from "../db/database.ts";
import { helpfulLinks } from "../db/schema/helpfulLinks.ts";
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
    await holdRecord(tx, helpfulLinks, held, find);
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

it("a record that does not exist is 404", async () => {
  await expect(rename({ id: 2 ** 31 - 1, lock_version: 3 })).rejects.toMatchObject({ status: 404 });
});

it("of two saves that began with the same version one is refused", async () => {
  const { id, lock_version } = await stored();
  const answers = await Promise.allSettled([rename({ id, lock_version }), rename({ id, lock_version })]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
