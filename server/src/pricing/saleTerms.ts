import { type Commission, centsFrom, parsePercent, type RateTerms, type SaleTerms } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { rentalClubs } from "../db/schema/rentalClubs.ts";
import type { GolfRateRow } from "./golfRateRows.ts";
import { serviceFeeOf } from "./quoteBooking.ts";

/** The members of a rate that its terms are made of. */
type RateColumns = Pick<
  GolfRateRow,
  | "id"
  | "type"
  | "internal_memo"
  | "raw_rate"
  | "service_fee_cents"
  | "service_fee_percent"
  | "wholesale_rate_cents"
  | "commission_hundredths"
  | "is_commission_dollars"
  | "max_refund_cents"
  | "non_refundable_cents"
  | "cancel_hours"
>;

type Clubs = readonly {
  readonly club: Pick<typeof rentalClubs.$inferSelect, "id" | "cost_cents">;
  readonly quantity: number;
}[];

/** The terms of a rate and of clubs as they are now, to be stored with what is sold at them. */
export const saleTermsOf = ({
  rate,
  clubs,
}: {
  readonly rate: RateColumns | null;
  readonly clubs: Clubs;
}): SaleTerms => ({
  rate: rate && rateTermsOf(rate),
  rental_clubs: clubs.map(({ club: { id, cost_cents }, quantity }) => ({ id, quantity, cost: cost_cents })),
});

const rateTermsOf = (rate: RateColumns): RateTerms => ({
  id: rate.id,
  type: rate.type,
  internal_memo: rate.internal_memo,
  raw_rate: rate.raw_rate,
  service_fee: serviceFeeOf(rate),
  wholesale_rate: rate.wholesale_rate_cents,
  commission: commissionOf(rate),
  max_refund: rate.max_refund_cents,
  non_refundable: rate.non_refundable_cents,
  cancel_hours: rate.cancel_hours,
});

/** Hundredths of a dollar are cents; of a percent, the column holds two decimals. */
const commissionOf = ({ commission_hundredths, is_commission_dollars }: RateColumns): Commission =>
  is_commission_dollars
    ? { kind: "dollars", cents: Result.getOrThrow(centsFrom(commission_hundredths)) }
    : { kind: "percent", percent: Result.getOrThrow(parsePercent(commission_hundredths / 100)) };
