import * as Result from "effect/Result";
import { parseLocalDate } from "../calendar/localDate.ts";
import { parseTypedTime } from "../calendar/timeOfDay.ts";
import { formatTypedDate } from "../calendar/typedDate.ts";
import { parseCount } from "../number/wholeNumber.ts";
import { recordId } from "../wire/recordId.ts";
import { type BookingDraft, blankBookingDraft } from "./bookingDraft.ts";

/** The members that other screens put into the address of the booking engine (OPS-IBE-42 to OPS-IBE-51). */
export type BookingQuery = Readonly<Record<string, string | undefined>>;

const idText = (text: string): string => recordId(text)?.toString() ?? "";

/** A date of the wire, or at the start of an instant, in its typed form; any other text unchanged. */
const dateText = (text: string): string =>
  Result.match(parseLocalDate(text.replace(/[T ].*/s, "")), { onSuccess: formatTypedDate, onFailure: () => text });

/**
 * Fills the form from the address. `providedTimeString` wins over `providedTime` (UNCLEAR-13); dates may be yyyy-mm-dd or
 * month/day/year. A course that is not numeric is left blank, for `chooseCourse` to choose (OPS-IBE-52), as are queue
 * entries and players that are not numbers. A date or time that cannot be read is shown as given.
 */
export const bookingDraftFromQuery = (query: BookingQuery): BookingDraft => {
  const provided = (name: string): string => query[`provided${name}`]?.trim() ?? "";
  const time = provided("TimeString") === "" ? provided("Time") : provided("TimeString");
  const blank = blankBookingDraft(idText(provided("CourseId")));
  return {
    ...blank,
    customer_id: idText(provided("CustomerId")),
    tee_time: {
      ...blank.tee_time,
      play_date: dateText(provided("DateString")),
      play_time: Result.getOrElse(parseTypedTime(time), () => time),
      players: Result.getOrElse(Result.map(parseCount(provided("Players")), String), () => ""),
      availability_queue_id: idText(provided("QueueId")),
      lost_lead_id: idText(provided("LeadId")),
    },
    customer: {
      first_name: provided("FirstName"),
      last_name: provided("LastName"),
      postcode: provided("PostCode"),
      email: provided("Email"),
    },
  };
};
