import type { components } from "@teedesk/openapi";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/customers.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { invalid } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { historyOf, showTeeTime } from "../../teeTime/encodeTeeTime.ts";
import { holdTeeTime } from "../../teeTime/holdTeeTime.ts";

type Wire = components["schemas"];

/** Assigns a tee time to another customer immediately (OPS-TT-29, OPS-TT-31); 422 on `customer_id` unless its type is Customer. */
export async function changeTeeTimeCustomer(
  db: Database,
  { staff, request }: { staff: StaffMember; request: Wire["ChangeTeeTimeCustomerRequest"] },
): Promise<Wire["TeeTime"]> {
  const { id, customer_id } = request;
  const store = async (tx: Database): Promise<Wire["TeeTime"]> => {
    const before = await holdTeeTime(tx, request);
    if (!(await isCustomer(tx, customer_id))) throw invalid({ customer_id: ["Choose a customer."] });
    await tx.update(teeTimes).set({ customer_id }).where(eq(teeTimes.id, id));
    const after = await showTeeTime(tx, id);
    const [old, current] = [historyOf(before), historyOf(after)];
    await recordHistory(tx, { entity: "tee_time", id, staff, action: "customer changed", before: old, after: current });
    return after;
  };
  return retried(() => db.transaction(store));
}

async function isCustomer(tx: Database, id: number): Promise<boolean> {
  return (await tx.$count(customers, and(eq(customers.id, id), eq(customers.type, "Customer")))) === 1;
}
