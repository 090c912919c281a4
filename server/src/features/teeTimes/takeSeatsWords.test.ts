import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { foreUpAvailabilities } from "../../db/schema/index.ts";
import { day, openSeatDesk, type TeeTime, time } from "./testing/openSeatDesk.ts";

const { desk, begin, bookAt, change, bookedBefore } = await openSeatDesk();
afterAll(() => desk.close());

const see = (spots: number[], isGone = false) =>
  desk.db
    .update(foreUpAvailabilities)
    .set({ spots, gone_at: isGone ? sql`clock_timestamp()` : null, scraped_at: sql`clock_timestamp()` });
const words = (pattern: RegExp) => ({ play_time: [expect.stringMatching(pattern)] });

/** Of two players under TT9, whom the course has taken off what it shows. */
let known: TeeTime;
beforeEach(async () => {
  await begin();
  known = await bookAt(time, 2, "TT9");
  await bookedBefore(known.id);
});

describe("ANSWER-36 the refusal of a change", () => {
  const otherwise = "choose another time, enter another number of the course, or confirm that it agreed under this one";

  it("states what the course showed, and how many players fit with those of the booking itself", async () => {
    await see([1, 2]);
    expect(await change({ players: 5 }, known.id)).toEqual(
      words(
        new RegExp(
          `^At [^:]+:\\d\\d the course showed 13:30 as free for at most 2\\. Enter at most 4 players, ${otherwise}\\.$`,
        ),
      ),
    );
    await bookAt(time, 1);
    expect(await change({ players: 4 }, known.id)).toEqual(
      words(new RegExp(`^1 of 2 left at 13:30: .+ booked 1 at .+\\. Enter at most 3 players, ${otherwise}\\.$`)),
    );
    expect(await desk.call("GET", seatsUrl(known.id)).then((response) => response.json().slot)).toMatchObject({
      seen: 4,
      free: 3,
      shown: 2,
      shown_free: 1,
    });
  });

  it("says that the slot is taken, and that the players who stand there stay", async () => {
    const alone = await bookAt(time, 1, "TT8");
    await bookedBefore(alone.id);
    await see([2], true);
    expect(await change({ players: 4 }, known.id)).toEqual(
      words(
        new RegExp(
          `^At .+ the course showed 13:30 as taken: [^,]+ booked 1 at .+\\. Enter at most 2 players, ${otherwise}\\.$`,
        ),
      ),
    );
    expect(await change({ players: 2 }, alone.id)).toEqual(words(/\. Enter at most 1 player, choose another time, /));
  });

  it("does not ask for fewer players than stand there, whoever has the rest", async () => {
    await see([1, 2]);
    await bookAt(time, 4, "TT7");
    const added = await bookAt(time, 2, "TT6");
    expect(await change({ players: 3 }, added.id)).toEqual(
      words(/^Nothing is left at 13:30: .+ booked 4 at .+\. Enter at most 2 players, /),
    );
    expect(await change({ confirmation: "INTERNAL" }, added.id)).toEqual(
      words(/\. Choose another time, or enter the course's confirmation number\.$/),
    );
  });
});

const seatsUrl = (id: number) =>
  `/api/fore_up_availability/seats?course_id=1&play_date=${day}&play_time=${time}&tee_time_id=${id}`;
