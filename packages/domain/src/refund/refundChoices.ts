import type { CancelDraft, CancelOptions, RefundChoice } from "./cancelRequest.ts";

/** The refund choices offered: the full one only when something was paid (OPS-CAN-09). */
export const refundChoices = ({
  transaction_total,
}: Pick<CancelOptions, "transaction_total">): readonly RefundChoice[] =>
  transaction_total === 0 ? ["standard", "custom"] : ["standard", "full", "custom"];

/** The dialog as it opens: no refund, and canceling unless that was done already (OPS-CAN-06, UNCLEAR-05). */
export const blankCancelDraft = ({ is_canceled }: Pick<CancelOptions, "is_canceled">): CancelDraft => ({
  refund: false,
  cancel: !is_canceled,
  force_cancel: false,
  choice: "standard",
  refund_amount: "",
  reason: "",
});
