import { expect, it } from "vitest";
import { date, time } from "../../testing/values.ts";
import { spokenDay, spokenMoment, spokenTime } from "./spokenText.ts";

it.each([
  ["00:00", "midnight"],
  ["00:10", "12:10 at night"],
  ["01:00", "1 in the morning"],
  ["07:40", "7:40 in the morning"],
  ["11:59", "11:59 in the morning"],
  ["12:00", "noon"],
  ["12:30", "12:30 in the afternoon"],
  ["14:00", "2 in the afternoon"],
  ["17:05", "5:05 in the afternoon"],
  ["18:00", "6 in the evening"],
  ["20:59", "8:59 in the evening"],
  ["21:00", "9 at night"],
])("says %s as %s", (text, spoken) => {
  expect(spokenTime(time(text))).toBe(spoken);
});

const today = date("2026-11-21");

it.each([
  ["2026-11-28", "Saturday, November 28"],
  ["2026-11-21", "Saturday, November 21"],
  ["2027-05-23", "Sunday, May 23"],
  ["2027-05-24", "Monday, May 24, 2027"],
  ["2027-11-20", "Saturday, November 20, 2027"],
  ["2026-11-20", "Friday, November 20, 2026"],
  ["2027-11-21", "Sunday, November 21, 2027"],
  ["2028-02-29", "Tuesday, February 29, 2028"],
])("says %s with its year only where it is past or more than half a year ahead: %s", (day, spoken) => {
  expect(spokenDay(date(day), today)).toBe(spoken);
});

it("says a day and a time", () => {
  expect(spokenMoment({ date: date("2026-11-28"), time: time("07:40") }, today)).toBe(
    "Saturday, November 28, 7:40 in the morning",
  );
});
