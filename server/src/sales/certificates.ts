import { type Cents, centsFrom } from "@teedesk/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { giftCertificates } from "../db/schema/giftCertificates.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { transactionItems } from "../db/schema/transactionItems.ts";
import { transactionRecords } from "../db/schema/transactionRecords.ts";

const cents = (sum: SQL): SQL<Cents> =>
  sql`coalesce(${sum}, 0)`.mapWith((value) => Result.getOrThrow(centsFrom(Number(value))));

const { tee_time_id, transaction_record_id } = alias(transactionItems, "beside");

/** The reason of a transaction that corrects a sale begins with this; the staff member's own words follow a colon. */
export const saleCorrection = "Correction of what the gift certificate was sold for";

/**
 * An item of a certificate's sale or of a correction of it: its record is about no tee time. All other items about it are
 * amounts that tee times took from it and gave back.
 */
export const isSale: SQL = sql`(not exists (select from ${teeTimes} where ${teeTimes.transaction_record_id} = ${transactionRecords.id})
  and not exists (select from ${transactionItems} beside where ${transaction_record_id} = ${transactionRecords.id} and ${tee_time_id} is not null))`;

/** The amount that the certificate of a row was sold for, in cents; null where no sale is known. */
export const soldFor: SQL = sql`(select sum(${transactionItems.total}) from ${transactionItems}
  join ${transactionRecords} on ${transactionRecords.id} = ${transactionItems.transaction_record_id}
  where ${transactionItems.gift_certificate_id} = ${giftCertificates.id} and ${isSale})`;

/**
 * The amount each gift certificate was sold for, and the amounts that tee times took from it, less those they gave back
 * (docs/reports.md). To be joined laterally to gift_certificates: it has one row for each.
 */
export const certificateFigures = (db: Database) =>
  db
    .select({
      sold_for: cents(sql`sum(${transactionItems.total}) filter (where ${isSale})`).as("sold_for"),
      redeemed: cents(sql`-sum(${transactionItems.total}) filter (where not ${isSale})`).as("redeemed"),
    })
    .from(transactionItems)
    .innerJoin(transactionRecords, eq(transactionRecords.id, transactionItems.transaction_record_id))
    .where(eq(transactionItems.gift_certificate_id, giftCertificates.id))
    .as("certificate_figures");
