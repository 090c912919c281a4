import type { CreditCard } from "../creditCard/creditCard.ts";

/** The card kept for an entry of an availability queue; its `cvv` is blank, as it is never stored. */
export type SavedCard = CreditCard & { readonly id: number };
