import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  availabilityQueues,
  calls,
  customerMerges,
  customers,
  foreUpAvailabilities,
  giftCertificates,
  historyEntries,
  lostLeads,
  mailOutbox,
  teeTimes,
} from "../../../db/schema/index.ts";
import { differencesIn } from "../../../testing/checkedBooks.ts";
import { day, time } from "../../../testing/knownSlots.ts";
import { lockAwaited } from "../../../testing/lockAwaited.ts";
import { promisesBySql } from "../../../testing/promisesBySql.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
import { movedColumns, placeOf } from "./movedColumns.ts";

let server: TestApp;
let admin: Record<string, string>;
let agent: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
  agent = await server.as("agent");
});
afterAll(() => server.close());

let number = 0;
const family = () => ({ last_name: `Lee${number}`, postcode: "92037" });
const pat = () => ({ ...family(), first_name: "Pat", email: `pat.${number}@example.test` });
const patricia = () => ({ ...family(), first_name: "Patricia", email: `lee.${number}@example.test` });
const phone = () => `858 555 ${1000 + number}`;
const nameOf = ({ first_name }: { first_name: string }) => `${first_name} Lee${number}`;

async function added(values: typeof customers.$inferInsert): Promise<number> {
  const [row] = await server.db.insert(customers).values(values).returning();
  return row?.id ?? 0;
}

const call = async (method: "GET" | "POST" | "PUT", url: string, payload?: object, headers = admin) => {
  const response = await server.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};

const bookingFor = (customer: object) => ({
  charge: "80.00",
  customer,
  credit_card: { number: "4242424242424242", expmo: "12", expyr: "2030", cvv: "123" },
  tee_time: { play_date: "2026-11-28", play_time: "10:30", players: 2, course: { id: 1 } },
});

async function booked(customer: object, more: object = {}): Promise<{ id: number; customer_id: number }> {
  const payload = { booking: { ...bookingFor(customer), ...more } };
  const { status, body } = await call("POST", "/api/ibe/book", payload, agent);
  expect([status, body.message]).toEqual([200, undefined]);
  return { id: body.id, customer_id: body.customers[0].id };
}

let id: number;
let merged_id: number;
beforeEach(async () => {
  number += 1;
  id = await added({ ...pat(), primary_phone: phone() });
  merged_id = await added({ ...patricia(), mobile_phone: "858-555-0199", city: "La Jolla" });
});

const merge = (fields: readonly string[] = [], more: object = {}) =>
  call("POST", "/api/customers/merge", { id, merged_id, lock_version: 0, merged_lock_version: 0, fields, ...more });
const undo = (merge_id: number) => call("POST", "/api/customers/merge/undo", { id: merge_id });
const rowOf = async (one: number) => (await server.db.select().from(customers).where(eq(customers.id, one)))[0];
const historyOf = (entity: "customer" | "tee_time", record_id: number) =>
  server.db
    .select({ action: historyEntries.action, changes: historyEntries.changes, by: historyEntries.staff_user })
    .from(historyEntries)
    .where(and(eq(historyEntries.entity, entity), eq(historyEntries.record_id, record_id)))
    .orderBy(historyEntries.id);

/** Gives the merged customer a row of every kind; returns the ids of the tee times. */
async function withEverything(): Promise<number> {
  const { id: teeTime, customer_id } = await booked({ ...patricia() });
  expect(customer_id).toBe(merged_id);
  await server.db.insert(lostLeads).values(leadFor(merged_id));
  const [slot] = await server.db.select().from(foreUpAvailabilities).limit(1);
  const place = { fore_up_availability_id: slot?.id ?? 0, customer_id: merged_id, position: 90 + number };
  await server.db.insert(availabilityQueues).values(place);
  const promised = { customer_id: merged_id, call_at: "2026-11-22T18:00:00.000Z", note: "About Sunday" };
  expect((await call("POST", "/api/promises/call", promised)).status).toBe(200);
  const [bought, received] = await server.db.select().from(giftCertificates).orderBy(giftCertificates.id).limit(2);
  await server.db
    .update(giftCertificates)
    .set({ customer_id: merged_id })
    .where(eq(giftCertificates.id, bought?.id ?? 0));
  await server.db
    .update(giftCertificates)
    .set({ recipient_id: merged_id })
    .where(eq(giftCertificates.id, received?.id ?? 0));
  const mail = { message_id: `to ${merged_id}`, recipient: "x@example.test", subject: "", text: "", html: "" };
  const later = sql`now() + interval '30 minutes'`;
  await server.db
    .insert(mailOutbox)
    .values({ ...mail, entity: "customer", record_id: merged_id, next_attempt_at: later });
  return teeTime;
}

