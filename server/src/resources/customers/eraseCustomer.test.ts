import { and, eq, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers, giftCertificates, teeTimes } from "../../db/schema/index.ts";
import { figuresOf } from "../../sales/books.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { eraseCustomer } from "./eraseCustomer.ts";

let server: TestApp;
let agent: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  agent = await server.as("agent");
});
afterAll(() => server.close());

const person = { first_name: "Quentina", last_name: "Zzyzx", postcode: "92037", email: "quentina@example.test" };

async function post(url: string, payload?: object) {
  const headers = { ...agent, "idempotency-key": crypto.randomUUID() };
  const answer = await server.inject({ method: "POST", url, headers, ...(payload && { payload }) });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json();
}

/** Somebody's tee time, its receipt sent once more, then canceled with a refund. */
async function book(play_date: string): Promise<{ id: number; cancel: () => Promise<unknown> }> {
  const booked = await post("/api/ibe/book", {
    booking: {
      charge: "80.00",
      customer: person,
      credit_card: { number: "4242424242424242", expmo: "12", expyr: "2030", cvv: "123" },
      tee_time: {
        play_date,
        play_time: "10:30",
        players: 2,
        course: { id: 1 },
        notes: "for Quentina",
        folio: "Zzyzx",
      },
    },
  });
  await post(`/api/tee_times/receipt/${booked.id}`);
  const refund = { refund: true, refund_amount: 1000, reason: "Quentina is ill" };
  return {
    id: booked.customers[0].id,
    cancel: () => post("/api/tee_times/cancel", { id: booked.id, cancel: true, force_cancel: true, ...refund }),
  };
}

/** Every table that holds one of these texts anywhere in a row. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await server.db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables where schemaname = 'public'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const holds = sql`${sql.identifier(name)} as row where row::text ilike ${`%${text}%`}`;
    if ((await server.db.$count(holds)) > 0) found.push(name);
  }
  return found.filter((name) => name !== "tee_time_row_changes");
}

/** Gives somebody else's tee time to a customer, and then to another one. */
async function wasTheirs(id: number): Promise<void> {
  const [teeTime] = await server.db.select().from(teeTimes).where(ne(teeTimes.customer_id, id)).limit(1);
  const isAnother = and(ne(customers.id, id), eq(customers.type, "Customer"));
  const [another] = await server.db.select().from(customers).where(isAnother).limit(1);
  for (const customer_id of [id, another?.id ?? 0]) {
    const [url, payload] = ["/api/tee_times/update/customer", { id: teeTime?.id, customer_id }];
    const { statusCode } = await server.inject({ method: "PUT", url, headers: agent, payload });
    expect(statusCode).toBe(200);
  }
}

const books = () =>
  figuresOf(async (text) => {
    const [row] = await server.db.select({ figure: sql<string>`figure` }).from(sql`(${sql.raw(text)}) as asked`);
    return { rows: row === undefined ? [] : [row] };
  });

const today = "2026-11-21";
const staff = { id: 1, email: "admin@teedesk.test" };

it("takes a person out of every table, and leaves the books whole", async () => {
  const { id, cancel } = await book("2026-11-28");
  expect((await tablesWith("quentina")).length).toBeGreaterThan(3);
  await expect(eraseCustomer(server.db, { id, today, staff })).rejects.toThrow(
    `Customer ${id} has 1 tee times ahead. Cancel them, or wait until they are played.`,
  );
  await cancel();
  await wasTheirs(id);
  const [certificate] = await server.db.select().from(giftCertificates).limit(1);
  const said = { who_from: "Quentina", greeting: "Love, Quentina", internal_memo: "Quentina called" };
  await server.db
    .update(giftCertificates)
    .set({ customer_id: id, ...said })
    .where(eq(giftCertificates.id, certificate?.id ?? 0));
  const before = await books();
  await eraseCustomer(server.db, { id, today: "2026-12-01", staff });
  expect([await tablesWith("quentina"), await tablesWith("zzyzx")]).toEqual([[], []]);
  const { mail: _before, history_entries: _entries, ...money } = before;
  expect(await books()).toMatchObject(money);
  expect(await server.db.$count(teeTimes, eq(teeTimes.customer_id, id))).toBe(1);
  expect(await server.db.select().from(customers).where(eq(customers.id, id))).toMatchObject([{ last_name: "Erased" }]);
});

it("says when there is no such customer", async () => {
  await expect(eraseCustomer(server.db, { id: 999_999, today, staff })).rejects.toThrow("There is no customer 999999.");
});
