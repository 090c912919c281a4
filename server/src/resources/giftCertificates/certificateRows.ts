import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { customers, giftCertificates, golfCourses } from "../../db/schema/index.ts";
import { notFound } from "../../platform/refusal.ts";
import { columnsOf, decimal, instantText } from "../../records/columns.ts";
import { soldFor } from "../../sales/certificates.ts";

const { golf_course_id, customer_id, recipient_id, sold_for_cents, ...shown } = columnsOf(giftCertificates);
const { serial, raw_balance } = shown;
export const purchaser = alias(customers, "purchaser");
const recipient = alias(customers, "recipient");

const columns = (sold: SQL) => ({
  ...shown,
  created_at: instantText(giftCertificates.created_at),
  balance: decimal(raw_balance),
  transaction_item: sql<{
    total: number;
  } | null>`(select json_build_object('total', sold.total) from ${sold} as sold(total) where sold.total is not null)`,
  course: { id: golfCourses.id, course_name: golfCourses.course_name },
  customer: {
    id: purchaser.id,
    first_name: purchaser.first_name,
    last_name: purchaser.last_name,
    email: purchaser.email,
  },
  recipient: {
    id: recipient.id,
    first_name: recipient.first_name,
    last_name: recipient.last_name,
    email: recipient.email,
  },
});

const rows = (db: Database, sold: SQL) =>
  db
    .select(columns(sold))
    .from(giftCertificates)
    .leftJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .leftJoin(purchaser, eq(purchaser.id, customer_id))
    .leftJoin(recipient, eq(recipient.id, recipient_id))
    .$dynamic();

/** Gift certificates with their course, purchaser, recipient, and the price each was sold for. */
export const certificateRows = (db: Database) => rows(db, soldFor);

/** The same for lists, with the sold price from its column, which is up to date after each commit. */
export const listedCertificates = (db: Database) => rows(db, sql`(select ${sold_for_cents})`);

/** The certificate with a serial, in any case of letters. Throws 404 if there is none. */
export async function findCertificate(db: Database, sought: string) {
  const [found] = await certificateRows(db).where(eq(lower(serial), sought.toLowerCase()));
  if (found === undefined) throw notFound();
  return found;
}
