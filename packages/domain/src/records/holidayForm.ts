import { date, ids, line, required } from "../form/field.ts";
import { form, type InputOf, inOrder } from "../form/form.ts";

/** Days with a name on which courses have rates of their own (ADM-HOL-01 to ADM-HOL-04); both days are included. */
export const holidayForm = form(
  {
    name: required(line),
    start_date: required(date),
    end_date: required(date),
    courses: required(ids("course_missing")),
  },
  inOrder("start_date", "end_date"),
);

/** A holiday as a save sends it. */
export type HolidayInput = InputOf<typeof holidayForm>;
