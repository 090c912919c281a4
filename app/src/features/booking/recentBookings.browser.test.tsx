import type { RecentBooking } from "@teedesk/domain";
import { afterEach, expect, it } from "vitest";
import { recentBookings } from "./recentBookings.ts";

const booking: RecentBooking = {
  course_id: 3,
  play_date: "2026-12-12",
  play_time: "09:30",
  customer: { first_name: "Grace", last_name: "Hopper", email: "grace@example.test" },
};
const minutes = (count: number) => count * 60_000;

afterEach(() => sessionStorage.clear());

it("remembers a booking for a quarter of an hour, also over a reload", () => {
  const clock = { now: minutes(0) };
  const open = () => recentBookings(sessionStorage, "agent@teedesk.test", () => clock.now);
  open().add(booking);
  clock.now = minutes(14);
  open().add({ ...booking, course_id: 4 });
  expect(open().read()).toEqual([booking, { ...booking, course_id: 4 }]);
  clock.now = minutes(15);
  expect(open().read()).toEqual([{ ...booking, course_id: 4 }]);
});

it("is not confused by what another version has left", () => {
  for (const text of ["no JSON", "{}", "[1]", "null"]) {
    for (const name of Object.keys(sessionStorage)) sessionStorage.setItem(name, text);
    expect(recentBookings(sessionStorage, "agent@teedesk.test").read()).toEqual([]);
    recentBookings(sessionStorage, "agent@teedesk.test").add(booking);
  }
});
