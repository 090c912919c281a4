import { fitsSlot, slotSeats } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFeedKey } from "../../server/src/features/feed/feedKeys.ts";
import { openTeeTimeClient, type TeeTimeClient } from "../../server/src/testing/teeTimeClient.ts";
import { type Draw, drawFrom } from "../audit/oracle/draw.ts";
import { factsAfter, type SlotEvent, seatsOfChange } from "../audit/oracle/slotHistory.ts";

/**
 * Random histories of a slot through the whole server, its triggers and its feed, beside what the domain makes of the same events; the oracle
 * compares these with an independent SQL. `SLOT_HISTORIES=200` for the long run, and `SLOT_SEED` for another one.
 */
const histories = Number(process.env["SLOT_HISTORIES"] ?? 4);
const seed = Number(process.env["SLOT_SEED"] ?? 51);
const steps = 14;

let desk: TeeTimeClient;
let key: string;
beforeAll(async () => {
  desk = await openTeeTimeClient();
  key = await createFeedKey(desk.db, "Collector");
});
afterAll(() => desk.close());

const play_date = "2026-11-28";
const elsewhere = "06:00";

type Booking = { readonly id: number; readonly is_here: boolean };
type Seats = components["schemas"]["SlotSeats"];

/** Throws where the server decided otherwise than the domain. */
function check(status: number, fits: boolean): void {
  if (status !== (fits ? 200 : 422))
    throw new Error(`the server returned ${status} where the domain ${fits ? "accepts" : "refuses"}`);
}

function missing(): never {
  throw new Error("It was booked.");
}

/** One slot, with the events that the server accepted and the ids of its bookings, by those of the events. */
function openHistory(play_time: string) {
  const events: SlotEvent[] = [];
  const bookings = new Map<number, Booking>();
  const update = async (id: number, tee_time: object) => (await desk.update(id, { tee_time })).statusCode;
  const agree = async (id: number, tee_time: object) =>
    (await desk.update(id, { tee_time, course_agreed: true })).statusCode;

  const place = `/api/fore_up_availability/seats?course_id=1&play_date=${play_date}&play_time=${play_time}`;
  const seats = async (changed?: number): Promise<Seats> =>
    (await desk.call("GET", changed === undefined ? place : `${place}&tee_time_id=${changed}`)).json();

  /** Whether the domain lets a booking have as many players here; a slot that was not seen has no guard. */
  function isFitting(own: number, players: number, confirmation: string): boolean {
    const facts = factsAfter(events);
    if (facts.slot === null) return true;
    const free = seatsOfChange(facts, own, []) ?? slotSeats(facts.slot, facts.standing, []);
    return fitsSlot({ players, confirmation }, free);
  }

  async function see(spots: readonly number[]): Promise<number> {
    const response = await desk.inject({
      method: "POST",
      url: "/api/fore_up_availability/feed",
      headers: { "content-type": "application/x-ndjson", "x-feed-key": key },
      payload: JSON.stringify({ course_id: 1, date: play_date, time: play_time, spots }),
    });
    return response.statusCode;
  }

  async function book(own: number, players: number, confirmation: string, time: string): Promise<number> {
    const response = await desk.call("POST", "/api/ibe/book", {
      booking: {
        charge: "400.00",
        customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
        credit_card: { number: "4242 4242 4242 4242", expmo: "12", expyr: "2030", cvv: "847" },
        tee_time: { play_date, play_time: time, players, course: { id: 1 }, confirmation },
      },
    });
    if (response.statusCode === 200) bookings.set(own, { id: response.json().id, is_here: time === play_time });
    return response.statusCode;
  }

  return { events, bookings, update, agree, seats, see, book, isFitting };
}

type History = ReturnType<typeof openHistory>;

/** One save that is several events: a change to which the course agreed, or one that brings a booking here with a new number. */
type Combined = {
  readonly kind: "agreed" | "numbered";
  readonly at: number;
  readonly id: number;
  readonly players: number;
};

const isCombined = (event: SlotEvent | Combined): event is Combined =>
  event.kind === "agreed" || event.kind === "numbered";

/** Does a combined save, which the course has the last word about. */
async function combine({ events, bookings, update, agree }: History, save: Combined, play_time: string): Promise<void> {
  const { kind, at, id, players } = save;
  const booking = bookings.get(id);
  if (booking === undefined) return;
  if (kind === "agreed") {
    if ((await desk.show(booking.id)).confirmation === "INTERNAL") return;
    check(await agree(booking.id, { players }), true);
    events.push({ kind: "players", at, id, players }, { kind: "told", at, id });
    return;
  }
  const confirmation = `TT${at}`;
  check(await update(booking.id, { play_time, players, confirmation }), true);
  if (!booking.is_here) events.push({ kind: "returned", at, id });
  events.push({ kind: "players", at, id, players }, { kind: "confirmation", at, id, confirmation });
  bookings.set(id, { ...booking, is_here: true });
}