const leadFor = (customer_id: number) => ({
  lead_date: day("2026-11-28"),
  play_time: time("09:00"),
  players: 2,
  golf_course_id: 1,
  customer_id,
});

/** Every row that a merge may touch, as the database has it; of the customers without what counts their saves. */
async function everything() {
  const rows: Record<string, unknown> = {};
  const [first] = [Math.min(id, merged_id)];
  for (const { table } of movedColumns) {
    const text = table === "customers" ? sql`to_jsonb(one) - 'lock_version' - 'updated_at'` : sql`to_jsonb(one)`;
    const from = sql`${sql.identifier(table)} as one where ${table === "customers" ? sql`id >= ${first}` : sql`true`}`;
    rows[table] = await server.db.select({ row: text }).from(sql`${from} order by id`);
  }
  return rows;
}

it("the columns that a merge moves are all in the database that refer to a customer", async () => {
  const found = await server.db
    .select({ name: sql<string>`conrelid::regclass || '.' || attname` })
    .from(sql`pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'customers'::regclass`);
  const ofMerges = ["calls.merged_from", "customer_merges.customer_id", "customer_merges.merged_id"];
  const moved = movedColumns.map(placeOf);
  expect(found.map(({ name }) => name).toSorted()).toEqual(
    [...moved.filter((place) => place !== "mail_outbox.record_id"), ...ofMerges].toSorted(),
  );
  const named = await server.db
    .select({ name: sql<string>`table_name || '.' || column_name` })
    .from(sql`information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ 'customer|recipient_id|merged|^record_id$'`);
  const copied = ["tee_time_rows.customer_id", "tee_time_row_changes.customer_id"];
  // A row of an import keeps the customer it created, who leads to the one that stays; its undo leaves a merged one.
  const past = ["history_entries.record_id", "import_rows.record_id"];
  expect(named.map(({ name }) => name).toSorted()).toEqual(
    [...moved, ...ofMerges, ...copied, ...past, "tee_times.should_email_customer"].toSorted(),
  );
});

