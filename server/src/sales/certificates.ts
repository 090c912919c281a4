import { type Cents, centsFrom } from "@teedesk/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { giftCertificates } from "../db/schema/giftCertificates.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { transactionItems } from "../db/schema/transactionItems.ts";
import { transactionRecords } from "../db/schema/transactionRecords.ts";

const cents = (sum: SQL): SQL<Cents> =>
  sql`coalesce(${sum}, 0)`.mapWith((value) => Result.getOrThrow(centsFrom(Number(value))));

/** An item of a certificate's sale. All other items about it are what tee times took from it and gave back. */
const isSale = sql`(${teeTimes.id} is null and ${transactionRecords.refunded_record_id} is null and ${transactionItems.total} > 0)`;

/**
 * What each gift certificate was sold for, and what tee times took from it, less what they gave back (docs/reports.md). To
 * be joined laterally to gift_certificates, of which it has one row each.
 */
export const certificateFigures = (db: Database) =>
  db
    .select({
      sold_for: cents(sql`sum(${transactionItems.total}) filter (where ${isSale})`).as("sold_for"),
      redeemed: cents(sql`-sum(${transactionItems.total}) filter (where not ${isSale})`).as("redeemed"),
    })
    .from(transactionItems)
    .innerJoin(transactionRecords, eq(transactionRecords.id, transactionItems.transaction_record_id))
    .leftJoin(teeTimes, eq(teeTimes.transaction_record_id, transactionRecords.id))
    .where(eq(transactionItems.gift_certificate_id, giftCertificates.id))
    .as("certificate_figures");
