import type { DateIssueCode, LocalDate } from "../calendar/localDate.ts";
import { lastMinute, type TimeOfDay, timeOfMinute } from "../calendar/timeOfDay.ts";
import type { Cents } from "../money/cents.ts";

/** The times of day that suit a caller: as near as possible to one, or any between two, both included. */
export type WishedTimes =
  | { readonly kind: "near"; readonly time: TimeOfDay }
  | { readonly kind: "between"; readonly from: TimeOfDay; readonly to: TimeOfDay };

/** The most that a caller would pay in all, for each player or for all of them. */
export type WishedPrice = { readonly cents: Cents; readonly of: "player" | "all" };

/** A caller's request. */
export type Wish = {
  /** In order, each once. */
  readonly days: readonly LocalDate[];
  readonly times: WishedTimes;
  readonly players: number;
  /** Null is any price. */
  readonly most: WishedPrice | null;
};

/** The most days that a wish may name. */
export const mostWishedDays = 14;

/** Any time of day. */
export const anyTime = { kind: "between", from: timeOfMinute(0), to: timeOfMinute(lastMinute) } as const;

/** Why typed days cannot be asked for. */
export type WishedDaysIssueCode =
  | DateIssueCode
  | "days_unreadable"
  | "days_too_many"
  | "day_past"
  | "weekday_is_today"
  | "day_open"
  | "end_before_start";

/** Why typed times cannot be asked for. */
export type WishedTimesIssueCode = "times_unreadable" | "time_half_open" | "time_end_before_start";
