import { centsFrom, isLocalDate, type LocalDate } from "@teedesk/domain";
import { expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { BookingPorts } from "../booking/ports.ts";
import { blank, booked, breaks, filled, rate, returns, stubPorts } from "../booking/testing.ts";
import { failed, invalid, ok, settle } from "../testing.ts";
import type { CopyEvent } from "./context.ts";
import { createCopyMachine } from "./machine.ts";

const source = {
  ...filled,
  charge: "",
  credit_card: blank.credit_card,
  tee_time: { ...filled.tee_time, play_date: "" },
};
const days = (text: string): CopyEvent[] => [{ type: "days.changed", text }, { type: "days.added" }];
const review: CopyEvent = { type: "review.requested" };
const yes: CopyEvent = { type: "question.confirmed" };
const no: CopyEvent = { type: "question.declined" };
const otherCard: CopyEvent = {
  type: "field.changed",
  change: { name: "credit_card.number", value: "4000056655665556" },
};

function day(text: string): LocalDate {
  if (isLocalDate(text)) return text;
  throw new Error(`${text} is no date`);
}

/** Copies of two players at 10:30 on course 3, with the stubbed calls of each day by its month and day. */
async function start(stubs: Readonly<Record<string, Partial<BookingPorts>>> = {}, stored: readonly LocalDate[] = []) {
  const ports = new Map<string, ReturnType<typeof stubPorts>>();
  const kept = { days: stored };
  const machine = createCopyMachine({
    rowPorts: (date) => {
      const begun = ports.get(date);
      if (begun !== undefined) return begun;
      const own = stubPorts({ ...stubs[date.slice(5)] });
      const withKeys = { ...own, newKey: () => `${date} ${own.newKey()}` };
      ports.set(date, withKeys);
      return withKeys;
    },
    days: { read: () => kept.days, write: (open) => void (kept.days = open) },
    today: () => stubPorts().today(),
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { draft: { ...source, credit_card: filled.credit_card } }, clock });
  const said: LocalDate[] = [];
  actor.on("day.listed", ({ date }) => said.push(date));
  actor.start();
  await settle();
  const rows = () => actor.getSnapshot().context.rows;
  return {
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    storageOf: (date: string) => ports.get(date)?.storage.held ?? null,
    kept,
    said,
    send: async (...events: CopyEvent[]) => {
      for (const event of events) {
        actor.send(event);
        clock.increment(1000);
        await settle();
      }
    },
    /** The month and day of each row, and its charge. */
    rows: () => rows().map(({ date, booking }) => [date.slice(5), booking.getSnapshot().context.draft.charge]),
    outcomes: () =>
      rows().map(({ booking }) => {
        const { value, context } = booking.getSnapshot();
        return context.booked === null ? value.form : context.booked.id;
      }),
    /** The bookings that were sent: day, charge and key. */
    sent: () =>
      [...ports.values()].flatMap(({ book }) =>
        book.mock.calls.map(([order, key]) => [order.tee_time.play_date.slice(5), order.charge, key]),
      ),
  };
}

/** A rate of that many dollars for each player. */
const rateOf = (dollars: number): BookingPorts["findRate"] => {
  const { rate: _text, raw_rate: _cents, ...terms } = rate;
  const read = centsFrom(dollars * 100);
  if ("failure" in read) throw new Error(`${dollars} is no amount`);
  return returns(ok({ ...terms, rate: dollars.toFixed(2), raw_rate: read.success }));
};
const at70 = { findRate: rateOf(70) };

/** The first outcome, then those of a server that books. */
const firstThenBooked = (first: () => ReturnType<BookingPorts["book"]>): BookingPorts["book"] => {
  const calls = [first];
  return () => calls.pop()?.() ?? Promise.resolve(ok(booked));
};

it("CALC-01 each day is priced at its own rate, asked about once with the others, and booked under its own key", async () => {
  const { state, rows, send, sent, outcomes, kept } = await start({ "12-12": at70 });
  await send(...days("12/12, 12/5"));
  expect(rows()).toEqual([
    ["12-05", "100.00"],
    ["12-12", "140.00"],
  ]);
  await send(review);
  expect([state(), sent()]).toEqual(["asking", []]);
  await send(yes);
  expect(sent()).toEqual([
    ["12-05", "100.00", "2026-12-05 key-1"],
    ["12-12", "140.00", "2026-12-12 key-1"],
  ]);
  expect([state(), outcomes(), kept.days]).toEqual(["editing", [77, 77], []]);
});

it("days that were typed and not added are asked about too; unreadable ones stay typed, with the reason", async () => {
  const { state, rows, send, context } = await start();
  await send({ type: "days.changed", text: "12/5, soon" }, review);
  expect([state(), context().days, context().days_issue, rows()]).toEqual([
    "editing",
    "12/5, soon",
    "days_unreadable",
    [],
  ]);
  await send({ type: "days.changed", text: "12/5" }, review);
  expect([state(), context().days, context().days_issue]).toEqual(["asking", "", null]);
});

it("without any day the field of the days is named; a key during the look-up ends it", async () => {
  const { state, send, context, sent } = await start({ "12-05": { lookUp: () => new Promise(() => {}) } });
  await send(review);
  expect([state(), context().days_issue]).toEqual(["editing", "date_blank"]);
  await send(...days("12/5"), review, otherCard);
  expect([state(), sent()]).toEqual(["editing", []]);
});

it("a day that is named twice is one row, and a removed one is not booked", async () => {
  const { rows, send, sent, kept } = await start();
  await send(...days("12/5, 12/12"), ...days("12/12, 12/19"));
  expect(rows().map(([date]) => date)).toEqual(["12-05", "12-12", "12-19"]);
  await send({ type: "row.removed", date: day("2026-12-12") }, review, yes);
  expect([sent().map(([date]) => date), kept.days]).toEqual([["12-05", "12-19"], []]);
});

it("a refused day has its reason, the others are booked, and only the refused one is tried again, at its rate by then", async () => {
  const book = firstThenBooked(returns(invalid({ "booking.total": "The total has changed." })));
  const { send, sent, outcomes, kept } = await start({ "12-05": { book } });
  await send(...days("12/5, 12/12"), review, yes);
  expect([outcomes(), kept.days]).toEqual([[{ editing: "refused" }, 77], ["2026-12-05"]]);
  await send(review, yes);
  expect([outcomes(), kept.days]).toEqual([[77, 77], []]);
  expect(sent().map(([date]) => date)).toEqual(["12-05", "12-05", "12-12"]);
});

it.each<[string, () => ReturnType<BookingPorts["book"]>]>([
  ["no response", returns(failed(null))],
  ["a server error", returns(failed(500))],
  ["a broken port", breaks],
])("ANSWER-17 after %s the days behind it wait, and its own key is sent again", async (_, first) => {
  const { send, sent, outcomes, kept } = await start({ "12-05": { book: firstThenBooked(first) } });
  await send(...days("12/5, 12/12"), review, yes);
  expect(outcomes()).toEqual([{ editing: "uncertain" }, { editing: "ready" }]);
  expect(kept.days).toEqual(["2026-12-05", "2026-12-12"]);
  await send(review, yes);
  expect(outcomes()).toEqual([77, 77]);
  expect(sent().map(([date, , key]) => [date, key])).toEqual([
    ["12-05", "2026-12-05 key-1"],
    ["12-05", "2026-12-05 key-1"],
    ["12-12", "2026-12-12 key-1"],
  ]);
});

it("a refused card is sent for no other day; the next one is, for all", async () => {
  const book = firstThenBooked(returns(invalid({ "credit_card.number": "Declined." })));
  const { send, sent, outcomes } = await start({ "12-05": { book } });
  await send(...days("12/5, 12/12"), review, yes);
  expect([outcomes(), sent().length]).toEqual([[{ editing: "refused" }, { editing: "ready" }], 1]);
  await send(otherCard, review, yes);
  expect([outcomes(), sent().length]).toEqual([[77, 77], 3]);
});

it("a day without a rate is not booked, and is read again with the next question", async () => {
  const rates = [returns(ok(null)), rateOf(70)];
  const findRate: BookingPorts["findRate"] = (...asked) => (rates.shift() ?? rateOf(70))(...asked);
  const { state, send, sent, outcomes } = await start({ "12-05": { findRate } });
  await send(...days("12/5, 12/12"));
  await send({ type: "row.removed", date: day("2026-12-12") });
  await send(...days("12/12"), review, no);
  expect([state(), outcomes(), sent()]).toEqual(["editing", [{ editing: "ready" }, { editing: "ready" }], []]);
  await send(review, yes);
  expect(sent().map(([date, charge]) => [date, charge])).toEqual([
    ["12-05", "140.00"],
    ["12-12", "100.00"],
  ]);
});

it("nothing is asked where no day can be booked: the card's messages stand at its days", async () => {
  const { state, send, outcomes, sent } = await start();
  await send({ type: "field.changed", change: { name: "credit_card.number", value: "4242" } }, ...days("12/5"), review);
  expect([state(), outcomes(), sent()]).toEqual(["editing", [{ editing: "incomplete" }], []]);
});

it("ANSWER-17 after a reload the days that were not booked are back, an open attempt with its key", async () => {
  const before = await start({ "12-05": { book: returns(failed(null)) } });
  await before.send(...days("12/5, 12/12"), review, yes);
  const saved = before.storageOf("2026-12-05");
  expect(saved).toMatchObject({ isUnsettled: true, key: "2026-12-05 key-1", draft: { charge: "100.00" } });
  const drafts = { read: () => saved, write: () => undefined, clear: () => undefined };
  const after = await start({ "12-05": { drafts } }, before.kept.days);
  await after.send(review, yes);
  expect(after.outcomes()).toEqual([77, 77]);
  expect(after.sent()[0]).toEqual(["12-05", "100.00", "2026-12-05 key-1"]);
  // A duplicated tab has the open attempt too: whichever sends it, it is the same booking.
  const duplicate = await start({ "12-05": { drafts } }, before.kept.days);
  await duplicate.send(review, yes);
  expect(duplicate.sent()[0]).toEqual(after.sent()[0]);
});

it("a day that is typed again is named until the next key, and none is added", async () => {
  const { rows, send, context, said } = await start();
  await send(...days("12/5"), ...days("12/5, 12/12"));
  expect([rows().map(([date]) => date), context().listed, said]).toEqual([
    ["12-05", "12-12"],
    ["2026-12-05"],
    ["2026-12-05"],
  ]);
  await send({ type: "days.changed", text: "1" });
  expect(context().listed).toEqual([]);
});
