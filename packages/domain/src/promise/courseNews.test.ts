import { expect, it } from "vitest";
import { type CourseFacts, courseNews } from "./courseNews.ts";

const now: CourseFacts = {
  course_id: 17,
  play_date: "2026-11-28",
  play_time: "10:30",
  players: 4,
  is_canceled: false,
};
const known = { now, told: null, is_known_there: false, is_internal: true, is_undone: false, is_released: false };
const canceled = { ...now, is_canceled: true };
const toldAs = (changes: Partial<CourseFacts>, kept = 4) => ({ told: { ...now, ...changes, kept } });

it.each([
  ["an INTERNAL booking that it was not notified of", {}, "booked"],
  ["an INTERNAL booking of which it has none", toldAs({ is_canceled: true }), "booked"],
  ["nothing of a booking with its own confirmation", { is_internal: false }, null],
  ["nothing of a booking that it was notified of", toldAs({}), null],
  ["nothing of what was booked and canceled before it was told", { now: canceled }, null],
  ["nothing of an INTERNAL booking that was undone before it was told", { now: canceled, is_undone: true }, null],
  [
    "a cancelation of an undone booking that it gave a number for",
    { now: canceled, is_undone: true, is_internal: false },
    "canceled",
  ],
  [
    "nothing more of an undone booking once it heard of that",
    { now: canceled, is_undone: true, is_internal: false, ...toldAs(canceled) },
    null,
  ],
  ["another time", toldAs({ play_time: "09:40" }), "changed"],
  ["another day", toldAs({ play_date: "2026-11-29" }), "changed"],
  ["more or fewer players", toldAs({ players: 3 }), "changed"],
  ["of one that was moved away and back", toldAs({}, 0), "changed"],
  ["of one that lost a player and got one back", toldAs({}, 3), "changed"],
  ["that it is another course's by now", toldAs({ course_id: 18 }), "changed"],
  ["that it left where the next one knows it", { ...toldAs({ course_id: 18 }), is_known_there: true }, "canceled"],
  [
    "another time, also where it knows that by a number",
    { ...toldAs({ players: 3 }), is_known_there: true },
    "changed",
  ],
  ["a change of what it gave a number for", { ...toldAs({ players: 3 }), is_internal: false }, "changed"],
  ["a cancelation", { now: canceled, ...toldAs({}) }, "canceled"],
  ["a cancelation alone of what was moved before", { now: canceled, ...toldAs({ players: 2 }) }, "canceled"],
  ["nothing of a cancelation by its own system", { now: canceled, ...toldAs({}), is_released: true }, null],
  ["a cancelation by another one's", { now: canceled, ...toldAs({ course_id: 18 }), is_released: true }, "canceled"],
  ["nothing of a cancelation that it was notified of", { now: canceled, ...toldAs(canceled) }, null],
])("DECISION-55 a course is told %s", (_, changes, news) => {
  expect(courseNews({ ...known, ...changes })).toBe(news);
});
