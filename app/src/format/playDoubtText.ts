import type { PlayDoubt } from "@teedesk/domain";

/** The doubts that a booking and a change of a tee time share. */
export const playDoubtText: Readonly<Record<PlayDoubt, string>> = {
  date_past: "The date has passed.",
  date_far_ahead: "The date is further ahead than tee times are sold.",
  time_without_daylight: "The time is outside daylight.",
  group_large: "The group is larger than 8.",
};
