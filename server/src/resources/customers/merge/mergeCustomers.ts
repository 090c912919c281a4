import { customerForm, fullName } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { MovedRows } from "../../../db/schema/customerMerges.ts";
import { customerMerges, customers } from "../../../db/schema/index.ts";
import { recordHistory } from "../../../platform/history/recordHistory.ts";
import { failure } from "../../../platform/refusal.ts";
import { accepted } from "../../../platform/refuseIssues.ts";
import { retried } from "../../../platform/retried.ts";
import type { StaffMember } from "../../../session/staffMember.ts";
import {
  type CustomerRow,
  customerText,
  findPair,
  holdCustomer,
  type Pair,
  refuseGone,
  takeTurn,
} from "./findPeople.ts";
import { giveRows, holdRowsOf, lockedFirst, movedColumns, placeOf, recordMoves } from "./movedColumns.ts";
import { countMoves, typeAfter } from "./planMerge.ts";

type Wire = components["schemas"];
type Asked = { readonly staff: StaffMember; readonly request: Wire["MergeCustomersRequest"] };

/**
 * Merges a customer into another in one transaction (DECISION-64): the chosen values are stored, all rows of the one are given to the other,
 * and its id leads to the other. The same merge again returns the first. Throws 409 when one of them was changed since `lock_version`, and
 * 422 with the fields of which the chosen values cannot be saved.
 */
export const mergeCustomers = (db: Database, { staff, request }: Asked): Promise<Wire["MergedCustomers"]> =>
  retried(() =>
    db.transaction(async (tx) => {
      await takeTurn(tx);
      await holdRowsOf(tx, lockedFirst, request.merged_id);
      const pair = await findPair(tx, request, holdCustomer);
      return (await mergedBefore(tx, pair)) ?? merge(tx, { ...pair, staff, request });
    }),
  );

async function mergedBefore(tx: Database, { customer, merged }: Pair): Promise<Wire["MergedCustomers"] | null> {
  if (merged.merged_into !== customer.id) return null;
  const [made] = await tx.select().from(customerMerges).where(eq(customerMerges.merged_id, merged.id));
  if (made === undefined || made.customer_id !== customer.id) return null;
  const moves = movedColumns.map((moved) => ({ kind: moved.kind, count: made.moved[placeOf(moved)]?.length ?? 0 }));
  return { merge: encodeMerge(made, merged), moves: moves.filter(({ count }) => count > 0) };
}

async function merge(
  tx: Database,
  { customer, merged, staff, request }: Asked & Pair,
): Promise<Wire["MergedCustomers"]> {
  await refuseGone(tx, { customer, merged });
  refuseChanged(customer, request.lock_version);
  refuseChanged(merged, request.merged_lock_version);
  const moves = await countMoves(tx, merged.id);
  const { kept, was } = await storeChosen(tx, { customer, merged }, request.fields);
  const moved: Record<string, MovedRows[string]> = {};
  for (const column of movedColumns) {
    const rows = await holdRowsOf(tx, column, merged.id);
    moved[placeOf(column)] = rows.map(({ id, lock_version }) => [id, lock_version]);
  }
  await pointTo(tx, merged, customer.id);
  for (const column of movedColumns) {
    const rows = moved[placeOf(column)] ?? [];
    await giveRows(tx, column, rows, customer.id);
    await recordMoves(tx, column, rows, { from: merged, to: kept, staff });
  }
  const { id: staff_user_id, email: staff_user } = staff;
  const row = { customer_id: customer.id, merged_id: merged.id, lock_version: kept.lock_version, was, moved };
  const [stored] = await tx
    .insert(customerMerges)
    .values({ ...row, staff_user_id, staff_user })
    .returning();
  if (stored === undefined) throw new Error("The merge was not stored.");
  const merging = { entity: "customer", staff, action: "merged" } as const;
  const after = { ...valuesOf(was, kept), merged_customer: { id: merged.id } };
  await recordHistory(tx, { ...merging, id: customer.id, before: was, after });
  await recordHistory(tx, { ...merging, id: merged.id, before: {}, after: { merged_into: customer.id } });
  return { merge: encodeMerge(stored, merged), moves };
}

function refuseChanged(customer: CustomerRow, lock_version: number): void {
  if (customer.lock_version === lock_version) return;
  throw failure(409, `Someone changed ${customerText(customer)}, meanwhile. Look at both again.`);
}

/** Stores the values that stay; returns the customer with them, and its own values of the fields that changed. */
async function storeChosen(tx: Database, { customer, merged }: Pair, fields: readonly Wire["CustomerField"][]) {
  const chosen = {
    ...valuesOf(Object.fromEntries(fields.map((name) => [name, ""])), merged),
    type: typeAfter(customer, merged),
  };
  accepted(customerForm.accept(customer, chosen));
  const changed = Object.entries(chosen).filter(([name, value]) => value !== Reflect.get(customer, name));
  if (changed.length === 0) return { kept: customer, was: {} };
  const values = { ...Object.fromEntries(changed), lock_version: customer.lock_version + 1 };
  const [kept] = await tx.update(customers).set(values).where(eq(customers.id, customer.id)).returning();
  if (kept === undefined) throw new Error("The customer was not stored.");
  return { kept, was: valuesOf(Object.fromEntries(changed), customer) };
}

/** A customer's values of these fields. */
export const valuesOf = (fields: object, customer: CustomerRow): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, String(Reflect.get(customer, name))]));

/** Makes a customer's id lead to another one, or to itself again. No field changes, so neither does its last save. */
export async function pointTo(tx: Database, { id }: CustomerRow, merged_into: number | null): Promise<void> {
  await tx.update(customers).set({ merged_into, updated_at: customers.updated_at }).where(eq(customers.id, id));
}

export const encodeMerge = (
  { id, staff_user, created_at }: Pick<typeof customerMerges.$inferSelect, "id" | "staff_user" | "created_at">,
  merged: Pick<CustomerRow, "id" | "first_name" | "last_name">,
): Wire["CustomerMerge"] => ({
  id,
  merged_id: merged.id,
  name: fullName(merged),
  staff_user,
  created_at: created_at.toISOString(),
});
