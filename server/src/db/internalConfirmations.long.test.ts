import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { expect, it } from "vitest";
import { migrationsUntil } from "../testing/migrationsUntil.ts";
import { openPglite } from "./pglite.ts";
import { teeTimes } from "./schema/index.ts";

const stored: readonly (readonly [confirmation: string, internal: boolean, after: readonly [string, boolean]])[] = [
  ["INTERNAL", true, ["INTERNAL", true]],
  ["internal", false, ["INTERNAL", true]],
  [" Internal ", false, ["INTERNAL", true]],
  ["", false, ["INTERNAL", true]],
  ["TP-1", false, ["TP-1", false]],
  ["internal 7", false, ["internal 7", false]],
  ["TP-2 by phone", true, ["TP-2 by phone", true]],
];

it("ANSWER-42 tee times stored as internal in other letters are INTERNAL after 0029_internal_confirmation", async () => {
  const { client, db, migrate: migrateOn, close } = await openPglite({});
  await migrationsUntil("0028_players_sold", (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
  await client.query("insert into golf_courses (id, course_name) overriding system value values (1, 'Torrey')");
  await client.query("insert into customers (id) overriding system value values (1)");
  for (const [place, [confirmation, internal]] of stored.entries()) {
    await client.query(
      `insert into tee_times (id, agent, golf_course_id, customer_id, play_date, play_time, players, confirmation, internal,
         charge_cents, rental_clubs_cents, service_fee_cents, discount_amount_cents, gift_certificate_amount_cents, cost_cents)
       overriding system value values ($1, 'Pat', 1, 1, '2026-11-28', '10:30', 2, $2, $3, 0, 0, 0, 0, 0, 0)`,
      [place + 1, confirmation, internal],
    );
  }

  await migrateOn();

  const { id, confirmation, internal } = teeTimes;
  const found = await db.select({ confirmation, internal }).from(teeTimes).orderBy(id);
  await close();
  expect(found.map((teeTime) => [teeTime.confirmation, teeTime.internal])).toEqual(stored.map(([, , after]) => after));
});
