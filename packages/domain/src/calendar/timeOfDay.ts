declare const unit: unique symbol;

/** A 24-hour wall clock time, "HH:MM", from 00:00 to 23:59. */
export type TimeOfDay = string & { readonly [unit]: "time of day" };

/** Why a text is not a time. */
export type TimeIssueCode = "time_blank" | "time_unreadable";
