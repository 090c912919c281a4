import { asc, eq } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { helpfulLinks } from "../../db/schema/index.ts";
import { type Conditions, contains, orderBy, whereAll } from "../../listing.ts";

type Asked = Query<"listHelpfulLinks">;

const conditions: Conditions<NonNullable<Asked["filters"]>> = {
  type: (type) => eq(helpfulLinks.type, type),
  description: (text) => contains(helpfulLinks.description, text),
  url: (text) => contains(helpfulLinks.url, text),
};

const sortable = {
  url: helpfulLinks.url,
  type: helpfulLinks.type,
  description: helpfulLinks.description,
  order: helpfulLinks.order,
};

/** All that match: the list has no pages (CONST-34). */
export function listHelpfulLinks(db: Database, asked: Asked) {
  return db
    .select({ id: helpfulLinks.id, lock_version: helpfulLinks.lock_version, ...sortable })
    .from(helpfulLinks)
    .where(whereAll(asked.filters, conditions))
    .orderBy(...orderBy(asked, sortable, { otherwise: [asc(helpfulLinks.order)], tie: helpfulLinks.id }));
}

export const countHelpfulLinks = (db: Database, { filters }: Query<"countHelpfulLinks">): Promise<number> =>
  db.$count(helpfulLinks, whereAll(filters, conditions));
