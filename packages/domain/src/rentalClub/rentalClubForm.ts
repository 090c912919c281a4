import { dollars, flag, line, note, oneOf, orElse, percentOrDollars, reference, required } from "../form/field.ts";
import { form, type InputOf } from "../form/form.ts";

/** A set of clubs that a course rents out (ADM-CLUB-16 to ADM-CLUB-26). */
export const rentalClubForm = form({
  course: required(reference("course_missing")),
  brand: required(line),
  description: note,
  /** 0 left, 1 right (CALC-25). */
  handed: oneOf([1, 0]),
  /** 0 male, 1 female (CALC-25). */
  sex: oneOf([0, 1]),
  /** The cost of one set to the business; dollars, as the other two. */
  cost: orElse("0", dollars),
  /** The course's price of one set. */
  rate: required(dollars),
  /** The customer's price of one set. */
  charge: required(dollars),
  /** Whether the commission is dollars; percent otherwise. */
  is_dollars: flag(true),
  commission: orElse("0", percentOrDollars("is_dollars")),
  archived: flag(),
});

/** A set of clubs as a save sends it. */
export type RentalClubInput = InputOf<typeof rentalClubForm>;
