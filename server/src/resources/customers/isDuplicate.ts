import type { CustomerInput } from "@teedesk/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/customers.ts";

/**
 * Whether a save would give a customer the e-mail address of another one of the same type, in any case of letters; not
 * when the customer has it already (ADM-CUST-31), or when that was agreed to. `id` is null for a new customer.
 *
 * Until the transaction ends everybody else who asks about the address waits, so that of several who create it at once
 * one gets through. Bookings hold the same lock (matchCustomer.ts).
 */
export async function isDuplicate(
  tx: Database,
  { type, email, ignore_duplicate }: Pick<CustomerInput, "type" | "email" | "ignore_duplicate">,
  id: number | null,
): Promise<boolean> {
  if (ignore_duplicate || email === "") return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
  const owners = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(sql`lower(${customers.email}) = lower(${email})`, eq(customers.type, type)));
  return owners.length > 0 && !owners.some((owner) => owner.id === id);
}
