import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "../db/connection.ts";
import { golfCourses, schemaCompatibility, staffUsers, teeTimes } from "../db/schema/index.ts";
import { createCardCipher } from "../platform/cardCipher.ts";
import { createClock } from "../platform/clock.ts";
import { createStaffUser } from "../resources/auth/createStaffUser.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { prepare } from "./prepare.ts";

const clock = createClock("America/Los_Angeles");
const cards = createCardCipher(Buffer.alloc(32));
const demo = { clock, cards, teeTimes: 20 };
let connection: Connection;

beforeEach(async () => {
  connection = await testDatabase();
});
afterEach(() => connection.close());

it("fills an empty database once, however many servers start", async () => {
  await Promise.all([1, 2, 3].map(() => prepare(connection, { cards, demo })));
  expect(await connection.db.$count(teeTimes)).toBe(20);
  await prepare(connection, { cards, demo });
  expect(await connection.db.$count(teeTimes)).toBe(20);
});

it("changes no table of a complete database, which a serving role could not", async () => {
  const serving = { ...connection, migrate: () => Promise.reject(new Error("may not change tables")) };
  await prepare(serving, { cards, demo });
  expect(await connection.db.$count(teeTimes)).toBe(20);
});

it("leaves a database in use alone", async () => {
  await createStaffUser(connection.db, {
    email: "a@b.test",
    name: "A",
    password: "long enough for us",
    level: "admin",
  });
  await prepare(connection, { cards, demo });
  expect(await connection.db.$count(golfCourses)).toBe(0);
});

it("without demo data stays empty, and refuses the demo sign-ins", async () => {
  await prepare(connection, { cards, demo: null });
  expect(await connection.db.$count(staffUsers)).toBe(0);
  await prepare(connection, { cards, demo });
  await expect(prepare(connection, { cards, demo: null })).rejects.toThrow(
    /^DEMO: this database holds demo sign-ins\./,
  );
});

it("does not start with another card key", async () => {
  await prepare(connection, { cards, demo });
  const other = createCardCipher(Buffer.alloc(32, 1));
  await expect(prepare(connection, { cards: other, demo })).rejects.toThrow(/^CARD_KEY: /);
});

describe("a database that a newer version has migrated", () => {
  beforeEach(async () => {
    await prepare(connection, { cards, demo: null });
    await connection.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 9999999999999)`,
    );
  });

  it("is served while it has all that this version needs", async () => {
    await expect(prepare(connection, { cards, demo: null })).resolves.toBeUndefined();
  });

  it("is refused once something is missing", async () => {
    await connection.db.update(schemaCompatibility).set({ oldest: 9_999_999_999_999 });
    await expect(prepare(connection, { cards, demo: null })).rejects.toThrow(
      /^DATABASE_URL: this database was made by a newer version of Teedesk\. Start that version[^\n]+$/,
    );
  });
});

it("does not change tables when it only checks, and names the command that does", async () => {
  await prepare(connection, { cards, demo: null, migrates: false });
  await connection.db.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  await expect(prepare(connection, { cards, demo: null, migrates: false })).rejects.toThrow(
    /^DATABASE_URL: the tables are not those of this version yet\. Run npm run migrate[^\n]+$/,
  );
  await connection.db.execute(sql`drop schema drizzle cascade`);
  await expect(prepare(connection, { cards, demo: null, migrates: false })).rejects.toThrow(/npm run migrate/);
});
