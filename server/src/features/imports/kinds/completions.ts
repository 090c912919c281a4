import { sql } from "drizzle-orm";
import type { Completion } from "../../../db/schema/imports.ts";
import { customers, giftCertificates, importRows, teeTimes } from "../../../db/schema/index.ts";
import { type Contact, findMatch, takeBack } from "../../../resources/customers/matchCustomer.ts";
import { type Importing, keyOf, type Outcome, undone } from "./kind.ts";

/**
 * The values that a row will fill in of customers on record who have them blank, as a booking or certificate of theirs does (DECISION-42). A customer
 * who came with an earlier row of the import has none: the undo has nothing to restore. With `lock` they stay so until the transaction ends.
 */
export async function findCompletions(
  importing: Importing,
  contacts: readonly Contact[],
  { lock }: { readonly lock: boolean },
): Promise<readonly Completion[]> {
  const { tx } = importing;
  const found = new Map<number, Completion>();
  for (const contact of contacts) {
    const match = await findMatch(tx, contact, { chosen_id: null, lock });
    if (match === null || Object.keys(match.missing).length === 0) continue;
    const customer_id = match.known.id;
    if (!(await isOwn(importing, customer_id))) found.set(customer_id, { customer_id, values: match.missing });
  }
  return [...found.values()];
}

/** Whether the import has made a customer: in the same transaction as a booking or certificate of it, or as this row. */
async function isOwn({ tx, import_id }: Importing, id: number): Promise<boolean> {
  const made = sql`select id, customer_id, created_at from ${teeTimes} union all
    select id, customer_id, created_at from ${giftCertificates} union all select id, recipient_id, created_at from ${giftCertificates}`;
  const isMade = sql`exists (select from (${made}) as made where made.customer_id = ${customers.id} and made.created_at = ${customers.created_at}
    and made.id in (select record_id from ${importRows} where import_id = ${import_id}))`;
  return (
    (await tx.$count(customers, sql`${customers.id} = ${id} and (${customers.created_at} = now() or ${isMade})`)) > 0
  );
}

/** The key of a value that a row fills in: of the rows that have it the first does. */
export const completionKey = (customer_id: number, name: string): string =>
  keyOf("completed", String(customer_id), name);

/** Undoes what a row filled in. */
export async function undoCompletions(
  { tx, staff }: Importing,
  n: number,
  completes: readonly Completion[] = [],
): Promise<Outcome> {
  const notes: string[] = [];
  for (const completion of completes) {
    const { isWhole } = await takeBack(tx, completion, staff);
    if (!isWhole) notes.push(`Customer ${completion.customer_id} was changed since, and stays so.`);
  }
  return { ...undone(n), note: notes.join(" ") };
}
