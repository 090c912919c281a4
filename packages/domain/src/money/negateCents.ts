import { type Cents, provenCents } from "./cents.ts";

/** The same amount the other way round; 0 stays 0. */
export const negateCents = (amount: Cents): Cents => provenCents(0 - amount);
