import { useQuery } from "@tanstack/react-query";
import { lastNameFirst, mostMatches, type WaitingCustomer } from "@teedesk/domain";
import { type Column, Kbd, Link, Panel, Table } from "@teedesk/ui";
import { type RefObject, useRef } from "react";
import { member } from "../../api/record.ts";
import { Age } from "../../format/Age.tsx";
import { matchText, playerText } from "../../format/matchText.ts";
import { bookingPrefill } from "../../navigation/bookingPrefill.ts";
import { isDialogOpen, isTyping } from "../../navigation/freeKeys.ts";
import { paths } from "../../navigation/paths.ts";
import { useKeyDown } from "../../navigation/useKeyDown.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { CallPanel } from "../calls/CallPanel.tsx";
import { type SlotMatch, slotMatchesOf } from "./match.api.ts";

/** The part of a free tee time that its matches need. */
type Slot = {
  readonly id: number;
  readonly course_id: number | null;
  readonly available_date: string;
  readonly available_time: string;
  /** The largest group that fits. */
  readonly spots: number;
};

type Row = SlotMatch & { readonly slot: Slot; readonly customer: WaitingCustomer; readonly place: number | null };

const customerOf = ({ customer }: SlotMatch): WaitingCustomer => ({
  id: customer.id ?? null,
  first_name: customer.first_name ?? "",
  last_name: customer.last_name ?? "",
  email: customer.email ?? "",
  primary_phone: customer.primary_phone ?? "",
  postcode: customer.postcode ?? "",
});

function Standing({ position, waits_for, lost_lead }: Row) {
  if (position !== null) return `Queue position ${position}`;
  if (waits_for !== null) return `Waits for ${waits_for}`;
  return (
    <span>
      Lost lead
      {lost_lead !== null && (
        <>
          , <Age instant={lost_lead.created_at} />
        </>
      )}
    </span>
  );
}

/** The booking link; the number in front of the row is its key. */
function Book({ slot, customer, lost_lead, availability_queue_id }: Row) {
  const prefill = {
    ...bookingPrefill(customer, { ...slot, players: lost_lead?.players ?? 0 }),
    providedTimeString: slot.available_time,
    ...(availability_queue_id !== null && { providedQueueId: availability_queue_id }),
    ...(lost_lead !== null && { providedLeadId: lost_lead.id }),
  };
  return (
    <Link external href={paths.booking(prefill)} aria-label={`Book for ${lastNameFirst(customer) || "this customer"}`}>
      Book
    </Link>
  );
}

const columns: readonly Column<Row>[] = [
  { key: "key", header: "Key", cell: ({ place }: Row) => place !== null && place <= 9 && <Kbd>{String(place)}</Kbd> },
  { key: "book", header: "Book", cell: (row: Row) => row.place !== null && <Book {...row} /> },
  { key: "name", header: "Name", cell: ({ customer }: Row) => lastNameFirst(customer) || customer.email, cut: true },
  { key: "phone", header: "Phone", cell: ({ customer }: Row) => customer.primary_phone },
  {
    key: "asked",
    header: "Asked for",
    cell: ({ lost_lead, waits_for, slot }: Row) =>
      lost_lead === null
        ? (waits_for ?? slot.available_time)
        : `${lost_lead.play_time}, ${playerText(lost_lead.players)}`,
  },
  { key: "standing", header: "Standing", cell: (row: Row) => <Standing {...row} /> },
  {
    key: "why",
    header: "Why",
    cell: ({ minutes, misses, lost_lead, slot: { spots } }: Row) =>
      matchText({ minutes, misses, players: lost_lead?.players ?? null, spots }),
    wrap: true,
    className: "min-w-64",
  },
];

/** The call to each, before the name; a customer who booked is no match. */
const callColumn: Column<Row> = {
  key: "call",
  header: "Call",
  cell: ({ availability_queue_id, lost_lead, call, customer }) => (
    <CallPanel
      about={availability_queue_id === null ? { lost_lead_id: lost_lead?.id ?? 0 } : { availability_queue_id }}
      call={call}
      name={lastNameFirst(customer) || "this customer"}
    />
  ),
  className: "min-w-40",
};

/** The statuses of a specified server for a call that it lacks. */
const absent: readonly unknown[] = [404, 501];

/**
 * Who fits a free tee time and why, the first to call first (MATCH-01 to MATCH-03): its own queue, those who wait for another
 * time of that day, and lost leads. The keys 1 to 9 open the booking for a row. A specified server has no such call, and there is no
 * panel. `bare` is for a dialog with a title of its own.
 */
export function MatchesPanel({ slot, bare = false }: { slot: Slot; bare?: boolean }) {
  const { api, config } = useServices();
  const { data = [], error, isPending, refetch } = useQuery(slotMatchesOf(api, slot.id));
  const box = useRef<HTMLDivElement>(null);
  useDigitKeys(box, (digit) => {
    const link = box.current?.querySelectorAll<HTMLAnchorElement>("tbody a")[digit - 1];
    link?.click();
    return link !== undefined;
  });
  if (absent.includes(member(error?.cause, "status"))) return null;
  const rows = data.map((match, index) => ({
    ...match,
    slot,
    customer: customerOf(match),
    place: match.misses.length === 0 ? index + 1 : null,
  }));
  const table =
    error === null ? (
      <div ref={box}>
        <Table
          label="Who fits this tee time"
          columns={config.claims_calls ? [callColumn, ...columns] : columns}
          rows={rows}
          rowKey={({ availability_queue_id, lost_lead }) => `${availability_queue_id} ${lost_lead?.id}`}
          rowTone={({ misses }) => (misses.length > 0 ? "muted" : undefined)}
          loading={isPending}
          skeletonRows={3}
          empty="No caller who asked for this course and day fits."
        />
        {rows.length >= mostMatches && (
          <p className="px-3 py-2 text-sm text-ink-muted">These are the first {mostMatches}; more may fit.</p>
        )}
      </div>
    ) : (
      <ReadFailure what="Who fits this tee time" error={error} retry={() => void refetch()} />
    );
  if (bare) return table;
  return (
    <Panel heading="Who fits this tee time" flush>
      {table}
    </Panel>
  );
}

/**
 * Calls `press` for the keys 1 to 9, unless a dialog without `box` is open or text is being typed. `press` returns whether it used
 * the key.
 */
function useDigitKeys(box: RefObject<Element | null>, press: (digit: number) => boolean): void {
  const isElsewhere = () => isDialogOpen() && box.current?.closest("[role$='dialog']") == null;
  useKeyDown((event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (!isPlain || !/^[1-9]$/.test(event.key) || isTyping(event.target) || isElsewhere()) return;
    if (press(Number(event.key))) event.preventDefault();
  });
}
