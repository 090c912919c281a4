import { parseLocalDate, parseTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { courseNotices, foreUpAvailabilities, slotHolds, staffUsers, teeTimes } from "../../db/schema/index.ts";
import { findSeats } from "../../teeTime/slotSeats.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { openTeeTimeClient, type TeeTimeClient } from "../../testing/teeTimeClient.ts";

type Changes = components["schemas"]["UpdateTeeTimeRequest"]["tee_time"];

let desk: TeeTimeClient;
/** Of two players, INTERNAL, at a time that no feed has sent. */
let own: components["schemas"]["TeeTime"];

const day = Result.getOrThrow(parseLocalDate("2026-11-28"));
const time = Result.getOrThrow(parseTimeOfDay("13:30"));

beforeAll(async () => {
  desk = await openTeeTimeClient();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.db.update(teeTimes).set({ canceled_at: sql`now()` });
  await desk.db.delete(foreUpAvailabilities);
  own = await desk.bookUsual();
  await desk.db.insert(foreUpAvailabilities).values({
    golf_course_id: 1,
    available_date: day,
    available_time: time,
    spots: [1, 2, 3, 4],
    scraped_at: new Date("2026-11-21T16:50:00Z"),
  });
});

const bookAt = (play_time: string, players: number, confirmation = "") =>
  desk.book({
    discount_code: "",
    gift_cert_serial: "",
    tee_time: { play_date: day, play_time, players, course: { id: 1 }, confirmation },
  });

async function put(id: number, request: object) {
  const response = await desk.update(id, request);
  return response.statusCode === 422 ? response.json().errors : response.statusCode;
}

const change = (tee_time: Changes, id = own.id) => put(id, { tee_time });

/** A change to which the course agreed under the number that the tee time has then. */
const agreedChange = (tee_time: Changes, id: number) => put(id, { tee_time, course_agreed: true });

/** As if it had been booked a minute ago. */
const bookedBefore = (id: number) =>
  desk.db.update(teeTimes).set({ seated_at: sql`now() - interval '1 minute'` }).where(eq(teeTimes.id, id));

const refusal = (words: string) => ({ play_time: [expect.stringContaining(words)] });

describe("ANSWER-36 a tee time that is moved to a known slot", () => {
  it("takes what is left there, and what it leaves can be sold again", async () => {
    expect(await change({ play_time: time })).toBe(200);
    const other = await bookAt("14:10", 3);
    expect(await change({ play_time: time }, other.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect((await desk.show(other.id)).play_time).toBe("14:10");
    expect(await change({ play_time: "12:10" })).toBe(200);
    expect(await change({ play_time: time }, other.id)).toBe(200);
  });

  it("may go beyond with the course's own confirmation, also one that comes with the move", async () => {
    await bookAt(time, 4);
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    expect(await change({ play_time: time, confirmation: "TT7" })).toBe(200);
  });

  it("is moved with another number once another sale there has ended", async () => {
    const { moved } = await desk.db.transaction(async (tx) => {
      await findSeats(tx, { course_id: 1, play_date: day, play_time: time }, { lock: true });
      const moved = change({ play_time: time, confirmation: "TT7" });
      await lockAwaited(tx);
      return { moved };
    });
    expect(await moved).toBe(200);
  });

  it("is moved where its agent holds the seats, which ends the hold, and not where another one does", async () => {
    const [slot] = await desk.db.select().from(foreUpAvailabilities);
    const staff = await desk.db.select().from(staffUsers);
    const holdBy = (email: string) =>
      desk.db.insert(slotHolds).values({
        fore_up_availability_id: slot?.id ?? 0,
        staff_user_id: staff.find((row) => row.email === email)?.id ?? 0,
        players: 4,
        held_until: sql`now() + interval '3 minutes'`,
      });
    await holdBy("admin@teedesk.test");
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    await desk.db.delete(slotHolds);
    await holdBy("agent@teedesk.test");
    expect(await change({ play_time: time })).toBe(200);
    expect(await desk.db.$count(slotHolds)).toBe(0);
  });

  it("is judged by what is left there under the number it had, which was for the old time", async () => {
    const confirmed = await bookAt("14:10", 4, "TT9");
    await bookAt(time, 2);
    expect(await change({ play_time: time, confirmation: "TT9" }, confirmed.id)).toEqual(
      refusal("2 of 4 left at 13:30: "),
    );
    expect(await change({ play_time: time, players: 2 }, confirmed.id)).toBe(200);
    expect(await change({ players: 3, confirmation: " TT9 " }, confirmed.id)).toEqual(
      refusal("2 of 4 left at 13:30: "),
    );
    expect(await change({ players: 3, confirmation: "TT10" }, confirmed.id)).toBe(200);
  });

  it("goes beyond what is left where its course agreed under the number it had, and counts until it is seen again", async () => {
    const confirmed = await bookAt("14:10", 2, "TT9");
    await bookAt(time, 3, "TT8");
    const seeAgain = (spots: number[]) =>
      desk.db.update(foreUpAvailabilities).set({ spots, scraped_at: sql`clock_timestamp()` });
    await seeAgain([1]);
    expect(await change({ play_time: time }, confirmed.id)).toEqual(
      refusal("or confirm that it agreed under this one."),
    );
    expect(await agreedChange({ play_time: time }, confirmed.id)).toBe(200);
    expect(await change({ players: 3 }, confirmed.id)).toEqual(refusal("free for at most 1 "));
    expect(await agreedChange({ players: 3, confirmation: " TT9 " }, confirmed.id)).toBe(200);
    expect(await change({ play_time: time, players: 1 })).toEqual(refusal("Nothing is left at 13:30: "));
    await seeAgain([1]);
    expect(await change({ play_time: time, players: 1 })).toBe(200);
    expect(await change({ players: 4 }, confirmed.id)).toEqual(refusal("3 of 4 left at 13:30: "));
  });

  it("has the word of its course for one change, and the history says who asked it", async () => {
    const confirmed = await bookAt(time, 2, "TT9");
    await bookedBefore(confirmed.id);
    await bookAt(time, 2);
    expect(await agreedChange({ players: 3 }, confirmed.id)).toBe(200);
    expect(await change({ players: 4 }, confirmed.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ play_time: "12:10" }, confirmed.id)).toBe(200);
    expect(await desk.historyOf(confirmed.id)).toMatchObject([
      { action: "updated" },
      {
        action: "course told",
        staff_user: "agent@teedesk.test",
        changes: [{ field: "course_told", after: expect.stringMatching(/1:30 PM, 3 players$/) }],
      },
      { action: "updated" },
    ]);
  });

  it.each<[string, Changes, string]>([
    ["it is INTERNAL", { play_time: time }, "Enter the number"],
    ["it loses its number", { play_time: time, confirmation: "" }, "Enter the number"],
  ])("has no agreement of its course where %s", async (what, changes, words) => {
    await bookAt(time, 4);
    const { id } = what === "it is INTERNAL" ? own : await bookAt("14:10", 2, "TT9");
    expect(await agreedChange(changes, id)).toEqual({ confirmation: [expect.stringContaining(words)] });
    expect((await desk.show(id)).play_time).not.toBe(time);
  });

  it("has no agreement of another course under a number that this one gave", async () => {
    for (const confirmation of ["TT7", ""]) await change({ confirmation });
    expect(await agreedChange({ course: { id: 2 }, confirmation: "tt7" }, own.id)).toEqual({
      confirmation: [expect.stringContaining("Another course gave")],
    });
    expect(await agreedChange({ course: { id: 2 }, confirmation: "TT8" }, own.id)).toBe(200);
  });

  it("has no agreement of its course once it is canceled", async () => {
    const confirmed = await bookAt("14:10", 2, "TT9");
    await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(eq(teeTimes.id, confirmed.id));
    expect(await agreedChange({ notes: "Two carts" }, confirmed.id)).toEqual({
      confirmation: [expect.stringContaining("is canceled")],
    });
  });

  it("waits for the sale that its place is under, also where its course agreed", async () => {
    const confirmed = await bookAt("14:10", 2, "TT9");
    const { moved } = await desk.db.transaction(async (tx) => {
      await findSeats(tx, { course_id: 1, play_date: day, play_time: time }, { lock: true });
      const moved = agreedChange({ play_time: time }, confirmed.id);
      await lockAwaited(tx);
      return { moved };
    });
    expect(await moved).toBe(200);
  });

  it("goes back under its number to what the course still has for it, and no further", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    await desk.db
      .update(teeTimes)
      .set({ seated_at: sql`now() - interval '1 minute'` })
      .where(eq(teeTimes.id, confirmed.id));
    await desk.db
      .update(foreUpAvailabilities)
      .set({ gone_at: sql`clock_timestamp()`, scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: "12:10" }, confirmed.id)).toBe(200);
    expect(await change({ play_time: time, players: 5 }, confirmed.id)).toEqual(refusal("taken at"));
    expect(await change({ play_time: time }, confirmed.id)).toBe(200);
    expect(await change({ players: 3 }, confirmed.id)).toBe(200);
    expect(await change({ players: 5 }, confirmed.id)).toEqual(refusal("taken at"));
    expect(await change({ players: 4 }, confirmed.id)).toBe(200);
    expect(await change({ play_time: time })).toEqual(refusal("taken at"));
  });

  it.each([
    ["which another replaced", "TT10", "TT9"],
    ["in small letters", "TT10", "tt9"],
    ["that a closure took", "", "TT9"],
    ["it still has, in small letters", "TT9", "tt9"],
  ])("is judged as INTERNAL with a number it had, %s, until its course is told", async (_, elsewhere, again) => {
    const confirmed = await bookAt(time, 4, "TT9");
    await bookedBefore(confirmed.id);
    const see = (spots: number[]) =>
      desk.db.update(foreUpAvailabilities).set({ spots, gone_at: null, scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: "12:10", confirmation: elsewhere }, confirmed.id)).toBe(200);
    await see([1, 2, 3, 4]);
    const other = await bookAt(time, 2);
    const back = { play_time: time, confirmation: again };
    expect(await change(back, confirmed.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ play_time: "14:20" }, other.id)).toBe(200);
    expect(await change(back, confirmed.id)).toBe(200);
    // Its course heard nothing of the return.
    await see([1, 2, 3, 4]);
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    const closed = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: confirmed.id });
    expect(closed.statusCode).toBe(200);
    await see([1, 2, 3, 4]);
    expect(await change({ play_time: time })).toBe(200);
  });

  it("returns under a number it had where its course agrees", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    expect(await change({ play_time: "12:10", confirmation: "TT10" }, confirmed.id)).toBe(200);
    await bookAt(time, 2);
    const back = { play_time: time, confirmation: "TT9" };
    expect(await change(back, confirmed.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await agreedChange(back, confirmed.id)).toBe(200);
  });

  it("takes no seats back that its course freed since, once they are sold", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    await bookedBefore(confirmed.id);
    const see = (spots: number[]) =>
      desk.db.update(foreUpAvailabilities).set({ spots, gone_at: null, scraped_at: sql`clock_timestamp()` });
    await desk.db
      .update(foreUpAvailabilities)
      .set({ gone_at: sql`clock_timestamp()`, scraped_at: sql`clock_timestamp()` });
    expect(await change({ players: 2 }, confirmed.id)).toBe(200);
    await see([1, 2]);
    expect(await change({ players: 4 }, confirmed.id)).toBe(200);
    expect(await change({ players: 5 }, confirmed.id)).toEqual(refusal("free for at most 4 "));
    expect(await change({ players: 2 }, confirmed.id)).toBe(200);
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    await see([1, 2]);
    expect(await change({ play_time: time })).toBe(200);
    expect(await change({ players: 3 }, confirmed.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ players: 3, confirmation: "TT10" }, confirmed.id)).toBe(200);
  });

  it("returns to no seats that its course released since, once they are sold", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    await bookedBefore(confirmed.id);
    await desk.db
      .update(foreUpAvailabilities)
      .set({ gone_at: sql`clock_timestamp()`, scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: "12:10" }, confirmed.id)).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ gone_at: null, scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: time, players: 4 })).toBe(200);
    expect(await change({ play_time: time }, confirmed.id)).toEqual(refusal("Nothing is left at 13:30: "));
    expect(await change({ players: 3 })).toBe(200);
    expect(await change({ play_time: time, players: 1 }, confirmed.id)).toBe(200);
  });

  it.each(["TT8", ""])(
    "takes no seats back that another sale took since, once the course knows of it: number %j",
    async (number) => {
      const seen = { scraped_at: sql`clock_timestamp()` };
      const see = (spots: number[]) => desk.db.update(foreUpAvailabilities).set({ spots, gone_at: null, ...seen });
      const seeGone = () => desk.db.update(foreUpAvailabilities).set({ gone_at: sql`clock_timestamp()`, ...seen });
      const confirmed = await bookAt(time, 4, "TT9");
      await bookedBefore(confirmed.id);
      await seeGone();
      expect(await change({ players: 2 }, confirmed.id)).toBe(200);
      await see([1, 2]);
      const other = await bookAt(time, 2, number);
      if (number === "") await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: other.id });
      await seeGone();
      expect(await change({ players: 3 }, confirmed.id)).toEqual(refusal("taken at"));
      expect(await change({ play_time: "12:10" }, confirmed.id)).toBe(200);
      expect(await change({ play_time: time, players: 3 }, confirmed.id)).toEqual(refusal("taken at"));
      expect(await change({ play_time: time, players: 2 }, confirmed.id)).toBe(200);
    },
  );

  it("takes no seats back that another sale took since, where the change that gave them up waited for a notice", async () => {
    const see = (spots: number[]) =>
      desk.db.update(foreUpAvailabilities).set({ spots, gone_at: null, scraped_at: sql`clock_timestamp()` });
    const confirmed = await bookAt(time, 4, "TT9");
    await bookedBefore(confirmed.id);
    expect(await change({ players: 2 }, confirmed.id)).toBe(200);
    // The history has the moment at which a change began.
    await desk.db
      .update(courseNotices)
      .set({ created_at: sql`clock_timestamp()` })
      .where(eq(courseNotices.tee_time_id, confirmed.id));
    await see([1, 2]);
    await bookAt(time, 2, "TT8");
    const gone = { gone_at: sql`clock_timestamp()`, scraped_at: sql`clock_timestamp()` };
    await desk.db.update(foreUpAvailabilities).set(gone);
    expect(await change({ players: 4 }, confirmed.id)).toEqual(refusal("taken at"));
  });

  it.each<[string, Changes, string]>([
    ["moved away", { play_time: "12:10" }, "Nothing is left at 13:30: "],
    ["cut", { players: 1 }, "1 of 4 left at 13:30: "],
  ])("counts again with what it regained after it was %s, until its course is told again", async (_, less, words) => {
    const seen = (spots: number[]) => ({ spots, scraped_at: sql`clock_timestamp()` });
    const confirmed = await bookAt(time, 4, "TT9");
    await bookedBefore(confirmed.id);
    await desk.db.update(foreUpAvailabilities).set({ gone_at: sql`clock_timestamp()`, ...seen([1]) });
    expect(await change(less, confirmed.id)).toBe(200);
    expect(await change({ play_time: time, players: 4 }, confirmed.id)).toBe(200);
    // The course frees seats after the change, and hears nothing of its return.
    const seeAgain = () => desk.db.update(foreUpAvailabilities).set({ gone_at: null, ...seen([1, 2, 3, 4]) });
    await seeAgain();
    expect(await change({ play_time: time })).toEqual(refusal(words));
    const closed = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: confirmed.id });
    expect(closed.statusCode).toBe(200);
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    await seeAgain();
    expect(await change({ play_time: time })).toBe(200);
  });

  it("has more players after a raise, as far as they were seen beside its own", async () => {
    const confirmed = await bookAt(time, 1, "TT9");
    await bookedBefore(confirmed.id);
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3], scraped_at: sql`clock_timestamp()` });
    for (const players of [2, 3, 4]) expect(await change({ players }, confirmed.id)).toBe(200);
    expect(await change({ players: 5 }, confirmed.id)).toEqual(refusal("free for at most 4 "));
  });

  it.each([
    ["", false],
    [", although a person told its course before", true],
  ])("counts again once the number that was entered for it is taken back%s", async (_, isTold) => {
    const other = await bookAt(time, 4);
    if (isTold) await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: other.id });
    const seeAgain = () =>
      desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3, 4], scraped_at: sql`clock_timestamp()` });
    expect(await change({ confirmation: "TT7" }, other.id)).toBe(200);
    await seeAgain();
    expect(await change({ confirmation: "" }, other.id)).toBe(200);
    await seeAgain();
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
  });

  it("counts again where it moves back under INTERNAL to what its course was told before it had a number elsewhere", async () => {
    const other = await bookAt(time, 4);
    const told = { kind: "tell_course", record_id: other.id };
    expect((await desk.call("POST", "/api/promises/close", told)).statusCode).toBe(200);
    expect(await change({ play_time: "14:10", confirmation: "TT7" }, other.id)).toBe(200);
    expect(await change({ play_time: time, confirmation: "" }, other.id)).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3, 4], scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    expect((await desk.call("POST", "/api/promises/close", told)).statusCode).toBe(200);
  });

  it("counts against all observations until the course was told, or gave a number for it", async () => {
    const [told, numbered] = [await bookAt("14:10", 2, "TT8"), await bookAt("14:20", 2, "TT9")];
    for (const { id } of [told, numbered]) expect(await change({ play_time: time }, id)).toBe(200);
    const seeAgain = () =>
      desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3, 4], scraped_at: sql`clock_timestamp()` });
    const stored = async () => (await desk.db.select().from(foreUpAvailabilities))[0];
    await seeAgain();
    expect(await stored()).toMatchObject({ most_seen: 4 });
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    const closed = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: told.id });
    expect(closed.statusCode).toBe(200);
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    await seeAgain();
    expect(await change({ play_time: time })).toBe(200);
    expect(await change({ players: 3 })).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ confirmation: "TT10" }, numbered.id)).toBe(200);
    await seeAgain();
    expect(await change({ players: 4 })).toBe(200);
    expect(await stored()).toMatchObject({ most_seen: 8 });
  });

  it("counts as INTERNAL until a person told its course, and the slot was seen again", async () => {
    expect(await change({ play_time: time })).toBe(200);
    const other = await bookAt("14:10", 3);
    const seeAgain = () =>
      desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3], scraped_at: sql`clock_timestamp()` });
    await seeAgain();
    expect(await change({ play_time: time }, other.id)).toEqual(refusal("1 of 3 left at 13:30: "));
    const closed = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: own.id });
    expect(closed.statusCode).toBe(200);
    expect(await change({ play_time: time }, other.id)).toEqual(refusal("1 of 3 left at 13:30: "));
    await seeAgain();
    expect(await desk.db.select().from(foreUpAvailabilities)).toMatchObject([{ most_seen: 5 }]);
    expect(await change({ players: 3 })).toBe(200);
    expect(await change({ play_time: time }, other.id)).toEqual(refusal("Nothing is left at 13:30: "));
    expect(await change({ players: 2 })).toBe(200);
    await seeAgain();
    expect(await change({ play_time: time }, other.id)).toBe(200);
  });

  it("goes back as INTERNAL to what its course was told, and no further", async () => {
    expect(await change({ play_time: time })).toBe(200);
    await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: own.id });
    await desk.db
      .update(foreUpAvailabilities)
      .set({ gone_at: sql`clock_timestamp()`, scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: "12:10" })).toBe(200);
    expect(await change({ play_time: time, players: 3 })).toEqual(refusal("taken at"));
    expect(await change({ play_time: time })).toBe(200);
  });

  it("is not known by the number it lost with a change", async () => {
    const lost = await bookAt(time, 2, "TT9");
    expect(await change({ players: 1, confirmation: "INTERNAL" }, lost.id)).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2], scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: time })).toEqual(refusal("1 of 2 left at 13:30: "));
  });

  it("is judged the same after a server of the version before moved it, which stores no notice", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    await desk.db
      .update(teeTimes)
      .set({ seated_at: sql`now() - interval '1 minute'` })
      .where(eq(teeTimes.id, confirmed.id));
    const seeAgain = (gone_at: SQL | null) =>
      desk.db.update(foreUpAvailabilities).set({ gone_at, scraped_at: sql`clock_timestamp()` });
    await seeAgain(sql`clock_timestamp()`);
    const other = Result.getOrThrow(parseTimeOfDay("12:10"));
    await desk.db.update(teeTimes).set({ play_time: other }).where(eq(teeTimes.id, confirmed.id));
    expect((await desk.call("GET", "/api/promises/index?per_page=100")).json()).toContainEqual(
      expect.objectContaining({ record_id: confirmed.id, news: "changed" }),
    );
    expect(await change({ play_time: time }, confirmed.id)).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ available_time: other });
    await desk.db.update(teeTimes).set({ play_time: other }).where(eq(teeTimes.id, confirmed.id));
    await seeAgain(null);
    expect(await change({ play_time: other })).toEqual(refusal("Nothing is left at 12:10: "));
  });

  it("is moved although it is sold out, once it is canceled", async () => {
    await bookAt(time, 4);
    await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(eq(teeTimes.id, own.id));
    expect(await change({ play_time: time })).toBe(200);
  });

  it("counts once where its course gives a number after a person told it", async () => {
    expect(await change({ play_time: time })).toBe(200);
    const closed = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: own.id });
    expect(closed.statusCode).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2], scraped_at: sql`clock_timestamp()` });
    for (const confirmation of ["TT7", "TT8"]) expect(await change({ confirmation })).toBe(200);
    const other = await bookAt("14:10", 2);
    expect(await change({ play_time: time }, other.id)).toBe(200);
  });
});

