import { type Cents, type CountFigure, centsFrom, type MoneyFigure, sumCents } from "@teedesk/domain";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { map } from "effect/Record";
import * as Result from "effect/Result";
import { soldFor, teeTimes } from "../db/schema/teeTimes.ts";
import { transactionRecords } from "../db/schema/transactionRecords.ts";

/** The figures of a booking, or the sums of many bookings: counts, and cents. */
export type Figures = Readonly<Record<CountFigure, number> & Record<MoneyFigure, Cents>>;

/** Exact however PostgreSQL sends it; a sum that is too large to be exact is thrown, never rounded. */
const toCents = (value: unknown): Cents => Result.getOrThrow(centsFrom(Number(value)));

/** The amount, or 0 once the booking is canceled. */
const ifItStands = (amount: SQLWrapper): SQL =>
  sql`case when ${teeTimes.canceled_at} is null then ${amount} else 0 end`;

/** A card was charged for the rest after the certificate. PostgreSQL can hash this subquery, so that sums of many bookings stay fast. */
const isCharged = sql`exists (select from ${transactionRecords}
  where ${transactionRecords.id} = ${teeTimes.transaction_record_id} and ${transactionRecords.payment_id} is not null)`;

/** Whether a sale's record is of a booking that was undone: its reversal is no refund. */
export const isOfUndone = (record_id: SQLWrapper): SQL =>
  sql`exists (select from ${teeTimes} where ${teeTimes.transaction_record_id} = ${record_id} and ${teeTimes.is_undone})`;

/** The amount, or 0 of a booking that was undone: its card was never charged, and nothing of it went back (DECISION-54). */
const unlessUndone = (amount: SQLWrapper): SQL => sql`case when ${teeTimes.is_undone} then 0 else ${amount} end`;

const { charge_cents, rental_clubs_cents, service_fee_cents, discount_amount_cents } = teeTimes;
const refunded = sql`(${unlessUndone(teeTimes.refunded_cents)})`;
const certificate = sql`(${unlessUndone(teeTimes.gift_certificate_amount_cents)})`;
const sold = soldFor(teeTimes);
const paidIf = (charged: SQL) => sql`(${unlessUndone(sql`case when ${charged} then ${sold} else ${certificate} end`)})`;
const paid = paidIf(isCharged);
/** Revenue by a condition that says whether a card was charged: PostgreSQL reads in parallel with that of a join, not with a subquery. */
export const revenueIf = (charged: SQL) =>
  sql`((case when ${teeTimes.canceled_at} is null then ${sold} else ${paidIf(charged)} end) - ${refunded})`;
const revenue = revenueIf(isCharged);
const owed = ifItStands(teeTimes.cost_cents);

/**
 * The one definition of a booking's figures in SQL: docs/reports.md in words, `saleFigures` of the domain for
 * paid, due and revenue. Every report and summary reads these, so that their figures agree.
 */
const countExpressions: Readonly<Record<CountFigure, SQL>> = {
  bookings: ifItStands(sql`1`),
  rounds: ifItStands(teeTimes.players),
};
const moneyExpressions: Readonly<Record<MoneyFigure, SQL>> = {
  charge: sql`${charge_cents}`,
  rental_clubs: sql`${rental_clubs_cents}`,
  service_fee: sql`${service_fee_cents}`,
  discount: sql`${discount_amount_cents}`,
  sold,
  gift_certificate: sql`${certificate}`,
  paid,
  due: ifItStands(sql`(${sold} - ${paid})`),
  refunded: sql`${refunded}`,
  revenue,
  owed,
  margin: sql`(${revenue} - ${owed})`,
  commission: ifItStands(teeTimes.commission_cents),
};

/** Adds up figures of bookings, or of days; without any, all are 0. */
export const addFigures = (all: readonly Figures[]): Figures => ({
  ...map(countExpressions, (_, name) => all.reduce((sum, figures) => sum + figures[name], 0)),
  ...map(moneyExpressions, (_, name) => Result.getOrThrow(sumCents(all.map((figures) => figures[name])))),
});

/** The figures without any booking: all are 0. */
export const noFigures = addFigures([]);

type Selected = Readonly<Record<CountFigure, SQL<number>> & Record<MoneyFigure, SQL<Cents>>>;

const selected = (wrap: (figure: SQL) => SQL): Selected => ({
  ...map(countExpressions, (figure) => wrap(figure).mapWith(Number)),
  ...map(moneyExpressions, (figure) => wrap(figure).mapWith(toCents)),
});

/** The figures of each booking, to select. */
export const bookingFigures: Selected = selected((figure) => sql`${figure}`);

/** The figures of many bookings, to select. */
export const figureSums: Selected = selected((figure) => sql`coalesce(sum(${figure}), 0)`);
