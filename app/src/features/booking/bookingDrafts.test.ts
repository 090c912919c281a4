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
  const saved = { draft, key: "k1", isUnsettled: true, attempt: null, phone: "", undone: null };
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

const undone = { id: 77, message: "It was undone.", isShown: false };
const kept = { initial: blankBookingDraft("3"), draft: blankBookingDraft("3"), phone: "858 555 0123", sent_card: "" };

it.each([
  ["whole", { ...undone, kept }, { ...undone, kept }],
  ["without its form", { ...undone, kept: null }, null],
  ["with another form", { ...undone, kept: { ...kept, draft: { tip: "5" } } }, null],
  ["without its message", { id: 77, isShown: false, kept }, null],
  ["of an older page", undefined, null],
])("brings back a hidden form only when it is whole: %s", (_, stored, shown) => {
  const storage = storageWith(blankBookingDraft("3"), { undone: stored });
  expect(bookingDrafts(storage, "agent@teedesk.test", "").read()?.undone).toEqual(shown);
});
