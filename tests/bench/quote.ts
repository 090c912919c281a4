import { type QuoteInput, quote } from "@teedesk/domain";
import { quoteInputs } from "./quoteInputs.ts";
import { totalWithDinero } from "./totalWithDinero.ts";

type Pricing = (input: QuoteInput) => number | null;

/** Bookings per second that `quote()` prices, compared with the same sum in dinero.js. */
export function benchQuote(milliseconds: number): void {
  const inputs = quoteInputs();
  const ours: Pricing = (input) => quote(input).total;
  for (const input of inputs) {
    if (ours(input) !== totalWithDinero(input))
      throw new Error(`A charge of ${input.charge} is priced as ${ours(input)} and ${totalWithDinero(input)}.`);
  }
  const seconds = new Map<Pricing, number>();
  const deadline = performance.now() + milliseconds;
  let rounds = 0;
  // In turns, so that other work on the machine slows down both alike.
  for (; performance.now() < deadline; rounds += 1) {
    for (const price of [ours, totalWithDinero]) {
      const started = performance.now();
      for (const input of inputs) price(input);
      seconds.set(price, (seconds.get(price) ?? 0) + (performance.now() - started) / 1000);
    }
  }
  const perSecond = (price: Pricing): number => Math.round((rounds * inputs.length) / (seconds.get(price) ?? 1));
  const [own, dinero] = [perSecond(ours), perSecond(totalWithDinero)];
  console.log(`\nPricing a booking (${inputs.length} different ones, on whose totals both agree):`);
  console.table([
    { "priced with": "quote(), every line explained", "per second": own },
    { "priced with": "dinero.js, total only", "per second": dinero, "quote() to this": (own / dinero).toFixed(2) },
  ]);
}
