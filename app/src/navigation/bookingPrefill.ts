import type { WaitingCustomer } from "@teedesk/domain";
import type { BookingPrefill } from "./paths.ts";

type Place = {
  readonly course_id: number | null;
  readonly available_date: string;
  readonly players: number;
};

/** The booking engine's prefill from a customer and a tee time; unknown values are left out. */
export function bookingPrefill(
  { first_name, last_name, postcode, email }: WaitingCustomer,
  { course_id, available_date, players }: Place,
): BookingPrefill {
  return {
    ...(players > 0 && { providedPlayers: players }),
    ...(available_date !== "" && { providedDateString: available_date }),
    ...(first_name !== "" && { providedFirstName: first_name }),
    ...(last_name !== "" && { providedLastName: last_name }),
    ...(postcode !== "" && { providedPostCode: postcode }),
    ...(email !== "" && { providedEmail: email }),
    ...(course_id !== null && { providedCourseId: course_id }),
  };
}
