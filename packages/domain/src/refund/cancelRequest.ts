import type { Cents } from "../money/cents.ts";

/** What may be done to a tee time, as `getCancelOptions` returns it. Totals are cents (UNCLEAR-06). */
export type CancelOptions = {
  readonly valid: boolean;
  /** Booked by staff: the course has to be called. */
  readonly internal: boolean;
  /** What the cancellation rules give back. */
  readonly refund_total: Cents;
  readonly is_canceled: boolean;
  /** All that was paid. */
  readonly transaction_total: Cents;
  /** Of `refund_total`, what belongs to the players who left; null from a server that does not know it. */
  readonly difference_total: Cents | null;
};

/** How much is given back: by the rules, all of it, or a typed amount. */
export type RefundChoice = "standard" | "full" | "custom";

/** What the cancel dialog holds. */
export type CancelDraft = {
  readonly refund: boolean;
  readonly cancel: boolean;
  readonly force_cancel: boolean;
  readonly choice: RefundChoice;
  /** Dollars as typed; read only when the choice is custom. */
  readonly refund_amount: string;
  readonly reason: string;
};

/** What `cancelTeeTime` is sent (OPS-CAN-23). */
export type CancelRequest = {
  readonly id: number;
  readonly refund: boolean;
  readonly cancel: boolean;
  readonly force_cancel: boolean;
  readonly refund_amount: Cents;
  readonly reason: string;
};

/** What `cancelTeeTime` answers. */
export type CancelOutcome = {
  /** False when nothing was done; `message` says why (OPS-CAN-19). */
  readonly valid: boolean;
  readonly message: string;
  /** Confirmation of the cancelation or refund; blank when there is none (UNCLEAR-07). */
  readonly confirmation: string;
};

export type RefundIssueCode = "refund_not_positive" | "refund_above_refundable";
