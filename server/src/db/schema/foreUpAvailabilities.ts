import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, isTimeOfDay, localDate, stamps, timeOfDay } from "./columns.ts";
import { feedSources } from "./feedSources.ts";
import { golfCourses } from "./golfCourses.ts";
import { golfRates } from "./golfRates.ts";

/**
 * A tee time that was free when a course's own system was last read. One that is sold stays, gone, for those who wait for it:
 * its waiting customers are availability_queues. teeTime/freeTeeTimes.ts defines which of them are on offer.
 */
export const foreUpAvailabilities = pgTable(
  "fore_up_availabilities",
  {
    id: id(),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "cascade" }),
    golf_rate_id: integer().references(() => golfRates.id, { onDelete: "set null" }),
    available_date: localDate().notNull(),
    available_time: timeOfDay().notNull(),
    /** The numbers of players that can be booked, smallest first; a sold slot keeps those it had, or has 1 where none were ever seen. */
    spots: integer().array().notNull(),
    is_new: boolean().notNull().default(false),
    /** The moment of the latest observation of it; an older one that comes later changes nothing. */
    scraped_at: instant().notNull(),
    /**
     * The latest moment that the observation can know of: its own, or that of storing it where the source's clock is fast. A trigger
     * writes it, and most_seen.
     */
    known_until: instant().notNull().defaultNow(),
    /**
     * The most players that an observation had room for: the largest group it saw fit, and those whom it knew to stand there. Of a slot
     * that is seen taken once more, the largest party alone that it knew.
     */
    most_seen: integer().notNull().default(0),
    /** The moment it was seen to be no longer free; null while it is free. */
    gone_at: instant(),
    /** The source that saw it last; null for a slot that no feed sent. */
    feed_source_id: integer().references(() => feedSources.id, { onDelete: "set null" }),
    /** When staff closed its queue; an open queue has none. */
    queue_closed_at: instant(),
    ...stamps,
  },
  (table) => [
    uniqueIndex("fore_up_availabilities_once").on(table.golf_course_id, table.available_date, table.available_time),
    index("fore_up_availabilities_when").on(table.available_date, table.available_time),
    index("fore_up_availabilities_rate").on(table.golf_rate_id),
    // A snapshot removes slots that its source no longer lists. No index has scraped_at, which changes with every snapshot:
    // the table leaves half of each page free (migration 0030), so that seeing a slot again writes to no index.
    index("fore_up_availabilities_source").on(table.feed_source_id).where(sql`${table.gone_at} is null`),
    check("fore_up_availabilities_time", isTimeOfDay(table.available_time)),
    check("fore_up_availabilities_spots", sql`cardinality(${table.spots}) > 0 and 0 < all(${table.spots})`),
  ],
);
