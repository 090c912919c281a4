import { type Cents, zeroCents } from "../money/cents.ts";

/** One line of a transaction and the record it is about (ADM-TXN-07). */
export type TransactionItem = {
  /** Null from a server that does not send it. */
  readonly id: number | null;
  /** A moment in UTC, ISO 8601. */
  readonly created_at: string;
  /** Negative for a discount and a gift certificate's part. */
  readonly total: Cents;
  /** "Tee time", "Gift certificate" or "Golf discount"; other types of a specified server have no link. */
  readonly transaction_itemable_type: string;
  readonly transaction_itemable_id: number | null;
};

/** A payment and its items. */
export type TransactionRecord = {
  /** Null from a server that does not send it. */
  readonly id: number | null;
  /** The payment gateway's confirmation; null when no card was charged, undefined from a server that sends neither. */
  readonly payment_id: string | null | undefined;
  /** A moment in UTC, ISO 8601. */
  readonly created_at: string;
  readonly total: Cents;
  readonly transaction_items: readonly TransactionItem[];
};

/** The amount that a card paid; 0 for a booking without a card, whose total is on record as well. */
export const paidByCard = (record: Pick<TransactionRecord, "payment_id" | "total"> | null): Cents =>
  record === null || record.payment_id === null ? zeroCents : record.total;
