import { negateCents, type Quote, sumCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { transactionItems, transactionRecords } from "../db/schema/index.ts";
import type { DemoGiftCertificate } from "./demoGiftCertificates.ts";
import type { Row } from "./values.ts";

export type DemoRecord = Row<typeof transactionRecords> & { id: number };
type Item = Row<typeof transactionItems>;
type Things = Pick<Item, "tee_time_id" | "golf_discount_id" | "gift_certificate_id">;

/** Collects what was sold and refunded. A record's total is always worked out from its items, so the sums add up. */
export function createLedger() {
  const records: DemoRecord[] = [];
  const items: Item[] = [];

  const write = (parts: readonly (Things & Pick<Item, "total">)[], more: Partial<DemoRecord>): DemoRecord => {
    const id = records.length + 1;
    const total = Result.getOrThrow(sumCents(parts.map((part) => part.total)));
    const record = { ...more, id, total };
    records.push(record);
    for (const part of parts) {
      items.push({ ...part, id: items.length + 1, transaction_record_id: id, created_at: more.created_at });
    }
    return record;
  };

  return {
    records,
    items,
    sellCertificate: ({ id, raw_balance, created_at }: DemoGiftCertificate): DemoRecord =>
      write([{ gift_certificate_id: id, total: raw_balance }], { created_at, payment_id: `sandbox_gift_${id}` }),
    /** One item for each line of the price: discount and certificate lines are about those, the others about the tee time. */
    sellTeeTime({ lines }: Quote, things: Required<Things>, created_at: Date): DemoRecord {
      const parts = lines.map(({ rule, amount }) => {
        if (rule === "discount") return { golf_discount_id: things.golf_discount_id, total: amount };
        if (rule === "gift_certificate") return { gift_certificate_id: things.gift_certificate_id, total: amount };
        return { tee_time_id: things.tee_time_id, total: amount };
      });
      const wasCharged = parts.reduce((sum, { total }) => sum + total, 0) > 0;
      return write(parts, { created_at, payment_id: wasCharged ? `sandbox_tee_${things.tee_time_id}` : null });
    },
    refundTeeTime({ id, total, payment_id = null }: DemoRecord, tee_time_id: number, created_at: Date): DemoRecord {
      const part = { tee_time_id, total: negateCents(total) };
      const refund_id = payment_id === null ? null : `sandbox_refund_${tee_time_id}`;
      return write([part], { created_at, payment_id: refund_id, refunded_record_id: id, reason: "Weather" });
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