describe("DECISION-64 a merge", () => {
  it("moves everything, stores the chosen values, and states what it moved as its plan did", async () => {
    const teeTime = await withEverything();
    const plan = await call("GET", `/api/customers/merge/${id}/${merged_id}`);
    expect([plan.status, plan.body]).toMatchObject([
      200,
      { customer: { id, merged_into: null }, merged: { id: merged_id }, type: "Customer", is_likely: false },
    ]);
    const one = (kind: string) => ({ kind, count: 1 });
    const kinds = ["tee_time", "bought_certificate", "received_certificate", "lost_lead", "availability_queue", "call"];
    expect(plan.body.moves).toEqual([...kinds, "mail", "promised_call"].map(one));

    const { status, body } = await merge(["mobile_phone", "city"]);
    expect([status, body.moves]).toEqual([200, plan.body.moves]);
    expect(body.merge).toMatchObject({ merged_id, name: nameOf(patricia()), staff_user: "admin@teedesk.test" });
    expect(await rowOf(id)).toMatchObject({
      ...pat(),
      primary_phone: phone(),
      mobile_phone: "858-555-0199",
      city: "La Jolla",
      lock_version: 1,
    });
    for (const column of movedColumns) {
      const left = sql`${sql.identifier(column.table)} where ${sql.identifier(column.column)} = ${merged_id} and ${sql.raw(column.only ?? "true")}`;
      expect([placeOf(column), await server.db.$count(left)]).toEqual([placeOf(column), 0]);
    }
    expect((await historyOf("customer", id)).at(-1)).toEqual({
      action: "merged",
      by: "admin@teedesk.test",
      changes: [
        { field: "mobile_phone", before: null, after: "858-555-0199" },
        { field: "city", before: null, after: "La Jolla" },
        { field: "merged_customer.id", before: null, after: String(merged_id) },
      ],
    });
    expect((await historyOf("customer", merged_id)).at(-1)).toMatchObject({
      action: "merged",
      changes: [{ field: "merged_into", before: null, after: String(id) }],
    });
    expect((await historyOf("tee_time", teeTime)).at(-1)).toMatchObject({
      action: "customer changed",
      changes: [
        { field: "customer.id", before: String(merged_id), after: String(id) },
        { field: "customer.name", before: nameOf(patricia()), after: nameOf(pat()) },
      ],
    });
    expect(await differencesIn(server.db)).toEqual([]);
  });

  it("keeps the promises of both, each until it is kept", async () => {
    const promise = (customer_id: number) =>
      call("POST", "/api/promises/call", { customer_id, call_at: "2026-11-22T18:00:00.000Z" });
    const open = async (): Promise<readonly { record_id: number; customer: { id: number } }[]> =>
      (await call("GET", `/api/promises/index?filters=${encodeURIComponent('{"kind":"call_back"}')}&per_page=100`))
        .body;
    await promise(merged_id);
    await promise(id);
    const before = await open();
    await merge();
    const after = await open();
    expect(after.map(({ record_id }) => record_id)).toEqual(before.map(({ record_id }) => record_id));
    const theirs = after.filter(({ customer }) => customer.id === id);
    expect(theirs).toHaveLength(2);
    for (const { record_id } of theirs)
      expect((await call("POST", "/api/promises/close", { kind: "call_back", record_id })).status).toBe(200);
    expect((await open()).filter(({ customer }) => customer.id === id)).toEqual([]);
    const bySql = await server.db
      .select({ promise: sql<string>`promise` })
      .from(sql.raw(`(${promisesBySql("2026-11-21")}) as listed`));
    const listed = (await open()).map(({ record_id }) => `call_back ${record_id}`);
    expect(bySql.map((row) => row.promise).filter((text) => text.startsWith("call_back"))).toEqual(listed.toSorted());
  });

  it("leads from the merged customer's id to the other: its record, a search, a list, a save and whatever is stored for it", async () => {
    await merge();
    expect((await call("GET", `/api/customers/show/${merged_id}`)).body).toMatchObject({ merged_into: id });
    const listed = await call(
      "GET",
      `/api/customers/index?filters=${encodeURIComponent(JSON.stringify({ last_name: `Lee${number}` }))}&per_page=100`,
    );
    const ids: number[] = listed.body.map((row: { id: number }) => row.id);
    expect([ids.includes(id), ids.includes(merged_id)]).toEqual([true, false]);
    const counted = await call(
      "GET",
      `/api/customers/count?filters=${encodeURIComponent(JSON.stringify({ last_name: `Lee${number}` }))}`,
    );
    expect(counted.body).toBe(ids.length);
    for (const text of [`#${merged_id}`, patricia().email]) {
      const { body } = await call("GET", `/api/find?q=${encodeURIComponent(text)}`);
      const found = body.filter((one: { kind: string }) => one.kind === "customer");
      expect([text, found.map((one: { id: number }) => one.id)]).toEqual([text, [id]]);
    }
    const save = await call("PUT", "/api/customers/update", { id: merged_id, customer: { city: "Del Mar" } });
    expect([save.status, save.body.errors]).toEqual([
      422,
      { "": [`Customer ${merged_id} was merged into customer ${id}, ${nameOf(pat())}. Make your changes there.`] },
    ]);
    expect((await booked(patricia())).customer_id).toBe(id);
    expect((await booked(patricia(), { customer_id: merged_id })).customer_id).toBe(id);
    const other = await booked({ ...family(), first_name: "Kim", email: `kim.${number}@example.test` });
    const given = await call("PUT", "/api/tee_times/update/customer", { id: other.id, customer_id: merged_id });
    expect(given.body.customers[0].id).toBe(id);
    await call("POST", "/api/promises/call", { customer_id: merged_id, call_at: "2026-11-22T18:00:00.000Z" });
    expect(await server.db.$count(calls, eq(calls.customer_id, merged_id))).toBe(0);
    // The survivor may take the address that the merged customer had.
    const own = await call("PUT", "/api/customers/update", { id, customer: { email: patricia().email } });
    expect(own.body).toMatchObject({ id, email: patricia().email });
  });

  it("of a customer into whom another was merged moves that one too", async () => {
    const first = await merge();
    const third = await added({ first_name: "P.", last_name: "Lee" });
    const into = { id: third, merged_id: id, lock_version: 0, merged_lock_version: 0, fields: [] };
    const second = await call("POST", "/api/customers/merge", into);
    expect(second.body.moves).toEqual([{ kind: "merged_customer", count: 1 }]);
    expect((await rowOf(merged_id))?.merged_into).toBe(third);
    expect((await undo(first.body.merge.id)).status).toBe(409);
    expect((await undo(second.body.merge.id)).status).toBe(200);
    expect((await rowOf(merged_id))?.merged_into).toBe(id);
    expect((await undo(first.body.merge.id)).status).toBe(200);
    expect((await rowOf(merged_id))?.merged_into).toBeNull();
  });

  it("sent again returns the first, and is the only one of both directions", async () => {
    const back = { id: merged_id, merged_id: id };
    // In both directions by turns: enough of them that attempts would run out if they stood in each other's way.
    const responses = await Promise.all(Array.from({ length: 10 }, (_, turn) => merge([], turn % 2 === 0 ? {} : back)));
    const isBack = responses[1]?.status === 200;
    const expected = responses.map((_, turn) => ((turn % 2 === 1) === isBack ? 200 : 409));
    expect(responses.map(({ status }) => status)).toEqual(expected);
    expect(await server.db.$count(customerMerges, sql`merged_id in (${id}, ${merged_id})`)).toBe(1);
    expect((await merge()).status).toBe(isBack ? 409 : 200);
  });

  it.each<[string, number, () => object | Promise<object>]>([
    ["one customer twice", 422, () => ({ merged_id: id })],
    ["an unknown customer", 404, () => ({ merged_id: 2_000_000_000 })],
    ["a customer that was changed since", 409, () => ({ lock_version: 3 })],
    ["a merged customer that was changed since", 409, () => ({ merged_lock_version: 3 })],
    [
      "values without a name, an address and a number",
      422,
      async () => {
        const nameless = await added({ last_name: "" });
        return { merged_id: nameless, fields: ["first_name", "last_name", "email", "primary_phone"] };
      },
    ],
  ])("refuses %s, and nothing is written", async (_, status, more) => {
    const changed = await more();
    const before = await everything();
    expect((await merge([], changed)).status).toBe(status);
    expect(await everything()).toEqual(before);
  });

  it("is an admin's alone", async () => {
    const asked = { id, merged_id, lock_version: 0, merged_lock_version: 0, fields: [] };
    expect((await call("POST", "/api/customers/merge", asked, agent)).status).toBe(403);
    expect((await call("GET", `/api/customers/merge/${id}/${merged_id}`, undefined, agent)).status).toBe(403);
    expect((await call("GET", `/api/customers/duplicates/${id}`, undefined, agent)).status).toBe(403);
    expect((await call("POST", "/api/customers/merge/undo", { id: 1 }, agent)).status).toBe(403);
  });

  it("gives the survivor what is booked for the merged customer at the same time", async () => {
    const bookings = (count: number) => Array.from({ length: count }, () => booked(patricia()));
    const [made] = await Promise.all([merge(), ...bookings(4)]);
    expect(made.status).toBe(200);
    expect(await server.db.$count(teeTimes, eq(teeTimes.customer_id, merged_id))).toBe(0);
    expect(await server.db.$count(teeTimes, eq(teeTimes.customer_id, id))).toBe(4);
  });

  it("is waited for by a booking that found the merged customer before", async () => {
    const { acts } = await server.db.transaction(async (tx) => {
      await tx.select().from(customers).where(eq(customers.id, id)).for("update");
      // The merge holds the merged customer, and waits for the other.
      const merging = merge();
      await lockAwaited(tx);
      const booking = booked(patricia());
      return { acts: Promise.all([merging, booking]) };
    });
    const [made, { customer_id }] = await acts;
    expect([made.status, customer_id]).toEqual([200, id]);
  });

  it.each(["customer_id", "recipient_id"] as const)(
    "leads a certificate whose %s is changed to the merged customer to the survivor",
    async (column) => {
      await merge();
      const [held] = await server.db.select().from(giftCertificates).orderBy(giftCertificates.id).limit(1);
      const [changed] = await server.db
        .update(giftCertificates)
        .set({ [column]: merged_id })
        .where(eq(giftCertificates.id, held?.id ?? 0))
        .returning();
      expect(changed?.[column]).toBe(id);
    },
  );

  it("does not depend on who stores a row for the merged customer", async () => {
    await merge();
    const [stored] = await server.db.insert(lostLeads).values(leadFor(merged_id)).returning();
    expect(stored?.customer_id).toBe(id);
  });
});

