import { addDays, formatTypedDate, type LocalDate, monthOf, roundToWeek } from "@teedesk/domain";
import type { DateRange, DateShortcut } from "@teedesk/ui";

type Read<Value> = { readonly success: Value } | { readonly failure: unknown };

/** At the ends of the calendar, where nobody plays, today stands for what is beyond. */
const or = <Value>(read: Read<Value>, otherwise: Value): Value => ("success" in read ? read.success : otherwise);

const typed = (start: LocalDate, end: LocalDate): DateRange => ({
  start: formatTypedDate(start),
  end: formatTypedDate(end),
});

/** The ranges that staff ask for most, around today; a week begins on Monday. */
export function dayShortcuts(today: LocalDate): readonly DateShortcut[] {
  const day = (offset: number) => or(addDays(today, offset), today);
  const week = or(roundToWeek(today, today), { start: today, end: today });
  const monthAround = (around: LocalDate) => or(monthOf(around), { start: around, end: around });
  const month = monthAround(today);
  const before = monthAround(or(addDays(month.start, -1), today));
  return [
    { text: "Yesterday", range: typed(day(-1), day(-1)) },
    { text: "Today", range: typed(today, today) },
    { text: "Tomorrow", range: typed(day(1), day(1)) },
    { text: "This week", range: typed(week.start, week.end) },
    { text: "This month", range: typed(month.start, month.end) },
    { text: "Last month", range: typed(before.start, before.end) },
  ];
}
