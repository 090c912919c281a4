import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  customers,
  giftCertificateMovements,
  giftCertificates,
  golfCourses,
  golfRates,
  mailOutbox,
  paymentIntents,
  rateDateRanges,
  teeTimes,
  transactionRecords,
} from "../../db/schema/index.ts";
import { booksRules } from "../../sales/books/rules.ts";
import { findSeats } from "../../teeTime/slotSeats.ts";
import { importing } from "../../testing/importFile.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const isSouth = eq(golfCourses.course_name, "Torrey Pines South");

const actions = (rows: readonly { readonly n: number; readonly action: string | null; readonly reason: string }[]) =>
  rows.map(({ n, action, reason }) => [n, action, reason]);

async function brokenBooks(): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { name, query } of booksRules) {
    const { length } = await server.db.select({ id: sql`id` }).from(sql`(${sql.raw(query)}) as found`);
    if (length > 0) broken.push(name);
  }
  return broken;
}

it("BUS-09 rates come with their date ranges, one rate for all rows with its terms, and go back", async () => {
  const files = await importing(server, "rates");
  const rows = () =>
    server.db.select({ row: sql<string>`to_jsonb(golf_rates)::text` }).from(golfRates).orderBy(asc(golfRates.id));
  const before = await rows();
  const ranges = await server.db.$count(rateDateRanges);
  const file = [
    "Course;Price;Start date;End date;From time;To time;Days;Wholesale;Fee;Memo;Commission",
    "Torrey Pines South;$1,215.50;2027-03-01;2027-03-31;6:00;11:59;Mon-Thu;150;5%;Imported;7.5%",
    "torrey pines south;1215.5;2027-04-01;2027-04-30;6:00 AM;1:00 PM;weekends;150;5%;Imported;7.5%",
    "Torrey Pines South;1215.50;2027-03-01;2027-03-31;06:00;11:59;Mon Tue Wed Thu;150;5%;Imported;7.5%",
    "Nowhere;10;2027-03-01;2027-03-31;;;;;;",
    "Torrey Pines South;10;2027-13-01;2027-03-31;;;;;;",
    "Torrey Pines South;10;2027-03-31;2027-03-01;;;;;;",
    "Torrey Pines South;10;2027-03-01;2027-03-31;;;Xyz;;;",
  ].join("\n");
  const { id, rows: planned } = await files.plan(file);
  expect(actions(planned)).toEqual([
    [2, "create", ""],
    [3, "create", ""],
    [4, "skip", "The same as row 2."],
    [5, "refused", "Course: There is no course of this name."],
    [6, "refused", "First day: Enter a date as month/day/year."],
    [7, "refused", "Last day: The last day must not be before the first."],
    [8, "refused", "Weekdays: Choose one of the options."],
  ]);
  const { import: done } = await files.run(id);
  expect(done.counts).toMatchObject({ done: 2, failed: 0 });
  const [made, another] = await server.db.select().from(golfRates).where(eq(golfRates.internal_memo, "Imported"));
  expect(another).toBeUndefined();
  expect(made).toMatchObject({ raw_rate: 121_550, wholesale_rate_cents: 15_000, service_fee_percent: 5 });
  expect(made).toMatchObject({ commission_hundredths: 750, is_commission_dollars: false });
  expect(made?.days).toBe("Mon, Tue, Wed, Thu, Sat, Sun");
  expect(await server.db.$count(rateDateRanges)).toBe(ranges + 2);
  const again = await files.plan(file);
  expect(again.counts).toMatchObject({ create: 0, skip: 3, refused: 4 });
  const { import: undone } = await files.undo(id);
  expect(undone.counts).toMatchObject({ undone: 2, kept: 0 });
  expect(await rows()).toEqual(before);
  expect(await server.db.$count(rateDateRanges)).toBe(ranges);
});