describe("ANSWER-36 a tee time in a known slot", () => {
  let first: components["schemas"]["TeeTime"];
  beforeEach(async () => {
    first = await bookAt(time, 2);
  });

  it("has more players as far as they are left, and counts once", async () => {
    expect(await change({ players: 4 }, first.id)).toBe(200);
    expect(await change({ players: 5 }, first.id)).toEqual(refusal("The course showed 13:30 as free for at most 4 "));
    expect(await change({ players: 1 }, first.id)).toBe(200);
    await bookAt(time, 2);
    expect(await change({ players: 3 }, first.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ players: 2 }, first.id)).toBe(200);
  });

  it("keeps the course's number while nothing is left for it without one", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    expect(await change({ confirmation: "INTERNAL" }, confirmed.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ confirmation: "TT10", notes: "Their second number" }, confirmed.id)).toBe(200);
    expect(await change({ confirmation: "" }, first.id)).toBe(200);
  });

  it("becomes INTERNAL where the course knows about its players, since it adds none", async () => {
    const confirmed = await bookAt(time, 2, "TT9");
    await desk.db
      .update(teeTimes)
      .set({ seated_at: sql`now() - interval '1 minute'` })
      .where(eq(teeTimes.id, confirmed.id));
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2], scraped_at: sql`clock_timestamp()` });
    expect(await change({ confirmation: "INTERNAL" }, confirmed.id)).toBe(200);
    expect(await change({ players: 3 }, confirmed.id)).toEqual(refusal("Nothing is left at 13:30: "));
  });

  it("counts with the players it added under the number it had, once the others are known", async () => {
    const confirmed = await bookAt(time, 1, "TT9");
    await desk.db
      .update(teeTimes)
      .set({ seated_at: sql`now() - interval '1 minute'` })
      .where(eq(teeTimes.id, confirmed.id));
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3], scraped_at: sql`clock_timestamp()` });
    expect(await change({ players: 3 }, confirmed.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ players: 2 }, confirmed.id)).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ scraped_at: sql`clock_timestamp()` });
    expect(await change({ players: 3 }, first.id)).toEqual(refusal("2 of 3 left at 13:30: "));
    expect(await change({ players: 1 }, confirmed.id)).toBe(200);
    expect(await change({ players: 3 }, first.id)).toBe(200);
  });

  it("stays, and is changed otherwise, when the slot is gone", async () => {
    await desk.db.update(foreUpAvailabilities).set({ gone_at: sql`now()`, scraped_at: sql`now()` });
    expect(await change({ notes: "Two carts", players: 1 }, first.id)).toBe(200);
    expect(await change({ players: 2 }, first.id)).toEqual(refusal("The course showed 13:30 as taken at "));
  });
});
