import type { components } from "@teedesk/openapi";
import { desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { giftCertificateMovements } from "../../db/schema/giftCertificateMovements.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { notFound } from "../../platform/refusal.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type Ledger = components["schemas"]["GiftCertificateLedger"];

const { id, gift_certificate_id, kind, amount, tee_time_id, staff_user, reason, created_at } =
  getTableColumns(giftCertificateMovements);

/** Movements returned at most; the sums are over all. */
const maxMovements = 500;

const sumOf = (one: Ledger["movements"][number]["kind"]): SQL<number> =>
  sql`coalesce(sum(${amount}) filter (where ${kind} = ${one}), 0)`.mapWith(Number);

/** The movements of a certificate's balance and their sums. Throws 404 without the certificate. */
export async function findLedger(db: Database, certificate: number): Promise<Ledger> {
  const [sums] = await db
    .select({
      balance: giftCertificates.raw_balance,
      issued: sumOf("issued"),
      used: sumOf("used"),
      returned: sumOf("returned"),
      corrected: sumOf("corrected"),
    })
    .from(giftCertificates)
    .leftJoin(giftCertificateMovements, eq(gift_certificate_id, giftCertificates.id))
    .where(eq(giftCertificates.id, certificate))
    .groupBy(giftCertificates.id);
  if (sums === undefined) throw notFound();
  const balance = sql`sum(${amount}) over (order by ${id})`.mapWith(Number);
  const movements = await db
    .select({ id, created_at, kind, amount, balance, tee_time_id, staff_user, reason })
    .from(giftCertificateMovements)
    .where(eq(gift_certificate_id, certificate))
    .orderBy(desc(id))
    .limit(maxMovements);
  return {
    ...sums,
    used: 0 - sums.used,
    movements: movements.map((movement) => ({ ...movement, created_at: movement.created_at.toISOString() })),
  };
}

/** A staff member's correction. */
export type Correction = { readonly staff: Pick<StaffMember, "email">; readonly reason: string };

/** Enters a manual change of the balance, so that the ledger adds up to it. The caller has locked the certificate. */
export async function enterCorrection(tx: Database, certificate: number, { staff, reason }: Correction): Promise<void> {
  const entered = sql`coalesce((select sum(${amount}) from ${giftCertificateMovements} where ${gift_certificate_id} = ${certificate}), 0)`;
  const [found] = await tx
    .select({
      missing: sql`${giftCertificates.raw_balance} - ${entered}`.mapWith(giftCertificateMovements.amount),
    })
    .from(giftCertificates)
    .where(eq(giftCertificates.id, certificate));
  if (found === undefined || found.missing === 0) return;
  await tx.insert(giftCertificateMovements).values({
    gift_certificate_id: certificate,
    kind: "corrected",
    amount: found.missing,
    staff_user: staff.email,
    reason,
  });
}
