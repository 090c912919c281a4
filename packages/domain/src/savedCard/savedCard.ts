import type { SentCard } from "../creditCard/creditCard.ts";

/** The card kept for an entry of an availability queue; its `cvv` is blank, as it is never stored. */
export type SavedCard = SentCard & { readonly id: number };
