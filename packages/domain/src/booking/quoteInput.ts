import type { DiscountAmount } from "../discount/discountAmount.ts";
import type { ServiceFee } from "../golfRate/serviceFee.ts";
import type { Cents } from "../money/cents.ts";

/** Everything a price depends on. An entity may be given where a part of it is asked for. */
export type QuoteInput = {
  /** What staff charges for the round. */
  readonly charge: Cents;
  /** Missing or not above 0 counts as one (CALC-06). */
  readonly players: number | null;
  readonly rate: { readonly raw_rate: Cents; readonly service_fee: ServiceFee } | null;
  readonly rental_clubs: readonly {
    readonly id: number;
    /** Charge for one set. */
    readonly raw_charge: Cents;
    readonly quantity: number;
  }[];
  readonly discount: DiscountAmount | null;
  readonly gift_certificate: { readonly raw_balance: Cents } | null;
};
