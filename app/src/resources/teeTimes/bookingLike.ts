import type { TeeTime } from "@teedesk/domain";
import { bookingPrefill } from "../../navigation/bookingPrefill.ts";
import { paths } from "../../navigation/paths.ts";

type When = { readonly play_date: string; readonly play_time: string };

/** The address of a booking at the same course for the same customer; at another time where the date and the time are blank. */
export function bookingLike(
  { course, customer, lock_version }: TeeTime,
  { play_date, play_time }: When,
  players: number,
): string {
  const { first_name = "", last_name = "", email = "", primary_phone = "" } = customer ?? {};
  const waiting = { id: customer?.id ?? null, first_name, last_name, email, primary_phone, postcode: "" };
  const place = { course_id: course?.id ?? null, available_date: play_date, players };
  return paths.booking({
    ...bookingPrefill(waiting, place),
    ...(customer !== null && lock_version !== null && { providedCustomerId: customer.id }),
    ...(play_time !== "" && { providedTimeString: play_time }),
  });
}
