import { addDays, formatTypedDate, type LocalDate, monthOf, parseLocalDate, roundToWeek } from "@teedesk/domain";
import type { DateRange, DateShortcut } from "@teedesk/ui";

type Read<Value> = { readonly success: Value } | { readonly failure: unknown };

/** Today replaces what lies beyond the ends of the calendar. */
const or = <Value>(read: Read<Value>, otherwise: Value): Value => ("success" in read ? read.success : otherwise);

const typed = (start: LocalDate, end: LocalDate): DateRange => ({
  start: formatTypedDate(start),
  end: formatTypedDate(end),
});

/** Weeks, from Monday, and months around today. */
function periods(today: LocalDate) {
  const day = (from: LocalDate, offset: number) => or(addDays(from, offset), today);
  const weekOf = (date: LocalDate) => or(roundToWeek(date, date), { start: today, end: today });
  const monthAround = (date: LocalDate) => or(monthOf(date), { start: today, end: today });
  const [week, month] = [weekOf(today), monthAround(today)];
  const shortcut = (text: string, { start, end }: typeof week): DateShortcut => ({ text, range: typed(start, end) });
  return {
    lastWeek: shortcut("Last week", weekOf(day(week.start, -1))),
    thisWeek: shortcut("This week", week),
    nextWeek: shortcut("Next week", weekOf(day(week.end, 1))),
    lastMonth: shortcut("Last month", monthAround(day(month.start, -1))),
    thisMonth: shortcut("This month", month),
    nextMonth: shortcut("Next month", monthAround(day(month.end, 1))),
  };
}

/** The ranges of a list's filter, three to a line. */
export function dayShortcuts(today: LocalDate): readonly DateShortcut[] {
  const day = (text: string, offset: number): DateShortcut => {
    const date = or(addDays(today, offset), today);
    return { text, range: typed(date, date) };
  };
  const { lastWeek, thisWeek, nextWeek, lastMonth, thisMonth, nextMonth } = periods(today);
  return [
    day("Yesterday", -1),
    day("Today", 0),
    day("Tomorrow", 1),
    lastWeek,
    thisWeek,
    nextWeek,
    lastMonth,
    thisMonth,
    nextMonth,
  ];
}

/** The periods of a report. */
export function periodShortcuts(today: LocalDate): readonly DateShortcut[] {
  const { lastWeek, thisWeek, lastMonth, thisMonth } = periods(today);
  const inYear = (day: string) => or(parseLocalDate(`${today.slice(0, 4)}-${day}`), today);
  const thisYear = { text: "This year", range: typed(inYear("01-01"), inYear("12-31")) };
  return [lastWeek, thisWeek, lastMonth, thisMonth, thisYear];
}
