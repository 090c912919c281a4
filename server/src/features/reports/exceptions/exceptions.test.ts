import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cancelations } from "../../../db/schema/cancelations.ts";
import { giftCertificateMovements } from "../../../db/schema/giftCertificateMovements.ts";
import { giftCertificates } from "../../../db/schema/giftCertificates.ts";
import { golfRates } from "../../../db/schema/golfRates.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import { transactionRecords } from "../../../db/schema/transactionRecords.ts";
import { cents } from "../../../testing/bookingFixture.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
import { unguarded } from "../../../testing/unguarded.ts";
import { download } from "../testing/workbook.ts";

let server: TestApp;
let admin: Record<string, string>;
let agent: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
  agent = await server.as("agent");
});
afterAll(() => server.close());

const ask = (call: string, filters: object = {}, headers = admin, paging = "") => {
  const query = `filters=${encodeURIComponent(JSON.stringify(filters))}${paging}`;
  return server.inject({ method: "GET", url: `/api/exceptions/${call}?${query}`, headers });
};
const list = async (filters: object) => (await ask("index", filters)).json();

/** A demo booking that a card paid and that stands. */
async function charged() {
  const [found] = await server.db
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .innerJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .where(and(isNull(teeTimes.canceled_at), isNotNull(transactionRecords.payment_id), eq(teeTimes.internal, true)))
    .limit(1);
  return found?.id ?? 0;
}

it("DECISION-45 lists what each person did beside the rules, with the reason and the subject", async () => {
  const id = await charged();
  const options = await server.inject({ method: "GET", url: `/api/tee_times/cancel/options/${id}`, headers: agent });
  const standard = options.json().refund_total;
  expect(standard).toBeGreaterThan(1);
  const cancel = (payload: object) =>
    server.inject({ method: "POST", url: "/api/tee_times/cancel", headers: agent, payload: { id, ...payload } });
  await cancel({ refund: true, cancel: false, force_cancel: false, refund_amount: 1, reason: "Rained off" });
  await cancel({ refund: false, cancel: true, force_cancel: true, refund_amount: 0, reason: "Internal cancel" });
  const [certificate] = await server.db.select().from(giftCertificates).limit(1);
  const soldFor = async () => {
    const url = `/api/gift_certificates/show/${certificate?.id}`;
    return Number((await server.inject({ method: "GET", url, headers: agent })).json().transaction_item?.total ?? 0);
  };
  const sold = await soldFor();
  const gift_certificate = { balance: "1.23", transaction_item: { total: 4567 }, reason: "Goodwill" };
  await server.inject({
    method: "PUT",
    url: "/api/gift_certificates/update",
    headers: agent,
    payload: { id: certificate?.id, gift_certificate },
  });

  const acts = ["custom_refund", "forced_cancelation", "balance_correction", "sale_correction"];
  const found = await Promise.all(acts.map((kind) => list({ kind, staff_user: "AGENT@" })));
  const common = {
    consented_by: null,
    staff_user: "agent@teedesk.test",
    id: expect.any(Number),
    created_at: expect.any(String),
  };
  const ofCertificate = { ...common, reason: "Goodwill", tee_time_id: null, gift_certificate_id: certificate?.id };
  expect(found.map(([newest]) => newest)).toEqual([
    {
      ...common,
      kind: acts[0],
      amount: 1 - standard,
      reason: "Rained off",
      tee_time_id: id,
      gift_certificate_id: null,
    },
    { ...common, kind: acts[1], amount: 0, reason: "", tee_time_id: id, gift_certificate_id: null },
    { ...ofCertificate, kind: acts[2], amount: 123 - (certificate?.raw_balance ?? 0) },
    { ...ofCertificate, kind: acts[3], amount: 4567 - sold },
  ]);
  // No use of a certificate is a correction.
  const corrected = await server.db.$count(giftCertificateMovements, eq(giftCertificateMovements.kind, "corrected"));
  expect((await ask("count", { kind: "balance_correction" })).json()).toBe(corrected);
  expect(await server.db.$count(giftCertificateMovements, eq(giftCertificateMovements.kind, "used"))).toBeGreaterThan(
    0,
  );

  const book = await download(server, admin, "exceptions.xlsx?filters=%7B%22staff_user%22%3A%22agent%40%22%7D");
  const reasons = book.column("Exceptions", "Reason").values;
  expect(reasons).toEqual(expect.arrayContaining(["Rained off", "No reason given", "Goodwill"]));
  expect(new Set(book.column("Exceptions", "Person").values)).toEqual(new Set(["agent@teedesk.test"]));
  expect(Object.fromEntries(book.rows("About"))).toMatchObject({
    "Refund limit now": "none",
    "Correction limit now": "none",
    "Forced cancelations now": "without consent",
  });
});

