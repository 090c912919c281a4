import { elsewherePrefix } from "@teedesk/domain";
import { sql } from "drizzle-orm";
import { transactionRecords } from "../db/schema/transactionRecords.ts";

/** The reference of a payment that another system took for an imported booking: no card is charged or refunded by it (DECISION-68). */
export const elsewhere = (import_id: number, n: number): string => `${elsewherePrefix}${import_id}-${n}`;

/** The reference of a cancelation's refund there: it is in the ledger, and staff make it (DECISION-73). */
export const refundElsewhere = (reference: string): string => `${elsewherePrefix}refund-${reference}`;

/** Whether another system took the payment of a transaction record. */
export const isTakenElsewhere = sql<boolean>`coalesce(starts_with(${transactionRecords.payment_id}, ${elsewherePrefix}), false)`;
