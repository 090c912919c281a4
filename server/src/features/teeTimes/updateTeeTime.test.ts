import { parseLocalDate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { golfCourses, maintenances, teeTimes } from "../../db/schema/index.ts";
import { underWayMessage } from "../../teeTime/cancelationUnderWay.ts";
import { bookedEarlier } from "../../testing/bookedEarlier.ts";
import { openTeeTimeClient, type TeeTimeClient } from "../../testing/teeTimeClient.ts";

type TeeTime = components["schemas"]["TeeTime"];
type Change = Partial<components["schemas"]["UpdateTeeTimeRequest"]>;

let desk: TeeTimeClient;
let booked: TeeTime;

beforeAll(async () => {
  desk = await openTeeTimeClient();
});
afterAll(() => desk.close());
beforeEach(async () => {
  booked = await desk.bookUsual();
});

const put = (request: Change & { id?: number }) => desk.update(booked.id, request);

it("API-035 OPS-TT-04 to OPS-TT-10 stores what changed, returns the record and writes the history", async () => {
  await bookedEarlier(desk.db, booked.id);
  booked = await desk.show(booked.id);
  const tee_time = {
    lock_version: booked.lock_version,
    confirmation: " TP-20431 ",
    play_date: "2026-11-29",
    play_time: "11:10",
    players: 3,
    notes: "Two carts",
    internal_notes: "Called twice.",
    folio: "4711",
  };
  const response = await put({ tee_time });
  const expected = {
    ...booked,
    ...tee_time,
    confirmation: "TP-20431",
    lock_version: booked.lock_version + 1,
    cost: (Number(booked.cost) * 1.5).toFixed(2),
  };
  expect([response.statusCode, response.json()]).toEqual([200, expected]);
  expect(await desk.show(booked.id)).toEqual(expected);
  expect(await desk.historyOf(booked.id)).toMatchObject([
    {
      staff_user: "agent@teedesk.test",
      action: "updated",
      changes: expect.arrayContaining([
        { field: "play_time", before: "10:30", after: "11:10" },
        { field: "players", before: "2", after: "3" },
        { field: "confirmation", before: "INTERNAL", after: "TP-20431" },
      ]),
    },
  ]);
});

it("leaves as it is what the request leaves out", async () => {
  const response = await put({});
  expect(response.json()).toEqual({ ...booked, lock_version: booked.lock_version + 1 });
  expect(await desk.historyOf(booked.id)).toEqual([]);
});

it("OPS-TT-49 ignores what specified consoles send along", async () => {
  const { customers: _customers, ...record } = booked;
  const response = await put({ tee_time: { ...record, course: { id: booked.course.id } } });
  expect(response.json()).toEqual({ ...booked, lock_version: booked.lock_version + 1 });
});

it("ANSWER-16 refuses a stale version, returns what is stored and writes nothing", async () => {
  await put({ tee_time: { notes: "First" } });
  const before = await desk.show(booked.id);
  const response = await put({
    tee_time: { lock_version: booked.lock_version, notes: "Second", discount_amount: "1.00" },
  });
  expect([response.statusCode, response.json()]).toEqual([409, { message: expect.any(String), current: before }]);
  expect(await desk.show(booked.id)).toEqual(before);
});

it("is refused while the tee time is being canceled, so that the right course is told", async () => {
  await desk.beginCancelation(booked.id);
  const response = await put({ tee_time: { course: { id: 2 } } });
  expect([response.statusCode, response.json()]).toEqual([409, { message: underWayMessage, current: null }]);
  expect(await desk.show(booked.id)).toEqual(booked);
});

it("an unknown tee time is 404", async () => {
  expect((await put({ id: 2_000_000_000 })).statusCode).toBe(404);
});

describe("refuses, by the contract's names and without writing anything", () => {
  it.each<[Change, string]>([
    [{ tee_time: { play_date: "" } }, "play_date"],
    [{ tee_time: { play_time: "" } }, "play_time"],
    [{ tee_time: { players: 0 } }, "players"],
    [{ tee_time: { players: null } }, "players"],
    [{ tee_time: { discount_amount: "ten" } }, "discount_amount"],
    [{ tee_time: { discount_amount: "1.005" } }, "discount_amount"],
    [{ tee_time: { discount_amount: "-1" } }, "discount_amount"],
    [{ tee_time: { gift_certificate_amount: "1e3" } }, "gift_certificate_amount"],
    [{ tee_time: { gift_certificate_amount: "100.01" } }, "gift_certificate_amount"],
    [{ tee_time: { alt_emails: "nobody" } }, "alt_emails"],
    [{ tee_time: { course: { id: 2_000_000_000 } } }, "course"],
    [{ tee_time: { course: { id: 2 }, play_date: "2028-11-01" } }, "golf_rate"],
    [{ discount: { code: "NOSUCH" } }, "discount"],
    [{ discount: { code: "OLDTIMER" } }, "discount"],
    [{ discount: { code: "TORREY25" } }, "discount"],
    [{ gift_certificate: { serial: "NOSUCH" } }, "gift_certificate"],
  ])("OPS-TT-45 OPS-TT-46 %j on %s", async (change, field) => {
    const response = await put(change);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
    expect(await desk.show(booked.id)).toEqual(booked);
    expect(await desk.balanceOf("GIFT-100")).toBe(4000);
  });

  it("ANSWER-08 a discount on its field, in a message that names the bound", async () => {
    const response = await put({ discount: { code: "FOURBALL20" } });
    expect(response.json().errors).toEqual({ discount: ["There are too few players: FOURBALL20 needs 4 or more."] });
  });

  it.each<[string, object]>([
    ["confirmation", { confirmation: "x".repeat(256) }],
    ["notes", { notes: "x".repeat(2001) }],
    ["internal_notes", { internal_notes: "\u0000" }],
    ["folio", { folio: "x".repeat(256) }],
    ["play_time", { play_time: "24:00" }],
    ["players", { players: "2" }],
    ["lock_version", { lock_version: -1 }],
  ])("%s that the contract does not allow", async (field, tee_time) => {
    const response = await put({ tee_time });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  });
});

it("a day of maintenance is not refused: staff are warned on the page", async () => {
  await bookedEarlier(desk.db, booked.id);
  const day = Result.getOrThrow(parseLocalDate("2026-12-03"));
  await desk.db.insert(maintenances).values({ golf_course_id: 1, start_date: day, end_date: day });
  expect((await put({ tee_time: { play_date: "2026-12-03" } })).statusCode).toBe(200);
});

describe("whether the course is to be called when it is canceled", () => {
  const isInternal = async (): Promise<unknown> =>
    (await desk.call("GET", `/api/tee_times/cancel/options/${booked.id}`)).json().internal;

  it.each([" ", "internal", " Internal "])("ANSWER-42 follows the confirmation, and %j is INTERNAL", async (typed) => {
    expect(await isInternal()).toBe(true);
    await put({ tee_time: { confirmation: "TP-1" } });
    expect(await isInternal()).toBe(false);
    expect((await put({ tee_time: { confirmation: typed } })).json().confirmation).toBe("INTERNAL");
    expect(await isInternal()).toBe(true);
  });

  it("stays with a confirmation that stays", async () => {
    await desk.db.update(teeTimes).set({ confirmation: "TP-2" }).where(eq(teeTimes.id, booked.id));
    await put({ tee_time: { confirmation: "TP-2", notes: "By phone" } });
    expect(await isInternal()).toBe(true);
  });
});

it("a canceled tee time stays at its course, and what the course gets stays as it was", async () => {
  await desk.db.update(teeTimes).set({ canceled_at: new Date() }).where(eq(teeTimes.id, booked.id));
  const response = await put({ tee_time: { course: { id: 2 } } });
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["course"]]);
  expect((await put({ tee_time: { players: 4 } })).json()).toMatchObject({ players: 4, cost: booked.cost });
});

