import { fullName } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { calls, customers } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { notFound } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import { callMoment } from "../../resources/calls/callMoment.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type Wire = components["schemas"];

/** Promises a customer a call, in place of one that was promised before and not made. */
export async function promiseCall(
  { db, clock }: Pick<Services, "db" | "clock">,
  { staff, request }: { readonly staff: StaffMember; readonly request: Wire["PromiseCallRequest"] },
): Promise<Wire["Message"]> {
  const { note = "" } = request;
  const call_at = callMoment(clock, request.call_at);
  const promise = async (tx: Database) => {
    // The form may have been opened before the customer was merged into another (DECISION-64).
    const isChosen = eq(customers.id, sql`(select surviving_customer(${request.customer_id}))`);
    const [customer] = await tx.select().from(customers).where(isChosen).for("key share");
    if (customer === undefined) throw notFound("There is no such customer.");
    const { id: customer_id } = customer;
    const call = { customer_id, outcome: "call_back", called_on: clock.today(), call_at, note: note.trim() } as const;
    await tx.insert(calls).values({ ...call, staff_user_id: staff.id, agent: staff.name });
    const entry = { entity: "customer", id: customer_id, staff, action: "call promised" } as const;
    await recordHistory(tx, { ...entry, before: null, after: { call_at: call_at.toISOString(), note: call.note } });
    return `The call to ${fullName(customer) || "this customer"} is on the list.`;
  };
  return { message: await retried(() => db.transaction(promise)) };
}
