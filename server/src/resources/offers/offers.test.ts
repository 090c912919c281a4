import {
  type Cents,
  centsFrom,
  chooseRate,
  type LocalDate,
  minuteOfDay,
  type OfferedRange,
  quote,
  type TimeOfDay,
} from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { asc, eq } from "drizzle-orm";
import * as Result from "effect/Result";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  closureRuns,
  foreUpAvailabilities,
  golfCourses,
  golfRates,
  maintenances,
  rateDateRanges,
  slotHolds,
  staffUsers,
} from "../../db/schema/index.ts";
import { groupedBy } from "../../platform/groupedBy.ts";
import { daysOfRange } from "../../pricing/golfRateRows.ts";
import { serviceFeeOf } from "../../pricing/quoteBooking.ts";
import { findSeats, type StoredSeats, seatsFor } from "../../teeTime/slotSeats.ts";
import { makeOfferWorld, type OfferWorld, offerDays } from "../../testing/offerWorld.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

type Wire = components["schemas"];

/** The random wishes that are compared with all tee times; 500 of them in `npm run test:sweeps`. */
const wishes = Number(process.env["WISHES"] ?? 40);

let server: TestApp;
let headers: Record<string, string>;
let world: OfferWorld;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
  world = await makeOfferWorld(server.db);
});
afterAll(() => server.close());

const given = <Value>(value: Value | undefined): Value => value ?? expect.fail("it is not there");
const today = given(offerDays[0]);
const nextSaturday = "2026-11-28";

/** The query of a call. */
type Asked = {
  readonly days: readonly string[];
  readonly players: number;
  readonly play_time?: string;
  readonly time_start?: string;
  readonly time_end?: string;
  readonly most_cents?: number;
  readonly most_of?: "player" | "all";
  readonly course_id?: number;
  readonly course_group_id?: number;
};

const get = ({ days, ...asked }: Asked) => {
  const texts = Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]);
  const query = new URLSearchParams([["days", JSON.stringify(days)], ...texts]);
  return server.inject({ method: "GET", url: `/api/offers?${query.toString()}`, headers });
};
const offersOf = async (asked: Asked): Promise<Wire["Offers"]> => (await get(asked)).json();

const wish: Asked = { days: [nextSaturday], players: 2 };
const byTime = ({ course, play_date, play_time }: Wire["Offer"]) => `${course.id} ${play_date} ${play_time}`;

