import { discountAmount, type Quote, quote } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { BookedThings, ReadableOrder } from "../features/booking/pricedBooking.ts";
import { serviceFeeOf } from "./serviceFeeOf.ts";

/** The domain's quote for an order, from the prices that are stored. The discount's amount was checked with its rules. */
export function quoteBooking(
  { charge, players }: Pick<ReadableOrder, "charge" | "players">,
  { rate, clubs, discount, certificate }: BookedThings,
): Quote {
  return quote({
    charge,
    players,
    rate: rate && { raw_rate: rate.raw_rate, service_fee: serviceFeeOf(rate) },
    rental_clubs: clubs.map(({ club, quantity }) => ({ id: club.id, raw_charge: club.raw_charge, quantity })),
    discount: discount && Result.getOrNull(discountAmount(discount)),
    gift_certificate: certificate,
  });
}