describe("DECISION-64 the undo of a merge", () => {
  it("restores both customers and every row", async () => {
    await withEverything();
    const before = await everything();
    const made = await merge(["first_name", "email", "city"]);
    expect(await everything()).not.toEqual(before);
    expect(await undo(made.body.merge.id)).toEqual({
      status: 200,
      body: { message: `Customer ${merged_id}, ${nameOf(patricia())}, is a customer of their own again.` },
    });
    expect(await everything()).toEqual(before);
    expect((await rowOf(merged_id))?.lock_version).toBe(0);
    expect((await historyOf("customer", id)).at(-1)).toMatchObject({ action: "merge undone" });
    expect((await historyOf("customer", merged_id)).at(-1)).toMatchObject({ action: "merge undone" });
    expect(await differencesIn(server.db)).toEqual([]);
    expect((await undo(made.body.merge.id)).status).toBe(404);
  });

  it("is refused with the records that were changed since, and then undoes nothing", async () => {
    const teeTime = await withEverything();
    const made = await merge(["city"]);
    await call("PUT", "/api/tee_times/update", { id: teeTime, tee_time: { notes: "A cart" } }, agent);
    await call("PUT", "/api/customers/update", { id, customer: { city: "Del Mar" } }, agent);
    const before = await everything();
    const { status, body } = await undo(made.body.merge.id);
    expect([status, body]).toMatchObject([
      409,
      {
        message: `Nothing was undone: changed since the merge are customer ${id}; tee time ${teeTime}.`,
        references: [
          { kind: "customer", count: 1, ids: [id] },
          { kind: "tee_time", count: 1, ids: [teeTime] },
        ],
      },
    ]);
    expect(await everything()).toEqual(before);
  });

  it("leaves what was booked since with the customer who stayed", async () => {
    const made = await merge();
    const { id: teeTime } = await booked(pat());
    expect((await undo(made.body.merge.id)).status).toBe(200);
    const [row] = await server.db.select().from(teeTimes).where(eq(teeTimes.id, teeTime));
    expect(row?.customer_id).toBe(id);
  });
});
