import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrationsUntil } from "../testing/migrationsUntil.ts";
import { openPglite } from "./pglite.ts";

const { client, migrate: migrateOn, close } = await openPglite({});
afterAll(close);

const place = "1, current_date + 7, '10:30'";

const book = async (changes: Readonly<Record<string, unknown>> = {}): Promise<number> => {
  const columns = { agent: "Ann", players: 2, play_time: "10:30", ...changes };
  const { rows } = await client.query<{ id: number }>(
    `insert into tee_times (golf_course_id, customer_id, play_date, charge_cents, rental_clubs_cents, service_fee_cents,
       discount_amount_cents, gift_certificate_amount_cents, cost_cents, ${Object.keys(columns).join()})
     values (1, 1, current_date + 7, 0, 0, 0, 0, 0, 0, ${Object.keys(columns)
       .map((_, at) => `$${at + 1}`)
       .join()}) returning id`,
    Object.values(columns),
  );
  return rows[0]?.id ?? expect.fail("nothing was booked");
};

const tell = (id: number, { staff_user, created_at }: { readonly staff_user: string; readonly created_at: Date }) =>
  client.query(
    `insert into course_notices (tee_time_id, golf_course_id, play_date, play_time, players, is_canceled, staff_user, created_at)
     select id, golf_course_id, play_date, play_time, players, false, $2, $3 from tee_times where id = $1`,
    [id, staff_user, created_at],
  );

const observe = (scraped: string, spots: string, gone = "null") =>
  client.query(
    `insert into fore_up_availabilities (golf_course_id, available_date, available_time, spots, scraped_at, gone_at)
     values (${place}, '${spots}', ${scraped}, ${gone})
     on conflict (golf_course_id, available_date, available_time)
     do update set spots = excluded.spots, scraped_at = excluded.scraped_at, gone_at = excluded.gone_at`,
  );

const one = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows[0];

