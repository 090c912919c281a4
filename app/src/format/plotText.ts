import { formatDay, formatTypedDate, type LocalDate, parseLocalDate } from "@teedesk/domain";
import { countText, type PlotColumn } from "@teedesk/ui";
import { dollarsText } from "./dollarsText.ts";

/** A response's date as shown to staff; a text that is not a date is returned unchanged. */
const shown = (day: string, format: (date: LocalDate) => string): string => {
  const date = parseLocalDate(day);
  return "success" in date ? format(date.success) : day;
};

/** "Mon 11/16/2026". */
export const dayName = (day: string): string => shown(day, formatDay);

/** "11/16/2026". */
export const shortDayName = (day: string): string => shown(day, formatTypedDate);

/** A column's name, its revenue in cents and its bookings. */
export const revenueTitle = (
  name: string,
  { bookings, revenue }: { readonly bookings: number; readonly revenue: number },
): string => `${name}: ${dollarsText(revenue)}, ${countText(bookings)} ${bookings === 1 ? "booking" : "bookings"}`;

type Day = { readonly date: string; readonly figures: { readonly bookings: number; readonly revenue: number } };

/** The column of a day; its label has the weekday above the day, "Mon" and "11/16". */
export const dayColumn = ({ date, figures }: Day, isLabeled: boolean): PlotColumn => ({
  key: date,
  value: figures.revenue,
  title: revenueTitle(dayName(date), figures),
  label: isLabeled ? [dayName(date).slice(0, 3), shortDayName(date).slice(0, 5)] : undefined,
});

/** The columns of some weeks of days; each week's first has its label. */
export const dayColumns = (days: readonly Day[]): readonly PlotColumn[] =>
  days.map((day, index) => dayColumn(day, index % 7 === 0));

/** The greatest of some columns, in a sentence; nothing of a single one. */
export function greatestText(columns: readonly PlotColumn[]): string {
  const greatest = columns.reduce<PlotColumn | null>(
    (found, column) => (found === null || column.value > found.value ? column : found),
    null,
  );
  return greatest === null || columns.length < 2 ? "" : `The highest is ${greatest.title}.`;
}

const few = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Cents in a few characters, for a plot: "$1.2K". */
export const shortDollars = (cents: number): string => few.format(cents / 100);
