import { type TestApp, testApp } from "@teedesk/server/testing";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalPostgres, startPostgres } from "../../scripts/postgres.ts";

const primary = await startPostgres();

describe.skipIf(primary === undefined)("a streaming replica for reports", () => {
  let replica: LocalPostgres;
  let server: TestApp;
  beforeAll(async () => {
    replica = await given(primary).replicate();
    server = await testApp({ postgres: given(primary).url, replica: replica.url });
    await server.db.execute(sql`create table stored (n int)`);
  });
  afterAll(async () => {
    await server.close();
    await replica.stop();
    await given(primary).stop();
  });

  const given = (one: LocalPostgres | undefined): LocalPostgres => one ?? expect.fail("there is no PostgreSQL");

  /** Stores a number and reads it: whether the replica was read, and whether the number was found. */
  async function readAfterStoring(n: number) {
    await server.db.execute(sql`insert into stored values (${n})`);
    return server.reading(async ({ db }) => {
      const isReplica = sql<boolean>`pg_is_in_recovery()`;
      const found = sql<boolean>`exists (select from stored where n = ${n})`;
      const [seen] = await db.select({ isReplica, found }).from(sql`(select) as once`);
      return seen;
    });
  }

  async function onReplica(statement: string): Promise<void> {
    const client = new Client({ connectionString: replica.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  it("has all that was stored before the read", async () => {
    // The copy of the test's database may still be under way.
    await expect.poll(() => readAfterStoring(0)).toMatchObject({ isReplica: true });
    // A copy that falls behind on a busy machine is not read; reads never have less than was stored.
    for (let n = 1; n <= 20; n += 1) expect(await readAfterStoring(n)).toMatchObject({ found: true });
  });

  it("serves a report", async () => {
    const headers = await server.as("admin");
    const response = await server.inject({ method: "GET", url: "/api/reports/maintenance.xlsx", headers });
    expect([response.statusCode, response.rawPayload.length > 1000]).toEqual([200, true]);
  });

  it("is not read while it is behind or unavailable", async () => {
    await onReplica("select pg_wal_replay_pause()");
    expect(await readAfterStoring(21)).toEqual({ isReplica: false, found: true });
    await onReplica("select pg_wal_replay_resume()");
    await replica.halt("fast");
    expect(await readAfterStoring(22)).toEqual({ isReplica: false, found: true });
    await replica.resume();
    await expect.poll(() => readAfterStoring(23)).toEqual({ isReplica: true, found: true });
  });
});
