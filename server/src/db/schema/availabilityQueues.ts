import { sql } from "drizzle-orm";
import { check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { id, instant, stamps } from "./columns.ts";
import { customers } from "./customers.ts";
import { foreUpAvailabilities } from "./foreUpAvailabilities.ts";
import { lostLeads } from "./lostLeads.ts";

/**
 * One customer's place in the queue for a free tee time, the contract's availability queue. The tee time booked
 * from it, if any, refers to it (tee_times.availability_queue_id).
 */
export const availabilityQueues = pgTable(
  "availability_queues",
  {
    id: id(),
    fore_up_availability_id: integer()
      .notNull()
      .references(() => foreUpAvailabilities.id, { onDelete: "cascade" }),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    lost_lead_id: integer().references(() => lostLeads.id, { onDelete: "set null" }),
    /** 1 is next. */
    position: integer().notNull(),
    removed_at: instant(),
    ...stamps,
  },
  (table) => [
    index("availability_queues_availability").on(table.fore_up_availability_id, table.position),
    index("availability_queues_customer").on(table.customer_id),
    index("availability_queues_lead").on(table.lost_lead_id),
    check("availability_queues_position", sql`${table.position} > 0`),
  ],
);