it("BUS-08 gift certificates come as issued, so that the ledger adds up, and are withdrawn by a correction", async () => {
  const files = await importing(server, "gift_certificates");
  const file = [
    "Certificate number,Remaining,First name,Last name,Email,Memo",
    'OLD-1,"$1,250.00",Gina,Giver,gina@import.test,From the old system',
    "OLD-2,75,,,,",
    "old-1,10,,,,",
    "OLD-3,0,,,,",
    "GIFT-100,5,,,,",
    "OLD-4,ten,,,,",
  ].join("\n");
  const { id, rows } = await files.plan(file);
  expect(actions(rows)).toEqual([
    [2, "create", ""],
    [3, "create", ""],
    [4, "skip", "The same as row 2."],
    [5, "skip", "Nothing is left of it."],
    [6, "refused", expect.stringContaining("There is a certificate of this serial with $")],
    [7, "refused", expect.stringContaining("Balance: ")],
  ]);
  await files.run(id);
  const [stored] = await server.db.select().from(giftCertificates).where(eq(giftCertificates.serial, "OLD-1"));
  expect(stored).toMatchObject({ raw_balance: 125_000, sold_for_cents: null });
  const moved = () =>
    server.db
      .select({ kind: giftCertificateMovements.kind, amount: giftCertificateMovements.amount })
      .from(giftCertificateMovements)
      .where(eq(giftCertificateMovements.gift_certificate_id, stored?.id ?? 0))
      .orderBy(giftCertificateMovements.id);
  expect(await moved()).toEqual([{ kind: "issued", amount: 125_000 }]);
  expect(await server.db.$count(customers, eq(customers.email, "gina@import.test"))).toBe(1);
  expect(await brokenBooks()).toEqual([]);
  expect((await files.plan(file)).counts).toMatchObject({ create: 0, update: 0 });
  const { import: undone } = await files.undo(id);
  expect(undone.counts).toMatchObject({ undone: 2, kept: 0 });
  expect(await moved()).toEqual([
    { kind: "issued", amount: 125_000 },
    { kind: "corrected", amount: -125_000 },
  ]);
  expect(await brokenBooks()).toEqual([]);
  expect((await files.plan(file)).counts).toMatchObject({ create: 2 });
});

it("BUS-08 a certificate keeps its course, and stays once what it was sold for was corrected", async () => {
  const files = await importing(server, "gift_certificates");
  const { id } = await files.plan("Certificate number,Remaining,Course\nOLD-9,50,Torrey Pines South");
  await files.run(id);
  const [stored] = await server.db
    .select({ id: giftCertificates.id, course: golfCourses.course_name })
    .from(giftCertificates)
    .innerJoin(golfCourses, eq(golfCourses.id, giftCertificates.golf_course_id))
    .where(eq(giftCertificates.serial, "OLD-9"));
  expect(stored?.course).toBe("Torrey Pines South");
  const headers = await server.as("admin");
  const payload = {
    id: stored?.id,
    gift_certificate: { transaction_item: { total: 5000 }, reason: "Sold at the desk" },
  };
  await server.inject({ method: "PUT", url: "/api/gift_certificates/update", headers, payload });
  const { import: undone } = await files.undo(id);
  expect(undone.counts).toMatchObject({ undone: 0, kept: 1 });
});

it("a certificate is issued for the row of a running import alone", async () => {
  const issue = server.db.execute(sql`select issue_imported_certificate(1, 2, 1)`);
  await expect(issue).rejects.toThrow("Failed query");
});

