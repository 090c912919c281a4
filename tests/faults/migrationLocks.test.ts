import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type LocalPostgres, startPostgres } from "../../scripts/postgres.ts";
import { type LockPatience, migratePostgres } from "../../server/src/db/migratePostgres.ts";
import { migrationsUntil } from "../../server/src/testing/migrationsUntil.ts";

const postgres = await startPostgres();

describe.skipIf(postgres === undefined)("a migration during a read of a table that it changes", () => {
  const given = (one: LocalPostgres | undefined): LocalPostgres => one ?? expect.fail("there is no PostgreSQL");
  let owner: Client;
  let reader: Client;

  async function connected(database: string): Promise<Client> {
    const url = new URL(given(postgres).url);
    url.pathname = `/${database}`;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    return client;
  }

  beforeEach(async () => {
    const name = `locks_${randomUUID().replaceAll("-", "")}`;
    const first = await connected("postgres");
    await first.query(`create database ${name}`);
    await first.end();
    owner = await connected(name);
    reader = await connected(name);
    await migrationsUntil("0025_course_names", (migrationsFolder) => migrate(drizzle(owner), { migrationsFolder }));
    await reader.query("begin");
    await reader.query("select count(*) from golf_rates");
  });
  afterEach(async () => {
    await reader.end();
    await owner.end();
  });
  afterAll(() => given(postgres).stop());

  /** Whether the migration's first index and its last column exist. */
  async function made() {
    const { rows } = await reader.query(`select to_regclass('audit_entries_event') is not null as index,
      exists (select from pg_attribute where attrelid = 'golf_rates'::regclass and attname = 'weekdays') as column`);
    return rows[0];
  }
  const patience: LockPatience = { lockTimeout: 200, tries: 10, pause: async () => {} };

  it("gives way to writers, and continues once the reader has ended", async () => {
    const meanwhile: unknown[] = [];
    const pause = async () => {
      // Fails immediately if the failed attempt still blocked writers.
      await reader.query("lock table audit_entries, transaction_items, rate_date_ranges in row exclusive mode nowait");
      meanwhile.push(await made());
      await reader.query("commit");
    };
    await migratePostgres(owner, { ...patience, pause });
    expect(meanwhile).toEqual([{ index: false, column: false }]);
    expect(await made()).toEqual({ index: true, column: true });
  });

  it("fails with one line if the reader stays, and changes nothing", async () => {
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    await expect(migratePostgres(owner, { ...patience, tries: 3, pause })).rejects.toThrow(
      /^DATABASE_URL: another session holds a lock on a table\. Nothing was changed\. .+ \(canceling statement due to lock timeout\)$/,
    );
    expect(pauses).toBe(2);
    expect(await made()).toEqual({ index: false, column: false });
  });
});
