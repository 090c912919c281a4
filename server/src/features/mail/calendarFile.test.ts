import { asc, isNotNull } from "drizzle-orm";
import * as fc from "fast-check";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailOutbox } from "../../db/schema/outbox.ts";
import { staffUsers } from "../../db/schema/staffUsers.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { forgetBookings } from "../../testing/databaseSnapshot.ts";
import { updateTeeTime } from "../teeTimes/updateTeeTime.ts";
import { queueTeeTimeMail } from "./queueTeeTimeMail.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
});
afterAll(() => world.connection.close());
beforeEach(async () => {
  await forgetBookings(world.connection.db);
  await world.connection.db.delete(mailOutbox);
});

/** The event of a file, and what the file does with it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  const [event, ...others] = events;
  if (event === undefined || others.length > 0) throw new Error(`${events.length} events`);
  return { event, method: String(calendar.getFirstPropertyValue("method")) };
}

/** The starts of the events of a calendar that took files in as they came: the newest version of each UID counts (RFC 5546). */
function calendarAfter(files: readonly string[]): readonly string[] {
  const events = new Map<string, { readonly sequence: number; readonly start: string | null }>();
  for (const { event, method } of files.map(read)) {
    const known = events.get(event.uid);
    if (known !== undefined && known.sequence > event.sequence) continue;
    events.set(event.uid, {
      sequence: event.sequence,
      start: method === "CANCEL" ? null : event.startDate.toJSDate().toISOString(),
    });
  }
  return [...events.values()].flatMap(({ start }) => start ?? []);
}

const files = async (): Promise<readonly string[]> => {
  const { calendar, id } = mailOutbox;
  const rows = await world.connection.db
    .select({ calendar })
    .from(mailOutbox)
    .where(isNotNull(calendar))
    .orderBy(asc(id));
  return rows.map((row) => row.calendar ?? "");
};

/** Books at 10:30, moves to 15:00 and sends the receipt again, cancels: the customer's three mails. */
async function bookMoveCancel(): Promise<readonly string[]> {
  const { tee_time } = world.booking({});
  const id = await world.booked({ tee_time: { ...tee_time, play_date: "2026-07-10", play_time: "10:30" } });
  const { db } = world.connection;
  const [agent] = await db.select().from(staffUsers);
  if (agent === undefined) throw new Error("Nobody works here.");
  const staff = { ...agent, level: "other" as const, session_id: 1 };
  await updateTeeTime(world.services, { staff, request: { id, tee_time: { play_time: "15:00" } } });
  await queueTeeTimeMail(db, "receipt", await findTeeTime(db, id), world.services, { isRequested: true });
  await world.cancel(id);
  return files();
}

describe("the calendar file of a booking", () => {
  it("adds, moves and takes away one event in a calendar", async () => {
    const all = await bookMoveCancel();
    expect(all).toHaveLength(3);
    // 10:30 and 15:00 in Los Angeles, in summer.
    expect([1, 2, 3].map((count) => calendarAfter(all.slice(0, count)))).toEqual([
      ["2026-07-10T17:30:00.000Z"],
      ["2026-07-10T22:00:00.000Z"],
      [],
    ]);
    expect(new Set(all.map((file) => read(file).event.uid)).size).toBe(1);
  });

  it("leaves no event in whatever order the mails come, and however often", async () => {
    const all = await bookMoveCancel();
    const arrivals = fc.shuffledSubarray([...all, ...all], { minLength: 6 });
    fc.assert(
      fc.property(arrivals, (mails) => {
        expect(calendarAfter(mails)).toEqual([]);
      }),
    );
  });

  it("names course, players and confirmation, and is refused by no calendar", async () => {
    const { tee_time } = world.booking({});
    await world.booked({ tee_time: { ...tee_time, confirmation: "TP-1; a, b" } });
    const [file = ""] = await files();
    const { event } = read(file);
    expect(event.summary).toBe("Golf at Torrey Pines South");
    expect(event.description).toContain("Confirmation: TP-1; a, b");
    expect(file.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
    expect(file).toContain("\r\nORGANIZER;");
  });
});
