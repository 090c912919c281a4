import { dayText, type LostLeadInput, lostLeadForm, timeText } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type customers, golfCourses, lostLeads } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { invalid } from "../../platform/refusal.ts";
import { accepted } from "../../platform/refuseIssues.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { encodeLead, type LeadRow } from "../availabilityQueues/queueEntries.ts";
import { matchCustomer } from "../customers/matchCustomer.ts";

type Wire = components["schemas"];

/** Records what a caller asked for and did not book; 422 names what is refused of it. */
export async function recordLead(
  { db, clock }: Pick<Services, "db" | "clock">,
  { staff, lost_lead }: { readonly staff: StaffMember; readonly lost_lead: Wire["LostLeadInput"] },
): Promise<Wire["QueueLead"]> {
  const input = accepted(lostLeadForm.accept(null, lost_lead));
  if (input.lead_date < clock.today()) throw invalid({ lead_date: ["This day is over."] });
  const record = async (tx: Database) => {
    const [course] = await tx.select().from(golfCourses).where(eq(golfCourses.id, input.course.id));
    if (course === undefined) throw invalid({ course: [issueMessages.course_missing] });
    const { lead, customer } = await storeLead(tx, input, staff);
    const after = { lost_lead: `${course.course_name}, ${dayText(lead.lead_date)}, ${timeText(lead.play_time)}` };
    const action = "lost lead recorded";
    await recordHistory(tx, { entity: "customer", id: customer.id, staff, action, before: null, after });
    const { id, first_name, last_name, email, primary_phone, postcode } = customer;
    return { ...encodeLead(lead), customer: { id, first_name, last_name, email, primary_phone, postcode } };
  };
  return retried(() => db.transaction(record));
}

/** Stores a lead and, where they are not known yet, the customer who asked. */
export async function storeLead(
  tx: Database,
  { course, lead_date, play_time, players, ...caller }: LostLeadInput,
  staff: StaffMember,
): Promise<{ readonly lead: LeadRow; readonly customer: typeof customers.$inferSelect }> {
  const customer = await matchCustomer(tx, caller, staff);
  const [lead] = await tx
    .insert(lostLeads)
    .values({ lead_date, play_time, players, golf_course_id: course.id, customer_id: customer.id })
    .returning();
  if (lead === undefined) throw new Error("The lost lead was not stored.");
  return { lead, customer };
}
