declare const unit: unique symbol;

/** A percentage in whole hundredths of a percent: 15 % is 1500, 12.5 % is 1250. Never negative. */
export type Percent = number & { readonly [unit]: "hundredths of a percent" };

/** Why a text or a number is not a percentage. */
export type PercentIssueCode = "percent_blank" | "percent_unreadable" | "percent_too_precise" | "percent_out_of_range";
