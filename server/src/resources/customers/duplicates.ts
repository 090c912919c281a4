import { type CustomerInput, customerForm, type WireOf } from "@teedesk/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/customers.ts";
import { accepted } from "../../platform/refuseIssues.ts";
import { retried } from "../../platform/retried.ts";
import { refuseStale } from "../../records/lockVersion.ts";
import { refuseUnknownCountry } from "../countries/refuseUnknownCountry.ts";

type Wire = WireOf<typeof customerForm>;

/** A save of a customer, and the stored record it changes; null for a new one. */
type Save<Saved> = {
  readonly find: (tx: Database) => Promise<(Wire & { readonly id: number; readonly lock_version: number }) | null>;
  readonly save: (tx: Database) => Promise<Saved>;
};

const question = { duplicate: true } as const;

/** Stores a customer, or returns the question and stores nothing if that would make a duplicate (ADM-CUST-31 to 33, UNCLEAR-55). */
export const saveUnlessDuplicate = <Saved>(
  db: Database,
  sent: Partial<Wire> & { readonly lock_version?: number },
  { find, save }: Save<Saved>,
): Promise<Saved | typeof question> =>
  retried(() =>
    db.transaction(async (tx) => {
      const stored = await find(tx);
      if (stored !== null) await refuseStale(tx, stored, { entity: "customer", lock_version: sent.lock_version });
      const input = accepted(customerForm.accept(stored, sent));
      refuseUnknownCountry(input);
      return (await isDuplicate(tx, input, stored?.id ?? null)) ? question : save(tx);
    }),
  );

/**
 * Whether a save would give a customer the e-mail address of another one of the same type, in any case of letters; false when the customer
 * or one that was merged into it has it already (ADM-CUST-31), or when staff agreed to a duplicate. `id` is null for a new customer.
 *
 * Other transactions with the same address wait until this one ends, so that one of several concurrent ones is stored. Bookings hold the
 * same lock (matchCustomer.ts).
 */
async function isDuplicate(
  tx: Database,
  { type, email, ignore_duplicate }: Pick<CustomerInput, "type" | "email" | "ignore_duplicate">,
  id: number | null,
): Promise<boolean> {
  if (ignore_duplicate || email === "") return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
  const owners = await tx
    .select({ id: customers.id, merged_into: customers.merged_into })
    .from(customers)
    .where(and(sql`lower(${customers.email}) = lower(${email})`, eq(customers.type, type)));
  return owners.length > 0 && !owners.some((owner) => owner.id === id || (id !== null && owner.merged_into === id));
}
