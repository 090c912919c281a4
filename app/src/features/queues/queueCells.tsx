import { fullName, type QueueEntry } from "@teedesk/domain";
import { type Column, Link } from "@teedesk/ui";
import type { Config } from "../../config/config.ts";
import { messages } from "../../messages/messages.ts";
import { bookingPrefill } from "../../navigation/bookingPrefill.ts";
import { type BookingPrefill, paths } from "../../navigation/paths.ts";
import { CallPanel } from "../../resources/calls/CallPanel.tsx";
import { useServices } from "../../services/services.tsx";

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

/** The entry and its tee time as the booking engine is prefilled with them. */
function prefillOf({ id, customer, lost_lead, place }: QueueRow): BookingPrefill {
  const { available_date, available_time, course } = place;
  return {
    providedQueueId: id,
    ...bookingPrefill(customer, {
      course_id: course.id ?? lost_lead?.course_id ?? null,
      available_date,
      players: lost_lead?.players ?? 0,
    }),
    ...(available_time !== "" && { providedTimeString: available_time }),
  };
}

/** Opens the booking engine prefilled with the entry and its tee time (OPS-QUE-13), unless that is sold. */
export function BookLink(row: QueueRow) {
  if (!row.place.is_free) return <span className="text-ink-muted">Not free</span>;
  return (
    <Link external href={paths.booking(prefillOf(row))} aria-label={`Book for ${nameOf(row)}`}>
      Book
    </Link>
  );
}

/** Leads to the free tee times of all courses with their totals, with the entry's wish. Without a link for a specified server. */
export function OffersLink(row: QueueRow) {
  const { config } = useServices();
  if (!config.finds_offers) return null;
  return (
    <Link external href={paths.offers(prefillOf(row))} aria-label={`Offers for ${nameOf(row)}`}>
      Offers
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

/** The call to a waiting customer, where the server knows of calls; a customer who booked needs none. */
export const callColumns = ({ claims_calls }: Pick<Config, "claims_calls">): readonly Column<QueueRow>[] =>
  claims_calls
    ? [
        {
          key: "call",
          header: "Call",
          cell: (row) =>
            row.tee_time_id === null && (
              <CallPanel about={{ availability_queue_id: row.id }} call={row.call} name={nameOf(row)} />
            ),
          className: "w-40",
        },
      ]
    : [];
