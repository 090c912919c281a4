import { formatCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/customers.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import type { StoredDiscount } from "../../pricing/pricing.repository.ts";

type Wire = components["schemas"];

const purchasers = alias(customers, "purchasers");
const recipients = alias(customers, "recipients");
const personOf = (customer: typeof customers.$inferSelect | null): Wire["GiftCertificate"]["customer"] =>
  customer && {
    id: customer.id,
    first_name: customer.first_name,
    last_name: customer.last_name,
    email: customer.email,
  };

/** A gift certificate of the contract, with its course, its people and its sale; null when there is none. */
export async function describeGiftCertificate(db: Database, id: number): Promise<Wire["GiftCertificate"] | null> {
  const [found] = await db
    .select({
      certificate: giftCertificates,
      course: { id: golfCourses.id, course_name: golfCourses.course_name },
      customer: purchasers,
      recipient: recipients,
    })
    .from(giftCertificates)
    .leftJoin(golfCourses, eq(golfCourses.id, giftCertificates.golf_course_id))
    .leftJoin(purchasers, eq(purchasers.id, giftCertificates.customer_id))
    .leftJoin(recipients, eq(recipients.id, giftCertificates.recipient_id))
    .where(eq(giftCertificates.id, id));
  if (found === undefined) return null;
  // The first item is its sale. Later items are negative, or money returned to it.
  const [first] = await db
    .select({ total: transactionItems.total })
    .from(transactionItems)
    .where(eq(transactionItems.gift_certificate_id, id))
    .orderBy(asc(transactionItems.id))
    .limit(1);
  const { certificate, course, customer, recipient } = found;
  return {
    id: certificate.id,
    lock_version: certificate.lock_version,
    serial: certificate.serial,
    created_at: certificate.created_at.toISOString(),
    balance: formatCents(certificate.raw_balance),
    raw_balance: certificate.raw_balance,
    who_from: certificate.who_from,
    email_delivery: certificate.email_delivery,
    mail_recipient: certificate.mail_recipient,
    greeting: certificate.greeting,
    internal_memo: certificate.internal_memo,
    transaction_item: first !== undefined && first.total > 0 ? first : null,
    course,
    customer: personOf(customer),
    recipient: personOf(recipient),
  };
}

/** A discount of the contract: its bounds in decimal dollars. */
export function encodeDiscount(stored: StoredDiscount): Wire["Discount"] {
  const { min_discount, max_discount, courses, ...discount } = stored;
  return {
    ...discount,
    min_discount: formatCents(min_discount),
    max_discount: formatCents(max_discount),
    courses: [...courses],
  };
}