/** Does what an event states, checks that the guard decides as the domain does, and notes the event where it happened. */
async function happen(history: History, event: SlotEvent | Combined, play_time: string): Promise<void> {
  if (isCombined(event)) return combine(history, event, play_time);
  const { events, bookings, update, isFitting } = history;
  if (event.kind === "seen") {
    check(await history.see(event.spots), true);
    events.push(event);
    return;
  }
  const booking = bookings.get(event.id);
  const known = factsAfter(events);
  const own = known.standing.find(({ id }) => id === event.id);
  if (event.kind === "booked") {
    if (booking !== undefined) return;
    const fits = isFitting(event.id, event.players, event.confirmation);
    check(await history.book(event.id, event.players, event.confirmation, play_time), fits);
    if (fits) events.push(event);
    return;
  }
  if (event.kind === "arrived") {
    if (booking !== undefined) return;
    check(await history.book(event.id, event.players, event.confirmation, elsewhere), true);
    const { id } = bookings.get(event.id) ?? missing();
    const fits = isFitting(event.id, event.players, "INTERNAL");
    check(await update(id, { play_time }), fits);
    if (fits) {
      bookings.set(event.id, { id, is_here: true });
      events.push(event);
    } else bookings.delete(event.id);
    return;
  }
  if (booking === undefined) return;
  const { id, is_here } = booking;
  if (event.kind === "told") {
    const { statusCode } = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: id });
    if (statusCode === 200) events.push(event);
    return;
  }
  const { players, confirmation } = await desk.show(id);
  if (event.kind === "left") {
    if (!is_here) return;
    check(await update(id, { play_time: elsewhere }), true);
    bookings.set(event.id, { id, is_here: false });
    events.push(event);
    return;
  }
  if (event.kind === "returned") {
    if (is_here) return;
    const fits = isFitting(event.id, players, "INTERNAL");
    check(await update(id, { play_time }), fits);
    if (!fits) return;
    bookings.set(event.id, { id, is_here: true });
    events.push(event);
    return;
  }
  if (event.kind === "players") {
    const fits = own === undefined || event.players <= players || isFitting(event.id, event.players, "INTERNAL");
    check(await update(id, { players: event.players }), fits);
    if (fits) events.push(event);
    return;
  }
  const isLost = confirmation !== "INTERNAL" && event.confirmation === "INTERNAL";
  const fits = own === undefined || !isLost || isFitting(event.id, players, "INTERNAL");
  check(await update(id, { confirmation: event.confirmation }), fits);
  if (fits) events.push(event);
}

function drawn(draw: Draw, at: number): SlotEvent | Combined {
  const id = draw.whole(1, 3);
  const players = draw.whole(1, 4);
  const number = `TT${at}`;
  return draw.one<readonly (() => SlotEvent | Combined)[]>([
    () => ({
      kind: "seen",
      at,
      observed: at,
      spots: [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2], [2], []][draw.whole(0, 4)] ?? [],
    }),
    () => ({ kind: "seen", at, observed: at, spots: [1, 2, 3, 4] }),
    () => ({
      kind: draw.one(["booked", "booked", "arrived"]),
      at,
      id,
      players,
      confirmation: draw.one(["INTERNAL", number]),
    }),
    () => ({ kind: "players", at, id, players }),
    () => ({ kind: "players", at, id, players }),
    () => ({ kind: "confirmation", at, id, confirmation: draw.one(["INTERNAL", number]) }),
    () => ({ kind: "left", at, id }),
    () => ({ kind: "returned", at, id }),
    () => ({ kind: "told", at, id }),
    () => ({ kind: draw.one(["agreed", "numbered"]), at, id, players }),
  ])();
}

it.each(Array.from({ length: histories }, (_, n) => n))(
  "ANSWER-36 DECISION-51 random history %i leaves the seats that the domain says, and is guarded as it says",
  async (n) => {
    const draw = drawFrom(seed * 1000 + n);
    const play_time = `${String(7 + (Math.floor(n / 60) % 12)).padStart(2, "0")}:${String(n % 60).padStart(2, "0")}`;
    const history = openHistory(play_time);
    for (let at = 1; at <= steps; at += 1) {
      await happen(
        history,
        at === 1 ? { kind: "seen", at, observed: at, spots: [1, 2, 3, 4] } : drawn(draw, at),
        play_time,
      );
      const facts = factsAfter(history.events);
      if (facts.slot === null) continue;
      const { seen, left, sizes, free, counted } = slotSeats(facts.slot, facts.standing, []);
      const stored = await history.seats();
      const reasons = new Map(stored.standing.map(({ id, reason }) => [id, reason ?? null]));
      const told = JSON.stringify(history.events);
      expect(stored.slot, told).toMatchObject({ seen, left, sizes, free });
      for (const { id } of facts.standing) {
        const booking = history.bookings.get(id) ?? missing();
        expect(reasons.get(booking.id), told).toBe(counted.find((one) => one.booking.id === id)?.reason ?? null);
        expect((await history.seats(booking.id)).slot?.free, told).toBe(seatsOfChange(facts, id, [])?.free);
      }
    }
  },
);
