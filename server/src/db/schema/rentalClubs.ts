import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { cents, entity, id } from "./columns.ts";
import { golfCourses } from "./golfCourses.ts";

/** A set of clubs that a course rents out: the course's cost, its rate, and the customer's price per set. */
export const rentalClubs = pgTable(
  "rental_clubs",
  {
    id: id(),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id),
    cost_cents: cents().notNull(),
    raw_rate: cents().notNull(),
    raw_charge: cents().notNull(),
    brand: text().notNull(),
    description: text().notNull().default(""),
    /** 0 left, 1 right. */
    handed: integer().$type<0 | 1>().notNull(),
    /** 0 male, 1 female. */
    sex: integer().$type<0 | 1>().notNull(),
    archived: boolean().notNull().default(false),
    is_dollars: boolean().notNull().default(true),
    /** Cents or hundredths of a percent, by `is_dollars`. */
    commission_hundredths: integer().notNull().default(0),
    ...entity,
  },
  (table) => [
    index("rental_clubs_course").on(table.golf_course_id),
    check("rental_clubs_amounts", sql`least(${table.cost_cents}, ${table.raw_rate}, ${table.raw_charge}) >= 0`),
    check("rental_clubs_codes", sql`${table.handed} in (0, 1) and ${table.sex} in (0, 1)`),
    check("rental_clubs_commission", sql`${table.commission_hundredths} >= 0`),
  ],
);