describe("GET /api/offers", () => {
  it("OFFER-01 prices a tee time as the booking does", async () => {
    const [course = 0] = world.courses;
    const { offers } = await offersOf({ ...wish, play_time: "12:00", course_id: course });
    expect(offers[0]).toMatchObject({
      course: { id: course, course_name: "Oak Offers" },
      play_date: nextSaturday,
      play_time: "12:00",
      minutes: 0,
      days: 0,
      under_cents: null,
      price: {
        charge: { each: 10_000, all: 20_000 },
        fee: { each: 575, all: 1150 },
        total: { each: 10_575, all: 21_150 },
      },
    });
  });

  it("OFFER-02 leaves out inactive and closed courses, and keeps those that are open around the closure", async () => {
    const [, , , inactive = 0, closed = 0] = world.courses;
    expect((await offersOf({ ...wish, course_id: inactive })).offers).toEqual([]);
    const around = await offersOf({ ...wish, days: ["2026-11-22"], course_id: closed });
    expect(around.other_days).toBe(true);
    expect(new Set(around.offers.map(({ play_date }) => play_date))).toEqual(
      new Set(["2026-11-21", "2026-11-23", nextSaturday]),
    );
  });

  it("OFFER-02 has no price without a rate, last, and none of it where a price is asked for", async () => {
    const yew = given(world.courses[5]);
    const late = { ...wish, time_start: "14:00", course_id: yew };
    const { offers } = await offersOf({ ...late, days: ["2026-11-23"] });
    const priced = offers.map(({ price }) => price !== null);
    expect(priced).toContain(false);
    expect(priced).toEqual(priced.toSorted((one, other) => Number(other) - Number(one)));
    const within = await offersOf({ ...late, days: ["2026-11-23"], most_cents: 1_000_000 });
    expect(within.offers.every(({ price }) => price !== null)).toBe(true);
  });

  it("OFFER-05 returns other days only where the days asked for have nothing", async () => {
    const found = await offersOf({ ...wish, days: ["2026-11-25"], play_time: "12:00" });
    expect([found.other_days, found.offers[0]?.play_date, found.offers[0]?.days]).toEqual([true, "2026-11-23", -2]);
    expect((await offersOf(wish)).other_days).toBe(false);
  });

  it("ANSWER-36 takes what is sold and held off the seats, and offers again what is given back", async () => {
    const [asked] = (await offersOf(wish)).offers;
    const { id, seen } = given(asked);
    const [other] = await server.db.select().from(staffUsers).where(eq(staffUsers.email, "admin@teedesk.test"));
    const hold = { fore_up_availability_id: id, staff_user_id: given(other).id, players: seen };
    const held_until = new Date(Date.now() + 3_600_000);
    await server.db.insert(slotHolds).values({ ...hold, held_until });
    expect((await offersOf(wish)).offers.map((offer) => offer.id)).not.toContain(id);
    await server.db.delete(slotHolds).where(eq(slotHolds.fore_up_availability_id, id));
    expect((await offersOf(wish)).offers[0]).toMatchObject({ id, free: seen, holds: [] });
  });

  it.each<[string, Partial<Asked>, string]>([
    ["hours that end before they start", { time_start: "10:00", time_end: "09:59" }, "time_end"],
    ["a day that has passed", { days: ["2026-11-20"] }, "days"],
    ["a day that the calendar has not", { days: ["2026-02-30"] }, "days.0"],
    ["fifteen days", { days: Array.from({ length: 15 }, (_, index) => `2026-12-${10 + index}`) }, "days"],
    ["no players", { players: 0 }, "players"],
    ["a price below 0", { most_cents: -1 }, "most_cents"],
  ])("refuses %s", async (_, change, field) => {
    const refused = await get({ ...wish, ...change });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  });
});

/** A tee time of the world, with all that decides on it. */
type Known = {
  readonly id: number;
  readonly course_id: number;
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
  readonly is_open: boolean;
  readonly rate_required: boolean;
  readonly seats: StoredSeats;
  readonly ranges: readonly OfferedRange[];
};

/** Reads every tee time one by one, with the functions of a booking: no statement or loop of the offers. */
async function readAll(): Promise<readonly Known[]> {
  const { db } = server;
  const closures = await db.select().from(maintenances);
  const running = await db.select().from(closureRuns).where(eq(closureRuns.state, "running"));
  const rows = await db
    .select({ slot: foreUpAvailabilities, course: golfCourses })
    .from(foreUpAvailabilities)
    .innerJoin(golfCourses, eq(golfCourses.id, foreUpAvailabilities.golf_course_id))
    .orderBy(asc(foreUpAvailabilities.id));
  const ranges = await db
    .select({ range: rateDateRanges, rate: golfRates, rate_days: daysOfRange })
    .from(rateDateRanges)
    .innerJoin(golfRates, eq(golfRates.id, rateDateRanges.golf_rate_id));
  const known: Known[] = [];
  for (const { slot, course } of rows) {
    const place = { course_id: course.id, play_date: slot.available_date, play_time: slot.available_time };
    const isClosed = closures.some(
      ({ golf_course_id, start_date, end_date }) =>
        golf_course_id === course.id && start_date <= place.play_date && place.play_date <= end_date,
    );
    const at = `${place.play_date} ${place.play_time}`;
    const isClosing = running.some(
      ({ golf_course_id, start_date, start_time, end_date, end_time }) =>
        golf_course_id === course.id && `${start_date} ${start_time}` <= at && at <= `${end_date} ${end_time}`,
    );
    known.push({
      ...place,
      id: slot.id,
      is_open: !course.inactive && !isClosed && !isClosing,
      rate_required: course.rate_required,
      seats: await findSeats(db, place, { lock: false }),
      ranges: ranges
        .filter(({ rate }) => rate.golf_course_id === course.id)
        .map(({ range, rate, rate_days }) => ({ ...range, rate, rate_days, service_fee: serviceFeeOf(rate) })),
    });
  }
  return known;
}

