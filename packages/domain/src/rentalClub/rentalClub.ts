import type { Cents } from "../money/cents.ts";

/** A set of clubs that a course rents out. Texts are decimal dollars as shown, `raw_*` the same in cents. */
export type RentalClub = {
  readonly id: number;
  readonly cost: string;
  readonly rate: string;
  readonly raw_rate: Cents;
  readonly charge: string;
  /** What the customer pays for one set. */
  readonly raw_charge: Cents;
  readonly brand: string;
  readonly description: string;
  /** 0 left, 1 right (CALC-25). */
  readonly handed: 0 | 1;
  /** 0 male, 1 female (CALC-25). */
  readonly sex: 0 | 1;
  /** Who rents it out. */
  readonly course: { readonly id: number } | null;
};

/** A club in a booking, with how many sets are rented (OPS-IBE-69). */
export type BookingRentalClub = RentalClub & { readonly quantity: number };
