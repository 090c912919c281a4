import type { CancelOptions, CancelRequest } from "./cancelRequest.ts";

/** Whether a refund is by the rate's terms: the standard one, or its part for the players who left. */
export const isStandardRefund = (
  amount: number,
  { refund_total, difference_total }: Pick<CancelOptions, "refund_total" | "difference_total">,
): boolean => amount === refund_total || amount === difference_total;

/** Whether a request is an exception: a forced cancelation, or a refund other than the standard one (DECISION-45). */
export const needsReason = (
  { refund, force_cancel, refund_amount }: Pick<CancelRequest, "refund" | "force_cancel" | "refund_amount">,
  options: Pick<CancelOptions, "refund_total" | "difference_total">,
): boolean => force_cancel || (refund && !isStandardRefund(refund_amount, options));