it("DECISION-45 ANSWER-34 lists bookings that stand without a cost or a charge, and no other", async () => {
  const before = Number((await ask("count", { kind: "no_cost" })).json());
  const id = await charged();
  await server.db.update(teeTimes).set({ cost_cents: sql`0`, golf_rate_id: null }).where(eq(teeTimes.id, id));
  expect((await ask("count", { kind: "no_cost" })).json()).toBe(before + 1);
  const [api] = await server.db.select().from(golfRates).where(eq(golfRates.type, "ApiGolfRate")).limit(1);
  await server.db.update(teeTimes).set({ golf_rate_id: api?.id }).where(eq(teeTimes.id, id));
  expect((await ask("count", { kind: "no_cost" })).json()).toBe(before);
  await server.db.update(teeTimes).set({ golf_rate_id: null }).where(eq(teeTimes.id, id));
  const isListed = async () =>
    (await list({ kind: "not_charged" })).some((row: { tee_time_id: number }) => row.tee_time_id === id);
  expect(await isListed()).toBe(false);
  const [booking] = await server.db.select().from(teeTimes).where(eq(teeTimes.id, id));
  await unguarded(server.db, (tx) =>
    tx
      .update(transactionRecords)
      .set({ payment_id: null })
      .where(eq(transactionRecords.id, booking?.transaction_record_id ?? 0)),
  );
  await server.db.execute(sql`select write_tee_time_rows(array[${id}::int])`);
  expect(await isListed()).toBe(true);
  const [record] = await server.db
    .select()
    .from(transactionRecords)
    .where(eq(transactionRecords.id, booking?.transaction_record_id ?? 0));
  const due = (await list({ kind: "not_charged" })).find((row: { tee_time_id: number }) => row.tee_time_id === id);
  expect([due.amount, due.amount > 0]).toEqual([record?.total, true]);
  const book = await download(server, admin, "exceptions.xlsx?filters=%7B%22kind%22%3A%22not_charged%22%7D");
  expect(new Set(book.column("Exceptions", "Exception").values)).toEqual(new Set(["Due"]));
  await server.db.update(teeTimes).set({ canceled_at: new Date() }).where(eq(teeTimes.id, id));
  expect([await isListed(), (await ask("count", { kind: "no_cost" })).json()]).toEqual([false, before]);
});

it("DECISION-45 lists no cancelation that still asks the course", async () => {
  const before = (await ask("count")).json();
  await server.db.insert(cancelations).values({
    id: randomUUID(),
    state: "asking",
    tee_time_id: await charged(),
    cancel: true,
    force: true,
    refund_amount: cents(0),
    reason: "Rain",
    lease_until: sql`now() + interval '1 hour'`,
  });
  expect((await ask("count")).json()).toBe(before);
});

it("DECISION-45 lists no refund that the gateway refused", async () => {
  const refused = {
    id: randomUUID(),
    state: "done",
    tee_time_id: await charged(),
    cancel: true,
    force: false,
    refund_amount: cents(2),
    standard_refund: cents(1),
    payment_id: "pay_refused",
    reason: "Refused by the gateway",
    lease_until: new Date(),
  } as const;
  await server.db.insert(cancelations).values(refused);
  const reasons = (await list({ kind: "custom_refund" })).map(({ reason }: { reason: string }) => reason);
  expect(reasons).not.toContain(refused.reason);
});

it("has each exception under the same number at every read, all of them different", async () => {
  const [once, again] = [await list({}), await list({})];
  expect(once).toEqual(again);
  expect(new Set(once.map(({ id }: { id: number }) => id)).size).toBe(once.length);
});

it("has on its pages what the count and the kinds have, the newest first", async () => {
  const costless = { cost_cents: sql`0`, golf_rate_id: null };
  await server.db
    .update(teeTimes)
    .set(costless)
    .where(eq(teeTimes.id, await charged()));
  const page = async (paging: string, filters = {}) => (await ask("index", filters, admin, paging)).json();
  const all: { kind: string; created_at: string }[] = await page("&per_page=500");
  const pages = Array.from({ length: Math.ceil(all.length / 7) }, (_, at) => page(`&per_page=7&page=${at + 1}`));
  expect((await Promise.all(pages)).flat()).toEqual(all);
  expect((await ask("count")).json()).toBe(all.length);
  const moments = all.map(({ created_at }) => created_at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  expect(kinds).toEqual(expect.arrayContaining(["custom_refund", "forced_cancelation", "sale_correction", "no_cost"]));
  for (const kind of kinds) {
    const ofKind = all.filter((one) => one.kind === kind);
    expect(await page("&per_page=500", { kind })).toEqual(ofKind);
    expect(await page("&per_page=1&page=2", { kind })).toEqual(ofKind.slice(1, 2));
  }
});

it("is for admins alone", async () => {
  expect([(await ask("index", {}, agent)).statusCode, (await ask("count", {}, agent)).statusCode]).toEqual([403, 403]);
});

it("DECISION-45 ANSWER-12 the exceptions of a day are those of the business's day", async () => {
  const staff_user = "late@teedesk.test";
  await unguarded(server.db, async (tx) => {
    const [raised] = await tx
      .update(giftCertificates)
      .set({ raw_balance: sql`raw_balance + 100` })
      .where(eq(giftCertificates.id, 1))
      .returning();
    const moved = { gift_certificate_id: raised?.id ?? 0, kind: "corrected", amount: cents(100), staff_user } as const;
    await tx.insert(giftCertificateMovements).values({ ...moved, created_at: new Date("2026-11-15T07:30:00Z") });
  });
  const on = async (day: string) => (await list({ staff_user, created_at: [day, day] })).length;
  expect([await on("2026-11-14"), await on("2026-11-15")]).toEqual([1, 0]);
});
