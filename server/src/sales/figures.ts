import { type Cents, type CountFigure, centsFrom, type Figure, type MoneyFigure, sumCents } from "@teedesk/domain";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { teeTimes } from "../db/schema/teeTimes.ts";

/** The figures of a booking, or the sums of many bookings: counts, and cents. */
export type Figures = Readonly<Record<CountFigure, number> & Record<MoneyFigure, Cents>>;

/** Makes something of every figure. */
const ofEach = <Count, Money>(
  count: (name: CountFigure) => Count,
  money: (name: MoneyFigure) => Money,
): Readonly<Record<CountFigure, Count> & Record<MoneyFigure, Money>> => ({
  bookings: count("bookings"),
  rounds: count("rounds"),
  charge: money("charge"),
  rental_clubs: money("rental_clubs"),
  service_fee: money("service_fee"),
  discount: money("discount"),
  sold: money("sold"),
  gift_certificate: money("gift_certificate"),
  paid: money("paid"),
  refunded: money("refunded"),
  revenue: money("revenue"),
  owed: money("owed"),
  margin: money("margin"),
  commission: money("commission"),
});

/** Adds up figures of bookings, or of days; of nothing, all are 0. */
export const addFigures = (all: readonly Figures[]): Figures =>
  ofEach(
    (name) => all.reduce((sum, figures) => sum + figures[name], 0),
    (name) => Result.getOrThrow(sumCents(all.map((figures) => figures[name]))),
  );

/** Those of no booking at all. */
export const noFigures = addFigures([]);

/** Exact however PostgreSQL sends it; a sum that is too large to be exact is thrown, never rounded. */
const toCents = (value: unknown): Cents => Result.getOrThrow(centsFrom(Number(value)));

/** A booking stands until it is canceled. */
const ifItStands = (amount: SQLWrapper): SQL =>
  sql`case when ${teeTimes.canceled_at} is null then ${amount} else 0 end`;

/**
 * The one definition of what a booking counts and is worth, in SQL: docs/reports.md in words. Every report and summary reads
 * these, so that their figures agree.
 */
function figureExpressions(): Readonly<Record<Figure, SQL>> {
  const { charge_cents, rental_clubs_cents, service_fee_cents, discount_amount_cents } = teeTimes;
  const refunded = teeTimes.refunded_cents;
  const certificate = teeTimes.gift_certificate_amount_cents;
  const sold = sql`(${charge_cents} + ${rental_clubs_cents} + ${service_fee_cents} - ${discount_amount_cents})`;
  const revenue = sql`(${sold} - ${refunded})`;
  const owed = ifItStands(teeTimes.cost_cents);
  return {
    bookings: ifItStands(sql`1`),
    rounds: ifItStands(teeTimes.players),
    charge: sql`${charge_cents}`,
    rental_clubs: sql`${rental_clubs_cents}`,
    service_fee: sql`${service_fee_cents}`,
    discount: sql`${discount_amount_cents}`,
    sold,
    gift_certificate: sql`${certificate}`,
    paid: sql`(${sold} - ${certificate})`,
    refunded: sql`${refunded}`,
    revenue,
    owed,
    margin: sql`(${revenue} - ${owed})`,
    commission: ifItStands(teeTimes.commission_cents),
  };
}

type Selected = Readonly<Record<CountFigure, SQL<number>> & Record<MoneyFigure, SQL<Cents>>>;

const selected = (wrap: (figure: SQL) => SQL, figures: Readonly<Record<Figure, SQL>>): Selected =>
  ofEach(
    (name) => wrap(figures[name]).mapWith(Number),
    (name) => wrap(figures[name]).mapWith(toCents),
  );

/** The figures of each booking, to select. */
export const bookingFigures: Selected = selected((figure) => sql`${figure}`, figureExpressions());

/** The figures of many bookings, to select. */
export const figureSums: Selected = selected((figure) => sql`coalesce(sum(${figure}), 0)`, figureExpressions());