it("BUS-09 bookings come with their payment as paid elsewhere: no card is charged, nothing is mailed, and the books add up", async () => {
  const files = await importing(server, "bookings");
  const [mails, intents] = [await server.db.$count(mailOutbox), await server.db.$count(paymentIntents)];
  const file = [
    "Course,Date,Time,Golfers,Total,Paid,First name,Last name,Email,Phone,Confirmation,Notes",
    // The day on which clocks go forward.
    "Torrey Pines South,03/14/2027,7:10 AM,2,450.00,450,Bea,Booker,bea@import.test,619 555 0110,TP-77,Cart",
    "Torrey Pines South,2027-03-14T15:20:00Z,,4,900,0,Cal,Caller,cal@import.test,,,",
    "Torrey Pines South,03/14/2027,07:10,2,450.00,450,bea,BOOKER,bea@import.test,,TP-77,",
    "Torrey Pines South,03/14/2020,07:10,2,450.00,,Old,Round,,,,",
    "Torrey Pines South,03/15/2027,25:10,2,450.00,,Late,Riser,,,,",
    "Torrey Pines South,03/15/2027,07:10,0,450.00,,No,Players,,,,",
    "Torrey Pines South,03/15/2027,07:10,2,450.00,,,,,,,",
  ].join("\n");
  const { id, rows } = await files.plan(file);
  expect(actions(rows)).toEqual([
    [2, "create", ""],
    [3, "create", "Its price is due."],
    [4, "skip", "The same as row 2."],
    [5, "refused", "Play date: This day has passed."],
    [6, "refused", expect.stringContaining("Play time: ")],
    [7, "refused", expect.stringContaining("Players: ")],
    [8, "refused", expect.stringContaining("Last name: ")],
  ]);
  const { import: done } = await files.run(id);
  expect(done.counts).toMatchObject({ done: 2, failed: 0 });
  const booked = await server.db
    .select({ teeTime: teeTimes, record: transactionRecords })
    .from(teeTimes)
    .innerJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .where(eq(teeTimes.play_date, sql`'2027-03-14'::date`))
    .orderBy(teeTimes.play_time);
  expect(
    booked.map(({ teeTime, record }) => [teeTime.play_time, teeTime.confirmation, record.total, record.payment_id]),
  ).toEqual([
    ["07:10", "TP-77", 45_000, `elsewhere-${id}-2`],
    ["08:20", "INTERNAL", 90_000, null],
  ]);
  expect([await server.db.$count(mailOutbox), await server.db.$count(paymentIntents)]).toEqual([mails, intents]);
  expect(await brokenBooks()).toEqual([]);
  expect((await files.plan(file)).counts).toMatchObject({ create: 0, update: 0, skip: 3 });

  const admin = await server.as("admin");
  const refund = {
    id: booked[0]?.teeTime.id,
    refund: true,
    refund_amount: 100,
    cancel: false,
    force_cancel: false,
    reason: "x",
  };
  const refunded = await server.inject({
    method: "POST",
    url: "/api/tee_times/cancel",
    headers: admin,
    payload: refund,
  });
  expect(refunded.json()).toMatchObject({ message: "It was paid elsewhere: refund $1.00 there.", confirmation: null });

  const { import: undone } = await files.undo(id);
  expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
  expect(await server.db.$count(teeTimes, eq(teeTimes.is_undone, true))).toBe(1);
  expect(await brokenBooks()).toEqual([]);
});

it("BUS-09 a booking of today is imported, one of yesterday is not", async () => {
  const files = await importing(server, "bookings");
  const { rows } = await files.plan(
    [
      "Course,Date,Time,Golfers,Total,Last name",
      ...["21", "20"].map((day) => `Torrey Pines South,11/${day}/2026,17:10,2,450.00,Late`),
    ].join("\n"),
  );
  expect(actions(rows)).toEqual([
    [2, "create", ""],
    [3, "refused", "Play date: This day has passed."],
  ]);
});

it.each([
  ["100 of 450", "450.00", "100"],
  ["a cent less", "450.00", "449.99"],
  ["more than the price", "450.00", "450.01"],
])("BUS-07 a payment of a part of the price is refused: %s", async (_, price, paid) => {
  const files = await importing(server, "bookings");
  const file = `Course,Date,Time,Golfers,Total,Paid,First name,Last name\nTorrey Pines South,03/15/2027,07:10,2,${price},${paid},Part,Payer`;
  const { rows } = await files.plan(file);
  expect(actions(rows)).toEqual([
    [2, "refused", "Paid elsewhere: Enter the price, or 0: a payment of a part cannot be imported."],
  ]);
});

it("BUS-06 the price of an imported booking has the service fee of its rate in it", async () => {
  const rates = await importing(server, "rates");
  const rate = await rates.plan("Course;Price;Start date;End date\nTorrey Pines South;200;2027-03-16;2027-03-16");
  await rates.run(rate.id);
  await server.db
    .update(golfRates)
    .set({ service_fee_cents: sql`500`, service_fee_percent: null })
    .where(eq(golfRates.golf_course_id, sql`(select id from golf_courses where course_name = 'Torrey Pines South')`));
  const files = await importing(server, "bookings");
  const { id, rows } = await files.plan(
    [
      "Course,Date,Time,Golfers,Total,Last name",
      "Torrey Pines South,03/16/2027,07:10,2,450.00,Fees",
      "Torrey Pines South,03/16/2027,07:20,2,10.00,Alone",
    ].join("\n"),
  );
  expect(actions(rows)).toEqual([
    [2, "create", ""],
    [3, "refused", "Price: The service fee of the rate alone is $10.00."],
  ]);
  await files.run(id);
  const [booked] = await server.db.select().from(teeTimes).where(eq(teeTimes.play_date, sql`'2027-03-16'::date`));
  expect(booked).toMatchObject({ charge_cents: 44_000, service_fee_cents: 1000 });
  expect(await brokenBooks()).toEqual([]);
});

