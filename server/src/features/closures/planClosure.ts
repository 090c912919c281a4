import type { Cents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { type AnyColumn, and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, golfCourses, teeTimes, transactionRecords } from "../../db/schema/index.ts";
import { isTakenElsewhere } from "../../payments/elsewhere.ts";
import { invalid } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { findTimesOutside } from "./findTimesOutside.ts";

type Wire = components["schemas"];
export type Hours = Wire["ClosureHours"];

export const customerName = sql<string>`concat_ws(' ', nullif(${customers.first_name}, ''), nullif(${customers.last_name}, ''))`;

/**
 * Cents of a tee time's payment that neither were refunded nor are being refunded: `transaction_total` of its cancel dialog, for many
 * in one statement. A cancelation that waits for the course has moved nothing, unless it is forced.
 */
export const restOfPayment =
  sql<Cents>`case when ${transactionRecords.payment_id} is null then 0 else ${transactionRecords.total} + coalesce(
  (select sum(later.total) from transaction_records later where later.refunded_record_id = ${transactionRecords.id}), 0) - coalesce(
  (select sum(u.refund_amount) from cancelations u where u.tee_time_id = ${teeTimes.id} and
    (u.state = 'agreed' or (u.state = 'asking' and u.force))), 0) end`.mapWith(Number);

/** Cents that were sold and that no card paid. */
const due = sql`case when ${transactionRecords.payment_id} is not null then 0 else greatest(0, ${teeTimes.charge_cents}
  + ${teeTimes.rental_clubs_cents} + ${teeTimes.service_fee_cents} - ${teeTimes.discount_amount_cents}
  - ${teeTimes.gift_certificate_amount_cents}) end`.mapWith(Number);

/** Whether a tee time is inside hours, which may be columns (BUS-01). */
export const isInside = (hours: Readonly<Record<keyof Hours, AnyColumn | string | number>>): SQL<boolean> => {
  const { course_id, start_date, start_time, end_date, end_time } = hours;
  return sql`(${teeTimes.golf_course_id} = ${course_id} and (${teeTimes.play_date}, ${teeTimes.play_time}) between
    (${start_date}::date, ${start_time}::text) and (${end_date}::date, ${end_time}::text))`;
};

/** The plan of a closure. Throws 422 when there is no such course. */
export async function planClosure(
  { db, clock }: Pick<Services, "db" | "clock">,
  { staff, hours }: { readonly staff: StaffMember; readonly hours: Hours },
): Promise<Wire["ClosurePlan"]> {
  const [course] = await db
    .select({ course_name: golfCourses.course_name })
    .from(golfCourses)
    .where(eq(golfCourses.id, hours.course_id));
  if (course === undefined) throw invalid({ course_id: ["There is no such course."] });
  const bookings = await findBookingsInside(db, hours);
  const now = clock.localNow();
  const search = { staff_user_id: staff.id, now };
  const asShown = (booking: BookingInside) => ({
    ...booking,
    is_begun: `${booking.play_date} ${booking.play_time}` <= `${now.date} ${now.time}`,
  });
  return {
    ...course,
    bookings: bookings.map(asShown),
    times: bookings.length === 0 ? [] : await findTimesOutside(db, hours, search),
  };
}

type BookingInside = Omit<Wire["ClosureBooking"], "is_begun">;

/** The bookings that stand inside the hours of a closure, the first to be played first, with what goes back of each (BUS-02). */
export function findBookingsInside(db: Database, hours: Hours): Promise<BookingInside[]> {
  const { id, lock_version, play_date, play_time, players, confirmation, canceled_at } = teeTimes;
  return db
    .select({
      tee_time_id: id,
      lock_version,
      play_date,
      play_time,
      players,
      customer_name: customerName,
      confirmation,
      refund_amount: restOfPayment,
      is_paid_elsewhere: isTakenElsewhere,
      certificate_amount: teeTimes.gift_certificate_amount_cents,
      due_amount: due,
    })
    .from(teeTimes)
    .innerJoin(customers, eq(customers.id, teeTimes.customer_id))
    .leftJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .where(and(isNull(canceled_at), isInside(hours)))
    .orderBy(asc(play_date), asc(play_time), asc(id));
}
