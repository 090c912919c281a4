import { type Cents, type Discount, negateCents, zeroCents } from "@teedesk/domain";
import { quoteBooking } from "../../pricing/quoteBooking.ts";

/** What a discount takes off a charge in a booking, in cents: CALC-07 to CALC-09. */
export function mostOff(discount: Discount | null, charge: Cents): Cents {
  const { lines } = quoteBooking({ charge, players: 1 }, { rate: null, clubs: [], discount, certificate: null });
  return negateCents(lines.find(({ rule }) => rule === "discount")?.amount ?? zeroCents);
}
