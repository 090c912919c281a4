import { type Cents, negateCents, type Quote, sumCents, zeroCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { giftCertificateMovements, transactionItems, transactionRecords } from "../db/schema/index.ts";
import type { DemoGiftCertificate } from "./demoGiftCertificates.ts";
import type { Row } from "./values.ts";

export type DemoRecord = Row<typeof transactionRecords> & { id: number };
type Item = Row<typeof transactionItems>;
type Movement = Row<typeof giftCertificateMovements> & { readonly created_at: Date };
type Things = Pick<Item, "tee_time_id" | "golf_discount_id" | "gift_certificate_id">;

/** The part of a canceled tee time that was paid by certificate. */
type Returned = {
  readonly tee_time_id: number;
  readonly gift_certificate_id: number | null;
  readonly amount: Cents;
};

/** Collects sales and refunds. A record's total is always calculated from its items, so the sums add up. */
export function createLedger() {
  const records: DemoRecord[] = [];
  const items: Item[] = [];
  const movements: Movement[] = [];

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
    /** The movements of the certificates' balances by time. */
    movements: (): readonly Movement[] =>
      movements
        .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
        .map((movement, index) => ({ ...movement, id: index + 1 })),
    sellCertificate({ id, raw_balance, created_at }: DemoGiftCertificate): DemoRecord {
      movements.push({ gift_certificate_id: id, kind: "issued", amount: raw_balance, created_at });
      return write([{ gift_certificate_id: id, total: raw_balance }], { created_at, payment_id: `sandbox_gift_${id}` });
    },
    correctCertificate: (gift_certificate_id: number, amount: Cents, created_at: Date): void => {
      const staff_user = "admin@teedesk.test";
      movements.push({ gift_certificate_id, kind: "corrected", amount, staff_user, created_at });
    },
    /** One item for each line of the price: discount and certificate lines are about those, the others about the tee time. */
    sellTeeTime({ lines }: Quote, things: Required<Things>, created_at: Date): DemoRecord {
      const parts = lines.map(({ rule, amount }) => {
        if (rule === "discount") return { golf_discount_id: things.golf_discount_id, total: amount };
        if (rule === "gift_certificate") return { gift_certificate_id: things.gift_certificate_id, total: amount };
        return { tee_time_id: things.tee_time_id, total: amount };
      });
      const used = lines.find(({ rule }) => rule === "gift_certificate")?.amount ?? zeroCents;
      const { tee_time_id, gift_certificate_id } = things;
      if (gift_certificate_id !== null && gift_certificate_id !== undefined && used < 0) {
        movements.push({ gift_certificate_id, kind: "used", amount: used, tee_time_id, created_at });
      }
      const wasCharged = parts.reduce((sum, { total }) => sum + total, 0) > 0;
      return write(parts, { created_at, payment_id: wasCharged ? `sandbox_tee_${things.tee_time_id}` : null });
    },
    /** Refunds the payment to the card, and the certificate's part to the certificate. */
    refundTeeTime({ id, total, payment_id = null }: DemoRecord, returned: Returned, created_at: Date): DemoRecord {
      const { tee_time_id, gift_certificate_id, amount } = returned;
      const parts = [{ tee_time_id, total: negateCents(Result.getOrThrow(sumCents([total, amount]))) }];
      const refund_id = payment_id === null ? null : `sandbox_refund_${tee_time_id}`;
      const refund = { created_at, payment_id: refund_id, refunded_record_id: id, reason: "Weather" };
      if (gift_certificate_id === null || amount <= 0) return write(parts, refund);
      movements.push({ gift_certificate_id, kind: "returned", amount, tee_time_id, created_at });
      return write([...parts, { gift_certificate_id, total: amount }], refund);
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
