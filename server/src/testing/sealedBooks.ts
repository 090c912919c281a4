import { eq, type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";
import { consents } from "../db/schema/consents.ts";
import { staffUsers } from "../db/schema/staffUsers.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { cancelTeeTime } from "../features/cancelation/cancelTeeTime.ts";
import { undoBooking } from "../features/cancelation/undoBooking.ts";
import { updateTeeTime } from "../features/teeTimes/updateTeeTime.ts";
import { consentToCorrection } from "../resources/giftCertificates/consentToCorrection.ts";
import { correctSale } from "../resources/giftCertificates/correctSale.ts";
import type { BooksDifference } from "../sales/books/booksDifference.ts";
import { askConsent } from "../session/consents.ts";
import type { StaffMember } from "../session/staffMember.ts";
import { cents } from "./bookingFixture.ts";
import { type CancelFixture, createCancelFixture } from "./cancelFixture.ts";
import { addCertificate, importCertificate } from "./certificates.ts";
import { differencesIn, sealAll } from "./checkedBooks.ts";
import { takeFromLedger } from "./takeFromLedger.ts";

const staff = { id: 1, email: "agent@teedesk.test" };

/** A refund and a correction of balance and value that another person consented to. */
async function consentTo(
  { connection: { db }, booked, services }: CancelFixture,
  person: Pick<StaffMember, "id" | "email" | "level">,
): Promise<void> {
  const by: StaffMember = { ...person, name: "Admin", desk: "product", session_id: 1 };
  const [asker = staff] = await db.select({ id: staffUsers.id, email: staffUsers.email }).from(staffUsers);
  const limited = { ...services, config: { ...services.config, agentForcesCancelations: false } };
  const order = { tee_time_id: await booked(), cancel: false, force: true, refund: cents(9000), reason: "Rain" };
  const request = { staff: { ...asker, level: "other" }, order, idempotency_key: null } as const;
  expect((await cancelTeeTime(limited, request)).kind).toBe("asked");
  const [refund] = await db.select().from(consents);
  if (refund === undefined) throw new Error("Nothing was asked.");
  const consent = { id: refund.id, cancelation_id: refund.cancelation_id, by };
  expect((await cancelTeeTime(limited, { ...request, consent })).kind).toBe("done");

  const gift_certificate_id = await addCertificate(db, { serial: "ASKED", raw_balance: cents(1000) });
  const correction = { balance_before: 1000, balance: 5000, value_before: null, value: 7000 };
  await db.transaction((tx) => askConsent(tx, asker, { gift_certificate_id, correction, reason: "Goodwill" }));
  const [corrected] = await db.select().from(consents).where(eq(consents.gift_certificate_id, gift_certificate_id));
  expect(await consentToCorrection(services, { id: corrected?.id ?? 0 }, by)).toMatchObject({ valid: true });
}

/** Books two tee times from before the ledger, which a certificate paid whole; returns the second one's id. */
async function bookEarly(world: CancelFixture): Promise<number> {
  await world.addCertificate("EARLY", 180_000);
  const paid = { rental_clubs: [], gift_cert_serial: "EARLY" };
  const [first, second] = [await world.booked(paid), await world.booked(paid)];
  for (const id of [first, second]) await takeFromLedger(world.connection.db, id);
  return second;
}

/** Lets the owner change what triggers keep, in its transaction. */
export const triggersOff = sql`set local session_replication_role = replica`;

/** Books with what the server writes and two tee times from before the ledger (of the second the certificate's part was lowered), sealed twice, and after that two certificates of an import. */
export async function openSealedBooks() {
  const world = await createCancelFixture((services) => ({
    ...services,
    config: { ...services.config, undoSeconds: 300 },
  }));
  const { connection } = world;
  await world.addCertificate("GIFT", 70_000);
  const codes = { discount_code: "FAIRWAY15", gift_cert_serial: "GIFT" };
  await world.booked();
  const canceled = await world.booked({ discount_code: "FAIRWAY15" });
  await world.cancel(canceled, { refund: 1000 });
  // A canceled booking keeps its cost and commission, whatever its players.
  await connection.db.update(teeTimes).set({ players: 1 }).where(eq(teeTimes.id, canceled));
  await world.booked(codes);
  const saved = await world.booked({ rental_clubs: [] });
  const saves: readonly object[] = [{ players: 1 }, { players: 3 }, { course: { id: world.ids.otherCourse } }];
  for (const tee_time of saves) await updateTeeTime(world.services, { staff, request: { id: saved, tee_time } });
  const lowered = await bookEarly(world);
  await connection.db.transaction((tx) => correctSale(tx, 1, { total: cents(1500), reason: "Typing error", staff }));
  await sealAll(connection.db);
  const less = { id: lowered, tee_time: { gift_certificate_amount: "100" } };
  await updateTeeTime(world.services, { staff, request: less });
  await world.cancel(await world.booked(codes));
  const admin = { id: 0, email: "admin@teedesk.test", level: "admin" } as const;
  await undoBooking(world.services, { id: await world.booked(), staff: admin });
  await consentTo(world, admin);
  await sealAll(connection.db);
  await importCertificate(connection.db, { serial: "PAID", raw_balance: cents(5000), payment_id: "pay_import" });
  await importCertificate(connection.db, { serial: "CASH", raw_balance: cents(5000) });
  return {
    connection,
    /** The rules that the books break after the owner's `statements`, which are rolled back. */
    rulesBroken: async (...statements: readonly SQL[]): Promise<ReadonlySet<string>> => {
      let broken: readonly BooksDifference[] = [];
      await connection.db
        .transaction(async (tx) => {
          for (const statement of statements) await tx.execute(statement);
          broken = await differencesIn(tx);
          tx.rollback();
        })
        .catch((error: unknown) => {
          if (broken.length === 0) throw error;
        });
      return new Set(broken.map(({ rule }) => rule));
    },
    close: () => connection.close(),
  };
}
