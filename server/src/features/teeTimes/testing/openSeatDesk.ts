import { parseLocalDate, parseTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq, isNull, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { expect } from "vitest";
import { foreUpAvailabilities, teeTimes } from "../../../db/schema/index.ts";
import { openTeeTimeClient } from "../../../testing/teeTimeClient.ts";

export type TeeTime = components["schemas"]["TeeTime"];
export type Changes = components["schemas"]["UpdateTeeTimeRequest"]["tee_time"];

/** The known slot's, as `time` is. */
export const day = Result.getOrThrow(parseLocalDate("2026-11-28"));
export const time = Result.getOrThrow(parseTimeOfDay("13:30"));

export const refusal = (words: string) => ({ play_time: [expect.stringContaining(words)] });

/** A server of its own with one known slot, and the bookings and changes that an agent makes there. */
export async function openSeatDesk() {
  const desk = await openTeeTimeClient();
  let own: TeeTime;

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

  return {
    desk,
    /** Cancels all tee times and shows four places at the slot. Returns the tee time that `change` changes. */
    begin: async (): Promise<TeeTime> => {
      await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(isNull(teeTimes.canceled_at));
      await desk.db.delete(foreUpAvailabilities);
      own = await bookAt("10:30", 2);
      await desk.db.insert(foreUpAvailabilities).values({
        golf_course_id: 1,
        available_date: day,
        available_time: time,
        spots: [1, 2, 3, 4],
        scraped_at: new Date("2026-11-21T16:50:00Z"),
      });
      return own;
    },
    bookAt,
    change: (tee_time: Changes, id = own.id) => put(id, { tee_time }),
    /** A change to which the course agreed under the number that the tee time has then. */
    agreedChange: (tee_time: Changes, id: number) => put(id, { tee_time, course_agreed: true }),
    /** As if it had been booked a minute ago. */
    bookedBefore: (id: number) =>
      desk.db.update(teeTimes).set({ seated_at: sql`now() - interval '1 minute'` }).where(eq(teeTimes.id, id)),
  };
}
