import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { digitsOf } from "../../db/schema/columns.ts";
import { customers } from "../../db/schema/customers.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type CustomerRow = typeof customers.$inferSelect;
type Contact = Pick<CustomerRow, "first_name" | "last_name" | "email"> &
  Partial<Pick<CustomerRow, "postcode" | "primary_phone">>;

const sameText = (
  column: typeof customers.email | typeof customers.first_name | typeof customers.last_name,
  text: string,
) => sql`lower(${column}) = lower(${text})`;

/** The 1 of the United States and Canada before a number of ten digits. */
const countryCode = /^1(?=\d{10}$)/;

const nationalDigits = (column: typeof customers.primary_phone | typeof customers.mobile_phone) =>
  sql`regexp_replace(${digitsOf(column)}, '^1(?=\\d{10}$)', '')`;

/** The identification of a known customer beside the name: the e-mail address, without one a phone number in any spelling. */
function recognizedBy({ email, primary_phone = "" }: Contact) {
  if (email !== "") return { key: sql`lower(${email})`, isSame: sameText(customers.email, email) };
  const digits = primary_phone.replaceAll(/\D/g, "").replace(countryCode, "");
  if (digits === "") return null;
  const isSame = or(
    sql`${nationalDigits(customers.primary_phone)} = ${digits}`,
    sql`${nationalDigits(customers.mobile_phone)} = ${digits}`,
  );
  return { key: sql`${digits}::text`, isSame };
}

/**
 * The customer that a booking or a lead belongs to: the known one with this e-mail address (or phone number) and name, else a
 * new one. A relative who shares the address becomes a customer of their own, and a known customer's record is never overwritten.
 */
export async function matchCustomer(tx: Database, contact: Contact, staff: StaffMember): Promise<CustomerRow> {
  const recognized = recognizedBy(contact);
  if (recognized !== null) {
    // Of two simultaneous calls for a new customer the second has to find the customer of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recognized.key}, 0))`);
    const [known] = await tx
      .select()
      .from(customers)
      .where(
        and(
          eq(customers.type, "Customer"),
          recognized.isSame,
          sameText(customers.first_name, contact.first_name),
          sameText(customers.last_name, contact.last_name),
        ),
      )
      .orderBy(asc(customers.id))
      .limit(1);
    if (known !== undefined) return known;
  }
  const [added] = await tx.insert(customers).values(contact).returning();
  if (added === undefined) throw new Error("The new customer was not stored.");
  const after = { type: added.type, ...contact };
  await recordHistory(tx, { entity: "customer", id: added.id, staff, action: "created", before: null, after });
  return added;
}
