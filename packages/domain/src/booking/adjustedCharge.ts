import type * as Result from "effect/Result";
import { negateCents, sumCents } from "../money/arithmetic.ts";
import type { Cents, MoneyIssueCode } from "../money/cents.ts";

/** A price that was paid, with the discount and the certificate's part that are to hold for it; in cents. */
export type AdjustedPrice = {
  /** The rest that the card paid. */
  readonly card: Cents;
  readonly rental_clubs: Cents;
  readonly service_fee: Cents;
  readonly discount: Cents;
  readonly gift_certificate: Cents;
};

/**
 * The charge of a paid tee time whose discount or certificate changed: what the card paid stays, so the charge makes up the
 * difference (DECISION-14). Charge + clubs + fee − discount − certificate is again what the card paid.
 */
export const adjustedCharge = ({
  card,
  rental_clubs,
  service_fee,
  discount,
  gift_certificate,
}: AdjustedPrice): Result.Result<Cents, MoneyIssueCode> =>
  sumCents([card, negateCents(rental_clubs), negateCents(service_fee), discount, gift_certificate]);
