import { expect, it } from "vitest";
import { type CourseFacts, courseNews } from "./courseNews.ts";

const now: CourseFacts = {
  course_id: 17,
  play_date: "2026-11-28",
  play_time: "10:30",
  players: 4,
  is_canceled: false,
};
const known = { now, told: null, is_internal: true, is_released: false };
const canceled = { ...now, is_canceled: true };

it.each([
  ["an INTERNAL booking that it was not notified of", {}, "booked"],
  ["nothing of a booking with its own confirmation", { is_internal: false }, null],
  ["nothing of a booking that it was notified of", { told: now }, null],
  ["nothing of what was booked and canceled before it was told", { now: canceled }, null],
  ["another time", { told: { ...now, play_time: "09:40" } }, "changed"],
  ["another day", { told: { ...now, play_date: "2026-11-29" } }, "changed"],
  ["more or fewer players", { told: { ...now, players: 3 } }, "changed"],
  ["that it is another course's by now", { told: { ...now, course_id: 18 } }, "changed"],
  ["a change of what it gave a number for", { told: { ...now, players: 3 }, is_internal: false }, "changed"],
  ["a cancelation", { now: canceled, told: now }, "canceled"],
  ["a cancelation alone of what was moved before", { now: canceled, told: { ...now, players: 2 } }, "canceled"],
  ["nothing of a cancelation by its own system", { now: canceled, told: now, is_released: true }, null],
  ["nothing of a cancelation that it was notified of", { now: canceled, told: canceled }, null],
])("DECISION-55 a course is told %s", (_, changes, news) => {
  expect(courseNews({ ...known, ...changes })).toBe(news);
});
