import { type Cents, zeroCents } from "../money/cents.ts";

/** One line of a transaction and the record it is about (ADM-TXN-07). */
export type TransactionItem = {
  /** Null from a server that tells none. */
  readonly id: number | null;
  /** A moment in UTC, ISO 8601. */
  readonly created_at: string;
  /** Negative for a discount and for what a gift certificate paid. */
  readonly total: Cents;
  /** "Tee time", "Gift certificate" or "Golf discount"; what a specified server adds to these leads nowhere. */
  readonly transaction_itemable_type: string;
  readonly transaction_itemable_id: number | null;
};

/** What was paid at one moment, and for what. */
export type TransactionRecord = {
  /** Null from a server that tells none. */
  readonly id: number | null;
  /** The payment gateway's confirmation; null when no card was charged, undefined from a server that tells neither. */
  readonly payment_id: string | null | undefined;
  /** A moment in UTC, ISO 8601. */
  readonly created_at: string;
  readonly total: Cents;
  readonly transaction_items: readonly TransactionItem[];
};

/** What a card paid: the total of a booking without a card is on record as well, and nobody has paid it. */
export const paidByCard = (record: Pick<TransactionRecord, "payment_id" | "total"> | null): Cents =>
  record === null || record.payment_id === null ? zeroCents : record.total;
