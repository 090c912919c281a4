import { centsFrom } from "@teedesk/domain";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  customers,
  giftCertificates,
  historyEntries,
  mailOutbox,
  teeTimes,
  transactionRecords,
} from "../../../db/schema/index.ts";
import { saleCorrection } from "../../../sales/certificates.ts";
import { figuresOf } from "../../../sales/copyFigures.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
import { correctSale } from "../../giftCertificates/correctSale.ts";
import { mergeCustomers } from "../merge/mergeCustomers.ts";
import { undoMerge } from "../merge/undoMerge.ts";
import { eraseCustomer } from "./eraseCustomer.ts";
import { eraseFromHistory } from "./eraseFromHistory.ts";
import { findNames } from "./findNames.ts";
import { rolesOf } from "./roles.ts";

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
  const response = await server.inject({ method: "POST", url, headers, ...(payload && { payload }) });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json();
}

async function put(url: string, payload: object, headers = agent): Promise<void> {
  const { statusCode } = await server.inject({ method: "PUT", url, headers, payload });
  expect([url, statusCode]).toEqual([url, 200]);
}

async function get(url: string) {
  const response = await server.inject({ method: "GET", url, headers: agent });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json();
}

/** A customer's tee time, its receipt sent once more, then canceled with a refund. */
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

