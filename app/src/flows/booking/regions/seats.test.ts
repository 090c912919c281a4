import { expect, it, vi } from "vitest";
import { failed, invalid, ok } from "../../testing.ts";
import type { BookingPorts } from "../ports.ts";
import {
  blank,
  book,
  breaks,
  change,
  charge,
  course,
  filled,
  players,
  returns,
  start,
  startOver,
  yes,
} from "../testing.ts";

const time = (value: string) => change({ name: "tee_time.play_time", value });
const confirmation = (value: string) => change({ name: "tee_time.confirmation", value });
const holds = returns(ok(901));
const refusal = { "tee_time.play_time": "Nothing is left at 10:30: Bob Ray holds 4 until 10:42." };
const minute = 60_000;

async function startHolding(holdSeats: BookingPorts["holdSeats"] = holds, draft = filled) {
  const opened = await start(draft, { holdSeats });
  const { ports, snapshot, clock } = opened;
  return {
    ...opened,
    seats: () => snapshot().value.seats,
    asked: () => ports.holdSeats.mock.calls.map(([{ tee_time }]) => [tee_time.play_time, tee_time.players]),
    released: () => ports.releaseSeats.mock.calls.flatMap(([slot]) => slot ?? []),
    wait: async (time: number) => {
      clock.increment(time);
      await opened.send();
    },
  };
}

it("ANSWER-36 a form that names a known tee time holds its seats, and those of other players when they change", async () => {
  const { seats, asked, send, context } = await startHolding(holds, blank);
  expect([seats(), asked()]).toEqual(["unset", []]);
  await send(course("3"), change({ name: "tee_time.play_date", value: "12/24/2026" }), time("10:30"));
  expect([seats(), asked()]).toEqual(["unset", []]);
  await send(players("2"));
  expect([seats(), asked(), context().held?.slot]).toEqual(["fresh", [["10:30", 2]], 901]);
  await send(players(""), players("3"));
  expect(asked()).toEqual([
    ["10:30", 2],
    ["10:30", 3],
  ]);
});

it("ANSWER-36 renews a hold only while the form is used", async () => {
  const { seats, asked, send, wait } = await startHolding();
  await send(charge("90"));
  expect(seats()).toBe("used");
  await wait(minute);
  expect([seats(), asked().length]).toEqual(["fresh", 2]);
  await wait(minute);
  await wait(10 * minute);
  expect([seats(), asked().length]).toEqual(["idle", 2]);
  await send(charge("80"));
  expect([seats(), asked().length]).toEqual(["fresh", 3]);
});

it.each<[string, Parameters<Awaited<ReturnType<typeof startHolding>>["send"]>, string]>([
  ["another time", [time("10:40")], "fresh"],
  ["no time", [time("")], "unset"],
  ["starting over", [startOver, yes], "fresh"],
  ["leaving the page", [{ type: "page.hidden" }], "fresh"],
  ["giving it to the agent who asks", [{ type: "seats.returned" }], "returned"],
])("ANSWER-36 %s gives the seats back", async (_, events, state) => {
  const { seats, released, send } = await startHolding();
  await send(...events);
  expect([released(), seats()]).toEqual([[901], state]);
});

it("ANSWER-36 a booking gives its hold back once, which another form may share or a renewal may have made again", async () => {
  const { released, send, context } = await startHolding();
  await send(book, yes);
  expect([context().booked?.id, released(), context().held]).toEqual([77, [901], null]);
});

it("ANSWER-36 a booking whose first response was lost gives its hold back when it is repeated", async () => {
  const { ports, released, send, context } = await startHolding();
  ports.book.mockResolvedValueOnce(failed(null));
  await send(book, yes);
  expect([context().booked, released()]).toEqual([null, []]);
  await send(book, yes);
  expect([context().booked?.id, released()]).toEqual([77, [901]]);
});

it("ANSWER-36 a refused hold stands under the time, keeps all that was typed, and is asked for again", async () => {
  const holdSeats = vi.fn<BookingPorts["holdSeats"]>(returns(invalid(refusal)));
  const { seats, asked, context, send, wait } = await startHolding(holdSeats);
  expect([seats(), context().errors, context().draft]).toEqual([{ refused: "pausing" }, refusal, filled]);
  holdSeats.mockImplementation(holds);
  await wait(10_000);
  expect([seats(), asked().length, context().errors]).toEqual(["fresh", 2, {}]);
  await send(time("10:40"));
  expect(context().errors).toEqual({});
});

it("ANSWER-36 a refused hold is asked for again for a minute, then only once the form is used", async () => {
  const holdSeats = vi.fn<BookingPorts["holdSeats"]>(returns(invalid(refusal)));
  const { seats, asked, send, wait } = await startHolding(holdSeats);
  for (let seconds = 0; seconds < 600; seconds += 10) await wait(10_000);
  expect([seats(), asked().length]).toEqual(["idle", 6]);
  holdSeats.mockImplementation(holds);
  await wait(10 * minute);
  expect(asked().length).toBe(6);
  await send(charge("90"));
  expect([seats(), asked().length]).toEqual(["fresh", 7]);
});

it("ANSWER-36 a time that becomes known is held once the form is used, a minute later at most", async () => {
  const holdSeats = vi.fn<BookingPorts["holdSeats"]>(returns(ok(null)));
  const { seats, asked, send, wait } = await startHolding(holdSeats);
  holdSeats.mockImplementation(holds);
  await send(charge("90"));
  expect([seats(), asked().length]).toEqual(["unknown", 1]);
  await wait(minute);
  await wait(10 * minute);
  expect([seats(), asked().length]).toEqual(["idle", 1]);
  await send(charge("80"));
  expect([seats(), asked().length]).toEqual(["fresh", 2]);
});

it("ANSWER-36 a hold that failed is asked for again only once the form is used", async () => {
  const holdSeats = vi.fn<BookingPorts["holdSeats"]>(returns(failed(500)));
  const { seats, asked, send, wait } = await startHolding(holdSeats);
  await wait(10 * minute);
  expect([seats(), asked().length]).toEqual(["failed", 1]);
  holdSeats.mockImplementation(holds);
  await send(charge("90"));
  expect([seats(), asked().length]).toEqual(["fresh", 2]);
});

it.each<[string, Parameters<Awaited<ReturnType<typeof startHolding>>["send"]>]>([
  ["starting over", [startOver, yes]],
  ["leaving the page", [{ type: "page.hidden" }]],
])("ANSWER-36 %s gives back a hold whose response was lost", async (_, events) => {
  const { ports, send } = await startHolding(returns(failed(null)));
  expect(ports.releaseSeats).not.toHaveBeenCalled();
  await send(...events);
  expect(ports.releaseSeats).toHaveBeenCalledWith(null);
});

it("ANSWER-36 with the course's own confirmation a refused hold is not an error", async () => {
  const { context, send } = await startHolding(returns(invalid(refusal)));
  expect(context().errors).toEqual(refusal);
  await send(confirmation("TPS-77"));
  expect(context().errors).toEqual({});
});

it.each<[string, BookingPorts["holdSeats"], string]>([
  ["a time that is not known", returns(ok(null)), "unknown"],
  ["a server error", returns(failed(500)), "failed"],
  ["a broken port", breaks, "failed"],
])("ANSWER-36 %s holds nothing, shows no error, and the form books", async (_, holdSeats, state) => {
  const { seats, context, released, send } = await startHolding(holdSeats);
  expect([seats(), context().errors]).toEqual([state, {}]);
  await send(book, yes);
  expect([context().booked?.id, released()]).toEqual([77, []]);
});
