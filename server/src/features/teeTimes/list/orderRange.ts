import { isLocalDate, orderDateRange } from "@teedesk/domain";

/** First and last day of a filter; a blank end is open. */
export type Range = readonly [from: string, to: string];

/** The earlier day first (CALC-20); a blank end stays where it is. */
export const orderRange = ([one, other]: Range): Range =>
  isLocalDate(one) && isLocalDate(other) ? orderDateRange(one, other) : [one, other];
