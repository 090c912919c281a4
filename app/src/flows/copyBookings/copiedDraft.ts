import { type BookingDraft, blankBookingDraft, splitEmails, type TeeTime } from "@teedesk/domain";
import { chosenId } from "../booking/draft.ts";

/**
 * The draft that copies of a tee time begin with: course, time, players, customer and the addresses of the receipts. Discount, gift
 * certificate, clubs, notes, folio and the course's confirmation belong to the one booking, and the day, its charge and the card are
 * each copy's own.
 */
export function copiedDraft({ course, customer, players, play_time, ...teeTime }: TeeTime): BookingDraft {
  const blank = blankBookingDraft(course === null ? "" : String(course.id));
  const { first_name = "", last_name = "", email = "" } = customer ?? {};
  return {
    ...blank,
    tee_time: {
      ...blank.tee_time,
      play_time,
      players: players === null ? "" : String(players),
      alt_emails: splitEmails(teeTime.alt_emails).join(", "),
      should_email_customer: teeTime.should_email_customer,
      should_email_course: teeTime.should_email_course,
    },
    customer: { ...blank.customer, first_name, last_name, email },
    customer_id: chosenId(customer?.id ?? null, teeTime.lock_version),
  };
}
