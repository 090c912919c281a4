import type { Level } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import { staffUsers } from "../db/schema/staffUsers.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import type { BookingServices } from "../features/booking/bookTeeTime.ts";
import type { CancelOrder } from "../features/cancelation/cancelation.ts";
import { cancelOptions } from "../features/cancelation/cancelOptions.ts";
import { cancelTeeTime } from "../features/cancelation/cancelTeeTime.ts";
import { type BookingFixture, cents, createBookingFixture } from "./bookingFixture.ts";
import { unguarded } from "./unguarded.ts";

type WireBooking = components["schemas"]["Booking"];

/** An order as tests write it: the refund in plain cents. */
export type Asked = {
  readonly cancel?: boolean;
  readonly force?: boolean;
  readonly refund?: number;
  readonly reason?: string;
  readonly level?: Level;
};

export type CancelFixture = BookingFixture & {
  /** Books the example with changes and returns its id. */
  readonly booked: (changes?: Partial<WireBooking>) => Promise<number>;
  readonly cancel: (
    tee_time_id: number,
    asked?: Asked,
    options?: { key?: string; services?: BookingServices },
  ) => ReturnType<typeof cancelTeeTime>;
  readonly options: (tee_time_id: number) => ReturnType<typeof cancelOptions>;
  readonly change: (tee_time_id: number, columns: Partial<typeof teeTimes.$inferInsert>) => Promise<void>;
};

/**
 * The booking world with a member of staff who cancels; an order cancels without a refund by default. `changed` replaces
 * some of the world's services.
 */
export async function createCancelFixture(
  changed: (services: BookingServices) => BookingServices = (services) => services,
): Promise<CancelFixture> {
  const original = await createBookingFixture();
  const world = { ...original, services: changed(original.services) };
  const { db } = world.connection;
  const [staff] = await db.select({ id: staffUsers.id, email: staffUsers.email }).from(staffUsers);
  if (staff === undefined) throw new Error("There is no staff.");

  return {
    ...world,
    async booked(changes = {}) {
      const answer = await world.book(world.booking(changes), { services: world.services });
      if (answer.kind !== "booked") throw new Error(`The example is ${answer.kind}.`);
      return answer.tee_time.id;
    },
    cancel: (
      tee_time_id,
      { cancel = true, force = false, refund, reason = "Rain", level = "other" } = {},
      { key, services } = {},
    ) => {
      const order: CancelOrder = {
        tee_time_id,
        cancel,
        force,
        refund: refund === undefined ? null : cents(refund),
        reason,
      };
      return cancelTeeTime(services ?? world.services, {
        staff: { ...staff, level },
        order,
        idempotency_key: key ?? null,
      });
    },
    options: (tee_time_id) => cancelOptions(db, tee_time_id, world.services),
    change: async (tee_time_id, columns) => {
      await unguarded(db, (tx) => tx.update(teeTimes).set(columns).where(eq(teeTimes.id, tee_time_id)));
    },
  };
}
