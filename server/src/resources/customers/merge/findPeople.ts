import { fullName } from "@teedesk/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { customers, historyEntries } from "../../../db/schema/index.ts";
import { failure, invalid, notFound } from "../../../platform/refusal.ts";

export type CustomerRow = typeof customers.$inferSelect;
export type Pair = { readonly customer: CustomerRow; readonly merged: CustomerRow };

/** "customer 8, Pat Lee". */
export const customerText = (customer: Pick<CustomerRow, "id" | "first_name" | "last_name">): string =>
  [`customer ${customer.id}`, fullName(customer)].filter(Boolean).join(", ");

export async function findCustomer(tx: Database, id: number): Promise<CustomerRow> {
  const [found] = await tx.select().from(customers).where(eq(customers.id, id));
  if (found === undefined) throw notFound("There is no such customer.");
  return found;
}

/** A customer, to whom nothing is given until the transaction ends. */
export async function holdCustomer(tx: Database, id: number): Promise<CustomerRow> {
  const [found] = await tx.select().from(customers).where(eq(customers.id, id)).for("update");
  if (found === undefined) throw notFound("There is no such customer.");
  return found;
}

/** Lets merges and their undoing come one after the other: two of the same people in both directions would each wait for what the other holds. */
export async function takeTurn(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('customer merges'))`);
}

/**
 * The customer that stays and the one that is merged into it. The merged one is read first: whoever holds a customer and follows its merge
 * takes the two in this order too. Throws 422 for one customer twice, and 404.
 */
export async function findPair(
  tx: Database,
  { id, merged_id }: { readonly id: number; readonly merged_id: number },
  find: typeof findCustomer,
): Promise<Pair> {
  if (id === merged_id) throw invalid({ merged_id: ["Choose another customer."] });
  const merged = await find(tx, merged_id);
  return { customer: await find(tx, id), merged };
}

/** Throws 409 for a customer that is merged into another or was erased. */
export async function refuseGone(tx: Database, { customer, merged }: Pair): Promise<void> {
  for (const one of [customer, merged]) {
    if (one.merged_into !== null) {
      const into = await findCustomer(tx, one.merged_into);
      throw failure(409, `Customer ${one.id} was merged into ${customerText(into)}. Open that one.`);
    }
    if (await isErased(tx, one.id)) throw failure(409, `Customer ${one.id} was erased.`);
  }
}

async function isErased(tx: Database, id: number): Promise<boolean> {
  const { entity, record_id, action } = historyEntries;
  const isErasure = and(eq(entity, "customer"), eq(record_id, id), eq(action, "erased"));
  return (await tx.$count(historyEntries, isErasure)) > 0;
}

/** Throws 422 for a save of a merged customer: it would be lost. */
export async function refuseMerged(
  tx: Database,
  { id, merged_into }: { id: number; merged_into?: number | null },
): Promise<void> {
  if (merged_into === null || merged_into === undefined) return;
  const into = await findCustomer(tx, merged_into);
  throw invalid({ "": [`Customer ${id} was merged into ${customerText(into)}. Make your changes there.`] });
}
