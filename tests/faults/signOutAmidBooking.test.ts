import { type TestApp, testApp } from "@teedesk/server/testing";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../scripts/postgres.ts";
import { type Session, signIn } from "./agent.ts";
import { openSlots } from "./slots.ts";

const postgres = await startPostgres();

describe.skipIf(postgres === undefined)("DECISION-51 a session that ends while a booking ends its hold", () => {
  const given = <One>(one: One | undefined): One => one ?? expect.fail("it is not there");
  let server: TestApp;
  let db: Client;
  let url: string;
  let before = 0;

  const connect = async (): Promise<Client> => {
    const [here] = await server.db.select({ name: sql<string>`current_database()` }).from(sql`(select) as once`);
    const address = new URL(given(postgres).url);
    address.pathname = `/${here?.name}`;
    const client = new Client({ connectionString: address.href });
    await client.connect();
    return client;
  };

  beforeAll(async () => {
    server = await testApp({ postgres: given(postgres).url, environment: { REQUEST_LIMIT: "0" } });
    url = await server.app.listen({ host: "127.0.0.1", port: 0 });
    db = await connect();
  });
  afterAll(async () => {
    await db.end();
    await server.close();
    await given(postgres).stop();
  });

  const send = (method: string, path: string, headers: Session, body?: object): Promise<Response> =>
    fetch(`${url}/api/${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const isWaiting = async (): Promise<boolean> =>
    (await db.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
      .rows.length > 0;

  /** A connection reports what it counted within ten seconds. */
  const deadlocks = async (): Promise<number> => {
    const counted = "select deadlocks::int as count from pg_stat_database where datname = current_database()";
    return (await db.query<{ count: number }>(counted)).rows[0]?.count ?? 0;
  };

  const again = () => signIn(url);
  it.each<[string, (own: Session) => Promise<Response>]>([
    ["by signing out", (own) => send("DELETE", "auth/sign_out", own)],
    ["with all others", async () => send("DELETE", "auth/sessions", await again())],
    [
      "by another password",
      async () =>
        send("PUT", "auth/password", await again(), {
          current_password: "demo-fairway",
          password: "links-and-heather-7",
          password_confirmation: "links-and-heather-7",
        }),
    ],
  ])("%s is ended all the same where the database breaks the tie against it", async (_, end) => {
    const session = await signIn(url);
    const [slot] = await openSlots(db, 1, before++);
    await send("PUT", "fore_up_availability/seats/hold", session, { id: slot?.id, players: 2, form: "form" });
    const found = await deadlocks();
    const booking = await connect();
    // The session looks for a deadlock alone, a second after it began to wait: before it gives up.
    await booking.query("set deadlock_timeout = '1min'");
    await booking.query("begin");
    await booking.query("select from slot_holds for update");
    const ending = end(session);
    await expect.poll(isWaiting, { timeout: 20_000, interval: 10 }).toBe(true);
    await booking.query("delete from slot_holds");
    await booking.query("commit");
    await booking.end();
    expect((await ending).status).toBe(200);
    expect((await send("GET", "auth/sessions", session)).status).toBe(401);
    await expect.poll(deadlocks, { timeout: 20_000 }).toBeGreaterThan(found);
  });
});
