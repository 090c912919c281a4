import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { entity, id } from "./columns.ts";

export const helpfulLinkTypes = ["helpful", "hotel", "psgr"] as const;

/** An entry of one of the top bar's three menus. Only web addresses: staff click it without looking. */
export const helpfulLinks = pgTable(
  "helpful_links",
  {
    id: id(),
    url: text().notNull(),
    description: text().notNull(),
    type: text({ enum: helpfulLinkTypes }).notNull().default("helpful"),
    order: integer().notNull().default(0),
    ...entity,
  },
  (table) => [
    index("helpful_links_menu").on(table.type, table.order),
    check("helpful_links_type", sql`${table.type} in ('helpful', 'hotel', 'psgr')`),
    check("helpful_links_url", sql`${table.url} ~* '^https?://'`),
  ],
);
