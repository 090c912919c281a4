import type { DiscountAmount } from "../discount/discountAmount.ts";
import type { ServiceFee } from "../golfRate/serviceFee.ts";
import type { Issue } from "../issue.ts";
import type { Cents } from "../money/cents.ts";

/**
 * Everything a price depends on. All members are required; null stands for none. A whole entity may be given where some of its
 * members are asked for.
 */
export type QuoteInput = {
  /** The charge for the round, in cents; 0 is priced, below 0 is an issue. */
  readonly charge: Cents;
  /** Null or not above 0 counts as one (CALC-06). */
  readonly players: number | null;
  /** The rate, in cents per player; null is no rate, and so no service fee. */
  readonly rate: { readonly raw_rate: Cents; readonly service_fee: ServiceFee } | null;
  /** The clubs rented; an empty list for none. */
  readonly rental_clubs: readonly {
    readonly id: number;
    /** Charge for one set, in cents. */
    readonly raw_charge: Cents;
    /** Sets rented, a whole number. */
    readonly quantity: number;
  }[];
  /** The discount's amount or percentage of the charge; null is no discount. */
  readonly discount: DiscountAmount | null;
  /** The balance of the gift certificate, in cents; null is no certificate. */
  readonly gift_certificate: { readonly raw_balance: Cents } | null;
};

/** The rules of a total, in the order of its lines. */
export type RuleId = "charge" | "rental_clubs" | "service_fee" | "discount" | "gift_certificate";

/** One line of a total, with all that is needed to compute it again by hand. */
export type QuoteLine = {
  readonly rule: RuleId;
  /** Negative for a discount and a gift certificate. */
  readonly amount: Cents;
  /** The inputs of the line, by the contract's names. */
  readonly inputs: Readonly<Record<string, string | number>>;
  readonly rounding: "none" | "half-away-from-zero";
  /** The amount before rounding, in decimal dollars: "7.49625". */
  readonly exact: string;
};

/** A price with its lines. */
export type Quote = {
  /** Sum of the lines, in cents; null exactly when there are issues. */
  readonly total: Cents | null;
  readonly lines: readonly QuoteLine[];
  readonly issues: readonly Issue[];
  /** The gift certificate's part, in cents. */
  readonly gift_used: Cents;
  /** The balance left on it, in cents; 0 without a certificate. */
  readonly gift_remaining: Cents;
};
