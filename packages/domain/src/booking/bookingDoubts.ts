import * as Result from "effect/Result";
import { addDays } from "../calendar/dayArithmetic.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import type { Booking } from "./booking.ts";

/** What the specification allows and hardly anybody means: worth a question before it is booked. */
export type BookingDoubt = "date_past" | "date_far_ahead" | "time_without_daylight" | "group_large" | "booked_just_now";

/** As much of a booking as tells it from another. */
export type RecentBooking = {
  readonly course_id: number;
  readonly play_date: string;
  readonly play_time: string;
  readonly customer: Pick<Booking["customer"], "first_name" | "last_name" | "email">;
};

/** Where the rate does not say how far ahead it is sold. */
const farAheadInDays = 365;
const firstLight = "05:00";
const lastLight = "20:00";
const largestGroup = 8;

type Doubted = Pick<Booking, "tee_time" | "customer">;

const folded = (text: string): string => text.trim().toLowerCase();

const nameOf = ({ first_name, last_name }: RecentBooking["customer"]): string => folded(`${first_name} ${last_name}`);

/** The same e-mail, or without one on both sides the same name; nobody is not the same as nobody. */
const isSameCustomer = (one: RecentBooking["customer"], other: RecentBooking["customer"]): boolean =>
  one.email.trim() !== "" && other.email.trim() !== ""
    ? folded(one.email) === folded(other.email)
    : nameOf(one) !== "" && nameOf(one) === nameOf(other);

const isSameTeeTime = ({ tee_time, customer }: Doubted, recent: RecentBooking): boolean =>
  tee_time.course?.id === recent.course_id &&
  tee_time.play_date === recent.play_date &&
  tee_time.play_time === recent.play_time &&
  isSameCustomer(customer, recent.customer);

/**
 * Why a booking that breaks no rule should be looked at once more, in the order of the form. `advance_days` is how far ahead
 * the rate is sold, 0 where it does not say; `recent` are the bookings of the last minutes.
 */
export const bookingDoubts = (
  booking: Doubted,
  {
    today,
    advance_days,
    recent,
  }: { readonly today: LocalDate; readonly advance_days: number; readonly recent: readonly RecentBooking[] },
): readonly BookingDoubt[] => {
  const { play_date, play_time, players } = booking.tee_time;
  const farAhead = Result.getOrElse(addDays(today, advance_days > 0 ? advance_days : farAheadInDays), () => today);
  const doubts: readonly (readonly [BookingDoubt, boolean])[] = [
    ["date_past", play_date !== "" && play_date < today],
    ["date_far_ahead", play_date > farAhead],
    ["time_without_daylight", play_time !== "" && (play_time < firstLight || play_time > lastLight)],
    ["group_large", (players ?? 0) > largestGroup],
    ["booked_just_now", recent.some((other) => isSameTeeTime(booking, other))],
  ];
  return doubts.flatMap(([doubt, isRaised]) => (isRaised ? [doubt] : []));
};
