import { type LocalDate, roundToWeek } from "@teedesk/domain";
import { date } from "../../../packages/domain/testing/values.ts";
import type { World } from "./world.ts";

type Week = { readonly start: LocalDate; readonly end: LocalDate };
type WeekPoint = { readonly day: LocalDate; readonly week: Week };

const dayLength = 86_400_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const weekday = (day: string): number => new Date(midnight(day)).getUTCDay();
const days = (from: string, to: string): number => (midnight(to) - midnight(from)) / dayLength;

const weekOf = (start: LocalDate, end = start): Week => {
  const read = roundToWeek(start, end);
  if ("failure" in read) throw new Error(`${start} to ${end}: ${read.failure}`);
  return read.success;
};

/** Every day of the five years around this one. */
const first = "2024-01-01";
const count = 1827;

function* weekPoints(): Iterable<WeekPoint> {
  for (let place = 0; place < count; place += 1) {
    const day = date(new Date(midnight(first) + place * dayLength).toISOString().slice(0, 10));
    yield { day, week: weekOf(day) };
  }
}

/** The weeks of the weekly report, compared with the calendar of the machine in UTC. */
export const weekWorld: World<WeekPoint> = {
  name: "week",
  points: weekPoints,
  show: ({ day }) => day,
  invariants: [
    { id: "it starts on a Monday", holds: ({ week }) => weekday(week.start) === 1 },
    { id: "it ends on a Sunday", holds: ({ week }) => weekday(week.end) === 0 },
    { id: "it has seven days", holds: ({ week }) => days(week.start, week.end) === 6 },
    { id: "the day is in it", holds: ({ day, week }) => week.start <= day && day <= week.end },
    {
      id: "a Monday and a Sunday stay",
      holds({ week }) {
        const again = weekOf(week.start, week.end);
        return again.start === week.start && again.end === week.end;
      },
    },
  ],
};
