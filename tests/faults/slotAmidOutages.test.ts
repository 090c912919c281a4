import { type TestApp, testApp } from "@teedesk/server/testing";
import { sql } from "drizzle-orm";
import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../scripts/postgres.ts";
import { type CuttableNetwork, openNetwork } from "../support/cuttableNetwork.ts";
import { type Session, signIn } from "./agent.ts";
import { openBooks } from "./audit.ts";
import { connectTo, outages, strike, untilReady } from "./outages.ts";
import { randomFrom } from "./random.ts";
import { settleAll } from "./settleAll.ts";
import { slotsJudged, slotViolations, watchSlots } from "./slotGuard.ts";
import { sellDuringFault } from "./slotRush.ts";
import { addAgents, lastingHolds, openSlots, ordersAt, slotsSoldTwice } from "./slots.ts";

/** `npm run faults` does this with four hundred slots, and with two server processes that are killed in turn, and a feed. */
const postgres = await startPostgres({ durable: true });

describe.skipIf(postgres === undefined)(
  "ANSWER-36 slots that are sold and held while the database is unavailable",
  () => {
    const given = <One>(one: One | undefined): One => one ?? expect.fail("it is not there");
    const slotsOfRound = 3;
    let network: CuttableNetwork;
    let server: TestApp;
    let url: string;
    let database: string;
    let sessions: readonly Session[];

    async function withBooks<Result>(use: (db: Client) => Promise<Result>): Promise<Result> {
      const db = await connectTo(database);
      try {
        return await use(db);
      } finally {
        await db.end();
      }
    }

    beforeAll(async () => {
      network = await openNetwork(given(postgres).port);
      server = await testApp({
        postgres: `postgres://teedesk@127.0.0.1:${network.port}/postgres`,
        environment: { REQUEST_LIMIT: "0", BOOKING_LEASE_SECONDS: "1" },
      });
      const [here] = await server.db.select({ name: sql<string>`current_database()` }).from(sql`(select) as once`);
      database = given(postgres).url.replace(/postgres$/, given(here).name);
      url = await server.app.listen({ host: "127.0.0.1", port: 0 });
      const emails = await withBooks(async (db) => {
        await openBooks(db, 0);
        await watchSlots(db);
        return addAgents(db, 4);
      });
      sessions = await Promise.all(emails.map((email) => signIn(url, email)));
    });
    afterAll(async () => {
      await server.close();
      await network.close();
      await given(postgres).stop();
    });

    it.each(outages.map((outage, index) => [outage, index + 1] as const))(
      "are sold once, and each booking is stored once (%s)",
      async (outage, round) => {
        const random = randomFrom(round);
        const slots = await withBooks((db) => openSlots(db, slotsOfRound, (round - 1) * slotsOfRound));
        const { sent, problems } = await sellDuringFault({
          urls: [url],
          sessions,
          slots,
          orders: ordersAt(slots, 24, { kill: round, random, confirmed: true }),
          random,
          ordersBefore: 6,
          fault: async () => {
            await strike(outage, { postgres: given(postgres), network, milliseconds: 300 });
            await untilReady(url);
          },
          isKill: false,
          note: () => undefined,
        });
        await withBooks(async (db) => {
          expect([...problems, ...(await settleAll({ db, url, sent, note: () => undefined }))]).toEqual([]);
          expect([await slotsSoldTwice(db), await slotViolations(db)]).toEqual([[], []]);
          expect((await slotsJudged(db)).sales).toBeGreaterThan(1);
        });
      },
    );

    it("can be held afterwards, until the agents sign out", async () => {
      const slots = await withBooks((db) => openSlots(db, sessions.length, outages.length * slotsOfRound));
      const held = await Promise.all(
        sessions.map((session, index) =>
          fetch(`${url}/api/fore_up_availability/seats/hold`, {
            method: "PUT",
            headers: { ...session, "content-type": "application/json" },
            body: JSON.stringify({ id: given(slots[index]).id, players: 4 }),
          }),
        ),
      );
      expect(held.map(({ status }) => status)).toEqual(sessions.map(() => 200));
      expect(await withBooks((db) => lastingHolds(db, url, sessions))).toEqual([]);
    });
  },
);
