import type { Cents } from "../money/cents.ts";
import type { Percent } from "../money/percent.ts";

/** What a discount takes off the charge: an amount at most, or a share (DECISIONS: discount). */
export type DiscountAmount =
  | { readonly kind: "percent"; readonly percent: Percent }
  | { readonly kind: "dollars"; readonly cents: Cents };
