import type { LocalDate } from "./localDate.ts";

/** Puts the earlier of two days first (CALC-20). */
export const orderDateRange = (one: LocalDate, other: LocalDate): readonly [LocalDate, LocalDate] =>
  // Stryker disable next-line EqualityOperator: two equal days are the same pair in either order.
  one <= other ? [one, other] : [other, one];