/** Every table with one of these texts in a row. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await server.db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables where schemaname = 'public'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const holds = sql`${sql.identifier(name)} as row where row::text ilike ${`%${text}%`}`;
    if ((await server.db.$count(holds)) > 0) found.push(name);
  }
  return found;
}

async function anothersTeeTime(id: number) {
  const isAnothers = and(ne(teeTimes.customer_id, id), isNull(teeTimes.canceled_at));
  const [first] = await server.db.select().from(teeTimes).where(isAnothers).orderBy(teeTimes.id).limit(1);
  return first;
}

/** Gives another customer's tee time to a customer, and then to a third. */
async function wasTheirs(id: number): Promise<void> {
  const teeTime = await anothersTeeTime(id);
  const isAnother = and(ne(customers.id, id), eq(customers.type, "Customer"));
  const [another] = await server.db.select().from(customers).where(isAnother).orderBy(customers.id).limit(1);
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

it("removes a person from every table, and keeps the books complete", async () => {
  const { id, cancel } = await book("2026-11-28");
  expect((await tablesWith("quentina")).length).toBeGreaterThan(3);
  await expect(eraseCustomer(server.db, { id, today, staff })).rejects.toThrow(
    `Customer ${id} has 1 tee times ahead. Cancel them, or wait until they are played.`,
  );
  await cancel();
  await wasTheirs(id);
  const [certificate] = await server.db.select().from(giftCertificates).orderBy(giftCertificates.id).limit(1);
  const said = { who_from: "Quentina", greeting: "Love, Quentina", internal_memo: "Quentina called" };
  await server.db
    .update(giftCertificates)
    .set({ customer_id: id, ...said })
    .where(eq(giftCertificates.id, certificate?.id ?? 0));
  const total = Result.getOrThrow(centsFrom(1234));
  const correction = { total, reason: "Goodwill for Quentina", limit: null, staff: { email: "agent@teedesk.test" } };
  await server.db.transaction((tx) => correctSale(tx, certificate?.id ?? 0, correction));
  const before = await books();
  await eraseCustomer(server.db, { id, today: "2026-12-01", staff });
  const corrections = await server.db
    .select()
    .from(transactionRecords)
    .where(eq(transactionRecords.reason, saleCorrection));
  expect(corrections).toHaveLength(1);
  expect([await tablesWith("quentina"), await tablesWith("zzyzx")]).toEqual([[], []]);
  const { mail: _before, history_entries: _entries, ...money } = before;
  expect(await books()).toMatchObject(money);
  expect(await server.db.$count(teeTimes, eq(teeTimes.customer_id, id))).toBe(1);
  expect(await server.db.select().from(customers).where(eq(customers.id, id))).toMatchObject([{ last_name: "Erased" }]);
});

/** Merges a customer into another, with the other's e-mail address. */
async function mergePeople(id: number, merged_id: number): Promise<number> {
  const version = async (one: number) =>
    (await server.db.select().from(customers).where(eq(customers.id, one)))[0]?.lock_version ?? -1;
  const versions = { lock_version: await version(id), merged_lock_version: await version(merged_id) };
  const request = { id, merged_id, ...versions, fields: ["email" as const] };
  const { merge } = await mergeCustomers(server.db, { staff: { ...admin, level: "admin" }, request });
  return merge.id;
}
const admin = { ...staff, name: "Ann Lee", desk: "product", session_id: 1 } as const;

it.each(["that stays", "that is merged"])(
  "removes both of two merged customers, whichever is named: the one %s",
  async (which) => {
    const { id: merged_id, cancel } = await book("2026-11-28", { notes: "for Quentina" });
    await cancel();
    await wasTheirs(merged_id);
    const id = await addPerson("Yolandina", "yolandina@example.test");
    await mergePeople(id, merged_id);
    expect((await tablesWith("yolandina")).length).toBeGreaterThan(1);
    await eraseCustomer(server.db, { id: which === "that stays" ? id : merged_id, today: "2026-12-01", staff });
    for (const name of ["quentina", "zzyzx", "yolandina"]) expect([name, await tablesWith(name)]).toEqual([name, []]);
    const erased = await server.db
      .select()
      .from(customers)
      .where(inArray(customers.id, [id, merged_id]));
    expect(erased.map(({ last_name }) => last_name)).toEqual(["Erased", "Erased"]);
  },
);

it("removes a customer whose merge was undone from the other's history, and leaves the other", async () => {
  const { id: merged_id, cancel } = await book("2026-11-28", {});
  await cancel();
  const id = await addPerson("Yolandina", "yolandina@example.test");
  await undoMerge(server.db, { staff: { ...admin, level: "admin" }, id: await mergePeople(id, merged_id) });
  await eraseCustomer(server.db, { id: merged_id, today: "2026-12-01", staff });
  expect([await tablesWith("quentina"), await tablesWith("zzyzx")]).toEqual([[], []]);
  expect(await server.db.select().from(customers).where(eq(customers.id, id))).toMatchObject([
    { first_name: "Yolandina", email: "yolandina@example.test" },
  ]);
  await eraseCustomer(server.db, { id, today: "2026-12-01", staff });
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

it("removes a person from a tee time that was reassigned, and keeps the new customer's part", async () => {
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

it("keeps a relative's mail to the same address until it has been sent", async () => {
  const { id, cancel } = await book("2026-11-26");
  await cancel();
  const relative = await addPerson("Rela", person.email);
  const other = await anothersTeeTime(id);
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
    // Not due yet, or the test's server would send it.
    { ...mail, message_id: "waits", next_attempt_at: sql`now() + interval '30 minutes'` },
    { ...mail, message_id: "left", sent_at: new Date() },
    { ...mail, message_id: "given up", failed_at: new Date(), last_error: `No such mailbox: ${person.email}` },
  ]);
  await eraseCustomer(server.db, { id, today, staff });
  const left = await server.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, person.email))
    .orderBy(mailOutbox.id);
  expect(left.map(({ message_id }) => message_id)).toEqual(["waits"]);
});

it("removes a former purchaser and recipient from a certificate's history", async () => {
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
      { field: "customer.name", ...toBob },
      { field: "recipient.name", ...toBob },
    ]),
  );
});

