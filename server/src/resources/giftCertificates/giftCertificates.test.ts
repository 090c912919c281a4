import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  customers,
  giftCertificateMovements,
  giftCertificates,
  mailOutbox,
  teeTimes,
  transactionItems,
  transactionRecords,
} from "../../db/schema/index.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { addCertificate } from "../../testing/certificates.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { certificateRows } from "./certificateRows.ts";
import { moveBalance } from "./moveBalance.ts";

let server: TestApp;
let headers: Record<string, string>;
let people: readonly { readonly id: number; readonly first_name: string; readonly last_name: string }[];
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
  people = await server.db
    .insert(customers)
    .values([
      { first_name: "Quilla", last_name: "Zinn", email: "quilla@example.test" },
      { first_name: "Roan", last_name: "Yost", email: "roan@example.test", type: "GiftCertificateRecipient" },
    ])
    .returning();
});
afterAll(() => server.close());

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const get = async (path: string) => {
  const response = await server.inject({ method: "GET", url: `/api/gift_certificates/${path}`, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};
const put = async (path: string, payload: object) => {
  const response = await server.inject({ method: "PUT", url: `/api/gift_certificates/${path}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
};
const update = (id: number, gift_certificate: object) => put("update", { id, gift_certificate });
const idsOf = async (query: string): Promise<number[]> =>
  (await get(`index?${query}`)).body.map(({ id }: { id: number }) => id);

let serials = 0;
/** A certificate of $100 from Quilla Zinn to Roan Yost, which was never sold. */
const added = async (more: Partial<typeof giftCertificates.$inferInsert> = {}) => {
  serials += 1;
  const [purchaser, recipient] = people;
  const serial = `TEST-${serials}`;
  const given = { customer_id: purchaser?.id, recipient_id: recipient?.id, raw_balance: cents(10_000) };
  return { serial, id: await addCertificate(server.db, { serial, ...given, ...more }) };
};

describe("the list", () => {
  it.each<[string, object, object]>([
    ["ADM-GC-35", { created_at: new Date("2024-02-10T12:00:00Z") }, { created_at: ["2024-02-10", "2024-02-10"] }],
    ["ADM-GC-36", {}, { first_name: "QUILL" }],
    ["ADM-GC-37", {}, { last_name: "zin" }],
    ["ADM-GC-38", {}, { email: "quilla@" }],
    ["ADM-GC-39", { serial: "Rare%1" }, { serial: "rare%" }],
    ["ADM-GC-41", { raw_balance: cents(4321) }, { balance: "43.21" }],
    ["ADM-GC-42", { email_delivery: true, internal_memo: "by e-mail" }, { email_delivery: true, last_name: "Zinn" }],
    ["ADM-GC-43", { internal_memo: "Sold at the fair" }, { internal_memo: "the FAIR" }],
  ])("%s finds %j by %j, and counts the same", async (_, certificate, filters) => {
    const other = await added({ customer_id: null, internal_memo: "another" });
    const { id } = await added(certificate);
    const ids = await idsOf(`filters=${json(filters)}`);
    expect([ids.includes(id), ids.includes(other.id)]).toEqual([true, false]);
    expect((await get(`count?filters=${json(filters)}`)).body).toBe(ids.length);
  });

  it("ADM-GC-40 finds by the price sold, also after a correction, and nothing by a text that is not an amount", async () => {
    const { id } = await added();
    await update(id, { transaction_item: { total: 777_77 } });
    await update(id, { transaction_item: { total: 777_66 } });
    const found = async (value: string) => idsOf(`filters=${json({ value })}`);
    expect([await found("777.66"), await found("777.77"), await found("soon")]).toEqual([[id], [], []]);
  });

  it("ADM-GC-40 finds by the total of the sale's items, whatever tee times used of it", async () => {
    const { id, sold_for_cents } = giftCertificates;
    const stored = await server.db.select({ id, kept: sold_for_cents }).from(giftCertificates).orderBy(id);
    const summed = await certificateRows(server.db);
    expect(stored).toEqual(
      summed
        .map(({ id, transaction_item }) => ({ id, kept: transaction_item?.total ?? null }))
        .sort((a, b) => a.id - b.id),
    );
    const used = await server.db.$count(giftCertificateMovements, eq(giftCertificateMovements.kind, "used"));
    expect([used > 0, stored.some(({ kept }) => kept !== null)]).toEqual([true, true]);
  });

  it("CALC-22 ADM-GC-45 ADM-GC-46 ADM-GC-47 is of all, of this month or of today in the business's time zone", async () => {
    const sold = async (created_at: string) => (await added({ created_at: new Date(created_at) })).id;
    const today = await sold("2026-11-22T07:59:59Z");
    const thisMonth = await sold("2026-11-01T07:00:00Z");
    const before = await sold("2026-11-01T06:59:59Z");
    const among = async (query: string) => {
      const ids = await idsOf(`per_page=500&${query}`);
      const total: number = (await get(`count?${query}`)).body;
      expect(total).toBe(ids.length);
      return [today, thisMonth, before].map((id) => ids.includes(id));
    };
    expect(await among("")).toEqual([true, true, true]);
    expect(await among("query_type=monthly")).toEqual([true, true, false]);
    expect(await among("query_type=daily")).toEqual([true, false, false]);
    const narrowed = `query_type=monthly&filters=${json({ created_at: ["2026-10-31", "2026-11-01"] })}`;
    expect(await among(narrowed)).toEqual([false, true, false]);
  });

  it("CONST-33 has the newest first, in pages of 30", async () => {
    const { body }: { body: { created_at: string }[] } = await get("index");
    const moments = body.map(({ created_at }) => created_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(moments).toHaveLength(30);
  });

  it.each([
    "created_at",
    "first_name",
    "last_name",
    "email",
    "serial",
    "value",
    "balance",
    "email_delivery",
    "internal_memo",
  ])("ADM-GC-50 is sorted by %s, on pages that lose and repeat nothing", async (field) => {
    const [up, down] = [false, true].map((desc) => `sort_fields=${json([field])}&sort_desc=${json([desc])}`);
    const total: number = (await get("count")).body;
    const [first, second] = [await idsOf(`${up}&per_page=150`), await idsOf(`${up}&per_page=150&page=2`)];
    expect(new Set([...first, ...second]).size).toBe(total);
    const last = [...first, ...second].toReversed();
    expect(await idsOf(`${down}&per_page=500`)).toEqual(last);
    expect(await idsOf(`${down}&per_page=20&page=2`)).toEqual(last.slice(20, 40));
    expect(await idsOf(`${up}&per_page=20&page=2`)).toEqual(first.slice(20, 40));
  });
});

describe("a certificate", () => {
  it("ADM-GC-48 API-121 is shown with its people, its course and its sale", async () => {
    const { id, serial } = await added({ golf_course_id: 1, created_at: new Date("2026-11-21T18:30:00.120Z") });
    expect((await get(`show/${id}`)).body).toEqual({
      id,
      lock_version: 0,
      serial,
      created_at: "2026-11-21T18:30:00.120Z",
      balance: "100.00",
      raw_balance: 10_000,
      who_from: "",
      email_delivery: false,
      mail_recipient: true,
      greeting: "",
      internal_memo: "",
      transaction_item: null,
      course: { id: 1, course_name: "Torrey Pines South" },
      customer: { id: people[0]?.id, first_name: "Quilla", last_name: "Zinn", email: "quilla@example.test" },
      recipient: { id: people[1]?.id, first_name: "Roan", last_name: "Yost", email: "roan@example.test" },
    });
    expect((await get("show/1")).body).toMatchObject({ serial: "GIFT-100", transaction_item: { total: 10_000 } });
    expect((await get("show/999999")).status).toBe(404);
  });

  it("ADM-GC-25 UNCLEAR-54 keeps its people when they are sent as null", async () => {
    const { id } = await added();
    const { body } = await update(id, { who_from: " Aunt Jo ", customer: null, recipient: null });
    expect(body).toMatchObject({
      who_from: "Aunt Jo",
      customer: { last_name: "Zinn" },
      recipient: { last_name: "Yost" },
    });
  });

  it.each<[object, string]>([
    [{ serial: "" }, "serial"],
    [{ serial: "gift-100" }, "serial"],
    [{ balance: "-1" }, "balance"],
    [{ balance: "soon" }, "balance"],
    [{ who_from: "x".repeat(256) }, "who_from"],
    [{ transaction_item: { total: -1 } }, "transaction_item.total"],
    [{ course: { id: 999_999 } }, "course"],
    [{ greeting: "x".repeat(2001) }, "greeting"],
  ])("ADM-GC-49 is not stored with %.60j: %s", async (members, field) => {
    const { id } = await added();
    const before = (await get(`show/${id}`)).body;
    const { status, body } = await update(id, { balance: "5.00", ...members });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await get(`show/${id}`)).body).toEqual(before);
    expect((await get(`ledger/${id}`)).body.movements).toHaveLength(1);
  });

  it("is sold for the corrected price: a transaction over the difference, and no other", async () => {
    const { id } = await added();
    const { body } = await update(id, { transaction_item: { total: 9000 } });
    expect(body).toMatchObject({ transaction_item: { total: 9000 }, balance: "100.00" });
    expect(
      (await update(id, { transaction_item: { total: 8500 }, reason: "Sold on sale" })).body.transaction_item,
    ).toEqual({ total: 8500 });
    await update(id, { transaction_item: { total: 8500 } });
    await update(id, { transaction_item: null });
    const items = await server.db.select().from(transactionItems).where(eq(transactionItems.gift_certificate_id, id));
    expect(items.map(({ total }) => total)).toEqual([9000, -500]);
    const reasons = await server.db
      .select({ reason: transactionRecords.reason })
      .from(transactionRecords)
      .innerJoin(transactionItems, eq(transactionItems.transaction_record_id, transactionRecords.id))
      .where(eq(transactionItems.gift_certificate_id, id))
      .orderBy(transactionRecords.id);
    const correction = "Correction of what the gift certificate was sold for";
    expect(reasons.map(({ reason }) => reason)).toEqual([correction, `${correction}: Sold on sale`]);
  });

  it("is sold for nothing once that is entered, which is another fact than no sale", async () => {
    const { id } = await added();
    expect((await get(`show/${id}`)).body.transaction_item).toBeNull();
    expect((await update(id, { transaction_item: { total: 0 } })).body.transaction_item).toEqual({ total: 0 });
    await update(id, { transaction_item: { total: 9050 } });
    const history = await server.inject({ method: "GET", url: `/api/history/gift_certificate/${id}`, headers });
    expect(history.json()[0].changes).toEqual([{ field: "transaction_item.total", before: "$0.00", after: "$90.50" }]);
  });

  it("is sold for the corrected price, whatever tee times used of it", async () => {
    const { gift_certificate_id, kind } = giftCertificateMovements;
    const [used] = await server.db
      .select({ id: gift_certificate_id })
      .from(giftCertificateMovements)
      .innerJoin(giftCertificates, eq(giftCertificates.id, gift_certificate_id))
      .where(and(eq(kind, "used"), isNotNull(giftCertificates.sold_for_cents)))
      .limit(1);
    const { body } = await update(used?.id ?? 0, { transaction_item: { total: 4321 } });
    expect(body.transaction_item).toEqual({ total: 4321 });
  });
});

describe("its ledger", () => {
  it("enters corrections with their staff member and reason (DECISION-43), and nothing where the balance is unchanged", async () => {
    const { id } = await added();
    await update(id, { balance: "125.50" });
    await update(id, { internal_memo: "Rained off" });
    await update(id, { balance: "20", reason: " Typed a digit too many " });
    expect((await get(`ledger/${id}`)).body).toEqual({
      issued: 10_000,
      used: 0,
      returned: 0,
      corrected: -8000,
      balance: 2000,
      movements: [
        [-10_550, 2000, "corrected", "agent@teedesk.test", "Typed a digit too many"],
        [2550, 12_550, "corrected", "agent@teedesk.test", ""],
        [10_000, 10_000, "issued", null, ""],
      ].map(([amount, balance, kind, staff_user, reason]) => ({
        id: expect.any(Number),
        created_at: expect.stringMatching(/Z$/),
        amount,
        balance,
        kind,
        staff_user,
        reason,
        tee_time_id: null,
      })),
    });
    expect((await get("ledger/999999")).status).toBe(404);
  });

  it("is checked by the database: a balance without a movement is not stored", async () => {
    const { id } = await added();
    const wrong = server.db
      .update(giftCertificates)
      .set({ raw_balance: cents(1) })
      .where(eq(giftCertificates.id, id));
    await expect(wrong).rejects.toMatchObject({ cause: { constraint: "gift_certificate_ledger_adds_up" } });
    expect((await get(`show/${id}`)).body.raw_balance).toBe(10_000);
  });
});

describe("its people", () => {
  it("ADM-GC-16 ADM-GC-17 API-125 API-126 are changed immediately, with history", async () => {
    const { id, serial } = await added();
    const [one, other] = [people[0]?.id ?? 0, people[1]?.id ?? 0];
    const address = `certificate/${serial.toLowerCase()}`;
    const purchaser = await put(`${address}/update_purchaser`, { purchaser_id: other, serial });
    expect(purchaser).toMatchObject({ status: 200, body: { customer: { last_name: "Yost" }, lock_version: 1 } });
    const recipient = await put(`${address}/update_recipient`, { recipient_id: one, serial });
    expect(recipient).toMatchObject({ status: 200, body: { recipient: { last_name: "Zinn" }, lock_version: 2 } });
    const history = await server.inject({ method: "GET", url: `/api/history/gift_certificate/${id}`, headers });
    expect(history.json().map(({ action }: { action: string }) => action)).toEqual([
      "recipient changed",
      "purchaser changed",
    ]);
    expect(history.json()[0].changes).toEqual([
      { field: "recipient.id", before: String(other), after: String(one) },
      { field: "recipient.name", before: expect.stringContaining("Yost"), after: expect.stringContaining("Zinn") },
    ]);
  });

  it.each([
    ["update_purchaser", { purchaser_id: 999_999 }, "purchaser_id"],
    ["update_purchaser", { purchaser_id: 0 }, "purchaser_id"],
    ["update_recipient", { recipient_id: 999_999 }, "recipient_id"],
    ["update_recipient", { recipient_id: 1, serial: "GIFT-100" }, "serial"],
  ])("%s with %j is refused at its field, and nothing changes", async (call, request, field) => {
    const { id, serial } = await added();
    const before = (await get(`show/${id}`)).body;
    const { status, body } = await put(`certificate/${serial}/${call}`, { serial, ...request });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await get(`show/${id}`)).body).toEqual(before);
  });

  it("of an unknown serial are 404", async () => {
    const response = await put("certificate/NONE/update_purchaser", { serial: "NONE", purchaser_id: 1 });
    expect(response.status).toBe(404);
  });
});

describe("its mails", () => {
  beforeEach(() => server.db.delete(mailOutbox));
  const queued = () => server.db.select().from(mailOutbox).where(isNull(mailOutbox.failed_at));

  it.each([
    ["API-123 ADM-GC-19 receipt", "receipt", {}, "quilla@example.test"],
    [
      "API-124 ADM-GC-20 certificate",
      "certificate",
      { email_delivery: true, mail_recipient: false },
      "roan@example.test",
    ],
    ["certificate", "certificate", { mail_recipient: true }, "roan@example.test"],
    ["certificate", "certificate", { mail_recipient: false }, "quilla@example.test"],
  ])("%s goes to its addressee: %s %j", async (_, mail, delivery, email) => {
    const { id, serial } = await added({ ...delivery, greeting: "<b>Enjoy</b> the round" });
    const response = await get(`${mail}/${serial.toLowerCase()}`);
    expect([response.status, response.body, response.headers["cache-control"]]).toEqual([
      200,
      { message: `The ${mail} was sent to ${email}.` },
      "no-store",
    ]);
    const [sent, ...others] = await queued();
    expect([sent?.recipient, others]).toEqual([email, []]);
    expect(sent?.text).toContain(serial);
    expect(sent?.html).not.toContain("<b>Enjoy");
    expect(sent?.html.includes('<body class="card">')).toBe(mail === "certificate");
    const history = await server.inject({ method: "GET", url: `/api/history/gift_certificate/${id}`, headers });
    expect(history.json()[0]).toMatchObject({ action: `${mail} sent`, staff_user: "agent@teedesk.test" });
  });

  it("state the balance that is left, beside what was paid", async () => {
    const { id, serial } = await added();
    await update(id, { transaction_item: { total: 10_000 }, reason: "Sold at the desk" });
    const [booking] = await server.db.select({ id: teeTimes.id }).from(teeTimes).limit(1);
    const staff = { id: 1, email: "agent@teedesk.test" };
    const used = { certificate_id: id, amount: cents(-6000), tee_time_id: booking?.id ?? 0, staff };
    await server.db.transaction((tx) => moveBalance(tx, used));
    for (const mail of ["receipt", "certificate"]) await get(`${mail}/${serial}`);
    const [receipt, certificate] = await server.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    expect(receipt?.text).toContain("Paid: $100.00");
    expect(receipt?.text).toContain("Balance: $40.00");
    expect(certificate?.subject).toBe("Your gift certificate for $40.00");
    expect(certificate?.text).toContain("\n$40.00\n");
  });

  it.each([
    ["receipt", { customer_id: null }, "purchaser"],
    ["certificate", { recipient_id: null }, "recipient"],
  ])("the %s is refused without an address", async (mail, noAddress, person) => {
    const { id, serial } = await added(noAddress);
    const response = await get(`${mail}/${serial}`);
    const message = `The ${mail} was not sent: the ${person} has no e-mail address. Enter one and send it again.`;
    expect([response.status, response.body]).toMatchObject([409, { message }]);
    expect(await queued()).toEqual([]);
    const history = await server.inject({ method: "GET", url: `/api/history/gift_certificate/${id}`, headers });
    expect(history.json()).toEqual([]);
  });

  it("of an unknown serial are 404, and each call sends one more", async () => {
    expect([(await get("receipt/NONE")).status, (await get("certificate/NONE")).status]).toEqual([404, 404]);
    await get("receipt/GIFT-100");
    await get("receipt/GIFT-100");
    const sent = and(isNull(mailOutbox.failed_at), eq(mailOutbox.subject, "Receipt for gift certificate GIFT-100"));
    expect(await server.db.$count(mailOutbox, sent)).toBe(2);
  });
});
