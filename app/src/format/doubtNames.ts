import type { BookingDoubt } from "@teedesk/domain";

/** A doubt that a booking was made in spite of, in a few words, where its circumstances are no longer known. */
export const doubtNames: Readonly<Record<BookingDoubt, string>> = {
  date_past: "the day has passed",
  date_far_ahead: "the day is far ahead",
  course_closed: "the course is closed",
  course_inactive: "the course is not active",
  time_without_daylight: "there is no daylight at that time",
  group_large: "the group is large",
  group_size_not_offered: "the course does not offer this number of players",
  seats_taken: "the seats are taken",
  others_stand: "others play at this time",
  seats_unread: "the seats could not be read",
  number_used: "another tee time has the course's number",
  charge_digit_off: "the charge is a digit away from the rate",
  charge_far_from_rate: "the charge is far from the rate",
  charge_below_cost: "the charge is less than the course gets",
  margin_negative: "it is sold for less than is owed",
  too_late_to_refund: "it is too late for a refund",
  name_missing: "it has no name",
  email_of_another: "the e-mail address is someone else's",
  clubs_exceed_players: "there are more sets of clubs than players",
  booked_just_now: "the same was booked just before",
  attempt_open: "an earlier attempt may have been booked",
};
