import { type LocalDate, parseReportDate, roundToWeek } from "@teedesk/domain";
import { date } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
import { readOr } from "../readOr.ts";
import type { Topic } from "../topic.ts";

const padded = (value: number, length: number): string => String(value).padStart(length, "0");
const dayOf = (year: number, month: number, day: number): LocalDate =>
  date(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`);

/** Every day of a leap year, and the days around each edge of the calendar, of a century and of its rules. */
const days: readonly LocalDate[] = [
  ...Array.from({ length: 12 }, (_, month) => month + 1).flatMap((month) =>
    Array.from({ length: [4, 6, 9, 11].includes(month) ? 30 : month === 2 ? 29 : 31 }, (_, day) =>
      dayOf(2024, month, day + 1),
    ),
  ),
  ...["0001-01-01", "0001-01-07", "0001-01-08", "9999-12-25", "9999-12-26", "9999-12-27", "9999-12-31"].map(date),
  ...["1582-10-04", "1582-10-15", "1600-02-29", "1899-12-31", "1900-02-28", "1900-03-01", "1970-01-01"].map(date),
  ...["2000-02-29", "2000-03-01", "2007-01-01", "2026-11-21", "2026-11-22", "2026-11-23", "2100-02-28"].map(date),
];

const anyDay = (draw: Draw): LocalDate =>
  dayOf(draw.one([2026, draw.whole(1, 9999)]), draw.whole(1, 12), draw.whole(1, 28));

/** Rounding to whole weeks, compared with the database's own weeks. */
export const weekTopic: Topic<{ readonly start: LocalDate; readonly end: LocalDate }> = {
  name: "week",
  share: 60,
  boundary: days.map((day) => ({ start: day, end: day })),
  random: (draw) => ({ start: anyDay(draw), end: anyDay(draw) }),
  answer: ({ start, end }) => readOr(roundToWeek(start, end)),
};

const typedEdges = [
  ..."|  |1/1/2026|01/01/2026|1/01/2026|12/31/9999|1/1/0001|1/1/0000|0/1/2026|1/0/2026|13/1/2026|1/32/2026|4/31/2026".split(
    "|",
  ),
  ..."2/28/2026|2/29/2026|2/29/2024|2/30/2024|2/29/1900|2/29/2000|2/29/2200|2026-01-01|1/1/26|1/1|1-1-2026|1/1/20260|a/b/cdef".split(
    "|",
  ),
  ..." 1/2/2026 |1 /2/2026|001/1/2026|1/001/2026|+1/1/2026|-1/1/2026|00/00/0000|99/99/9999".split("|"),
];

export const reportDateTopic: Topic<{ readonly text: string }> = {
  name: "report_date",
  share: 30,
  boundary: typedEdges.map((text) => ({ text })),
  random: (draw) => ({
    text: [
      draw.one([String(draw.whole(0, 13)), padded(draw.whole(1, 12), 2)]),
      draw.one([String(draw.whole(0, 33)), padded(draw.whole(1, 31), 2)]),
      draw.one([String(draw.whole(1900, 2100)), String(draw.whole(1900, 2100)), String(draw.whole(0, 10_000))]),
    ].join(draw.one(["/", "/", "/", "/", "/", "-"])),
  }),
  answer: ({ text }) => readOr(parseReportDate(text)),
};
