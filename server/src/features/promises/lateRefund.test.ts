import { afterAll, expect, it } from "vitest";
import { bookingDoubts } from "../../db/schema/index.ts";
import { openPromiseDesk } from "./testing/openPromiseDesk.ts";

const { desk, book, clear, open } = await openPromiseDesk();
afterAll(() => desk.close());

it("DECISION-55 a booking that is too late for a refund is no promise unless it was doubted otherwise, and has the doubt for proof", async () => {
  await clear();
  const { id } = await book({ confirmation: "TT-1" }, { doubts: ["too_late_to_refund"] });
  expect(await open()).toEqual([]);
  expect(await desk.db.select().from(bookingDoubts)).toMatchObject([
    { tee_time_id: id, doubts: ["too_late_to_refund"], checked_by: null },
  ]);
  const other = await book(
    { confirmation: "TT-2", play_time: "12:30" },
    { doubts: ["too_late_to_refund", "group_large"] },
  );
  expect(await open()).toEqual([`doubted_booking ${other.id}`]);
});
