import { randomBytes } from "node:crypto";
import { centsFrom, isLocalDate, isTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import { fastify } from "fastify";
import { readConfig } from "../config/config.ts";
import type { Connection } from "../db/connection.ts";
import * as schema from "../db/schema/index.ts";
import { readBookingOrder } from "../features/booking/bookingOrder.ts";
import { type BookingRequest, type BookingServices, bookTeeTime } from "../features/booking/bookTeeTime.ts";
import { createCardCipher } from "../platform/cardCipher.ts";
import { createClock } from "../platform/clock.ts";
import { sandboxCourseSystem } from "../ports/sandboxCourseSystem.ts";
import { sandboxCrm } from "../ports/sandboxCrm.ts";
import { createSandboxGateway } from "../ports/sandboxGateway.ts";
import { addCertificate } from "./certificates.ts";
import { testDatabase } from "./testDatabase.ts";

type WireBooking = components["schemas"]["Booking"];

export const cents = (amount: number) => Result.getOrThrow(centsFrom(amount));
const day = (text: string) => (isLocalDate(text) ? text : unreadable(text));
const time = (text: string) => (isTimeOfDay(text) ? text : unreadable(text));
const unreadable = (text: string): never => {
  throw new Error(`${text} is neither a day nor a time.`);
};

/** Today in this world is Saturday 2026-11-21; play is a week later. */
export const playDate = "2026-11-28";

export type BookingFixture = {
  readonly connection: Connection;
  readonly services: BookingServices;
  readonly ids: {
    readonly course: number;
    readonly otherCourse: number;
    readonly rate: number;
    readonly club: number;
    readonly queue: number;
  };
  /** The booking of the examples, with changes. */
  readonly booking: (changes?: Partial<WireBooking>) => WireBooking;
  readonly book: (
    booking: WireBooking,
    options?: { key?: string; services?: BookingServices },
  ) => ReturnType<typeof bookTeeTime>;
  readonly addCertificate: (serial: string, raw_balance: number) => Promise<void>;
  readonly balanceOf: (serial: string) => Promise<number | undefined>;
};

/** A small business on an empty database: a course with a rate of $200 and 5 % fee, clubs, codes, a queue, one agent. */
export async function createBookingFixture(): Promise<BookingFixture> {
  const connection = await testDatabase();
  const { db } = connection;
  const one = <Row>([row]: Row[]): Row => row ?? unreadable("no row");

  const course = one(
    await db
      .insert(schema.golfCourses)
      .values({ course_name: "Torrey Pines South", email: "proshop@example.test" })
      .returning(),
  );
  const otherCourse = one(
    await db.insert(schema.golfCourses).values({ course_name: "Balboa Park", rate_required: false }).returning(),
  );
  const rate = one(
    await db
      .insert(schema.golfRates)
      .values({
        golf_course_id: course.id,
        raw_rate: cents(20_000),
        wholesale_rate_cents: cents(15_000),
        service_fee_percent: 5,
        max_advance_days: 30,
      })
      .returning(),
  );
  const range = one(
    await db
      .insert(schema.rateDateRanges)
      .values({
        golf_rate_id: rate.id,
        start: day("2026-01-01"),
        end: day("2026-12-31"),
        time_start: time("06:00"),
        time_end: time("18:00"),
      })
      .returning(),
  );
  await db
    .insert(schema.rateDays)
    .values(
      (["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const).map((name) => ({ rate_date_range_id: range.id, name })),
    );
  const club = one(
    await db
      .insert(schema.rentalClubs)
      .values({
        golf_course_id: course.id,
        cost_cents: cents(3000),
        raw_rate: cents(4500),
        raw_charge: cents(5500),
        brand: "Callaway",
        handed: 1,
        sex: 0,
      })
      .returning(),
  );
  await db.insert(schema.discounts).values([
    { code: "FAIRWAY15", is_dollars: false, raw_amount: 15, gift_certificate_stack: true },
    { code: "ALONE", is_dollars: true, raw_amount: 1000 },
    { code: "SINGLES", is_dollars: true, raw_amount: 1000, max_players: 1 },
    { code: "SMALL", is_dollars: true, raw_amount: 1000, max_discount_cents: cents(9999) },
  ]);
  await db
    .insert(schema.maintenances)
    .values({ golf_course_id: course.id, start_date: day("2026-12-01"), end_date: day("2026-12-02") });
  const waiting = one(
    await db.insert(schema.customers).values({ first_name: "Ana", last_name: "Morales" }).returning(),
  );
  const availability = one(
    await db
      .insert(schema.foreUpAvailabilities)
      .values({
        golf_course_id: course.id,
        available_date: day(playDate),
        // Not the time of the booking below, which tests book again and again.
        available_time: time("10:20"),
        spots: [2],
        scraped_at: new Date(),
      })
      .returning(),
  );
  const queue = one(
    await db
      .insert(schema.availabilityQueues)
      .values({ fore_up_availability_id: availability.id, customer_id: waiting.id, position: 1 })
      .returning(),
  );
  const agent = one(
    await db
      .insert(schema.staffUsers)
      .values({ email: "agent@teedesk.test", name: "Alex Agent", password_hash: "" })
      .returning(),
  );
  const staff: BookingRequest["staff"] = { ...agent, level: "other", session_id: 1 };

  const services: BookingServices = {
    // Charges and mails immediately; the tests of undo have its time.
    config: readConfig({ UNDO_SECONDS: "0" }),
    db,
    clock: createClock("America/Los_Angeles", () => new Date("2026-11-21T20:00:00Z")),
    cards: createCardCipher(randomBytes(32)),
    log: fastify().log,
    ports: {
      gateway: createSandboxGateway(db),
      mailer: { send: async () => ({ kind: "sent" }), close: async () => {} },
      crm: sandboxCrm,
      courseSystem: sandboxCourseSystem,
    },
    jobs: { wake: () => {}, stop: async () => {} },
  };
  return {
    connection,
    services,
    ids: { course: course.id, otherCourse: otherCourse.id, rate: rate.id, club: club.id, queue: queue.id },
    booking: (changes) => ({
      charge: "100.00",
      rental_clubs: [{ id: club.id, quantity: 1 }],
      customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
      credit_card: { number: "4242 4242 4242 4242", expmo: "12", expyr: "2030", cvv: "123" },
      ...changes,
      tee_time: {
        play_date: playDate,
        play_time: "10:30",
        players: 2,
        course: { id: course.id },
        ...changes?.tee_time,
      },
    }),
    book: (booking, options = {}) =>
      bookTeeTime(options.services ?? services, {
        staff,
        order: readBookingOrder(booking),
        idempotency_key: options.key ?? null,
      }),
    addCertificate: async (serial, raw_balance) => {
      await addCertificate(db, { serial, raw_balance: cents(raw_balance) });
    },
    balanceOf: async (serial) => {
      const rows = await db.select().from(schema.giftCertificates).where(eq(schema.giftCertificates.serial, serial));
      return rows[0]?.raw_balance;
    },
  };
}
