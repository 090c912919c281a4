import type { components } from "@teedesk/openapi";
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { feedSources } from "../../db/schema/feedSources.ts";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { isFree } from "../../teeTime/freeTeeTimes.ts";

/**
 * The sources of free tee times with their last feeds, the oldest first: their slots may be out of date. `free` counts those that they
 * showed as free, whether or not seats are left.
 */
export async function listFeedSources(db: Database, now: LocalMoment): Promise<components["schemas"]["FeedSource"][]> {
  const { id, name, fed_at } = feedSources;
  const sources = await db
    .select({ id, name, fed_at, free: count(foreUpAvailabilities.id) })
    .from(feedSources)
    .leftJoin(foreUpAvailabilities, and(eq(foreUpAvailabilities.feed_source_id, id), ...isFree(now)))
    .groupBy(id)
    .orderBy(sql`${fed_at} nulls first`, asc(name));
  return sources.map((source) => ({ ...source, fed_at: source.fed_at?.toISOString() ?? null }));
}
