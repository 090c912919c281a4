import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { consents, golfRates, paymentIntents, rateDateRanges, rateDays } from "../db/schema/index.ts";
import { updateTeeTime } from "../features/teeTimes/updateTeeTime.ts";
import { cents } from "./bookingFixture.ts";
import { createCancelFixture } from "./cancelFixture.ts";
import { createServingRole } from "./servingRole.ts";
import { takeFromLedger } from "./takeFromLedger.ts";

const staff = { id: 1, email: "agent@teedesk.test" };

/** A rate of a course for every day; returns its id. */
export async function addRate(db: Database, golf_course_id: number): Promise<number> {
  const [rate] = await db
    .insert(golfRates)
    .values({ golf_course_id, raw_rate: cents(9000), max_advance_days: 30 })
    .returning();
  const golf_rate_id = rate?.id ?? 0;
  const [range] = await db
    .insert(rateDateRanges)
    .values({
      golf_rate_id,
      start: sql`'2026-01-01'`,
      end: sql`'2026-12-31'`,
      time_start: sql`'06:00'`,
      time_end: sql`'18:00'`,
    })
    .returning();
  await db.insert(rateDays).values(
    (["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const).map((name) => ({
      rate_date_range_id: range?.id ?? 0,
      name,
    })),
  );
  return golf_rate_id;
}

/** A refund and a correction that wait for consent, a refund that was declined, one whose time is over, and a correction of a value alone. */
async function askForConsents(db: Database, tee_time_id: number): Promise<void> {
  const asker = { staff_user: staff.email, reason: "Rain" };
  const facts = { standard_refund: 0, transaction_total: 30_000, version: 1 };
  const cancelation = { cancel: false, force_cancel: false, refund_amount: 500, ...facts };
  const correction = { balance_before: 0, balance: 100, value_before: null, value: null };
  const decided = { state: "declined", decided_by: "admin@teedesk.test", decided_at: sql`now()` } as const;
  await db.insert(consents).values([
    { ...asker, tee_time_id, cancelation },
    { ...asker, gift_certificate_id: 1, correction },
    { ...asker, tee_time_id, cancelation, ...decided },
    { ...asker, staff_user: "late@teedesk.test", tee_time_id, cancelation, expires_at: sql`now()` },
    {
      ...asker,
      staff_user: "value@teedesk.test",
      gift_certificate_id: 1,
      correction: { ...correction, balance: 0, value: 700 },
    },
  ]);
}

/** An act, the SQLSTATE that refuses it, and its statements. */
export type RefusedAttempt = [what: string, code: string, statements: SQL | readonly SQL[]];

/**
 * Books with a sale, a refund, a change of course, a sale with a code, a sale without a card, two certificates, five requests for consent
 * (ids 1 to 5, in the order of `askForConsents`) and a seal, and the role that serves them; `attempt` runs statements as that role up to the
 * checks of a commit. `early` is a tee time from before the ledger, with a code and a certificate; `otherRate` is the rate of the other course.
 */
export async function openGuardedBooks() {
  const world = await createCancelFixture();
  const { db } = world.connection;
  await world.addCertificate("KEPT", 30_000);
  const first = await world.booked({ gift_cert_serial: "KEPT" });
  const canceled = await world.booked({ gift_cert_serial: "KEPT" });
  await world.cancel(canceled, { refund: 1000 });
  const otherRate = await addRate(db, world.ids.otherCourse);
  const moved = await world.booked({ rental_clubs: [] });
  for (const id of [world.ids.otherCourse, world.ids.course])
    await updateTeeTime(world.services, { staff, request: { id: moved, tee_time: { course: { id } } } });
  const early = await world.booked({ rental_clubs: [], gift_cert_serial: "KEPT", discount_code: "FAIRWAY15" });
  await takeFromLedger(db, early);
  await world.booked({ discount_code: "FAIRWAY15" });
  await world.booked({ rental_clubs: [], credit_card: { number: "", expmo: "", expyr: "", cvv: "" } });
  await world.addCertificate("OTHER", 1000);
  for (const paid of [sql`'pay_gift', null`, sql`null, 'a@b.test'`])
    await db.execute(sql`with made as (insert into transaction_records (total, payment_id, staff_user) values (1000, ${paid}) returning id)
      insert into transaction_items (transaction_record_id, gift_certificate_id, total) select id, 1, 1000 from made`);
  await askForConsents(db, first);
  await db.insert(paymentIntents).values({ id: randomUUID(), amount: 100, lease_until: sql`now()` });
  await db.execute(
    sql`insert into ledger_seals (number, last_record, last_item, last_movement, hash) values (1, 0, 0, 0, '')`,
  );
  const role = await createServingRole(db);
  return {
    world,
    role,
    attempt: (statements: SQL | readonly SQL[]) =>
      role.serving(async (tx) => {
        for (const statement of [statements].flat()) await tx.execute(statement);
      }),
    staff,
    otherRate,
    early,
    close: async () => {
      await role.drop();
      await world.connection.close();
    },
  };
}
