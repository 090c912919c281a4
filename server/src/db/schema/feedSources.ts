import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, lower, stamps } from "./columns.ts";

/** A course system, or a collector of several, that sends free tee times (docs/availability-feed.md). */
export const feedSources = pgTable(
  "feed_sources",
  {
    id: id(),
    name: text().notNull(),
    /** The moment of the last complete snapshot. Slots seen before it that are not in it are gone. */
    snapshot_at: instant(),
    /** The moment it last sent anything. */
    fed_at: instant(),
    ...stamps,
  },
  (table) => [uniqueIndex("feed_sources_name").on(lower(table.name))],
);

/** Secrets a source sends with its feed, as SHA-256. A source may have two while they are being exchanged. */
export const feedKeys = pgTable(
  "feed_keys",
  {
    id: id(),
    feed_source_id: integer()
      .notNull()
      .references(() => feedSources.id, { onDelete: "cascade" }),
    key_hash: text().notNull().unique(),
    revoked_at: instant(),
    ...stamps,
  },
  (table) => [index("feed_keys_source").on(table.feed_source_id)],
);
