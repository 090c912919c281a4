import { slotsFor } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { customers, foreUpAvailabilities, golfCourses, lostLeads } from "../../db/schema/index.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { groupedBy } from "../../platform/groupedBy.ts";
import { firstPageByParent, firstPagePerParent } from "../../records/firstPageByParent.ts";
import { orderBy, pageOf, type Sortable, type SortField } from "../../records/listing.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { isOnOffer } from "../../teeTime/freeTeeTimes.ts";
import { sizesLeft, slotFacts } from "../../teeTime/slotFacts.ts";
import { type LeadRow, leadIsOpen, waitingCustomer } from "../availabilityQueues/queueEntries.ts";
import { callOf, callStates, hasDeclined } from "../calls/callStates.ts";
import { leadSubject } from "../calls/callSubject.ts";
import { recordLead } from "./recordLead.ts";

type LostLead = components["schemas"]["LostLead"];

const callerTexts = {
  last_name: lower(customers.last_name),
  email: lower(customers.email),
  primary_phone: customers.primary_phone,
};

const sorts: Readonly<Record<SortField<Query<"listLostLeads">>, Sortable>> = {
  ...callerTexts,
  lead_date: lostLeads.lead_date,
  course_name: golfCourses.course_name,
  players: lostLeads.players,
  play_time: lostLeads.play_time,
  created_at: lostLeads.created_at,
};

const byCaller = {
  id: lostLeads.id,
  by: lostLeads.customer_id,
  to: customers.id,
  sorts: callerTexts,
  where: leadIsOpen,
};

const byCourse = {
  id: lostLeads.id,
  by: lostLeads.golf_course_id,
  to: golfCourses.id,
  sorts: { course_name: golfCourses.course_name },
  where: leadIsOpen,
};

/** API-009 and API-010: callers who have not booked, the newest first (UNCLEAR-36). */
export function lostLeadHandlers({
  db,
  clock,
}: Services): Pick<Handlers, "listLostLeads" | "countLostLeads" | "createLostLead"> {
  return {
    createLostLead: ({ body: { lost_lead }, staff }) => recordLead({ db, clock }, { staff, lost_lead }),
    listLostLeads: ({ query, staff }) => listLostLeads(db, query, { now: clock.localNow(), staff }),
    countLostLeads: () => db.$count(lostLeads, leadIsOpen),
  };
}

async function listLostLeads(
  db: Database,
  query: Query<"listLostLeads">,
  { now, staff }: { readonly now: LocalMoment; readonly staff: Pick<StaffMember, "id"> },
): Promise<LostLead[]> {
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select({
      lead: lostLeads,
      course: { id: golfCourses.id, course_name: golfCourses.course_name },
      customer: waitingCustomer,
      has_declined: hasDeclined(now.date),
    })
    .from(lostLeads)
    .innerJoin(golfCourses, eq(golfCourses.id, lostLeads.golf_course_id))
    .leftJoin(customers, eq(customers.id, lostLeads.customer_id))
    .where(
      and(
        leadIsOpen,
        firstPageByParent(byCaller, query, offset + limit),
        firstPagePerParent(byCourse, query, offset + limit),
      ),
    )
    .orderBy(...orderBy(query, sorts, { otherwise: [desc(lostLeads.created_at)], tie: lostLeads.id }))
    .limit(limit)
    .offset(offset);
  const free = await findSlots(
    db,
    rows.map(({ lead }) => lead),
    now,
  );
  const states = await callStates(
    db,
    rows.map(({ lead }) => leadSubject(lead.id)),
    staff.id,
  );
  const timesFor = (lead: LeadRow) => slotsFor(requestOf(lead), free.get(whereOf(lead)) ?? []);
  return rows.map(({ lead, course, customer, has_declined }) => ({
    id: lead.id,
    created_at: lead.created_at.toISOString(),
    players: lead.players,
    play_time: lead.play_time,
    lead_date: lead.lead_date,
    course,
    customer,
    ...callOf(states, leadSubject(lead.id)),
    fore_up_availabilities: (has_declined ? [] : timesFor(lead)).map(({ slot }) => ({
      id: slot.id,
      spots: Math.max(...slot.spots),
      group_sizes: [...slot.spots],
      available_date: slot.available_date,
      available_time: slot.available_time,
      course_id: course.id,
      course_name: course.course_name,
    })),
  }));
}

const requestOf = ({ id, golf_course_id, lead_date, play_time, players }: LeadRow) => ({
  id,
  course_id: golf_course_id,
  play_date: lead_date,
  play_time,
  players,
  position: null,
});

const whereOf = ({ golf_course_id, lead_date }: Pick<LeadRow, "golf_course_id" | "lead_date">): string =>
  `${golf_course_id} ${lead_date}`;

/** Tee times on offer from now on at the courses and days of these leads. */
async function findSlots(db: Database, leads: readonly LeadRow[], now: LocalMoment) {
  const { id, golf_course_id: course_id, available_date, available_time } = foreUpAvailabilities;
  if (leads.length === 0) return new Map<string, never[]>();
  const pairs = leads.map((lead) => sql`(${lead.golf_course_id}::int, ${lead.lead_date}::date)`);
  const free = await db
    .select({ id, course_id, available_date, available_time, facts: slotFacts })
    .from(foreUpAvailabilities)
    .where(and(...isOnOffer(now), sql`(${course_id}, ${available_date}) in (${sql.join(pairs, sql`, `)})`));
  const left = free
    .map(({ facts, ...slot }) => ({ ...slot, spots: sizesLeft(facts) }))
    .filter(({ spots }) => spots.length > 0);
  return groupedBy(left, (slot) => whereOf({ golf_course_id: slot.course_id, lead_date: slot.available_date }));
}