it("BUS-09 a rate gets days that another rate of its course has", async () => {
  const rates = await importing(server, "rates");
  const row = (price: number, day: string) =>
    `Course;Price;Start date;End date\nTorrey Pines South;${price};${day};${day}`;
  for (const file of [row(310, "2027-05-01"), row(320, "2027-05-02")]) await rates.run((await rates.plan(file)).id);
  expect((await rates.plan(row(310, "2027-05-02"))).counts).toMatchObject({ create: 1, skip: 0 });
});

it("BUS-09 a booking that was canceled is booked again", async () => {
  const files = await importing(server, "bookings");
  const file = "Course,Date,Time,Golfers,Total,Last name\nTorrey Pines South,03/21/2027,07:10,2,450.00,Again";
  await files.run((await files.plan(file)).id);
  await server.db
    .update(teeTimes)
    .set({ canceled_at: new Date() })
    .where(eq(teeTimes.play_date, sql`'2027-03-21'::date`));
  expect((await files.plan(file)).counts).toMatchObject({ create: 1, skip: 0 });
});

/** Imports a rate of $200.00 for some days; returns what undoes it. */
const importedRate = async (memo: string, ...days: readonly string[]) => {
  const rates = await importing(server, "rates");
  const rows = days.map((day) => `Torrey Pines South;200;${day};${day};${memo}`);
  const { id } = await rates.plan(["Course;Price;Start date;End date;Memo", ...rows].join("\n"));
  await rates.run(id);
  return () => rates.undo(id);
};

it("DECISION-68 a booking is not imported at another rate than was planned, though its price is the same", async () => {
  await importedRate("Planned", "2027-03-19");
  const files = await importing(server, "bookings");
  const { id } = await files.plan(
    "Course,Date,Time,Golfers,Total,Last name\nTorrey Pines South,03/19/2027,07:10,2,450.00,Rated",
  );
  await server.db.update(golfRates).set({ archived: true }).where(eq(golfRates.internal_memo, "Planned"));
  await importedRate("Later", "2027-03-19");
  expect((await files.run(id)).import.counts).toMatchObject({ done: 0, failed: 1 });
});

it("DECISION-68 days of a rate on which a tee time was sold at it stay", async () => {
  const undo = await importedRate("Sold", "2027-03-20", "2027-03-22", "2027-03-24");
  const files = await importing(server, "bookings");
  const { id } = await files.plan(
    "Course,Date,Time,Golfers,Total,Last name\nTorrey Pines South,03/22/2027,07:10,2,450.00,Rated",
  );
  expect((await files.run(id)).import.counts).toMatchObject({ done: 1, failed: 0 });
  expect((await undo()).import.counts).toMatchObject({ undone: 2, kept: 1 });
  const left = await server.db
    .select({ start: rateDateRanges.start })
    .from(rateDateRanges)
    .innerJoin(golfRates, eq(golfRates.id, rateDateRanges.golf_rate_id))
    .where(eq(golfRates.internal_memo, "Sold"));
  expect(left).toEqual([{ start: "2027-03-22" }]);
});

it("DECISION-51 a booking is imported once a sale at its place has ended, so that neither is decided without the other", async () => {
  const files = await importing(server, "bookings");
  const { id } = await files.plan(
    "Course,Date,Time,Golfers,Total,Last name\nTorrey Pines South,03/17/2027,07:10,2,450.00,Beside",
  );
  const { run } = await server.db.transaction(async (tx) => {
    const [course] = await tx.select().from(golfCourses).where(isSouth);
    const place = { course_id: course?.id ?? 0, play_date: "2027-03-17", play_time: "07:10" };
    await findSeats(tx, place, { lock: true });
    const run = files.run(id);
    await lockAwaited(tx);
    return { run };
  });
  expect((await run).import.counts).toMatchObject({ done: 1, failed: 0 });
});

it("DECISION-61 a booking is not imported into hours that a closure begins to close just then", async () => {
  const files = await importing(server, "bookings");
  const { id } = await files.plan(
    "Course,Date,Time,Golfers,Total,Last name\nTorrey Pines South,03/18/2027,07:10,2,450.00,Closed",
  );
  const { run } = await server.db.transaction(async (tx) => {
    await tx.select().from(golfCourses).where(isSouth).for("update");
    const run = files.run(id);
    await lockAwaited(tx);
    await tx.execute(sql`insert into closure_runs (golf_course_id, start_date, start_time, end_date, end_time, state, staff_user)
      select id, '2027-03-18', '06:00', '2027-03-18', '18:00', 'running', '' from ${golfCourses} where ${isSouth}`);
    return { run };
  });
  expect((await run).import.counts).toMatchObject({ done: 0, failed: 1 });
});
