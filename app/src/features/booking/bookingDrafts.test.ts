import { blankBookingDraft } from "@teedesk/domain";
import { expect, it } from "vitest";
import { draftName } from "../../session/draftNames.ts";
import { bookingDrafts } from "./bookingDrafts.ts";

const name = draftName("booking", "agent@teedesk.test", "");

/** The tab's storage with one draft in it. */
function storageWith(draft: object, more: object = {}): Storage {
  const items = new Map([[name, JSON.stringify({ draft, key: "k1", isUnsettled: true, ...more })]]);
  return {
    length: items.size,
    key: () => name,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

it("ANSWER-25 keeps the key of a booking that an older page began, whatever it did not have yet", () => {
  const blank = blankBookingDraft("3");
  const { customer_id: _id, ...older } = blank;
  const { lost_lead_id: _lead, ...olderTeeTime } = blank.tee_time;
  const storage = storageWith({ ...older, tee_time: { ...olderTeeTime, players: "4" } });
  const draft = { ...blank, tee_time: { ...blank.tee_time, players: "4" } };
  const saved = { draft, key: "k1", isUnsettled: true, attempt: null, phone: "" };
  expect(bookingDrafts(storage, "agent@teedesk.test", "").read()).toEqual(saved);
});

it("does not read a draft that has other fields", () => {
  const storage = storageWith({ ...blankBookingDraft("3"), tip: "5" });
  expect(bookingDrafts(storage, "agent@teedesk.test", "").read()).toBeNull();
});

it.each([
  [
    {
      course_id: 3,
      play_date: "2026-12-24",
      play_time: "10:30",
      customer: { first_name: "", last_name: "", email: "" },
    },
    true,
  ],
  [
    {
      course_id: "3",
      play_date: "2026-12-24",
      play_time: "10:30",
      customer: { first_name: "", last_name: "", email: "" },
    },
    false,
  ],
  [{ course_id: 3, play_date: "2026-12-24", play_time: "10:30" }, false],
  ["10:30", false],
])("shows a stored attempt only when it is whole: %j", (attempt, isShown) => {
  const storage = storageWith(blankBookingDraft("3"), { attempt, phone: 5 });
  const read = bookingDrafts(storage, "agent@teedesk.test", "").read();
  expect([read?.attempt, read?.phone]).toEqual([isShown ? attempt : null, ""]);
});
