import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Connection } from "../../db/connection.ts";
import { giftCertificateMovements } from "../../db/schema/giftCertificateMovements.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { anySale, courses } from "../../features/reports/testing/anySale.ts";
import { storeLedger } from "../../features/reports/testing/ledger.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { enterMovements } from "../../testing/enterMovements.ts";
import { journalLinesIn, journalOf, writtenIn } from "../../testing/journalOf.ts";
import { demo } from "../../testing/testApp.ts";
import { testDatabase } from "../../testing/testDatabase.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { figureSums } from "../figures.ts";
import { ledgerCsv } from "./exports.ts";

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase(demo);
  const sales = fc.sample(fc.array(anySale, { minLength: 1, maxLength: 4 }), { seed: 1, numRuns: 40 }).flat();
  await storeLedger(connection.db, courses, sales);
  await enterMovements(connection.db);
  await connection.db.transaction(async (tx) => {
    const [raised] = await tx
      .update(giftCertificates)
      .set({ raw_balance: sql`${giftCertificates.raw_balance} + 725` })
      .where(sql`id = (select min(id) from gift_certificates)`)
      .returning({ gift_certificate_id: giftCertificates.id });
    const correction = { kind: "corrected", amount: cents(725), staff_user: "agent@teedesk.test" } as const;
    await tx
      .insert(giftCertificateMovements)
      .values({ gift_certificate_id: raised?.gift_certificate_id ?? 0, ...correction });
  });
});
afterAll(() => connection.close());

it("JOURNAL-03 the journal balances on each day, and ties to ledger, certificates and reports", async () => {
  const { header, days, balance } = await journalOf(connection.db);
  expect(header).toBe("day,account,debit,credit");
  expect(days).toEqual(days.toSorted());
  expect(days.map((day) => balance(null, day))).toEqual(days.map(() => 0));

  const [figures] = await connection.db.select(figureSums).from(teeTimes);
  const [cards] = await connection.db
    .select({ cents: sql`sum(total)`.mapWith(Number) })
    .from(transactionRecords)
    .where(sql`payment_id is not null or total < 0`);
  const [certificates] = await connection.db
    .select({ cents: sql`sum(raw_balance)`.mapWith(Number) })
    .from(giftCertificates);
  expect({
    card: balance("1100"),
    receivable: balance("1200"),
    liability: balance("2100"),
    payable: balance("2200"),
    revenue: balance("4000"),
    margin: balance("4000") + balance("5000"),
  }).toEqual({
    card: cards?.cents,
    receivable: figures?.due,
    liability: 0 - (certificates?.cents ?? 0),
    payable: 0 - (figures?.owed ?? 0),
    revenue: 0 - (figures?.revenue ?? 0),
    margin: 0 - (figures?.margin ?? 0),
  });
});

/** Made and canceled in the evening, when it is the next day in UTC. */
const lateSale = {
  agent: "Ann",
  course: 0,
  created_at: "2026-03-11T06:30:00Z",
  play_date: "2026-03-20",
  players: 1,
  charge: 5000,
} as const;

it("ANSWER-12 SALES-02 the journal has a sale with its cost, and what is written off, each on its day of the business", async () => {
  await storeLedger(connection.db, courses, [{ ...lateSale, cost: 3000, isUncharged: true, isCanceled: true }]);
  await connection.db.update(teeTimes).set({ canceled_at: new Date("2026-03-13T06:30:00Z") });
  const lines = await journalLinesIn(connection.db);
  expect(lines.filter((line) => line.startsWith("2026-03-1"))).toEqual([
    "2026-03-10,1200 Due,50.00,0.00",
    "2026-03-10,2200 Payable to courses,0.00,30.00",
    "2026-03-10,4000 Revenue,0.00,50.00",
    "2026-03-10,5000 Cost of rounds,30.00,0.00",
    "2026-03-12,1200 Due,0.00,50.00",
    "2026-03-12,2200 Payable to courses,30.00,0.00",
    "2026-03-12,4000 Revenue,50.00,0.00",
    "2026-03-12,5000 Cost of rounds,0.00,30.00",
  ]);
});

it("JOURNAL-03 the journal has a changed certificate on the day of the change", async () => {
  await storeLedger(connection.db, courses, [{ ...lateSale, certificate: 2000 }]);
  // It pays $5.00 less.
  await unguarded(connection.db, (tx) =>
    tx.execute(sql`insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total, created_at)
      select transaction_record_id, id, null, -500, '2026-03-13T06:30:00Z'::timestamptz from tee_times
      union all select transaction_record_id, null, gift_certificate_id, 500, '2026-03-13T06:30:00Z' from tee_times`),
  );
  const lines = await journalLinesIn(connection.db);
  expect(lines.filter((line) => line.startsWith("2026-03-12"))).toEqual([
    "2026-03-12,2100 Gift certificate liability,0.00,5.00",
    "2026-03-12,4000 Revenue,5.00,0.00",
  ]);
});

it("the raw ledger names the tee time of a refund, and no person where none is stored", async () => {
  await storeLedger(connection.db, courses, [{ ...lateSale, refunds: [1000] }]);
  const refunds = (await writtenIn(connection.db, ledgerCsv))
    .map((line) => line.split(","))
    .filter(([, , , kind]) => kind === "refund");
  const ids = await connection.db.select({ id: teeTimes.id }).from(teeTimes);
  expect(refunds.map((line) => line[6])).toEqual(ids.map(({ id }) => String(id)));
  expect(refunds.map((line) => line[11])).toEqual(ids.map(() => ""));
});

it("the raw ledger has the amount of each item", async () => {
  // Its records have several items, of other amounts than their totals.
  await storeLedger(connection.db, courses, [{ ...lateSale, discount: 1000, certificate: 2000, refunds: [500] }]);
  const { id, total } = transactionItems;
  const items = await connection.db.select({ id, total }).from(transactionItems).orderBy(id);
  const lines = (await writtenIn(connection.db, ledgerCsv)).slice(1).map((line) => line.split(","));
  expect(lines.map((line) => [line[0], line[8]])).toEqual(
    items.map((one) => [String(one.id), (one.total / 100).toFixed(2)]),
  );
});

it("the raw ledger has a line for each item, and no text that a spreadsheet reads as a formula", async () => {
  await connection.db
    .update(golfCourses)
    .set({ course_name: '=2+3, "A"' })
    .where(sql`course_name = ${courses[0] ?? ""}`);
  const [header, ...lines] = await writtenIn(connection.db, ledgerCsv);
  expect(header).toBe("item,record,moment,kind,about,about_id,tee_time,course,amount,payment,refunded_record,person");
  expect(lines).toHaveLength(await connection.db.$count(transactionItems));
  expect(lines.join("\n")).toContain(`,"'=2+3, ""A""",`);
  expect(lines.join("\n")).not.toMatch(/,"?[=+@]/);
});