it("keeps the purchaser's texts on a certificate when its recipient is erased", async () => {
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

describe("a certificate whose history has names without ids", () => {
  const isBobs = { before: "Bob Other, bob.3@example.test" };
  /** A certificate that was given to these and then to Bob, and sent mail about it. */
  async function wasGivenTo(name: string, offset: number) {
    const [certificate] = await server.db
      .select()
      .from(giftCertificates)
      .orderBy(giftCertificates.id)
      .offset(offset)
      .limit(1);
    const record_id = certificate?.id ?? 0;
    const about = { entity: "gift_certificate", record_id } as const;
    const changes = [
      [
        { field: "customer", before: "Somebody", after: name },
        { field: "greeting", before: null, after: "Love" },
      ],
      [{ field: "customer", before: name, after: isBobs.before }],
    ];
    const sent_at = new Date("2020-02-01");
    for (const [month, change] of changes.entries()) {
      const created_at = new Date(Date.UTC(2020, month * 2, 1));
      await server.db.insert(historyEntries).values({ ...about, action: "updated", changes: change, created_at });
    }
    const mail = { recipient: "course@example.test", subject: "", text: name, html: "", message_id: name };
    await server.db.insert(mailOutbox).values({ ...mail, ...about, sent_at, created_at: sent_at });
    return { record_id, changes: changes.flat() };
  }
  const addCalled = async (first_name: string, email = ""): Promise<number> => {
    const [added] = await server.db.insert(customers).values({ first_name, last_name: "Smith", email }).returning();
    return added?.id ?? 0;
  };
  const mailAbout = (name: string) => server.db.$count(mailOutbox, eq(mailOutbox.message_id, name));

  it("is unchanged and reported while two customers have the name", async () => {
    const [id, namesake] = [await addCalled("John"), await addCalled("John")];
    const { record_id, changes } = await wasGivenTo("John Smith", 2);
    const before = await changesOf("gift_certificate", record_id);
    expect(await eraseCustomer(server.db, { id, today, staff })).toEqual([record_id]);
    expect(await changesOf("gift_certificate", record_id)).toEqual(before);
    expect(before).toEqual(expect.arrayContaining(changes));
    expect(await mailAbout("John Smith")).toBe(1);
    expect(await eraseCustomer(server.db, { id: namesake, today, staff })).toEqual([]);
    expect(JSON.stringify(await changesOf("gift_certificate", record_id))).not.toMatch(/John Smith|Love/);
    expect(await mailAbout("John Smith")).toBe(0);
  });

  it("distinguishes namesakes where the history has ids", async () => {
    const [id, namesake, bob] = [await addCalled("Jane"), await addCalled("Jane"), await addCalled("Bob")];
    const [certificate] = await server.db.select().from(giftCertificates).orderBy(giftCertificates.id).limit(1);
    const serial = certificate?.serial ?? "";
    const admin = await server.as("admin");
    for (const to of [id, bob, namesake, id, bob]) {
      const url = `/api/gift_certificates/certificate/${serial}/update_purchaser`;
      await put(url, { serial, purchaser_id: to }, admin);
    }
    expect(await eraseCustomer(server.db, { id, today, staff })).toEqual([]);
    const changes = await changesOf("gift_certificate", certificate?.id ?? 0);
    const purchasers = changes.filter(({ field }) => field === "customer.name").slice(-4);
    expect(purchasers.map(({ before, after }) => [before, after])).toEqual([
      [expect.any(String), null],
      [null, "Bob Smith"],
      ["Bob Smith", "Jane Smith"],
      [null, "Bob Smith"],
    ]);
  });

  it("loses a person's earlier name and address", async () => {
    const id = await addCalled("Married", "married@example.test");
    const { lock_version: _, ...stored } = await get(`/api/customers/show/${id}`);
    const changed = { ...stored, last_name: "Changed", email: "changed@example.test" };
    await put("/api/customers/update", { id, customer: changed });
    const { record_id } = await wasGivenTo("Married Smith, married@example.test", 3);
    expect(await eraseCustomer(server.db, { id, today, staff })).toEqual([]);
    expect(await tablesWith("married")).toEqual([]);
    expect(await changesOf("gift_certificate", record_id)).toContainEqual({
      field: "customer",
      before: null,
      after: isBobs.before,
    });
  });
});

it("removes a person from all of their tee times, whatever the batch size", async () => {
  const [id, bob] = [await addPerson("Many", "many@example.test"), await addPerson("Bob", "bob.4@example.test")];
  const records = { teeTimes: [800_001, 800_002, 800_003, 800_004, 800_005], certificates: [] };
  const changes = [{ field: "customer.name", before: "Many Other", after: "Bob Other" }];
  const given = { field: "customer.id", before: String(id), after: String(bob) };
  const entry = { entity: "tee_time", action: "updated", changes: [...changes, given] } as const;
  await server.db.insert(historyEntries).values(records.teeTimes.map((record_id) => ({ ...entry, record_id })));
  const [person] = await server.db.select().from(customers).where(eq(customers.id, id));
  if (person === undefined) throw new Error("The customer was not stored.");
  const names = await findNames(server.db, person);
  await eraseFromHistory(server.db, person, { roles: rolesOf(person, names.own), names, records }, 2);
  for (const record_id of records.teeTimes) {
    const left = await changesOf("tee_time", record_id);
    expect(left).toEqual([{ field: "customer.name", before: null, after: "Bob Other" }, given]);
  }
});

it("refuses an unknown customer", async () => {
  await expect(eraseCustomer(server.db, { id: 999_999, today, staff })).rejects.toThrow("There is no customer 999999.");
});
