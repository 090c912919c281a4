import type { Cents } from "../money/cents.ts";

/** The options of canceling and refunding, as `getCancelOptions` returns them. Totals are cents (UNCLEAR-06). */
export type CancelOptions = {
  readonly valid: boolean;
  /** Booked by staff: the course has to be called. */
  readonly internal: boolean;
  /** The refund by the rate's terms. */
  readonly refund_total: Cents;
  readonly is_canceled: boolean;
  /** The refund of everything that was paid. */
  readonly transaction_total: Cents;
  /** The part of `refund_total` for the players who left; null from a server that does not send it. */
  readonly difference_total: Cents | null;
  /** Whether an exception needs a reason (`needsReason`); false from a server that does not send it. */
  readonly needs_reason: boolean;
};

/** The amount refunded: by the terms, in full, or typed. */
export type RefundChoice = "standard" | "full" | "custom";

/** The inputs of the cancel dialog. */
export type CancelDraft = {
  readonly refund: boolean;
  readonly cancel: boolean;
  readonly force_cancel: boolean;
  readonly choice: RefundChoice;
  /** Dollars as typed; read only when the choice is custom. */
  readonly refund_amount: string;
  readonly reason: string;
};

/** The request of `cancelTeeTime` (OPS-CAN-23). */
export type CancelRequest = {
  readonly id: number;
  readonly refund: boolean;
  readonly cancel: boolean;
  readonly force_cancel: boolean;
  readonly refund_amount: Cents;
  readonly reason: string;
};

/** The response of `cancelTeeTime`. */
export type CancelOutcome = {
  /** False when nothing was done; `message` has the reason (OPS-CAN-19). */
  readonly valid: boolean;
  readonly message: string;
  /** Confirmation of the cancelation or refund; blank when there is none (UNCLEAR-07). */
  readonly confirmation: string;
  /** It was sent to another person for consent, and nothing was done yet (DECISION-45). */
  readonly awaits_consent?: true;
};

export type RefundIssueCode = "refund_not_positive" | "refund_above_refundable" | "exception_reason_missing";
