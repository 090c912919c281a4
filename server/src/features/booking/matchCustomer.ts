import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/customers.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import type { StaffMember } from "../../session/staffMember.ts";

export type CustomerRow = typeof customers.$inferSelect;
type Contact = Pick<CustomerRow, "first_name" | "last_name" | "postcode" | "email">;

const sameText = (
  column: typeof customers.email | typeof customers.first_name | typeof customers.last_name,
  text: string,
) => sql`lower(${column}) = lower(${text})`;

/**
 * The customer a booking belongs to: the one known with this e-mail address and name, else a new one. A relative who
 * shares the address becomes a customer of their own, and a known customer's record is never overwritten.
 */
export async function matchCustomer(tx: Database, contact: Contact, staff: StaffMember): Promise<CustomerRow> {
  if (contact.email !== "") {
    // Two bookings for a new customer at the same moment must not both find nobody.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${contact.email}), 0))`);
    const [known] = await tx
      .select()
      .from(customers)
      .where(
        and(
          eq(customers.type, "Customer"),
          sameText(customers.email, contact.email),
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
