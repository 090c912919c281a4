import { closureReason } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import { closureRuns, staffUsers, transactionRecords } from "../db/schema/index.ts";
import type { BookingServices } from "../features/booking/bookTeeTime.ts";
import { recoverCancelations } from "../features/cancelation/pursueCancelation.ts";
import { beginClosure } from "../features/closures/beginClosure.ts";
import { findBookingsInside, type Hours } from "../features/closures/planClosure.ts";
import { retryClosure } from "../features/closures/retryClosure.ts";
import { runClosures } from "../features/closures/runClosures.ts";
import { showClosure } from "../features/closures/showClosure.ts";
import { endLeases } from "../jobs.ts";
import { recoverPayments } from "../payments/recoverPayments.ts";
import type { PaymentGateway } from "../ports/paymentGateway.ts";
import { playDate } from "./bookingFixture.ts";
import { createCancelFixture } from "./cancelFixture.ts";
import { forgetBookings } from "./databaseSnapshot.ts";

type Wire = components["schemas"];

export type ClosureFixture = Awaited<ReturnType<typeof createClosureFixture>>;

type BeginOptions = {
  readonly services?: Pick<BookingServices, "db" | "clock" | "config">;
  readonly by?: Parameters<typeof beginClosure>[1]["staff"];
  readonly hours?: Hours;
};

/** The canceling world with an admin who closes its course on the day of play. */
export async function createClosureFixture() {
  const world = await createCancelFixture();
  const { db } = world.connection;
  const [member] = await db.select().from(staffUsers);
  if (member === undefined) throw new Error("There is no staff.");
  const staff = { ...member, level: "admin", session_id: 1, isConfirmed: false } as const;
  const hours = {
    course_id: world.ids.course,
    start_date: playDate,
    start_time: "00:00",
    end_date: playDate,
    end_time: "23:59",
  };

  /** The plan of now, which cancels all inside but those that are left. */
  const plan = async (left: readonly number[] = []) =>
    (await findBookingsInside(db, hours)).map(({ tee_time_id, lock_version, refund_amount }) => ({
      tee_time_id,
      lock_version,
      refund_amount,
      act: left.includes(tee_time_id) ? ("leave" as const) : ("cancel" as const),
    }));
  const begin = (bookings: Wire["ChosenBooking"][], { services, by, hours: closed }: BeginOptions = {}) =>
    beginClosure(services ?? world.services, { staff: by ?? staff, request: { hours: closed ?? hours, bookings } });
  const runAll = async (services: BookingServices = world.services) => {
    for (let turns = 0; turns < 50 && (await runClosures(services)); turns += 1);
  };

  return {
    ...world,
    staff,
    hours,
    plan,
    begin,
    /** Begins the plan of now; `planned` is the money that it gives back to cards. */
    beginAll: async (left: readonly number[] = []) => {
      const bookings = await plan(left);
      const canceled = bookings.filter(({ act }) => act === "cancel");
      const planned = canceled.reduce((sum, { refund_amount }) => sum + refund_amount, 0);
      return { id: await begin(bookings), planned };
    },
    runAll,
    /** The recovery of a restarted server. */
    restart: async () => {
      await endLeases(db);
      await recoverPayments(db, world.services.ports.gateway, world.services.log);
      await recoverCancelations(world.services);
      await runAll();
    },
    tryAgain: async (id: number) => {
      await retryClosure(world.services, { id, staff });
      await runAll();
    },
    show: (id: number) => showClosure(db, id),
    /** The state, note and refund of each booking of a closure. */
    rows: async (id: number) =>
      (await showClosure(db, id)).bookings.map(({ state, note, refunded_amount }) => [state, note, refunded_amount]),
    refundedInLedger: async () => {
      const isOfClosure = eq(transactionRecords.reason, closureReason);
      const records = await db.select().from(transactionRecords).where(isOfClosure);
      return 0 - records.reduce((sum, { total }) => sum + total, 0);
    },
    withRefund: (refund: PaymentGateway["refund"]): BookingServices => ({
      ...world.services,
      ports: { ...world.services.ports, gateway: { ...world.services.ports.gateway, refund } },
    }),
    forget: async () => {
      await db.delete(closureRuns);
      await forgetBookings(db);
    },
  };
}
