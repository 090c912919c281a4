import type { components } from "@teedesk/openapi";
import { isNull, or, sql } from "drizzle-orm";
import { expect } from "vitest";
import {
  bookingDoubts,
  calls,
  cancelations,
  consents,
  courseNotices,
  mailOutbox,
  teeTimes,
} from "../../../db/schema/index.ts";
import { openTeeTimeClient } from "../../../testing/teeTimeClient.ts";
import { unguarded } from "../../../testing/unguarded.ts";

export const given = <T>(one: T | undefined): T => one ?? expect.fail("nothing");

/** A server of its own that keeps bookings undoable, and the acts and reads of To Do that an agent has. */
export async function openPromiseDesk() {
  const desk = await openTeeTimeClient({ UNDO_SECONDS: "300" });
  const callAsAdmin = await desk.callsAs("admin");
  type Promised = readonly components["schemas"]["Promise"][];
  const list = async (filters: object = {}, call = desk.call): Promise<Promised> =>
    (
      await call("GET", `/api/promises/index?per_page=100&filters=${encodeURIComponent(JSON.stringify(filters))}`)
    ).json();
  return {
    desk,
    list,
    callAsAdmin,
    news: async () => (await list()).map((promised) => promised.news),
    listToAdmin: () => list({}, callAsAdmin),
    open: async () => (await list()).map(({ kind, record_id }) => `${kind} ${record_id}`),
    close: (kind: string, record_id: number) => desk.call("POST", "/api/promises/close", { kind, record_id }),
    book: (tee_time: object = {}, more: object = {}) =>
      desk.book({
        discount_code: "",
        gift_cert_serial: "",
        tee_time: { play_date: "2026-11-28", play_time: "10:30", players: 2, course: { id: 1 }, ...tee_time },
        ...more,
      }),
    cancel: (id: number) => desk.call("GET", `/api/tee_times/cancel/${id}`),
    /** Cancels all tee times and deletes what else To Do is made of. */
    clear: async () => {
      await desk.db
        .update(teeTimes)
        .set({ canceled_at: sql`now()`, status: "Canceled", is_undone: false })
        .where(or(isNull(teeTimes.canceled_at), teeTimes.is_undone));
      await unguarded(desk.db, async (tx) => {
        for (const table of [courseNotices, calls, bookingDoubts, mailOutbox, cancelations, consents])
          await tx.delete(table);
      });
    },
    undo: (id: number) => desk.call("POST", "/api/tee_times/undo", { id }),
  };
}
