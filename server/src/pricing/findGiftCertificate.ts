import { formatCents, type GiftCertificate } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { giftCertificates } from "../db/schema/giftCertificates.ts";

/**
 * The certificate with a serial, whatever its capitals; null when there is none. With `lock` its balance stays as it is
 * read until the transaction ends.
 */
export async function findGiftCertificate(
  db: Database,
  serial: string,
  { lock }: { lock: boolean },
): Promise<GiftCertificate | null> {
  const query = db
    .select({ id: giftCertificates.id, serial: giftCertificates.serial, raw_balance: giftCertificates.raw_balance })
    .from(giftCertificates)
    .where(eq(sql`lower(${giftCertificates.serial})`, serial.toLowerCase()));
  const [row] = await (lock ? query.for("update") : query);
  return row === undefined ? null : { ...row, balance: formatCents(row.raw_balance) };
}
