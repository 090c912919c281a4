import { fullName, minuteOf } from "@teedesk/domain";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Services } from "../../services.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import type { TeeTimeMail } from "./mailFields.ts";

/** No one knows how long a round takes: as long as 18 holes usually do. */
const roundMinutes = 270;

/**
 * A tee time for the calendar of whoever gets the mail, in UTC (DECISION-59). One UID for a booking, and a SEQUENCE that rises with
 * each change of it, so that a calendar moves the event that it has and takes a canceled one away.
 */
export function calendarFile(
  mail: TeeTimeMail,
  { teeTime, course, customer }: StoredTeeTime,
  { clock, config }: Pick<Services, "clock" | "config">,
): string {
  const wasCanceled = teeTime.canceled_at !== null;
  const isCanceled = wasCanceled || mail === "cancelation";
  const start = minuteOf({ date: teeTime.play_date, time: teeTime.play_time }, clock.clocks) * 60_000;
  const calendar = ical({
    prodId: { company: "Teedesk", product: "Tee times" },
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `tee-time-${teeTime.id}-${teeTime.created_at.getTime()}@teedesk`,
    // The mail is written in the transaction that cancels the tee time, from the record as it was before.
    sequence: teeTime.lock_version + (isCanceled && !wasCanceled ? 1 : 0),
    stamp: clock.now(),
    start: new Date(start),
    end: new Date(start + roundMinutes * 60_000),
    summary: `Golf at ${course.course_name}`,
    location: [course.course_name, course.address, course.city, [course.subdivision, course.postcode].join(" ")]
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .join(", "),
    description: `Players: ${teeTime.players}\nName: ${fullName(customer)}\nConfirmation: ${teeTime.confirmation}`,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: config.mailFrom,
  });
  return calendar.toString();
}
