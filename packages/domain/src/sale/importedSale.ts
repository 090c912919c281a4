import * as Result from "effect/Result";
import { addCents, negateCents } from "../money/arithmetic.ts";
import type { Cents, MoneyIssueCode } from "../money/cents.ts";

/** A booking of another system, in cents; none is negative. */
export type ImportedSale = {
  /** The price that the customer agreed to, for all players and with fees. */
  readonly price: Cents;
  /** The part of it that the other system took. */
  readonly paid: Cents;
  /** The service fee of its rate, for all players. */
  readonly service_fee: Cents;
};

/** Why an imported booking is refused: a part of its price was paid, or its service fee leaves no charge. */
export type ImportedSaleIssueCode = "partly_paid" | "fee_alone";

/**
 * The charge of an imported booking, in cents: with its service fee it is the price (BUS-06). It is paid or due as a whole, as a booking has
 * one payment (BUS-07).
 */
export function importedSale({
  price,
  paid,
  service_fee,
}: ImportedSale): Result.Result<
  { readonly charge: Cents; readonly is_paid: boolean },
  ImportedSaleIssueCode | MoneyIssueCode
> {
  if (paid !== 0 && paid !== price) return Result.fail("partly_paid");
  if (service_fee > 0 && price <= service_fee) return Result.fail("fee_alone");
  return Result.map(addCents(price, negateCents(service_fee)), (charge) => ({ charge, is_paid: paid > 0 }));
}
