import type { Cents } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { giftCertificateMovements } from "../db/schema/giftCertificateMovements.ts";
import { giftCertificates } from "../db/schema/giftCertificates.ts";
import { transactionItems } from "../db/schema/transactionItems.ts";
import { transactionRecords } from "../db/schema/transactionRecords.ts";
import { unguarded } from "./unguarded.ts";

type Certificate = typeof giftCertificates.$inferInsert;

/** A certificate with its balance issued; returns its id. */
export const addCertificate = (db: Database, certificate: Certificate): Promise<number> =>
  db.transaction(async (tx) => {
    const [added] = await tx.insert(giftCertificates).values(certificate).returning({ id: giftCertificates.id });
    if (added === undefined) throw new Error("The certificate was not stored.");
    const issued = { gift_certificate_id: added.id, kind: "issued", amount: certificate.raw_balance } as const;
    if (issued.amount > 0) await tx.insert(giftCertificateMovements).values(issued);
    return added.id;
  });

/** Gives a certificate another balance, as if it had been issued with that one. */
export const setCertificateBalance = (db: Database, serial: string, raw_balance: Cents): Promise<void> =>
  unguarded(db, async (tx) => {
    const [set] = await tx
      .update(giftCertificates)
      .set({ raw_balance })
      .where(eq(giftCertificates.serial, serial))
      .returning({ id: giftCertificates.id });
    if (set === undefined) throw new Error(`There is no certificate ${serial}.`);
    const gift_certificate_id = set.id;
    await tx
      .delete(giftCertificateMovements)
      .where(eq(giftCertificateMovements.gift_certificate_id, gift_certificate_id));
    if (raw_balance === 0) return;
    await tx.insert(giftCertificateMovements).values({ gift_certificate_id, kind: "issued", amount: raw_balance });
  });

/** Enters the sale of a certificate with its issue, in one transaction as an import does. */
export const importCertificate = (
  db: Database,
  { payment_id, ...certificate }: Certificate & { readonly payment_id?: string },
) =>
  db.transaction(async (tx) => {
    const total = certificate.raw_balance;
    const gift_certificate_id = await addCertificate(tx, certificate);
    const [made] = await tx.insert(transactionRecords).values({ total, payment_id }).returning();
    await tx.insert(transactionItems).values({ transaction_record_id: made?.id ?? 0, gift_certificate_id, total });
  });
