declare const unit: unique symbol;

/** A day of the calendar, "yyyy-mm-dd", from 0001-01-01 to 9999-12-31. It has no time and no zone. */
export type LocalDate = string & { readonly [unit]: "date" };

/** Why a text is not a day, or why arithmetic left the calendar. */
export type DateIssueCode = "date_blank" | "date_unreadable" | "date_impossible" | "date_out_of_range";
