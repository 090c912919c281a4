import { date, note, reference, required } from "../form/field.ts";
import { form, type InputOf, inOrder } from "../form/form.ts";

/** Days on which a course is closed or not in its usual state; both days are included. */
export const maintenanceForm = form(
  {
    start_date: required(date),
    end_date: required(date),
    description: note,
    course: required(reference("course_missing")),
  },
  inOrder("start_date", "end_date"),
);

/** A maintenance as a save sends it. */
export type MaintenanceInput = InputOf<typeof maintenanceForm>;
