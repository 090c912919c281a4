import {
  type Booking,
  type CourseChoice,
  formatDay,
  fullName,
  isLocalDate,
  type RecentBooking,
  splitEmails,
} from "@teedesk/domain";
import { dollarsText } from "../../format/dollarsText.ts";

type Courses = readonly CourseChoice[];

/** A course's name; of one that is not booked by phone only the id is known. */
export const courseName = (courses: Courses, course_id: number | undefined): string =>
  courses.find(({ id }) => id === course_id)?.name ?? `Course ${course_id}`;

/** A day with its weekday, "Thu 01/16/2020"; what cannot be read is shown as it is. */
export const dateText = (date: string): string => (isLocalDate(date) ? formatDay(date) : date);

/** The total as it was shown, "$120.20". */
export const totalText = ({ expected_total_cents }: Booking): string => dollarsText(expected_total_cents ?? 0);

/** The addresses that get the customer's receipt. */
export const receiptAddresses = ({ tee_time, customer }: Booking): readonly string[] =>
  tee_time.should_email_customer
    ? [customer.email, ...splitEmails(tee_time.alt_emails)].filter((address) => address !== "")
    : [];

/** An attempt in a line: who, where and when. */
export const attemptText = ({ course_id, play_date, play_time, customer }: RecentBooking, courses: Courses): string =>
  [
    fullName(customer) || customer.email || "no name",
    courseName(courses, course_id),
    dateText(play_date),
    play_time,
  ].join(", ");
