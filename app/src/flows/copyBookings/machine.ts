import type { BookingDraft, LocalDate } from "@teedesk/domain";
import { assign, emit, enqueueActions, fromPromise, setup, waitFor } from "xstate";
import { eventParams } from "../apiResult.ts";
import { createBookingMachine } from "../booking/machine.ts";
import { changeField, type FieldChange } from "../field.ts";
import { type CopyContext, type CopyEvent, typedDays } from "./context.ts";
import type { CopyPorts } from "./ports.ts";
import {
  type CopyRow,
  chargeRate,
  draftOn,
  goesOn,
  isAsked,
  isBooked,
  isStale,
  portsOfCopy,
  type RowActor,
} from "./rows.ts";

interface CopyTypes {
  context?: CopyContext;
  events?: CopyEvent;
  /** The booking to copy, without day, charge and card. */
  input?: { readonly draft: BookingDraft };
  /** `pending`: the days are being priced and compared with records before the question. */
  tags?: "busy" | "pending" | "question";
  emitted?: /** Nothing could be asked about: the view takes the person to the first refused field. */
    | { readonly type: "form.refused" }
    /** The days were booked or refused: each has its outcome. */
    | { readonly type: "days.booked" }
    /** The day that was added had a row before. */
    | { readonly type: "day.listed"; readonly date: LocalDate };
}

const types: CopyTypes = {};

type BookingMachine = ReturnType<typeof createBookingMachine>;
type BookingInput = { readonly draft: BookingDraft };
type Rows = { readonly rows: readonly CopyRow[] };

const openRows = (rows: readonly CopyRow[]) => rows.filter(({ booking }) => !isBooked(booking.getSnapshot()));
const askedRows = (rows: readonly CopyRow[]) => rows.filter(({ booking }) => isAsked(booking.getSnapshot()));

/** Takes every day that is not booked to its question, or to the reason why it has none. */
const review = fromPromise<void, Rows>(async ({ input: { rows }, signal }) => {
  await Promise.all(
    openRows(rows).map(async ({ booking }) => {
      await waitFor(booking, (snapshot) => !snapshot.hasTag("pricing"));
      if (signal.aborted) return;
      booking.send({ type: "review.requested" });
      await waitFor(booking, (snapshot) => !snapshot.hasTag("pending"));
    }),
  );
});

/** Books one day after the other, each under its own key, until one has an outcome that concerns the others too. */
const book = fromPromise<void, Rows>(async ({ input: { rows } }) => {
  for (const { booking } of askedRows(rows)) {
    booking.send({ type: "question.confirmed" });
    if (!goesOn(await waitFor(booking, (snapshot) => !snapshot.hasTag("busy")))) break;
  }
});

/**
 * Copies a booking to other days. Each day is a booking of its own, of the machine that books one: priced at its own rate, with its own
 * seats, doubts and key. This machine asks about all of them in one question, and books one after the other.
 */
