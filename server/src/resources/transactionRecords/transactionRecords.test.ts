import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { unguarded } from "../../testing/unguarded.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("admin");
});
afterAll(() => server.close());

const get = (path: string) => server.inject({ method: "GET", url: `/api/transaction_records/${path}`, headers });

const sumOf = (items: readonly { total: number }[]) => items.reduce((sum, { total }) => sum + total, 0);

describe("ADM-TXN-08 the transactions of a tee time", () => {
  it("UNCLEAR-57 are its sale and the records after it", async () => {
    const [found] = await server.db
      .select()
      .from(teeTimes)
      .where(and(isNotNull(teeTimes.canceled_at), isNotNull(teeTimes.transaction_record_id)))
      .limit(1);
    const { later_records, ...sale } = (await get(`tee_time/${found?.id}`)).json();
    expect(sale).toMatchObject({ id: found?.transaction_record_id, payment_id: `sandbox_tee_${found?.id}` });
    expect(sumOf(sale.transaction_items)).toBe(sale.total);
    expect(later_records).toEqual([
      {
        id: expect.any(Number),
        payment_id: `sandbox_refund_${found?.id}`,
        created_at: found?.canceled_at?.toISOString(),
        total: -sale.total,
        transaction_items: [
          expect.objectContaining({
            total: -sale.total,
            transaction_itemable_type: "Tee time",
            transaction_itemable_id: found?.id,
          }),
        ],
      },
    ]);
  });

  it("have the sale first, also where another record is older", async () => {
    const [found] = await server.db
      .select()
      .from(teeTimes)
      .where(and(isNull(teeTimes.canceled_at), isNotNull(teeTimes.transaction_record_id)))
      .orderBy(desc(teeTimes.id))
      .limit(1);
    const [older] = await server.db
      .insert(transactionRecords)
      .values({ total: cents(0), created_at: new Date("2001-01-01T00:00:00Z") })
      .returning();
    if (found === undefined || older === undefined) throw new Error("The demo has no such tee time.");
    const item = { tee_time_id: found.id, total: cents(0) };
    await server.db.insert(transactionItems).values({ ...item, transaction_record_id: older.id });
    expect((await get(`tee_time/${found.id}`)).json()).toMatchObject({
      id: found.transaction_record_id,
      later_records: [{ id: older.id }],
    });
  });

  it("have the records after the sale in their order, the oldest first", async () => {
    const [found] = await server.db.select().from(teeTimes).where(isNotNull(teeTimes.transaction_record_id)).limit(1);
    const later = await server.db
      .insert(transactionRecords)
      .values([
        { total: cents(0), created_at: new Date("2031-01-01") },
        { total: cents(0), created_at: new Date("2031-01-02") },
      ])
      .returning();
    const item = { tee_time_id: found?.id ?? 0, total: cents(0) };
    await server.db.insert(transactionItems).values(later.map(({ id }) => ({ ...item, transaction_record_id: id })));
    const { later_records } = (await get(`tee_time/${found?.id}`)).json();
    expect(later_records.slice(-2)).toMatchObject(later.map(({ id }) => ({ id })));
  });

  it("are the sale alone for one that was not canceled, and null for one without payment", async () => {
    const [found] = await server.db.select().from(teeTimes).where(isNull(teeTimes.canceled_at)).limit(1);
    const id = found?.id ?? 0;
    expect((await get(`tee_time/${id}`)).json()).toMatchObject({ later_records: [] });
    await unguarded(server.db, (tx) => tx.delete(transactionItems).where(eq(transactionItems.tee_time_id, id)));
    expect((await get(`tee_time/${id}`)).json()).toBe(null);
  });
});

describe("ADM-TXN-08 the transactions of", () => {
  it.each([
    ["gift_certificate", transactionItems.gift_certificate_id, "Gift certificate"],
    ["discount", transactionItems.golf_discount_id, "Golf discount"],
  ])("a %s are complete, the newest first", async (path, column, type) => {
    const [used] = await server.db.select({ id: column }).from(transactionItems).where(isNotNull(column)).limit(1);
    const response = await get(`${path}/${used?.id}`);
    const records: { created_at: string; total: number; transaction_items: { total: number }[] }[] = response.json();
    expect(records.length).toBeGreaterThan(0);
    const about = { transaction_itemable_type: type, transaction_itemable_id: used?.id };
    for (const record of records) {
      expect(record.transaction_items).toContainEqual(expect.objectContaining(about));
      expect(sumOf(record.transaction_items)).toBe(record.total);
    }
    const moments = records.map(({ created_at }) => created_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it("of a discount used more than 500 times are the latest 500", async () => {
    const total = cents(0);
    const values = Array.from({ length: 501 }, () => ({ total }));
    const added = await server.db.insert(transactionRecords).values(values).returning();
    const uses = added.map(({ id }) => ({ transaction_record_id: id, golf_discount_id: 1, total }));
    await server.db.insert(transactionItems).values(uses);
    const records: { id: number }[] = (await get("discount/1")).json();
    expect(records.map(({ id }) => id)).toEqual(
      added
        .slice(1)
        .map(({ id }) => id)
        .toReversed(),
    );
  });

  it.each(["tee_time", "gift_certificate", "discount"])("an unknown %s is 404", async (path) => {
    expect((await get(`${path}/999999`)).statusCode).toBe(404);
  });
});

it("ROLE-15 keeps the discounts' transactions to admins", async () => {
  const agent = await server.as("agent");
  const response = await server.inject({ method: "GET", url: "/api/transaction_records/discount/1", headers: agent });
  expect(response.statusCode).toBe(403);
});
