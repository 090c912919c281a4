import { Readable } from "node:stream";
import { parseLocalDate, parseTimeOfDay } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { courseNotices, feedSources, foreUpAvailabilities, teeTimes } from "../../db/schema/index.ts";
import { findSeats, seatsFor } from "../../teeTime/slotSeats.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { createFeedKey } from "./feedKeys.ts";

const play_date = Result.getOrThrow(parseLocalDate("2099-11-28"));
const play_time = Result.getOrThrow(parseTimeOfDay("09:40"));
const place = { course_id: 17, play_date, play_time };
const line = (spots: readonly number[], more: object = {}) =>
  `${JSON.stringify({ course_id: place.course_id, date: play_date, time: play_time, spots, ...more })}\n`;

describe.each([-60_000, 60_000])(
  "ANSWER-36 a feed without a moment of its own, where the server's clock is off by %i ms",
  (off) => {
    let server: TestApp;
    let key: string;
    beforeAll(async () => {
      server = await testApp({ now: () => new Date(Date.now() + off) });
      key = await createFeedKey(server.db, "Collector");
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      await server.db.delete(foreUpAvailabilities);
      await server.db.update(feedSources).set({ snapshot_at: null });
      await server.db.update(teeTimes).set({ confirmation: "INTERNAL" }).where(eq(teeTimes.id, 1));
      await unguarded(server.db, (tx) => tx.delete(courseNotices));
    });

    const send = async (payload: string | Readable, query: string) =>
      (
        await server.inject({
          method: "POST",
          url: `/api/fore_up_availability/feed?${query}`,
          headers: { "content-type": "application/x-ndjson", "x-feed-key": key },
          payload,
        })
      ).json();
    const left = async () => seatsFor(await findSeats(server.db, place, { lock: false }), { staff_user_id: 0 })?.left;
    /** Seen free a moment ago by a source that states when. */
    const seenFree = () => send(line([1, 2, 3, 4]), `observed_at=${new Date(Date.now() - 5000).toISOString()}`);
    const sell = () =>
      server.db
        .update(teeTimes)
        .set({ golf_course_id: place.course_id, play_date, play_time, players: 1, confirmation: "C-1" })
        .where(eq(teeTimes.id, 1));

    it("takes a slot away that was seen free before", async () => {
      await seenFree();
      expect(await send(line([]), "mode=delta")).toMatchObject({ changed: 1 });
      expect(await left()).toBe(0);
    });

    it("takes away what a complete snapshot does not list", async () => {
      await seenFree();
      await send(line([4]), `mode=snapshot&observed_at=${new Date(Date.now() - 4000).toISOString()}`);
      const another = line([4], { time: "10:00" });
      expect(await send(another, "mode=snapshot")).toMatchObject({ late: 0, gone: 1, complete: true });
      expect(await left()).toBe(0);
    });

    it("knows of no booking that was made while it arrived", async () => {
      const lines = async function* () {
        yield line([4], { time: "10:00" });
        await sell();
        yield line([4]);
      };
      expect(await send(Readable.from(lines()), "mode=delta")).toMatchObject({ changed: 2 });
      expect(await left()).toBe(3);
      expect(await send(line([4]), "mode=delta")).toMatchObject({ changed: 1 });
      expect(await left()).toBe(4);
    });
  },
);
