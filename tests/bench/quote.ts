import { type QuoteInput, quote } from "@teedesk/domain";
import { Big } from "big.js";
import { add, allocate, dinero, multiply, subtract, toSnapshot } from "dinero.js";
import { USD } from "dinero.js/currencies";
import { Bench } from "tinybench";

/**
 * `quote()` beside the same sum written with dinero.js and with big.js: charge, one rental club, a percent service fee for
 * two players, 15 % off and a gift certificate. The references compute the bare total; `quote()` also explains it.
 */
export function bookings(read: (charge: number) => QuoteInput): readonly QuoteInput[] {
  return Array.from({ length: 256 }, (_, index) => read(10_000 + index * 37));
}

function withBig({ charge, players, rate, rental_clubs, discount, gift_certificate }: QuoteInput): number {
  const fee = rate?.service_fee;
  const off = discount;
  const clubs = rental_clubs.reduce((sum, club) => sum.plus(Big(club.raw_charge).times(club.quantity)), Big(0));
  const service =
    rate !== null && fee?.kind === "percent"
      ? Big(rate.raw_rate)
          .times(players ?? 1)
          .times(fee.percent)
          .div(10_000)
          .round(0, Big.roundHalfUp)
      : Big(0);
  const discounted =
    off?.kind === "percent" ? Big(charge).times(off.percent).div(10_000).round(0, Big.roundHalfUp) : Big(0);
  const due = Big(charge).plus(clubs).plus(service).minus(discounted);
  const balance = Big(gift_certificate?.raw_balance ?? 0);
  return due.minus(balance.gt(due) ? due : balance).toNumber();
}

/** dinero.js takes a share by allocating; the smallest unit it cannot split goes to the first part. */
function withDinero({ charge, players, rate, rental_clubs, discount, gift_certificate }: QuoteInput): number {
  const usd = (amount: number) => dinero({ amount, currency: USD });
  const share = (amount: number, hundredths: number) =>
    allocate(usd(amount), [hundredths, 10_000 - hundredths])[0] ?? usd(0);
  const fee = rate?.service_fee;
  const clubs = rental_clubs.reduce((sum, club) => add(sum, multiply(usd(club.raw_charge), club.quantity)), usd(0));
  const service =
    rate !== null && fee?.kind === "percent" ? share(rate.raw_rate * (players ?? 1), fee.percent) : usd(0);
  const discounted = discount?.kind === "percent" ? share(charge, discount.percent) : usd(0);
  const due = subtract(add(add(usd(charge), clubs), service), discounted);
  const left = toSnapshot(due).amount;
  return toSnapshot(subtract(due, usd(Math.min(gift_certificate?.raw_balance ?? 0, left)))).amount;
}

export async function benchQuote(inputs: readonly QuoteInput[]): Promise<void> {
  const bench = new Bench({ time: 1500 });
  const over = (total: (input: QuoteInput) => number | null) => () => {
    for (const input of inputs) total(input);
  };
  bench
    .add(
      "quote(), explained",
      over((input) => quote(input).total),
    )
    .add("dinero.js, total only", over(withDinero))
    .add("big.js, total only", over(withBig));
  await bench.run();
  const rates = bench.tasks.map(({ name, result }) => ({ name, perSecond: (result?.hz ?? 0) * inputs.length }));
  const reference = rates[0]?.perSecond ?? 1;
  console.table(
    rates.map(({ name, perSecond }) => ({
      "one booking priced": name,
      "per second": Math.round(perSecond).toLocaleString("en-US"),
      "quote() is": `${(reference / perSecond).toFixed(2)} ×`,
    })),
  );
}
