import { sql } from "drizzle-orm";
import { boolean, check, index, integer, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { cents, entity, folded, id, lower, stamps } from "./columns.ts";

export const golfCourses = pgTable(
  "golf_courses",
  {
    id: id(),
    course_name: text().notNull(),
    display_name: text().notNull().default(""),
    address: text().notNull().default(""),
    address_2: text().notNull().default(""),
    city: text().notNull().default(""),
    subdivision: text().notNull().default(""),
    postcode: text().notNull().default(""),
    country_alpha2: text().notNull().default("US"),
    phone: text().notNull().default(""),
    email: text().notNull().default(""),
    rate_required: boolean().notNull().default(true),
    inactive: boolean().notNull().default(false),
    internal_only: boolean().notNull().default(false),
    is_realtime: boolean().notNull().default(false),
    cart_rate_cents: cents(),
    days_out_to_scrape: integer().notNull().default(0),
    /** Number of rounds a day that may be sold in real time; 0 is without limit. */
    round_limit: integer().notNull().default(0),
    description: text().notNull().default(""),
    quality: integer().notNull().default(1),
    /** Miles. */
    distance_from_airport: numeric({ precision: 7, scale: 2, mode: "number" }),
    price_min_cents: cents(),
    price_max_cents: cents(),
    position: integer().notNull().default(1),
    ...entity,
  },
  (table) => [
    index("golf_courses_name").on(lower(table.course_name)),
    // Staff choose courses by their names, in whatever case or spelling of accents.
    uniqueIndex("golf_courses_folded_name").on(folded([table.course_name])),
    check("golf_courses_quality", sql`${table.quality} between 1 and 5`),
    check("golf_courses_limits", sql`${table.days_out_to_scrape} >= 0 and ${table.round_limit} >= 0`),
    check(
      "golf_courses_prices",
      sql`least(${table.cart_rate_cents}, ${table.price_min_cents}, ${table.price_max_cents}) >= 0`,
    ),
  ],
);

/** At most one record per course and external system. */
const courseLink = () => ({
  id: id(),
  golf_course_id: integer()
    .notNull()
    .unique()
    .references(() => golfCourses.id, { onDelete: "cascade" }),
  ...stamps,
});

/** The course in the switch provider's system. */
export const golfswitchCourses = pgTable("golfswitch_courses", {
  ...courseLink(),
  gs_id: text().notNull().default(""),
  gs_xid: text().notNull().default(""),
});

/** The course on the tee-time marketplace. */
export const golfnowCourses = pgTable("golfnow_courses", { ...courseLink(), golfnow_id: text().notNull().default("") });

/** The course in the club-management system. */
export const clubProphetCourses = pgTable("club_prophet_courses", {
  ...courseLink(),
  club_prophet_id: text().notNull().default(""),
});
