import type { Cents } from "../money/cents.ts";

/** A set of clubs that a course rents out. Texts are decimal dollars as shown, `raw_*` the same in cents. */
export type RentalClub = {
  readonly id: number;
  readonly cost: string;
  readonly rate: string;
  readonly raw_rate: Cents;
  readonly charge: string;
  /** The customer's price of one set. */
  readonly raw_charge: Cents;
  readonly brand: string;
  readonly description: string;
  /** 0 left, 1 right (CALC-25). */
  readonly handed: 0 | 1;
  /** 0 male, 1 female (CALC-25). */
  readonly sex: 0 | 1;
  /** The course that rents it out. */
  readonly course: { readonly id: number } | null;
};

/** A club in a booking, with the number of sets rented (OPS-IBE-69). */
export type BookingRentalClub = RentalClub & { readonly quantity: number };

/** The hands that a set of clubs is built for, by their codes (CALC-25). */
export const handedLabels = { 0: "Left", 1: "Right" } as const;

/** The sexes that a set of clubs is built for, by their codes (CALC-25). */
export const sexLabels = { 0: "Male", 1: "Female" } as const;

/** The hand that a set of clubs is built for: 0 left, 1 right (CALC-25). */
export const handedLabel = (code: 0 | 1): "Left" | "Right" => handedLabels[code];

/** The sex that a set of clubs is built for: 0 male, 1 female (CALC-25). */
export const sexLabel = (code: 0 | 1): "Male" | "Female" => sexLabels[code];
