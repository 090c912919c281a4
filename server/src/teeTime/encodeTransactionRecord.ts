import type { components } from "@teedesk/openapi";
import type { transactionItems } from "../db/schema/transactionItems.ts";
import type { transactionRecords } from "../db/schema/transactionRecords.ts";

type Wire = components["schemas"];
type Item = typeof transactionItems.$inferSelect;

/** A stored transaction and its items, oldest first. */
export type StoredRecord = {
  readonly record: typeof transactionRecords.$inferSelect;
  readonly items: readonly Item[];
};

/** A stored transaction as the wire carries it, its totals in cents. */
export function encodeTransactionRecord({ record, items }: StoredRecord): Wire["TransactionRecord"] {
  return {
    id: record.id,
    payment_id: record.payment_id,
    created_at: record.created_at.toISOString(),
    total: record.total,
    transaction_items: items.map((item) => ({
      id: item.id,
      created_at: item.created_at.toISOString(),
      total: item.total,
      ...thingPaid(item),
    })),
  };
}

/** ADM-TXN-07: the three kinds of thing an item can be about. */
function thingPaid(item: Item): Pick<Wire["TransactionItem"], "transaction_itemable_type" | "transaction_itemable_id"> {
  if (item.golf_discount_id !== null)
    return { transaction_itemable_type: "Golf discount", transaction_itemable_id: item.golf_discount_id };
  if (item.gift_certificate_id !== null)
    return { transaction_itemable_type: "Gift certificate", transaction_itemable_id: item.gift_certificate_id };
  return { transaction_itemable_type: "Tee time", transaction_itemable_id: item.tee_time_id ?? 0 };
}
