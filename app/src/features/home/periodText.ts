import { formatDay, type LocalDate, monthNames, summaryPeriods } from "@teedesk/domain";

const words = (date: LocalDate, isMonthly: boolean): string =>
  isMonthly ? `${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}` : formatDay(date);

/** A summary's period and the one it is compared with: "Sat 11/21/2026" and "Fri 11/20/2026", or two months. */
export function periodText(date: LocalDate, isMonthly: boolean): { readonly now: string; readonly before: string } {
  const periods = summaryPeriods(date, isMonthly);
  const before = "success" in periods ? words(periods.success.previous.start, isMonthly) : "the time before";
  return { now: words(date, isMonthly), before };
}
