import { centsFrom } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  giftCertificateMovements,
  giftCertificates,
  teeTimePast,
  teeTimes,
  transactionItems,
  transactionRecords,
} from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { type Sale, storeLedger } from "./testing/ledger.ts";
import { download } from "./testing/workbook.ts";

let server: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
});
afterAll(() => server.close());

const sale = {
  agent: "Ann",
  course: 0,
  players: 3,
  charge: 30_000,
  fee: 900,
  discount: 1000,
  cost: 21_000,
  certificate: 5000,
};
/** Two sales before the moment, one of them refunded in part, and one after it. */
const sales: readonly Sale[] = [
  { ...sale, created_at: "2020-03-10T20:00:00Z", play_date: "2020-03-20" },
  { ...sale, created_at: "2020-03-11T20:00:00Z", play_date: "2020-03-20", refunds: [1500] },
  { ...sale, created_at: "2020-03-30T20:00:00Z", play_date: "2020-04-20" },
];
const moment = "2020-03-15T00:00:00.000Z";

const dates = "start_date=2020-03-01&end_date=2020-04-30";
const reports = [
  `weekly.xlsx?${dates}`,
  "sales_report.xlsx?month=3&year=2020",
  `new_sales_report.xlsx?${dates}`,
  `commission.xlsx?${dates}`,
  `ap-monthly.xlsx?${dates}&only_played=false`,
  `tee-time.xlsx?${dates}&date_type=played`,
  `revenue-comparison.xlsx?${dates}&compare_start_date=2020-02-01&compare_end_date=2020-02-28&date_type=created`,
  "gift-certs.xlsx?allDates=true",
];
const get = (address: string) => download(server, admin, address);
const asOf = (address: string, at = moment) => get(`${address}&as_of=${at}`);
const cents = (value: number) => Result.getOrThrow(centsFrom(value));

const knownRate = { type: "RicGolfRate", wholesale_rate: 7000 };

/** A cancelation with its refund, changes of the booking, its discount and its certificate's part, and a correction of a certificate. */
async function change(): Promise<void> {
  const [booking] = await server.db.select().from(teeTimes).orderBy(teeTimes.id).limit(1);
  if (booking === undefined) throw new Error("There is no booking.");
  await server.db.transaction(async (tx) => {
    const [refund] = await tx
      .insert(transactionRecords)
      .values({ total: cents(-700), refunded_record_id: booking.transaction_record_id })
      .returning();
    await tx
      .insert(transactionItems)
      .values({ transaction_record_id: refund?.id ?? 0, tee_time_id: booking.id, total: cents(-700) });
  });
  const amounts = { cost_cents: cents(7), commission_cents: cents(9) };
  const canceled = { status: "Canceled", canceled_at: new Date(), players: 1, agent: "Zed", ...amounts };
  await server.db.update(teeTimes).set(canceled).where(eq(teeTimes.id, booking.id));
  await server.db.transaction(async (tx) => {
    const [certificate] = await tx
      .update(giftCertificates)
      .set({ raw_balance: sql`${giftCertificates.raw_balance} + 725` })
      .where(eq(giftCertificates.id, sql`(select min(id) from gift_certificates)`))
      .returning({ id: giftCertificates.id });
    await tx.insert(giftCertificateMovements).values({
      gift_certificate_id: certificate?.id ?? 0,
      kind: "corrected",
      amount: cents(725),
      staff_user: "a@b.test",
    });
  });
  const { transaction_record_id, gift_certificate_id, golf_discount_id } = booking;
  if (transaction_record_id === null || gift_certificate_id === null || golf_discount_id === null)
    throw new Error("The booking is not paid.");
  await server.db.transaction(async (tx) => {
    await tx
      .update(teeTimes)
      .set({
        gift_certificate_amount_cents: cents(4600),
        discount_amount_cents: cents(700),
        charge_cents: cents(29_300),
      })
      .where(eq(teeTimes.id, booking.id));
    await tx.insert(transactionItems).values([
      { transaction_record_id, tee_time_id: booking.id, total: cents(-700) },
      { transaction_record_id, golf_discount_id, total: cents(300) },
      { transaction_record_id, gift_certificate_id, total: cents(400) },
    ]);
  });
  // Terms of another course, with a wholesale rate that the first did not have.
  await unguarded(server.db, (tx) =>
    tx.execute(sql`insert into sale_terms (tee_time_id, taken_for, terms)
      select tee_time_id, 'course change', jsonb_set(terms, '{rate}', ${JSON.stringify(knownRate)}::jsonb) from sale_terms order by id`),
  );
}

