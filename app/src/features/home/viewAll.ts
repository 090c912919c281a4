import { type LocalDate, summaryPeriods } from "@teedesk/domain";

type Listed = { readonly monthly: boolean } | { readonly filters: { readonly created_at: readonly [string, string] } };

/** The query of the list behind a summary: today's by the specified flag (OPS-HOME-19 to 22), another day's or month's by its dates. */
export function viewAll({
  date,
  today,
  isMonthly,
}: Readonly<Record<"date" | "today", LocalDate>> & { isMonthly: boolean }): Listed {
  const periods = summaryPeriods(date, isMonthly);
  if (!("success" in periods)) return { monthly: isMonthly };
  const { start, end } = periods.success.current;
  return start <= today && today <= end ? { monthly: isMonthly } : { filters: { created_at: [start, end] } };
}
