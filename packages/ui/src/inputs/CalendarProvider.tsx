import { createContext, type ReactNode, useContext } from "react";
import { readTypedDate, typedDate } from "./typedDate.ts";

/** The year of a day that is typed without one: that of the next or of the last such day. */
export type TypedYear = "next" | "last";

/** The business's calendar: its day may be another than the browser's. Days are typed, mm/dd/yyyy. */
export type BusinessCalendar = {
  readonly today: () => string;
  /** Adds the year to a day that was typed without one, counted from a typed day; any other text is returned unchanged. */
  readonly complete: (typed: string, year: TypedYear, from: string) => string;
};

const browserCalendar: BusinessCalendar = { today: () => typedDate(new Date()), complete: (typed) => typed };

const CalendarContext = createContext(browserCalendar);

/** Hands all date inputs the business's calendar; without it they have the browser's. */
export function CalendarProvider({ calendar, children }: { calendar: BusinessCalendar; children: ReactNode }) {
  return <CalendarContext.Provider value={calendar}>{children}</CalendarContext.Provider>;
}

type Calendar = {
  readonly today: () => Date;
  /** Counted from today where `from` is not a day. Without `year` the text is returned unchanged. */
  readonly complete: (typed: string, year: TypedYear | undefined, from?: string) => string;
};

export function useCalendar(): Calendar {
  const { today, complete } = useContext(CalendarContext);
  return {
    today: () => readTypedDate(today()) ?? new Date(),
    complete: (typed, year, from = "") =>
      year === undefined ? typed : complete(typed, year, readTypedDate(from) ? from : today()),
  };
}
