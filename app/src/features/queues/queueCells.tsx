import { fullName, type QueueEntry } from "@teedesk/domain";
import { Link } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
import { bookingPrefill } from "../../navigation/bookingPrefill.ts";
import { paths } from "../../navigation/paths.ts";

/** The tee time of a queue. */
type Place = {
  readonly course: { readonly id: number | null };
  readonly available_date: string;
  readonly available_time: string;
  readonly is_free: boolean;
};

/** A queue entry with its position and its tee time. */
export type QueueRow = QueueEntry & { readonly position: number; readonly place: Place };

/** UNCLEAR-35: the place in the queue is the place in the list. */
export const queueRows = (place: Place, entries: readonly QueueEntry[]): readonly QueueRow[] =>
  entries.map((entry, index) => ({ ...entry, place, position: index + 1 }));

/** The name of the customer in a sentence. */
export const nameOf = ({ customer }: Pick<QueueEntry, "customer">): string =>
  fullName(customer) || customer.email || "this customer";

/** Opens the booking engine prefilled with the entry and its tee time (OPS-QUE-13), unless that is sold. */
export function BookLink({ id, customer, lost_lead, place }: QueueRow) {
  if (!place.is_free) return <span className="text-ink-muted">Sold</span>;
  const { available_date, available_time, course } = place;
  const prefill = {
    providedQueueId: id,
    ...bookingPrefill(customer, {
      course_id: course.id ?? lost_lead?.course_id ?? null,
      available_date,
      players: lost_lead?.players ?? 0,
    }),
    ...(available_time !== "" && { providedTimeString: available_time }),
  };
  return (
    <Link external href={paths.booking(prefill)} aria-label={`Book for ${nameOf({ customer })}`}>
      Book
    </Link>
  );
}

/** OPS-QUE-14, MSG-28. */
export function BookedTeeTime({ tee_time_id, customer }: QueueRow) {
  if (tee_time_id === null) return <span className="text-ink-muted">{messages.notBooked}</span>;
  return (
    <Link href={paths.teeTime(tee_time_id)} aria-label={`View the tee time of ${nameOf({ customer })}`}>
      View
    </Link>
  );
}
