import * as Result from "effect/Result";
import { type Issue, type IssueCode, issue } from "../issue.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import { amount, flag, like, members, number } from "../wire/shape.ts";
import type { CancelDraft, CancelOptions, CancelRequest } from "./cancelRequest.ts";
import { parseRefundAmount } from "./parseRefundAmount.ts";
import { blankCancelDraft } from "./refundChoices.ts";
import { needsReason } from "./refundExceptions.ts";

/** Sent when no reason is given (OPS-CAN-15). */
export const internalReason = "Internal cancel";

const aboveZero = (total: Cents): Result.Result<Cents, IssueCode> =>
  total > zeroCents ? Result.succeed(total) : Result.fail("refund_not_positive");

/** Without a card payment there is nothing to refund to a card; canceling still refunds a certificate's part. */
const hasRefund = ({ refund, cancel, choice }: CancelDraft, options: CancelOptions): boolean =>
  refund && !(cancel && !options.is_canceled && choice === "standard" && options.transaction_total === zeroCents);

/** Cents to refund: 0 without a refund, one of the offered totals, or the typed amount (OPS-CAN-14). */
const refundAmount = (draft: CancelDraft, options: CancelOptions): Result.Result<Cents, IssueCode> => {
  if (!hasRefund(draft, options)) return Result.succeed(zeroCents);
  if (draft.choice === "standard") return aboveZero(options.refund_total);
  if (draft.choice === "full") return aboveZero(options.transaction_total);
  return parseRefundAmount(draft.refund_amount, options.transaction_total);
};

// Survives BooleanLiteral,ObjectLiteral: only the types of the members are read.
const cancelDraft = like(blankCancelDraft({ is_canceled: false }));
const cancelFacts = members({
  id: number,
  options: members({ is_canceled: flag, refund_total: amount, transaction_total: amount }),
});

/**
 * Reads the cancel dialog into its request, always with all six keys (OPS-CAN-23). A custom refund may be as large as the
 * transaction total, the amount still refundable, and a refund of 0 is refused; its issues are on `refund_amount`. Where the
 * server asks for the reason of an exception, a blank one is an issue on `reason` (DECISION-45).
 * A canceled tee time is not canceled again, and only a cancelation is forced.
 */
export const parseCancelRequest = (
  id: number,
  draft: CancelDraft,
  options: CancelOptions,
): Result.Result<CancelRequest, readonly Issue[]> => {
  const issues = [...cancelDraft(draft, ""), ...cancelFacts({ id, options }, "")];
  if (issues.length > 0) return Result.fail(issues);
  const cancel = draft.cancel && !options.is_canceled;
  const refund_amount = refundAmount(draft, options);
  if (Result.isFailure(refund_amount)) return Result.fail(issue("refund_amount", refund_amount.failure));
  const request: CancelRequest = {
    id,
    refund: hasRefund(draft, options),
    cancel,
    force_cancel: cancel && draft.force_cancel,
    refund_amount: refund_amount.success,
    reason: draft.reason.trim() === "" ? internalReason : draft.reason.trim(),
  };
  return options.needs_reason && needsReason(request, options) && draft.reason.trim() === ""
    ? Result.fail(issue("reason", "exception_reason_missing"))
    : Result.succeed(request);
};
