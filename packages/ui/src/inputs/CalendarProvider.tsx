import { createContext, type ReactNode, useContext } from "react";
import { readTypedDate, typedDate } from "./typedDate.ts";

/** The business's calendar: its day may be another than the browser's. Days are typed, mm/dd/yyyy. */
export type BusinessCalendar = {
  readonly today: () => string;
  /** Adds the year to a day that was typed without one; any other text is returned unchanged. */
  readonly complete: (typed: string) => string;
};

const browserCalendar: BusinessCalendar = { today: () => typedDate(new Date()), complete: (typed) => typed };

const CalendarContext = createContext(browserCalendar);

/** Hands all date inputs the business's calendar; without it they have the browser's. */
export function CalendarProvider({ calendar, children }: { calendar: BusinessCalendar; children: ReactNode }) {
  return <CalendarContext.Provider value={calendar}>{children}</CalendarContext.Provider>;
}

export function useCalendar(): { readonly today: () => Date; readonly complete: (typed: string) => string } {
  const { today, complete } = useContext(CalendarContext);
  return { today: () => readTypedDate(today()) ?? new Date(), complete };
}