describe("another course", () => {
  it("has its own rate, and the cost follows", async () => {
    const response = await put({ tee_time: { course: { id: 2 } } });
    const moved: TeeTime = response.json();
    expect(moved).toMatchObject({ course: { id: 2 }, golf_rate: { id: expect.any(Number) } });
    expect(moved.golf_rate?.id).not.toBe(booked.golf_rate?.id);
  });

  it("without a rate for it is refused at the top of the form, unless the course needs none (OPS-TT-44)", async () => {
    const change = { tee_time: { course: { id: 2 }, play_date: "2028-11-01" } };
    const response = await put(change);
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { errors: { golf_rate: ["There is no rate for this course, date and time."] } },
    ]);
    await desk.db.update(golfCourses).set({ rate_required: false }).where(eq(golfCourses.id, 2));
    expect((await put(change)).json()).toMatchObject({ course: { id: 2 }, golf_rate: null, cost: "0.00" });
  });

  it("is refused while clubs of the old one are rented", async () => {
    booked = await desk.book({ rental_clubs: [{ id: 1, quantity: 1 }], gift_cert_serial: "" });
    const response = await put({ tee_time: { course: { id: 2 } } });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["course"]]);
  });

  it("is refused while the old one's system holds the reservation", async () => {
    await put({ tee_time: { confirmation: "TP-3" } });
    const before = await desk.show(booked.id);
    for (const confirmation of ["TP-3", "TP-4", ""]) {
      const response = await put({ tee_time: { course: { id: 2 }, confirmation } });
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["course"]]);
    }
    expect(await desk.show(booked.id)).toEqual(before);
  });
});

it.each([
  ["play_date", { play_date: "2020-01-01" }, "Choose the day of the booking or a later day."],
  ["play_date", { play_date: "2031-01-01" }, "Choose a day within the next two years."],
  ["players", { players: 500 }, "Enter at most 40 players. Book a larger party as several tee times."],
])("a change of %s has bounds: %j", async (field, tee_time, message) => {
  const response = await put({ tee_time });
  expect([response.statusCode, response.json().errors]).toEqual([422, { [field]: [message] }]);
  expect(await desk.show(booked.id)).toEqual(booked);
});

it("keeps the rate it was sold at when only date or time change", async () => {
  const response = await put({ tee_time: { play_date: "2028-01-01", play_time: "05:00" } });
  expect(response.json()).toMatchObject({ play_date: "2028-01-01", golf_rate: booked.golf_rate, cost: booked.cost });
});
