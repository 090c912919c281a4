import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrationsUntil } from "../testing/migrationsUntil.ts";
import { openPglite } from "./pglite.ts";

const { client, migrate: migrateOn, close } = await openPglite({});
afterAll(close);

type Change = readonly [field: string, before: string | null, after: string | null];

const bookedAt = "2026-11-01T10:00:00.000Z";

/** A tee time as it is now, and the entries of its history. */
const stored: readonly (readonly [
  columns: Readonly<Record<string, unknown>>,
  entries: readonly (readonly Change[])[],
])[] = [
  [
    { play_time: "11:10" },
    [[["play_time", "10:30", "10:50"]], [["notes", null, "Left handed"]], [["play_time", "10:50", "11:10"]]],
  ],
  [{ players: 4 }, [[["players", "2", "4"]]]],
  [
    { golf_course_id: 2 },
    [
      [
        ["course.id", "1", "2"],
        ["course.course_name", "Torrey", "Balboa"],
        ["play_time", "09:00", "10:30"],
      ],
    ],
  ],
  [
    { confirmation: "TT-B", players: 3 },
    [[["players", "1", "2"]], [["confirmation", "TT-1", "TT-B"]], [["players", "2", "3"]]],
  ],
  [
    { confirmation: "TT-B", players: 3 },
    [
      [
        ["players", "2", "3"],
        ["confirmation", "TT-1", "TT-B"],
      ],
    ],
  ],
  [{ confirmation: "INTERNAL", players: 3 }, [[["players", "2", "3"]]]],
  [{ canceled_at: new Date(bookedAt) }, [[["play_time", "10:50", "10:30"]]]],
  [{ play_date: "2026-11-02" }, [[["play_time", "10:50", "10:30"]]]],
  [{ notes: "Left handed" }, [[["notes", null, "Left handed"]]]],
  [{ play_time: "11:10" }, [[["play_time", "10:30", "11:10"]]]],
  [{}, [[["play_time", "10:30", "10:50"]], [["play_time", "10:50", "10:30"]]]],
  [
    {},
    [
      [
        ["course.id", "9", "1"],
        ["course.course_name", "Deleted since", "Torrey"],
      ],
    ],
  ],
  [
    { confirmation: "INTERNAL", play_time: "11:10" },
    [
      [
        ["confirmation", "TT-1", "INTERNAL"],
        ["play_time", "10:30", "11:10"],
      ],
    ],
  ],
  [
    { confirmation: "INTERNAL", play_time: "11:10" },
    [[["confirmation", "TT-1", "INTERNAL"]], [["play_time", "10:30", "11:10"]]],
  ],
  [
    { players: 4 },
    [
      [["players", "4", "2"]],
      [["play_time", "10:30", "11:10"]],
      [["play_time", "11:10", "10:30"]],
      [["players", "2", "4"]],
    ],
  ],
  [{ players: 4 }, [[["players", "4", "2"]], [["players", "2", "3"]], [["players", "3", "4"]]]],
  [{ players: 4 }, [[["players", "4", "2"]], [["players", "2", "4"]]]],
  [{}, [[["players", "1", "2"]], [["confirmation", "TT-0", "TT-1"]], [["players", "2", "3"]], [["players", "3", "2"]]]],
  [{}, [[["players", "3", "2"]], [["confirmation", "TT-0", "TT-1"]]]],
];

