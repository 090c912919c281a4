import { type TestApp, testApp } from "@teedesk/server/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../scripts/postgres.ts";
import { hasPgbouncer, startPgbouncer } from "../support/pgbouncer.ts";
import { ordersOf } from "./orders.ts";
import { randomFrom } from "./random.ts";

const postgres = hasPgbouncer ? await startPostgres() : undefined;

describe.skipIf(postgres === undefined)("behind a pooler in session mode", () => {
  const given = <One>(one: One | undefined): One => one ?? expect.fail("it is not there");
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let direct: TestApp;
  let pooled: TestApp;
  beforeAll(async () => {
    pooler = await startPgbouncer(given(postgres));
    direct = await testApp({ postgres: given(postgres).url });
    pooled = await testApp({ beside: direct, postgres: pooler.url });
  });
  afterAll(async () => {
    await pooled.close();
    await pooler.stop();
    await direct.close();
    await given(postgres).stop();
  });

  it.each(["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "jit"])(
    "a connection has the same %s",
    async (setting) => {
      const read = async ({ db }: TestApp) => {
        const rows = await db.select({ is: sql<string>`current_setting(${setting})` }).from(sql`(select) as once`);
        return rows[0]?.is;
      };
      expect(await read(pooled)).toBe(await read(direct));
    },
  );

  it("a booking sent at once here and past the pooler is made once", async () => {
    const [order] = ordersOf(1, { kill: 0, certificate: "", random: randomFrom(1) });
    const { key, booking } = given(order);
    const book = async (server: TestApp) => {
      const headers = { ...(await server.as("admin")), "idempotency-key": key };
      return server.inject({ method: "POST", url: "/api/ibe/book", headers, payload: { booking } });
    };
    await Promise.all([direct, pooled, direct, pooled].map(book));
    const again = await book(pooled);
    expect([again.statusCode, again.json()]).toEqual([200, (await book(direct)).json()]);
    expect(await direct.db.execute(sql`select count(*)::int from tee_times where folio = ${key}`)).toMatchObject({
      rows: [{ count: 1 }],
    });
  });

  it("a report is read", async () => {
    const headers = await pooled.as("admin");
    const report = await pooled.inject({ method: "GET", url: "/api/reports/maintenance.xlsx", headers });
    expect([report.statusCode, report.rawPayload.length > 1000]).toEqual([200, true]);
  });
});
