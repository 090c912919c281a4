import { and, eq, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers, giftCertificates, historyEntries, mailOutbox, teeTimes } from "../../../db/schema/index.ts";
import { figuresOf } from "../../../sales/books.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
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

async function put(url: string, payload: object, headers = agent): Promise<void> {
  const { statusCode } = await server.inject({ method: "PUT", url, headers, payload });
  expect([url, statusCode]).toEqual([url, 200]);
}

/** Somebody's tee time, its receipt sent once more, then canceled with a refund. */
async function book(
  play_date: string,
  more: object = { notes: "for Quentina", folio: "Zzyzx" },
): Promise<{ id: number; teeTimeId: number; cancel: () => Promise<unknown> }> {
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
        ...more,
      },
    },
  });
  await post(`/api/tee_times/receipt/${booked.id}`);
  const refund = { refund: true, refund_amount: 1000, reason: "Quentina is ill" };
  return {
    id: booked.customers[0].id,
    teeTimeId: booked.id,
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
    await put("/api/tee_times/update/customer", { id: teeTime?.id, customer_id });
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

const addPerson = async (first_name: string, email: string): Promise<number> => {
  const [added] = await server.db.insert(customers).values({ first_name, last_name: "Other", email }).returning();
  return added?.id ?? 0;
};
const changesOf = async (entity: "tee_time" | "gift_certificate", record_id: number) => {
  const isOf = and(eq(historyEntries.entity, entity), eq(historyEntries.record_id, record_id));
  const entries = await server.db.select().from(historyEntries).where(isOf).orderBy(historyEntries.id);
  return entries.flatMap(({ changes }) => changes);
};
const mailTo = (recipient: string) => server.db.$count(mailOutbox, eq(mailOutbox.recipient, recipient));

it("takes them out of a tee time that is another's now, and leaves that one's part", async () => {
  const { id, teeTimeId } = await book("2026-11-27", { alt_emails: "zzyzx.home@example.test" });
  const bob = await addPerson("Bob", "bob@example.test");
  await put("/api/tee_times/update/customer", { id: teeTimeId, customer_id: bob });
  await put("/api/tee_times/update", { id: teeTimeId, tee_time: { alt_emails: "", notes: "Bob has a cart" } });
  await post(`/api/tee_times/receipt/${teeTimeId}`);
  await eraseCustomer(server.db, { id, today, staff });
  const changes = await changesOf("tee_time", teeTimeId);
  expect(changes).toContainEqual({ field: "customer.name", before: null, after: "Bob Other" });
  expect(changes).toContainEqual({ field: "notes", before: null, after: "Bob has a cart" });
  expect(await mailTo("bob@example.test")).toBe(1);
  const isOld = sql`${mailOutbox.text} ilike '%quentina%'`;
  expect([await server.db.$count(mailOutbox, isOld), await mailTo("zzyzx.home@example.test")]).toEqual([0, 0]);
  expect(changes.filter(({ after }) => after?.includes("zzyzx"))).toEqual([]);
});

it("leaves a relative's mail at the same address until it has left", async () => {
  const { id, cancel } = await book("2026-11-26");
  await cancel();
  const relative = await addPerson("Rela", person.email);
  const [other] = await server.db.select().from(teeTimes).where(ne(teeTimes.customer_id, id)).limit(1);
  await put("/api/tee_times/update/customer", { id: other?.id, customer_id: relative });
  const mail = {
    recipient: person.email,
    subject: "",
    text: "",
    html: "",
    entity: "tee_time",
    record_id: other?.id,
  } as const;
  await server.db.insert(mailOutbox).values([
    { ...mail, message_id: "waits" },
    { ...mail, message_id: "left", sent_at: new Date() },
  ]);
  await eraseCustomer(server.db, { id, today, staff });
  const left = await server.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
  expect(left.map(({ message_id }) => message_id)).toEqual(["waits"]);
});

it("takes a former purchaser and recipient out of a certificate's history", async () => {
  const [certificate] = await server.db.select().from(giftCertificates).orderBy(giftCertificates.id).limit(1);
  const [id, bob] = [await addPerson("Former", "former@example.test"), await addPerson("Bob", "bob.2@example.test")];
  const admin = await server.as("admin");
  const serial = certificate?.serial ?? "";
  const change = (who: "purchaser" | "recipient", to: number) =>
    put(`/api/gift_certificates/certificate/${serial}/update_${who}`, { serial, [`${who}_id`]: to }, admin);
  for (const to of [id, bob]) {
    await change("purchaser", to);
    await change("recipient", to);
  }
  await eraseCustomer(server.db, { id, today, staff });
  expect(await tablesWith("former@example.test")).toEqual([]);
  const changes = await changesOf("gift_certificate", certificate?.id ?? 0);
  const toBob = { before: null, after: "Bob Other, bob.2@example.test" };
  expect(changes).toEqual(
    expect.arrayContaining([
      { field: "customer", ...toBob },
      { field: "recipient", ...toBob },
    ]),
  );
});

it("leaves what the purchaser of a certificate wrote when its recipient is erased", async () => {
  const [id, jo] = [await addPerson("Reci", "reci@example.test"), await addPerson("Jo", "jo@example.test")];
  const [certificate] = await server.db.select().from(giftCertificates).orderBy(giftCertificates.id).offset(1).limit(1);
  const record_id = certificate?.id ?? 0;
  const said = { who_from: "Aunt Jo", greeting: "Enjoy", internal_memo: "Jo called" };
  const parties = { customer_id: jo, recipient_id: id };
  const isIt = eq(giftCertificates.id, record_id);
  await server.db
    .update(giftCertificates)
    .set({ ...said, ...parties })
    .where(isIt);
  const entry = { entity: "gift_certificate", record_id, action: "updated" } as const;
  const wrote = { field: "who_from", before: "Jo", after: "Aunt Jo" };
  await server.db.insert(historyEntries).values({ ...entry, changes: [wrote] });
  await eraseCustomer(server.db, { id, today, staff });
  expect(await server.db.select().from(giftCertificates).where(isIt)).toMatchObject([said]);
  expect(await changesOf("gift_certificate", record_id)).toContainEqual(wrote);
});

it("says when there is no such customer", async () => {
  await expect(eraseCustomer(server.db, { id: 999_999, today, staff })).rejects.toThrow("There is no customer 999999.");
});
