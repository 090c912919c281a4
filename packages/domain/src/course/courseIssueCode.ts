/** Why a number or a price of a course cannot be stored. */
export type CourseIssueCode =
  | "days_out_of_range"
  | "quality_out_of_range"
  | "distance_unreadable"
  | "distance_out_of_range"
  | "price_max_below_min";