beforeAll(async () => {
  await migrationsUntil("0035_reports_as_of", (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
  await client.exec(`
    insert into golf_courses (id, course_name) overriding system value values (1, 'Torrey'), (2, 'Balboa');
    insert into customers (id, first_name, last_name) overriding system value values (1, 'Pat', 'Lee');
    insert into staff_users (id, email, name, password_hash) overriding system value values (1, 'ann@example.test', 'Ann', ''), (2, 'bob@example.test', 'Bob', '')`);
  await observe("now() - interval '1 hour'", "{2,4}");
  await book({ created_at: new Date("2026-11-01T10:00:00.000Z") });
  await book({ created_at: new Date("2026-11-01T10:00:00.000Z"), confirmation: "TT1", players: 3 });
  await migrateOn();
});

it("a tee time to come of before the migrations has its place since it was booked, and its slot has room for those it knew of", async () => {
  expect(await one("select distinct seated_at from tee_times")).toEqual({
    seated_at: new Date("2026-11-01T10:00:00.000Z"),
  });
  expect(
    await one(
      "select most_seen, known_until = date_trunc('milliseconds', scraped_at) as known from fore_up_availabilities",
    ),
  ).toEqual({ most_seen: 7, known: true });
});

describe("seated_at", () => {
  const long = new Date("2026-11-01T10:00:00.000Z");
  it.each([
    ["another course", "golf_course_id = 2", true],
    ["another day", "play_date = play_date + 1", true],
    ["another time", "play_time = '10:40'", true],
    ["more players", "players = 3", true],
    ["the course's confirmation", "confirmation = 'TT1'", false],
    ["fewer players", "players = 1", false],
    ["the same again", "players = 2, play_time = '10:30', confirmation = 'INTERNAL'", false],
    ["notes", "notes = 'Call first'", false],
    ["being canceled", "canceled_at = now()", false],
  ])("is set by %s: %s %s", async (_, change, isSet) => {
    const id = await book({ seated_at: long });
    await client.query(`update tee_times set ${change} where id = ${id}`);
    expect(
      await one(`select seated_at > now() - interval '1 minute' as is_set from tee_times where id = ${id}`),
    ).toEqual({
      is_set: isSet,
    });
  });

  it("is the moment of the row, not that of its transaction, which may have waited", async () => {
    const id = await book();
    await client.transaction(async (tx) => {
      await tx.query("select pg_sleep(0.01)");
      const { rows } = await tx.query(
        `update tee_times set play_time = '11:00' where id = ${id} returning seated_at > now() as later`,
      );
      expect(rows).toEqual([{ later: true }]);
    });
  });
});

describe("an observation", () => {
  beforeEach(() => client.exec("update tee_times set canceled_at = now(); delete from fore_up_availabilities"));
  const known = () =>
    one("select most_seen, known_until < now() - interval '1 minute' as before from fore_up_availabilities");

  it("knows until its own moment, and of a fast clock until it was stored", async () => {
    await observe("now() - interval '1 hour'", "{4}");
    expect(await known()).toEqual({ most_seen: 4, before: true });
    await observe("now() + interval '5 minutes'", "{4}");
    expect(await one("select known_until <= now() as not_later from fore_up_availabilities")).toEqual({
      not_later: true,
    });
  });

  it("keeps the largest group that was ever seen to fit; one first seen as taken was never seen free", async () => {
    await observe("now() - interval '1 hour'", "{1}", "now()");
    expect(await known()).toMatchObject({ most_seen: 0 });
    await observe("now() - interval '50 minutes'", "{2,3}");
    await observe("now() - interval '40 minutes'", "{1,2}");
    await observe("now() - interval '30 minutes'", "{1,2}", "now()");
    expect(await known()).toMatchObject({ most_seen: 3 });
  });

  it("has room for those whom the course had confirmed, or was notified of, before it, beside what it saw free", async () => {
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    await book({ confirmation: "TT1", players: 2, seated_at: hours(3) });
    await book({ confirmation: "TT2", players: 1, seated_at: hours(1) });
    await book({ players: 4, seated_at: hours(3) });
    await tell(await book({ players: 1, seated_at: hours(4) }), {
      staff_user: "ann@example.test",
      created_at: hours(3),
    });
    await tell(await book({ players: 1, seated_at: hours(4) }), {
      staff_user: "ann@example.test",
      created_at: hours(1),
    });
    await tell(await book({ players: 1, seated_at: hours(4) }), { staff_user: "", created_at: hours(3) });
    await book({ confirmation: "TT3", players: 4, seated_at: hours(3), canceled_at: hours(2) });
    await observe("now() - interval '2 hours'", "{1,2}");
    expect(await known()).toMatchObject({ most_seen: 5 });
    await observe("now() - interval '30 minutes'", "{2}");
    expect(await known()).toMatchObject({ most_seen: 7 });
    await observe("now() - interval '20 minutes'", "{2}", "now()");
    expect(await known()).toMatchObject({ most_seen: 7 });
    await client.query("delete from fore_up_availabilities");
    await observe("now() - interval '10 minutes'", "{1}", "now()");
    expect(await known()).toMatchObject({ most_seen: 5 });
  });
});

describe.each(["seats_at", "lock_seats"])("%s", (name) => {
  const seats = async (where = place) => (await one(`select ${name}(${where}) as seats`))?.["seats"];
  beforeAll(async () => {
    await client.query("update tee_times set canceled_at = now()");
    await client.query("delete from fore_up_availabilities");
    await observe("'2026-11-20T10:00:00.123Z'", "{2,4}");
    await book({ agent: "Bob", players: 1, seated_at: new Date("2026-11-20T11:00:00.000Z") });
    const numbered = await book({ confirmation: "TT1", seated_at: new Date("2026-11-20T10:30:00.000Z") });
    await tell(numbered, { staff_user: "ann@example.test", created_at: new Date("2026-11-20T12:00:00.000Z") });
    await book({ canceled_at: new Date() });
    await book({ play_time: "10:40" });
    await client.query(`insert into slot_holds (fore_up_availability_id, staff_user_id, players, held_until, asked_by)
      select slot.id, agent, 2, now() + until, 3 - agent from fore_up_availabilities slot,
        (values (1, interval '3 minutes'), (2, interval '-1 second')) as holds (agent, until)`);
  });

  it("has the known slot, the bookings that stand there, and the holds that run", async () => {
    expect(await seats()).toMatchObject({
      slot: { spots: [2, 4], known_until: "2026-11-20T10:00:00.123+00:00", gone_at: null },
      standing: [
        {
          agent: "Ann",
          players: 2,
          confirmation: "TT1",
          placed_at: "2026-11-20T10:30:00+00:00",
          told_since: "2026-11-20T12:00:00+00:00",
          told_players: 2,
        },
        { agent: "Bob", players: 1, confirmation: "INTERNAL", placed_at: "2026-11-20T11:00:00+00:00", told_players: 0 },
      ],
      holds: [{ staff_user_id: 1, agent: "Ann", players: 2, asked_by: "Bob", askers: [] }],
    });
  });

  it("has the bookings of a time that no feed has sent", async () => {
    expect(await seats("1, current_date + 7, '10:40'")).toMatchObject({
      slot: null,
      standing: [{ agent: "Ann" }],
      holds: [],
    });
    expect(await seats("2, current_date + 7, '10:40'")).toEqual({ slot: null, standing: [], holds: [] });
  });
});
