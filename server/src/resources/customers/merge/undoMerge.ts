import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { customerMerges, customers } from "../../../db/schema/index.ts";
import { recordHistory } from "../../../platform/history/recordHistory.ts";
import { notFound, referred } from "../../../platform/refusal.ts";
import { retried } from "../../../platform/retried.ts";
import type { StaffMember } from "../../../session/staffMember.ts";
import { type CustomerRow, customerText, holdCustomer, takeTurn } from "./findPeople.ts";
import { pointTo, valuesOf } from "./mergeCustomers.ts";
import { giveRows, holdMovedRows, lockedFirst, movedColumns, placeOf, recordMoves } from "./movedColumns.ts";

type Wire = components["schemas"];
type Merge = typeof customerMerges.$inferSelect;
type Reference = Wire["RecordReference"];

/**
 * Undoes a merge in one transaction: both customers have their own values again, and the merged one its rows. What was stored for the other
 * since stays with it. Throws 409 with the records that staff changed since, and 404 when the merge was undone or one of them was erased.
 */
export const undoMerge = (
  db: Database,
  { staff, id }: { readonly staff: StaffMember; readonly id: number },
): Promise<Wire["Message"]> =>
  retried(() =>
    db.transaction(async (tx) => {
      await takeTurn(tx);
      const seen = await findMerge(tx, id);
      await holdMovedRows(tx, lockedFirst, seen.moved[placeOf(lockedFirst)] ?? []);
      const merged = await holdCustomer(tx, seen.merged_id);
      const customer = await holdCustomer(tx, seen.customer_id);
      const made = await findMerge(tx, id);
      await refuseChangedSince(tx, made, customer);
      await separate(tx, { made, merged, customer, staff });
      return { message: `${capitalized(customerText(merged))}, is a customer of their own again.` };
    }),
  );

async function findMerge(tx: Database, id: number): Promise<Merge> {
  const [made] = await tx.select().from(customerMerges).where(eq(customerMerges.id, id));
  if (made === undefined) throw notFound("There is no such merge, or it was undone.");
  return made;
}

/** Rows that are gone, such as a place in the queue of a time that is over, are not given back. */
async function refuseChangedSince(tx: Database, made: Merge, customer: CustomerRow): Promise<void> {
  const isChanged = customer.lock_version !== made.lock_version || customer.merged_into !== null;
  const changed: Reference[] = isChanged ? [{ kind: "customer", count: 1, ids: [customer.id] }] : [];
  for (const column of movedColumns) {
    const versions = new Map(made.moved[placeOf(column)]);
    const rows = await holdMovedRows(tx, column, made.moved[placeOf(column)] ?? []);
    const ids = rows
      .filter((row) => row.customer !== customer.id || row.lock_version !== versions.get(row.id))
      .map(({ id }) => id);
    if (ids.length > 0) changed.push({ kind: column.reference, count: ids.length, ids: ids.slice(-5).toReversed() });
  }
  if (changed.length === 0) return;
  const list = changed.map(
    ({ kind, count, ids }) => `${kindText[kind] ?? kind} ${ids.join(", ")}${count > ids.length ? " and others" : ""}`,
  );
  throw referred(
    `Nothing was undone: changed since the merge ${list.length === 1 ? "is" : "are"} ${list.join("; ")}.`,
    changed,
  );
}

const kindText: { readonly [Kind in Reference["kind"]]?: string } = {
  customer: "customer",
  tee_time: "tee time",
  gift_certificate: "gift certificate",
  lost_lead: "lost lead",
  availability_queue: "place in a queue",
};

type Apart = {
  readonly made: Merge;
  readonly merged: CustomerRow;
  readonly customer: CustomerRow;
  readonly staff: StaffMember;
};

async function separate(tx: Database, { made, merged, customer, staff }: Apart): Promise<void> {
  const isChanged = Object.keys(made.was).length > 0;
  if (isChanged) {
    const own = { ...made.was, lock_version: customer.lock_version + 1 };
    await tx.update(customers).set(own).where(eq(customers.id, customer.id));
  }
  await pointTo(tx, merged, null);
  for (const column of movedColumns) {
    const rows = made.moved[placeOf(column)] ?? [];
    await giveRows(tx, column, rows, merged.id);
    await recordMoves(tx, column, rows, { from: customer, to: merged, staff });
  }
  await tx.delete(customerMerges).where(eq(customerMerges.id, made.id));
  const undoing = { entity: "customer", staff, action: "merge undone" } as const;
  const before = { ...valuesOf(made.was, customer), merged_customer: { id: merged.id } };
  await recordHistory(tx, { ...undoing, id: customer.id, before, after: made.was });
  await recordHistory(tx, { ...undoing, id: merged.id, before: { merged_into: customer.id }, after: {} });
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
