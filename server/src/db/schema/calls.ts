import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { availabilityQueues } from "./availabilityQueues.ts";
import { id, instant, localDate } from "./columns.ts";
import { customers } from "./customers.ts";
import { lostLeads } from "./lostLeads.ts";
import { staffUsers } from "./staffUsers.ts";

/** The outcomes of a call to a customer; `booked` is stored with the booking, `done` is a call that was promised and made. */
const callOutcomes = ["no_answer", "left_message", "call_back", "declined", "booked", "done"] as const;

/**
 * A call to a customer, about their lead or their place in a queue where there is one. Rows are only added: a promised call is open while
 * its `call_back` is the last row of its subject.
 */
export const calls = pgTable(
  "calls",
  {
    id: id(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The customer it was about, where that one was merged since: their promises stay apart (DECISION-64). */
    merged_from: integer().references(() => customers.id),
    lost_lead_id: integer().references(() => lostLeads.id, { onDelete: "set null" }),
    /** Of a customer who waits without a lead. */
    availability_queue_id: integer().references(() => availabilityQueues.id, { onDelete: "set null" }),
    subject: text()
      .notNull()
      .generatedAlwaysAs(
        sql`case when lost_lead_id is not null then 'lead ' || lost_lead_id::text
          when availability_queue_id is not null then 'entry ' || availability_queue_id::text
          else 'customer ' || coalesce(merged_from, customer_id)::text end`,
      ),
    outcome: text({ enum: callOutcomes }).notNull(),
    /** The day of the call at the business. */
    called_on: localDate().notNull(),
    /** When to call back. */
    call_at: instant(),
    note: text().notNull().default(""),
    staff_user_id: integer().references(() => staffUsers.id, { onDelete: "set null" }),
    /** The agent's name at the time of the call. */
    agent: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("calls_subject").on(table.subject, table.id),
    index("calls_promised").on(table.id).where(sql`${table.outcome} = 'call_back'`),
    index("calls_day").on(table.called_on),
    index("calls_customer").on(table.customer_id, table.id),
    index("calls_merged_from").on(table.merged_from).where(sql`${table.merged_from} is not null`),
    index("calls_lead").on(table.lost_lead_id),
    index("calls_queue").on(table.availability_queue_id),
    index("calls_staff_user").on(table.staff_user_id),
    check("calls_call_at", sql`(${table.outcome} = 'call_back') = (${table.call_at} is not null)`),
    check("calls_about", sql`${table.lost_lead_id} is null or ${table.availability_queue_id} is null`),
  ],
);
