import { type QuoteInput, quote } from "@teedesk/domain";
import { Bench } from "tinybench";
import { quoteInputs } from "./quoteInputs.ts";
import { totalWithBig, totalWithDinero } from "./quoteReferences.ts";

type Pricing = (input: QuoteInput) => number | null;

const contenders: readonly (readonly [string, Pricing])[] = [
  ["quote(), every line explained", (input) => quote(input).total],
  ["dinero.js, total only", totalWithDinero],
  ["big.js, total only", totalWithBig],
];

/** How many bookings a second `quote()` prices, beside the same sum written with dinero.js and with big.js. */
export async function benchQuote(milliseconds: number): Promise<void> {
  const inputs = quoteInputs();
  for (const input of inputs) {
    const totals = contenders.map(([, total]) => total(input));
    if (new Set(totals).size > 1) throw new Error(`A charge of ${input.charge} is priced as ${totals.join(", ")}.`);
  }
  const bench = new Bench({ time: milliseconds });
  for (const [name, total] of contenders) {
    bench.add(name, () => {
      for (const input of inputs) total(input);
    });
  }
  await bench.run();
  const results = bench.tasks.map(({ name, result }) => ({ name, perSecond: (result?.hz ?? 0) * inputs.length }));
  const ours = results[0]?.perSecond ?? 0;
  console.log(`\nPricing a booking (${inputs.length} different ones, on whose totals all agree):`);
  console.table(
    results.map(({ name, perSecond }) => ({
      "priced with": name,
      "per second": Math.round(perSecond),
      "quote() to this": (ours / perSecond).toFixed(2),
    })),
  );
}
