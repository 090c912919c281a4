import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { availabilityQueues } from "./availabilityQueues.ts";
import { cents, entity, id, instant, isTimeOfDay, localDate, lower, stamps, timeOfDay } from "./columns.ts";
import { customers } from "./customers.ts";
import { discounts } from "./discounts.ts";
import { giftCertificates } from "./giftCertificates.ts";
import { golfCourses } from "./golfCourses.ts";
import { golfRates } from "./golfRates.ts";
import { lostLeads } from "./lostLeads.ts";
import { rentalClubs } from "./rentalClubs.ts";
import { agentDesks, staffUsers } from "./staffUsers.ts";
import { transactionRecords } from "./transactionRecords.ts";

type Prices = Readonly<
  Record<"charge_cents" | "rental_clubs_cents" | "service_fee_cents" | "discount_amount_cents", SQLWrapper>
>;

/** The figure Sold of a tee time: its charge, clubs and service fee less the discount. An index of the table has it too. */
export const soldFor = ({ charge_cents, rental_clubs_cents, service_fee_cents, discount_amount_cents }: Prices): SQL =>
  sql`(${charge_cents} + ${rental_clubs_cents} + ${service_fee_cents} - ${discount_amount_cents})`;

/** A booked tee time, with the parts of its amount: charge + clubs + fee − discount − certificate = the rest for the card. */
export const teeTimes = pgTable(
  "tee_times",
  {
    id: id(),
    /** The agent's name at the time of the sale; `staff_user_id` is the agent. */
    agent: text().notNull(),
    desk: text({ enum: agentDesks }).notNull().default("product"),
    staff_user_id: integer().references(() => staffUsers.id, { onDelete: "set null" }),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    golf_rate_id: integer().references(() => golfRates.id),
    play_date: localDate().notNull(),
    play_time: timeOfDay().notNull(),
    players: integer().notNull(),
    /** The number of players it was sold for, stored by its first save; null until then (ANSWER-38). */
    players_sold: integer(),
    /**
     * Since when its players have their place: the moment it was booked, moved or given more players, by the database's clock. A trigger
     * writes it. Its course may have been notified later.
     */
    seated_at: instant().notNull().default(sql`date_trunc('milliseconds', clock_timestamp())`),
    /** Booked by hand with the course, so that cancelling it takes a call to the course. */
    internal: boolean().notNull().default(true),
    status: text().notNull().default("Booked"),
    canceled_at: instant(),
    cancel_reason: text().notNull().default(""),
    /** Canceled by undoing its booking: nothing of it was ever paid, and its sale is reversed without a refund (DECISION-54). */
    is_undone: boolean().notNull().default(false),
    confirmation: text().notNull().default("INTERNAL"),
    notes: text().notNull().default(""),
    internal_notes: text().notNull().default(""),
    folio: text().notNull().default(""),
    alt_emails: text().notNull().default(""),
    should_email_customer: boolean().notNull().default(true),
    should_email_course: boolean().notNull().default(true),
    /** The deal's id in the external CRM. */
    deal_id: bigint({ mode: "number" }),
    availability_queue_id: integer().references(() => availabilityQueues.id, { onDelete: "set null" }),
    /** The lead it was booked for, directly or from a queue. */
    lost_lead_id: integer().references(() => lostLeads.id, { onDelete: "set null" }),
    transaction_record_id: integer().references(() => transactionRecords.id),
    charge_cents: cents().notNull(),
    rental_clubs_cents: cents().notNull(),
    service_fee_cents: cents().notNull(),
    golf_discount_id: integer().references(() => discounts.id),
    discount_amount_cents: cents().notNull(),
    gift_certificate_id: integer().references(() => giftCertificates.id),
    gift_certificate_amount_cents: cents().notNull(),
    /** Cents refunded to the card and returned to the certificate. Triggers sum it from the ledger; nothing else writes it. */
    refunded_cents: cents().notNull().default(sql`0`),
    /** Cents owed to the course. */
    cost_cents: cents().notNull(),
    /** The rate's commission for selling it, at its terms of that moment. */
    commission_cents: cents().notNull().default(sql`0`),
    ...entity,
  },
  (table) => [
    index("tee_times_created").on(table.created_at),
    // Reports read the bookings agent by agent.
    index("tee_times_agent").on(table.agent, table.created_at, table.id),
    index("tee_times_play").on(table.play_date, table.play_time),
    index("tee_times_course_play").on(table.golf_course_id, table.play_date),
    index("tee_times_standing")
      .on(table.golf_course_id, table.play_date, table.play_time)
      .where(sql`${table.canceled_at} is null`),
    // Those whose course has to be told, unless it was.
    index("tee_times_internal")
      .on(table.play_date, table.play_time)
      .where(sql`${table.canceled_at} is null and ${table.confirmation} = 'INTERNAL'`),
    index("tee_times_no_cost")
      .on(table.created_at)
      .where(sql`${table.canceled_at} is null and ${table.cost_cents} = 0`),
    // Those sold for less than their course is owed.
    index("tee_times_under_cost")
      .on(table.play_date)
      .where(sql`${table.canceled_at} is null and ${soldFor(table)} < ${table.cost_cents}`),
    index("tee_times_customer").on(table.customer_id),
    index("tee_times_rate").on(table.golf_rate_id),
    index("tee_times_discount").on(table.golf_discount_id),
    index("tee_times_gift_certificate").on(table.gift_certificate_id),
    index("tee_times_staff_user").on(table.staff_user_id),
    index("tee_times_confirmation").on(lower(table.confirmation)),
    uniqueIndex("tee_times_record").on(table.transaction_record_id),
    // A place in a queue is booked once, until that booking is cancelled.
    uniqueIndex("tee_times_availability_queue")
      .on(table.availability_queue_id)
      .where(sql`${table.canceled_at} is null`),
    index("tee_times_queue_entry")
      .on(table.availability_queue_id)
      .where(sql`${table.availability_queue_id} is not null`),
    index("tee_times_lost_lead").on(table.lost_lead_id).where(sql`${table.lost_lead_id} is not null`),
    check("tee_times_undone", sql`not ${table.is_undone} or ${table.canceled_at} is not null`),
    check("tee_times_players", sql`${table.players} > 0`),
    check("tee_times_play_time", isTimeOfDay(table.play_time)),
    check(
      "tee_times_amounts",
      sql`least(${table.charge_cents}, ${table.rental_clubs_cents}, ${table.service_fee_cents}, ${table.discount_amount_cents}, ${table.gift_certificate_amount_cents}, ${table.cost_cents}, ${table.commission_cents}) >= 0`,
    ),
  ],
);

/** The clubs rented with a tee time, at the charge per set of that moment. */
export const teeTimeRentalClubs = pgTable(
  "tee_time_rental_clubs",
  {
    id: id(),
    tee_time_id: integer()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    rental_club_id: integer()
      .notNull()
      .references(() => rentalClubs.id),
    quantity: integer().notNull(),
    raw_charge: cents().notNull(),
    ...stamps,
  },
  (table) => [
    uniqueIndex("tee_time_rental_clubs_once").on(table.tee_time_id, table.rental_club_id),
    index("tee_time_rental_clubs_club").on(table.rental_club_id),
    check("tee_time_rental_clubs_amounts", sql`${table.quantity} > 0 and ${table.raw_charge} >= 0`),
  ],
);