beforeAll(async () => {
  await migrationsUntil("0052_told_of_a_move", (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
  await client.exec(`
    insert into golf_courses (id, course_name) overriding system value values (1, 'Torrey'), (2, 'Balboa');
    insert into customers (id, first_name, last_name) overriding system value values (1, 'Pat', 'Lee')`);
  for (const [index, [changes, entries]] of stored.entries()) {
    const columns = {
      id: index + 1,
      golf_course_id: 1,
      play_date: "2099-12-05",
      play_time: "10:30",
      players: 2,
      confirmation: "TT-1",
      created_at: bookedAt,
      ...changes,
    };
    await client.query(
      `insert into tee_times (agent, customer_id, charge_cents, rental_clubs_cents, service_fee_cents, discount_amount_cents,
         gift_certificate_amount_cents, cost_cents, ${Object.keys(columns).join()})
       overriding system value values ('Ann', 1, 0, 0, 0, 0, 0, 0, ${Object.keys(columns)
         .map((_, at) => `$${at + 1}`)
         .join()})`,
      Object.values(columns),
    );
    for (const [place, entry] of entries.entries())
      await client.query(
        `insert into history_entries (entity, record_id, action, changes, created_at)
         values ('tee_time', $1, 'updated', $2, $3)`,
        [
          index + 1,
          JSON.stringify(entry.map(([field, before, after]) => ({ field, before, after }))),
          new Date(Date.parse(bookedAt) + (place + 1) * 3_600_000),
        ],
      );
  }
  await client.query(`insert into course_notices (tee_time_id, golf_course_id, play_date, play_time, players, is_canceled, staff_user)
    values (10, 1, '2099-12-05', '11:10', 2, false, 'ann@example.test')`);
  await client.query(`insert into course_notices (tee_time_id, golf_course_id, play_date, play_time, players, is_canceled, staff_user, created_at)
    values (11, 1, '2099-12-05', '10:30', 2, false, 'ann@example.test', '2026-11-01T12:00:00Z')`);
  // Notified after the first of the four changes, and before the first of the three.
  await client.query(`insert into course_notices (tee_time_id, golf_course_id, play_date, play_time, players, is_canceled, staff_user, created_at)
    values (15, 1, '2099-12-05', '10:30', 2, false, 'ann@example.test', '2026-11-01T11:30:00Z'),
      (16, 1, '2099-12-05', '10:30', 4, false, 'ann@example.test', '2026-11-01T10:30:00Z')`);
  await client.query(`insert into history_entries (entity, record_id, action, changes, created_at) values ('tee_time', 11, 'updated',
    '[{"field": "confirmation", "before": "INTERNAL", "after": "TT-1"}]', '2026-11-01T12:00:00Z')`);
  await migrateOn();
});

it("a change that was made under the old number, or with which it was lost, has a notice of what the number was given for", async () => {
  const { rows } = await client.query(
    `select tee_time_id, golf_course_id, play_date::text, play_time, players, is_canceled, staff_user, created_at, kept
     from course_notices where tee_time_id not in (10, 11, 15, 16) order by id`,
  );
  const notice = { golf_course_id: 1, play_date: "2099-12-05", play_time: "10:30", players: 2, is_canceled: false };
  const given = { ...notice, staff_user: "", created_at: new Date(bookedAt), kept: 0 };
  expect(rows).toEqual([
    { ...given, tee_time_id: 1 },
    { ...given, tee_time_id: 2, kept: null },
    { ...given, tee_time_id: 3, play_time: "09:00" },
    { ...given, tee_time_id: 4, created_at: new Date("2026-11-01T12:00:00.000Z"), kept: null },
    { ...given, tee_time_id: 13 },
    { ...given, tee_time_id: 17, players: 4, kept: 2 },
    { ...given, tee_time_id: 18, created_at: new Date("2026-11-01T12:00:00.000Z"), kept: null },
  ]);
});

it("a tee time whose course was notified keeps its notice alone", async () => {
  const { rows } = await client.query("select staff_user from course_notices where tee_time_id = 10");
  expect(rows).toEqual([{ staff_user: "ann@example.test" }]);
});

it("the notice of a number that was entered is by no person", async () => {
  const { rows } = await client.query("select staff_user from course_notices where tee_time_id = 11");
  expect(rows).toEqual([{ staff_user: "" }]);
});

it("a notice has the players who have kept their seats since", async () => {
  const { rows } = await client.query(
    "select tee_time_id, kept from course_notices where tee_time_id in (10, 11, 15, 16) order by tee_time_id",
  );
  expect(rows).toEqual([
    { tee_time_id: 10, kept: null },
    { tee_time_id: 11, kept: null },
    { tee_time_id: 15, kept: 0 },
    { tee_time_id: 16, kept: 2 },
  ]);
});