function totalOf({ ranges, play_date, play_time }: Known, players: number): Cents | null {
  const { chosen } = chooseRate(ranges, { play_date, play_time, today });
  if (chosen === null) return null;
  const { rate, service_fee } = chosen.range;
  const charge = Result.getOrThrow(centsFrom(rate.raw_rate * players));
  const nothing = { rental_clubs: [], discount: null, gift_certificate: null };
  return quote({ charge, players, rate: { raw_rate: rate.raw_rate, service_fee }, ...nothing }).total;
}

const dayNumber = (text: string): number => Date.parse(text) / 86_400_000;

/** The courses that can be booked, those of the demo among them. */
let active: readonly number[] = [];

/** The tee times that suit a wish on these days, by looking at each of them, in the order of OFFER-03. */
function suiting(
  all: readonly Known[],
  asked: Asked,
  days: readonly string[],
  staff_user_id: number,
): readonly string[] {
  const { players, play_time, time_start = "00:00", time_end = "23:59", most_cents, most_of = "player" } = asked;
  const isAsked = (id: number) =>
    (asked.course_id === undefined || id === asked.course_id) &&
    (asked.course_group_id === undefined || world.courses.slice(0, 2).includes(id));
  const suits = all.flatMap((slot) => {
    const { play_date, play_time: time } = slot;
    const minutes = play_time === undefined ? 0 : minuteOfDay(time) - minuteOf(play_time);
    const isInTime = play_time === undefined ? time_start <= time && time <= time_end : Math.abs(minutes) <= 120;
    const isFuture = play_date > today || time >= "10:30";
    if (!isAsked(slot.course_id) || !days.includes(play_date) || !slot.is_open || !isFuture || !isInTime) return [];
    const seats = given(seatsFor(slot.seats, { staff_user_id }) ?? undefined);
    if (!seats.sizes.includes(players) || players > seats.free) return [];
    const [total, each] = [totalOf(slot, players), totalOf(slot, 1)];
    const compared = most_of === "player" ? each : total;
    if (total === null && slot.rate_required) return [];
    if (most_cents !== undefined && (compared === null || compared > most_cents)) return [];
    const away = Math.min(...asked.days.map((day) => Math.abs(dayNumber(play_date) - dayNumber(day))));
    return [{ slot, minutes: Math.abs(minutes), away, total }];
  });
  type Suit = (typeof suits)[number];
  const keyOf = ({ slot, minutes, away, total }: Suit, turn: number) =>
    [
      total === null ? 1 : 0,
      away,
      minutes,
      turn,
      total ?? 0,
      dayNumber(slot.play_date),
      minuteOfDay(slot.play_time),
      slot.id,
    ] as const;
  const compare = (one: readonly number[], other: readonly number[]): number =>
    one.map((value, index) => value - given(other[index])).find((difference) => difference !== 0) ?? 0;
  // No more than so many of one course and day.
  const ofCourseDay = Math.max(4, Math.floor(100 / Math.max(1, active.filter(isAsked).length * days.length)));
  return [...groupedBy(suits, ({ slot }) => `${slot.course_id} ${slot.play_date}`).values()]
    .flatMap((ofDay) =>
      ofDay
        .toSorted((one, other) =>
          compare(
            keyOf(one, 0).filter((_, at) => at !== 4),
            keyOf(other, 0).filter((_, at) => at !== 4),
          ),
        )
        .slice(0, ofCourseDay)
        .map((suit, turn) => ({ key: keyOf(suit, turn), suit })),
    )
    .toSorted((one, other) => compare(one.key, other.key))
    .slice(0, 100)
    .map(({ suit: { slot, total } }) => `${slot.course_id} ${slot.play_date} ${slot.play_time} ${total}`);
}

const minuteOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

const textOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const anyWish = (): fc.Arbitrary<Asked> => {
  const minute = fc.integer({ min: 6 * 60, max: 20 * 60 });
  const times = fc.oneof(
    fc.constant({}),
    minute.map((at) => ({ play_time: textOf(at) })),
    fc.tuple(minute, minute).map((two) => {
      const [start, end] = two.toSorted((one, other) => one - other).map(textOf);
      return { time_start: given(start), time_end: given(end) };
    }),
  );
  const price = fc.record({
    most_cents: fc.integer({ min: 7000, max: 14_000 }),
    most_of: fc.constantFrom("player" as const, "all" as const),
  });
  const place = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...world.courses).map((course_id) => ({ course_id })) },
    { weight: 1, arbitrary: fc.constant({ course_group_id: world.group }) },
  );
  const day = fc.constantFrom(...offerDays, "2026-11-25", "2026-12-04", "2026-12-20");
  return fc
    .record({
      days: fc.uniqueArray(day, { minLength: 1, maxLength: 4 }),
      players: fc.integer({ min: 1, max: 5 }),
      times,
      price: fc.oneof(fc.constant({}), price),
      place,
    })
    .map(({ times, price, place, ...asked }) => {
      const scaled =
        "most_of" in price && price.most_of === "all"
          ? { ...price, most_cents: price.most_cents * asked.players }
          : price;
      return { ...asked, ...times, ...scaled, ...place };
    });
};

/** Days of the world that are looked at when there is nothing: of a week before and after each, from today on, the nearest fourteen. */
const around = (days: readonly string[]): readonly string[] => {
  const awayOf = (day: string) => Math.min(...days.map((asked) => Math.abs(dayNumber(asked) - dayNumber(day))));
  const earlierFirst = (day: string) =>
    days.some((asked) => dayNumber(asked) - dayNumber(day) === awayOf(day)) ? 0 : 1;
  const all = Array.from({ length: 60 }, (_, index) =>
    new Date((dayNumber(today) + index) * 86_400_000).toISOString().slice(0, 10),
  );
  return all
    .filter((day) => awayOf(day) > 0 && awayOf(day) <= 7)
    .map((day) => ({ day, key: [awayOf(day), earlierFirst(day)] as const }))
    .toSorted((one, other) => one.key[0] - other.key[0] || one.key[1] - other.key[1])
    .slice(0, 14)
    .map(({ day }) => day);
};

it(
  "OFFER-01 OFFER-02 OFFER-03 OFFER-04 OFFER-05 random wishes find what looking at every tee time finds",
  async () => {
    const all = await readAll();
    const bookable = await server.db
      .select({ id: golfCourses.id })
      .from(golfCourses)
      .where(eq(golfCourses.inactive, false));
    active = bookable.map(({ id }) => id);
    const [agent] = await server.db.select().from(staffUsers).where(eq(staffUsers.email, "agent@teedesk.test"));
    const counts = { asked: 0, other: 0, none: 0 };
    for (const asked of fc.sample(anyWish(), { numRuns: wishes, seed: 36 })) {
      const onDays = suiting(all, asked, asked.days, given(agent).id);
      const expected = onDays.length > 0 ? onDays : suiting(all, asked, around(asked.days), given(agent).id);
      const found = await offersOf(asked);
      expect(
        found.offers.map((offer) => `${byTime(offer)} ${offer.price?.total.all ?? null}`),
        JSON.stringify(asked),
      ).toEqual(expected);
      expect(found.other_days, JSON.stringify(asked)).toBe(onDays.length === 0);
      counts[onDays.length > 0 ? "asked" : expected.length > 0 ? "other" : "none"] += 1;
    }
    // Each of the three outcomes was among them.
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  },
  60_000 + wishes * 1000,
);