it("DECISION-50 a report as of a moment is the same file after refunds, cancelations and corrections", async () => {
  await storeLedger(server.db, ["Oak Hill"], sales);
  // Written just now, in the place of years ago.
  await unguarded(server.db, async (tx) => {
    await tx.delete(teeTimePast);
    await tx.execute(sql`update gift_certificates set created_at = '2020-01-01'`);
    await tx.execute(sql`update gift_certificate_movements set created_at = '2020-01-01'`);
  });
  const before = await Promise.all(reports.map((address) => asOf(address)));
  const present = await Promise.all(reports.map(get));
  await change();
  for (const [index, address] of reports.entries()) {
    const [then, now] = [await asOf(address), await get(address)];
    expect([address, then.answer.rawPayload.equals(before[index]?.answer.rawPayload ?? Buffer.of())]).toEqual([
      address,
      true,
    ]);
    expect([address, now.rows(now.names[0] ?? "")]).not.toEqual([address, present[index]?.rows(now.names[0] ?? "")]);
  }
});

it("DECISION-50 it has what was recorded by then, with those figures", async () => {
  const list = await asOf(`tee-time.xlsx?${dates}&date_type=played`);
  const column = (title: string) => list.column("Tee times", title).values;
  expect([column("Players"), column("Agent"), column("Status"), column("Paid"), column("Refunded")]).toEqual([
    [3, 3],
    ["Ann", "Ann"],
    ["Booked", "Booked"],
    [299, 299],
    [0, 15],
  ]);
  const about = Object.fromEntries(list.rows("About").slice(1));
  expect(about).toMatchObject({ "As of": expect.any(Number), Version: expect.any(String), Rules: expect.any(String) });
  expect(about).not.toHaveProperty("Made");
  expect(list.answer.headers["content-disposition"]).toContain("as-of-2020-03-15-00-00-00.xlsx");
});

it("DECISION-50 it has what was recorded and changed at that very moment", async () => {
  const at = "2020-03-11T20:00:00.000Z";
  await unguarded(server.db, (tx) => tx.update(teeTimePast).set({ until: new Date(at) }));
  const list = await asOf(`tee-time.xlsx?${dates}&date_type=played`, at);
  const column = (title: string) => list.column("Tee times", title).values;
  expect([column("Players"), column("Agent"), column("Paid"), column("Refunded")]).toEqual([
    [1, 3],
    ["Zed", "Ann"],
    [295, 299],
    [7, 15],
  ]);
});

it("DECISION-50 it has a booking on its day and paid that was moved to another day, or undone, since", async () => {
  await storeLedger(server.db, ["Oak Hill"], sales);
  await unguarded(server.db, (tx) => tx.delete(teeTimePast));
  const address = `tee-time.xlsx?${dates}&date_type=played`;
  const before = await asOf(address);
  const undo = sql`is_undone = true, canceled_at = now(), status = 'Canceled'`;
  for (const changed of [
    sql`play_date = '2021-01-01' where id = (select min(id) from tee_times)`,
    sql`${undo} where id = (select min(id) + 1 from tee_times)`,
  ]) {
    await server.db.execute(sql`update tee_times set ${changed}`);
    expect((await get(address)).answer.rawPayload.equals(before.answer.rawPayload)).toBe(false);
    expect((await asOf(address)).column("Tee times", "Paid").values).toEqual([299, 299]);
    expect((await asOf(address)).answer.rawPayload.equals(before.answer.rawPayload)).toBe(true);
  }
});

it("DECISION-50 refuses a moment whose transactions may still be under way", async () => {
  const url = `/api/reports/weekly.xlsx?${dates}&as_of=2099-01-01T00:00:00.000Z`;
  const answer = await server.inject({ method: "GET", url, headers: admin });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { as_of: ["Choose a moment at least a minute ago."] },
  ]);
});
