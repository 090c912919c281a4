import { type Cents, provenCents } from "./cents.ts";

/** What was taken, and what is left of the stock; never negative, and together the stock. */
export type Taking = { readonly taken: Cents; readonly left: Cents };

/** Takes as much of what is wanted as the stock has. A negative stock or wish counts as nothing. */
export const takeFrom = (stock: Cents, wanted: Cents): Taking => {
  const available = Math.max(stock, 0);
  const taken = Math.min(available, Math.max(wanted, 0));
  return { taken: provenCents(taken), left: provenCents(available - taken) };
};
