import type { Cents } from "../money/cents.ts";
import type { Percent } from "../money/percent.ts";

/** The fee of a rate, per player: a percentage of the rate, an amount, or nothing (DECISIONS: service fee). */
export type ServiceFee =
  | { readonly kind: "percent"; readonly percent: Percent }
  | { readonly kind: "dollars"; readonly cents: Cents }
  | { readonly kind: "none" };
