import { addCents, isInternal, zeroCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import * as tables from "../db/schema/index.ts";
import type { CardCipher } from "../platform/cardCipher.ts";
import type { Clock } from "../platform/clock.ts";
import { summarizeRates } from "../resources/rates/summarizeRates.ts";
import { createPasswords, type PasswordCost } from "../session/passwords.ts";
import { demoAvailabilities } from "./demoAvailability.ts";
import { demoCourseLinks, demoCourses } from "./demoCourses.ts";
import { demoCustomers } from "./demoCustomers.ts";
import { demoDiscountCourses, demoDiscounts } from "./demoDiscounts.ts";
import { demoGateway } from "./demoGateway.ts";
import { correctedCertificates, demoGiftCertificates } from "./demoGiftCertificates.ts";
import { demoImages } from "./demoImages.ts";
import { sellKnownSlots, standsAtKnownSlot } from "./demoKnownSlots.ts";
import { demoLeads } from "./demoLeads.ts";
import { createLedger } from "./demoLedger.ts";
import * as office from "./demoOffice.ts";
import { bookFromQueues, demoQueues, demoSavedCards } from "./demoQueues.ts";
import { demoRateRanges, demoRates, shelvedDemoRates } from "./demoRates.ts";
import { demoRentalClubs } from "./demoRentalClubs.ts";
import { demoStaff } from "./demoStaff.ts";
import { type DemoTeeTime, demoTeeTimes } from "./demoTeeTimes.ts";
import { insertRows } from "./insertRows.ts";
import { loadDemoStaff } from "./loadDemoStaff.ts";
import { dollars, minutesAfter } from "./values.ts";

export type DemoOptions = {
  readonly clock: Clock;
  readonly cards: CardCipher;
  /** Number of tee times sold; tests need fewer than the demo. */
  readonly teeTimes: number;
  readonly passwordCost?: PasswordCost;
};

/** Fills an empty database with a year of business that ends today: the same data for the same day, on every machine. */
export async function loadDemoData(db: Database, options: DemoOptions): Promise<void> {
  await db.transaction(async (tx) => {
    await loadDemoStaff(tx, createPasswords(options.passwordCost));
    await loadOffice(tx, options);
    await loadBusiness(tx, options);
  });
}

async function loadOffice(tx: Database, { clock }: DemoOptions): Promise<void> {
  const today = clock.today();
  const { ranges, days } = demoRateRanges(today);
  const holidays = office.demoHolidays(today);
  await insertRows(tx, tables.golfCourses, demoCourses);
  await tx.insert(tables.images).values([...demoImages()]);
  await insertRows(tx, tables.golfswitchCourses, demoCourseLinks.golfswitch);
  await insertRows(tx, tables.golfnowCourses, demoCourseLinks.golfnow);
  await insertRows(tx, tables.clubProphetCourses, demoCourseLinks.clubProphet);
  await insertRows(tx, tables.apiActions, office.demoActions);
  await insertRows(tx, tables.apiUsers, office.demoApiUsers);
  await insertRows(tx, tables.courseGroups, office.demoGroups);
  await insertRows(tx, tables.courseGroupCourses, office.demoGroupCourses);
  await insertRows(tx, tables.courseGroupApiActions, office.demoGroupActions);
  await insertRows(tx, tables.courseGroupApiUsers, office.demoGroupUsers);
  await insertRows(tx, tables.golfRates, [...demoRates, ...shelvedDemoRates]);
  await insertRows(tx, tables.rateDateRanges, ranges);
  await insertRows(tx, tables.rateDays, days);
  await summarizeRates(tx);
  await insertRows(tx, tables.rentalClubs, demoRentalClubs);
  await insertRows(tx, tables.holidays, holidays);
  await insertRows(tx, tables.holidayCourses, office.demoHolidayCourses(holidays.map(({ id }) => id)));
  await insertRows(tx, tables.maintenances, office.demoMaintenances(today));
  await insertRows(tx, tables.discounts, demoDiscounts(today));
  await insertRows(tx, tables.discountCourses, demoDiscountCourses);
  await insertRows(tx, tables.helpfulLinks, office.demoLinks);
  await insertRows(tx, tables.broadcastMessages, [{ message: office.demoMessage }]);
  await insertRows(tx, tables.giftCertificateSales, [{ discount: 10 }]);
}

async function loadBusiness(tx: Database, { clock, cards, teeTimes }: DemoOptions): Promise<void> {
  const customers = demoCustomers(600);
  const ledger = createLedger();
  const certificates = demoGiftCertificates(clock.now(), customers);
  for (const certificate of certificates) ledger.sellCertificate(certificate);
  const balances = new Map(certificates.map(({ id, raw_balance }) => [id, raw_balance]));
  const discounts = demoDiscounts(clock.today());
  const sold = demoTeeTimes(teeTimes, { clock, ledger, customers, discounts, certificates, balances });
  for (const id of correctedCertificates) {
    const amount = dollars(25);
    ledger.correctCertificate(id, amount, minutesAfter(clock.now(), -1440));
    balances.set(id, Result.getOrThrow(addCents(balances.get(id) ?? zeroCents, amount)));
  }
  const free = demoAvailabilities(clock);
  const lost = demoLeads(clock, customers, free);
  const { queues, leads } = demoQueues(clock, customers, { free, firstLead: lost.length + 1 });
  const expiryYear = Number(clock.today().slice(0, 4)) + 3;

  await insertRows(tx, tables.customers, customers);
  await insertRows(
    tx,
    tables.giftCertificates,
    certificates.map((row) => ({ ...row, raw_balance: balances.get(row.id) ?? row.raw_balance })),
  );
  await insertRows(tx, tables.foreUpAvailabilities, free);
  await insertRows(tx, tables.lostLeads, [...lost, ...leads]);
  await insertRows(tx, tables.availabilityQueues, queues);
  await insertRows(tx, tables.savedCards, demoSavedCards(queues, cards, expiryYear));
  await insertRows(tx, tables.transactionRecords, ledger.records);
  const booked = sellKnownSlots(bookFromQueues(sold.teeTimes, queues, free), free);
  await insertRows(tx, tables.teeTimes, booked);
  await insertRows(tx, tables.courseNotices, demoNotices(booked, standsAtKnownSlot(free)));
  await insertRows(tx, tables.teeTimeRentalClubs, sold.clubs);
  await insertRows(tx, tables.saleTerms, sold.terms);
  await insertRows(tx, tables.transactionItems, ledger.items);
  await insertRows(tx, tables.giftCertificateMovements, ledger.movements());
  const gateway = demoGateway(ledger.records);
  await insertRows(tx, tables.gatewayPayments, gateway.payments);
  await insertRows(tx, tables.gatewayRefunds, gateway.refunds);
}

/** The courses know most of the bookings that they gave no confirmation for: every eighth is still to be told, and those at free tee times. */
const demoNotices = (teeTimes: readonly DemoTeeTime[], isUntold: (row: DemoTeeTime) => boolean) =>
  teeTimes
    .filter(({ confirmation = "", canceled_at }) => isInternal(confirmation) && canceled_at === null)
    .filter((row) => row.id % 8 !== 0 && !isUntold(row))
    .map(({ id: tee_time_id, golf_course_id, play_date, play_time, players, created_at }, index) => {
      const told = { tee_time_id, golf_course_id, play_date, play_time, players, is_canceled: false };
      return { id: index + 1, ...told, staff_user: demoStaff[1].email, created_at };
    });
