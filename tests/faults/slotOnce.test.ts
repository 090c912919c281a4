import { type TestApp, testApp } from "@teedesk/server/testing";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../scripts/postgres.ts";
import { settle, signIn } from "./agent.ts";
import { audit, openBooks } from "./audit.ts";
import { waitForQuiet } from "./leftovers.ts";
import { randomFrom } from "./random.ts";
import { slotViolations, watchSlots } from "./slotGuard.ts";
import { addAgents, openSlots, ordersAt, slotsSoldTwice } from "./slots.ts";

/** `npm run faults` does this with two hundred slots, and with cancelations, moves, holds, feeds and kills in between. */
const postgres = await startPostgres();

describe.skipIf(postgres === undefined)("ANSWER-36 a slot that two servers sell", () => {
  const given = <One>(one: One | undefined): One => one ?? expect.fail("it is not there");
  const servers: TestApp[] = [];
  let db: Client;

  beforeAll(async () => {
    const own = { postgres: given(postgres).url, environment: { REQUEST_LIMIT: "0" } };
    const first = await testApp(own);
    servers.push(await testApp({ ...own, beside: first }), first);
    const [here] = await first.db.select({ name: sql<string>`current_database()` }).from(sql`(select) as once`);
    const url = new URL(own.postgres);
    url.pathname = `/${here?.name}`;
    db = new Client({ connectionString: url.href });
    await db.connect();
    await openBooks(db, 0);
    await watchSlots(db);
  });
  afterAll(async () => {
    await db.end();
    for (const server of servers) await server.close();
    await given(postgres).stop();
  });

  it("to a hundred agents has at most four players, and the others are told who has it and pay nothing", async () => {
    const urls = await Promise.all(servers.map(({ app }) => app.listen({ host: "127.0.0.1", port: 0 })));
    const urlOf = (index: number) => given(urls[index % urls.length]);
    const emails = await addAgents(db, 100);
    const sessions = await Promise.all(emails.map((email, index) => signIn(urlOf(index), email)));
    const orders = ordersAt(await openSlots(db, 1), sessions.length, { kill: 1, random: randomFrom(36) });

    const outcomes = await Promise.all(
      orders.map((order, index) => settle(urlOf(index), given(sessions[index]), order)),
    );
    await waitForQuiet(db);

    expect([await slotsSoldTwice(db), await slotViolations(db)]).toEqual([[], []]);
    const told = orders.map(({ key, receipts }, index) => {
      const outcome = given(outcomes[index]);
      return { key, receipts, tee_time_id: outcome.kind === "booked" ? outcome.tee_time_id : null };
    });
    expect(await audit(db, told)).toEqual([]);
    const words = outcomes.flatMap((outcome) =>
      outcome.kind === "refused" ? (outcome.errors["tee_time.play_time"] ?? []) : [],
    );
    // Some had bad cards, and one to four have booked.
    expect(words.length).toBeGreaterThan(50);
    for (const one of words) expect(one).toMatch(/left at \d\d:\d\d: Agent \d+ booked [124] at /);
  });

  it("is found as sold twice by a booking that came there once it had lost its number, and not by one that lost it there", async () => {
    const [slot] = await openSlots(db, 1, 1);
    const { play_date, play_time } = given(slot);
    const { rows } = await db.query<{ id: number }>(
      `update tee_times set folio = 'kill-' || id, golf_course_id = 1, play_date = $1, play_time = $2, players = 4, confirmation = 'INTERNAL'
       where id in (select id from tee_times where folio not like 'kill-%' and canceled_at is null order by id limit 2) returning id`,
      [play_date, play_time],
    );
    const { id } = given(rows[0]);
    const seatedAgo = (interval: string) =>
      db.query("update tee_times set seated_at = now() - $2::interval where id = $1", [id, interval]);
    await db.query(
      `insert into history_entries (entity, record_id, staff_user, action, changes, created_at)
       values ('tee_time', $1, '', 'updated', '[{"field": "confirmation", "before": "TT-1", "after": "INTERNAL"}]', now() - interval '1 hour')`,
      [id],
    );
    await seatedAgo("2 hours");
    expect(await slotsSoldTwice(db)).toEqual([]);
    await seatedAgo("0 hours");
    expect(await slotsSoldTwice(db)).toEqual([expect.stringContaining("is sold to 8")]);
  });
});
