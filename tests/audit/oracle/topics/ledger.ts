import { type JournalAccount, journalAccounts, monthOf, summaryPeriods } from "@teedesk/domain";
import { and, asc, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../../../server/src/db/database.ts";
import { giftCertificates, teeTimes } from "../../../../server/src/db/schema/index.ts";
import { findBookingsInside } from "../../../../server/src/features/closures/planClosure.ts";
import { certificateSummary } from "../../../../server/src/features/summaries/certificateSummary.ts";
import { agentLeaderboard } from "../../../../server/src/features/summaries/leaderboard.ts";
import { teeTimeSummary } from "../../../../server/src/features/summaries/teeTimeSummary.ts";
import { askIn } from "../../../../server/src/sales/books/checkBooks.ts";
import { certificateFigures } from "../../../../server/src/sales/certificates.ts";
import { bookingFigures, figureSums } from "../../../../server/src/sales/figures.ts";
import { journalCsv } from "../../../../server/src/sales/journal/exports.ts";
import { bookedIn } from "../../../../server/src/sales/period.ts";
import { inDatabase } from "../ledger/inDatabase.ts";
import { boundaryLedgers, drawLedger, type Ledger } from "../ledger/ledger.ts";
import { day, storeRows } from "../ledger/storeRows.ts";
import type { StoredTopic } from "../topic.ts";

const compared = [
  "bookings",
  "rounds",
  "sold",
  "gift_certificate",
  "paid",
  "due",
  "refunded",
  "revenue",
  "owed",
  "margin",
  "commission",
] as const;

const pick = (figures: Readonly<Record<(typeof compared)[number], number>> | undefined) =>
  Object.fromEntries(compared.map((name) => [name, figures?.[name]]));

const names: Readonly<Record<JournalAccount, string>> = {
  card_clearing: "card_clearing",
  receivable: "receivable",
  certificate_liability: "certificate_liability",
  certificate_sales: "certificate_sales",
  payable_to_courses: "payable_to_courses",
  revenue: "revenue",
  cost_of_rounds: "cost_of_rounds",
};

async function journalOf(tx: Database, zone: string) {
  const lines: string[] = [];
  for await (const line of journalCsv(askIn(tx), zone, names)) lines.push(line.trimEnd());
  const entries = lines.slice(1).map((line) => line.split(","));
  const balance = (wanted: string): number =>
    Math.round(
      100 *
        entries.reduce(
          (sum, [, account, debit, credit]) => (account === wanted ? sum + Number(debit) - Number(credit) : sum),
          0,
        ),
    );
  return { lines: lines.slice(1), balances: Object.fromEntries(journalAccounts.map((name) => [name, balance(name)])) };
}

async function homeOf(tx: Database, { zone, home }: Ledger) {
  const date = day(home.date);
  const periods = Result.getOrThrow(summaryPeriods(date, home.is_monthly));
  const { internal, external, misc, revenue, previous_revenue } = await teeTimeSummary(tx, periods, zone);
  const { sold, revenue: price, redeemed, previous_redeemed } = await certificateSummary(tx, periods, zone);
  const month = Result.getOrThrow(monthOf(date));
  const board = await agentLeaderboard(
    tx,
    { day: date, month, agentFilter: {} },
    { timeZone: zone, productKey: "product" },
  );
  return {
    tee_times: { internal, external, misc, revenue, previous_revenue },
    certificates: { sold, revenue: price, redeemed, previous_redeemed },
    board,
  };
}

/** Figures, ledgers, home page, journal and a closure's refunds of stored books, all from their raw rows. */
export const ledgerTopic: StoredTopic<Ledger> = {
  name: "ledger",
  share: 1,
  most: 100,
  boundary: boundaryLedgers,
  random: drawLedger,
  open: () =>
    inDatabase(async (tx, ledger: Ledger) => {
      await storeRows(tx, ledger);
      await tx.execute(sql`set constraints all immediate`);
      const { zone, period, closure } = ledger;
      const figures = await tx
        .select({ id: teeTimes.id, ...bookingFigures })
        .from(teeTimes)
        .orderBy(asc(teeTimes.id));
      const [start, end] = [period.start, period.end].map((text) => (text === "" ? "" : day(text)));
      const [sums] = await tx
        .select(figureSums)
        .from(teeTimes)
        .where(and(...bookedIn({ start: start ?? "", end: end ?? "" }, period.by, zone)));
      const ofCertificate = certificateFigures(tx);
      const certificates = await tx
        .select({ id: giftCertificates.id, sold_for: ofCertificate.sold_for, redeemed: ofCertificate.redeemed })
        .from(giftCertificates)
        .crossJoinLateral(ofCertificate)
        .orderBy(asc(giftCertificates.id));
      const inside = await findBookingsInside(tx, { course_id: 1, ...closure });
      return {
        bookings: figures.map(({ id, ...row }) => ({ id, ...pick(row) })),
        period: pick(sums),
        certificates,
        home: await homeOf(tx, ledger),
        journal: await journalOf(tx, zone),
        closure: inside.map(({ tee_time_id, refund_amount, certificate_amount }) => ({
          tee_time_id,
          refund_amount,
          certificate_amount,
        })),
      };
    }),
};
