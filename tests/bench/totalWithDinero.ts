import type { QuoteInput } from "@teedesk/domain";
import { add, dinero, halfAwayFromZero, multiply, subtract, toSnapshot, transformScale } from "dinero.js";
import { USD } from "dinero.js/currencies";

/**
 * `quote()`'s sum in cents, as it would be written with dinero.js. A share is calculated by multiplying and rounding to the cent:
 * dinero.js's `allocate` gives the indivisible cent to the first part, which is another rounding and another total.
 */
export function totalWithDinero({
  charge,
  players,
  rate,
  rental_clubs,
  discount,
  gift_certificate,
}: QuoteInput): number {
  const usd = (amount: number) => dinero({ amount, currency: USD });
  const share = (amount: number, hundredths: number) =>
    transformScale(multiply(usd(amount), { amount: hundredths, scale: 4 }), 2, halfAwayFromZero);
  const clubs = rental_clubs.reduce((sum, club) => add(sum, multiply(usd(club.raw_charge), club.quantity)), usd(0));
  const fee =
    rate?.service_fee.kind === "percent" ? share(rate.raw_rate * (players ?? 1), rate.service_fee.percent) : usd(0);
  const off = discount?.kind === "percent" ? share(charge, discount.percent) : usd(0);
  const due = subtract(add(add(usd(charge), clubs), fee), off);
  const paid = Math.min(gift_certificate?.raw_balance ?? 0, toSnapshot(due).amount);
  return toSnapshot(subtract(due, usd(paid))).amount;
}