export function createCopyMachine(ports: CopyPorts) {
  /** A row whose booking `begin` starts as a child of the copies. */
  const rowOn = (
    date: LocalDate,
    draft: BookingDraft,
    begin: (machine: BookingMachine, input: BookingInput) => RowActor,
  ) => {
    const booking = begin(createBookingMachine(portsOfCopy(ports.rowPorts(date))), { draft: draftOn(draft, date) });
    // It ends with the row.
    booking.subscribe(() => chargeRate(booking));
    return { date, booking };
  };
  const leave = ({ booking }: CopyRow) => booking.send({ type: "page.hidden" });

  return setup({
    types,
    actors: { review, book },
    guards: {
      hasOpenRows: ({ context: { rows } }) => openRows(rows).length > 0,
      hasNoRows: ({ context: { rows } }) => rows.length === 0,
      isAskedAny: ({ context: { rows } }) => askedRows(rows).length > 0,
      hasUnreadDays: ({ context: { days } }) => {
        const read = typedDays(days, ports.today());
        return read !== null && "failure" in read;
      },
    },
    actions: {
      noteDays: assign((_, { text }: { text: string }) => ({ days: text, days_issue: null, listed: [] })),
      noteNoDays: assign({ days_issue: "date_blank" }),
      addDays: assign(({ context: { days, draft, rows }, spawn }) => {
        const read = typedDays(days, ports.today());
        if (read === null) return {};
        if ("failure" in read) return { days_issue: read.failure };
        const isListed = (date: LocalDate) => rows.some((row) => row.date === date);
        const fresh = read.success.filter((date) => !isListed(date));
        const added = [
          ...rows,
          ...fresh.map((date) => rowOn(date, draft, (machine, input) => spawn(machine, { input }))),
        ];
        return {
          days: "",
          days_issue: null,
          listed: read.success.filter(isListed),
          rows: added.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
        };
      }),
      removeRow: enqueueActions(({ context: { rows }, enqueue }, { date }: { date: LocalDate }) => {
        for (const row of rows.filter((one) => one.date === date)) {
          leave(row);
          enqueue.stopChild(row.booking);
        }
        enqueue.assign({ rows: rows.filter((row) => row.date !== date) });
      }),
      renewStale: enqueueActions(({ context: { rows, draft }, enqueue }) => {
        const stale = rows.filter(({ booking }) => isStale(booking.getSnapshot()));
        for (const row of stale) {
          leave(row);
          enqueue.stopChild(row.booking);
        }
        enqueue.assign(({ spawn }) => ({
          rows: rows.map((row) =>
            stale.includes(row) ? rowOn(row.date, draft, (machine, input) => spawn(machine, { input })) : row,
          ),
        }));
      }),
      changeField: assign(({ context: { draft, rows } }, { change }: { change: FieldChange<BookingDraft> }) => {
        for (const { booking } of openRows(rows)) {
          // A booking in question does not change.
          booking.send({ type: "question.declined" });
          booking.send({ type: "field.changed", change });
        }
        return { draft: changeField(draft, change) };
      }),
      declineAsked: ({ context: { rows } }) => {
        for (const { booking } of askedRows(rows)) booking.send({ type: "question.declined" });
      },
      leaveRows: ({ context: { rows } }) => rows.forEach(leave),
      saveDays: ({ context: { rows } }) => ports.days.write(openRows(rows).map(({ date }) => date)),
      emitRefused: emit({ type: "form.refused" as const }),
      emitBooked: emit({ type: "days.booked" as const }),
      emitListed: enqueueActions(
        ({
          context: {
            listed: [date],
          },
          enqueue,
        }) => {
          if (date !== undefined) enqueue.emit({ type: "day.listed", date });
        },
      ),
    },
  }).createMachine({
    id: "copyBookings",
    context: ({ input: { draft }, spawn }) => ({
      draft,
      days: "",
      days_issue: null,
      listed: [],
      rows: ports.days.read().map((date) => rowOn(date, draft, (machine, input) => spawn(machine, { input }))),
    }),
    initial: "editing",
    on: { "page.hidden": { actions: "leaveRows" } },
    states: {
      editing: {
        on: {
          "days.changed": { actions: { type: "noteDays", params: eventParams } },
          "days.added": { actions: ["addDays", "saveDays", "emitListed"] },
          "row.removed": { actions: [{ type: "removeRow", params: eventParams }, "saveDays"] },
          "field.changed": { actions: { type: "changeField", params: eventParams } },
          "review.requested": [
            { guard: "hasUnreadDays", actions: ["addDays", "emitRefused"] },
            // Days that were typed and not added are meant, too.
            { actions: ["declineAsked", "addDays", "saveDays", "renewStale"], target: "starting" },
          ],
        },
      },
      starting: {
        always: [
          { guard: "hasOpenRows", target: "reviewing" },
          { guard: "hasNoRows", target: "editing", actions: ["noteNoDays", "emitRefused"] },
          { target: "editing" },
        ],
      },
      reviewing: {
        tags: "pending",
        // A key typed meanwhile ends it: the question would not be about what is on screen.
        on: {
          "days.changed": { actions: { type: "noteDays", params: eventParams }, target: "editing" },
          "field.changed": { actions: { type: "changeField", params: eventParams }, target: "editing" },
        },
        invoke: {
          src: "review",
          input: ({ context }) => context,
          onDone: [
            { guard: "isAskedAny", target: "asking" },
            { target: "editing", actions: "emitRefused" },
          ],
          onError: "editing",
        },
      },
      asking: {
        tags: "question",
        on: {
          "question.confirmed": "booking",
          "question.declined": { target: "editing", actions: "declineAsked" },
        },
      },
      booking: {
        tags: "busy",
        invoke: { src: "book", input: ({ context }) => context, onDone: "settled", onError: "settled" },
      },
      settled: { entry: ["declineAsked", "saveDays", "emitBooked"], always: "editing" },
    },
  });
}
