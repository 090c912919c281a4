import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { feedKeys, feedSources } from "../../db/schema/feedSources.ts";
import { hashToken, newToken } from "../../session/tokens.ts";

/** The source of a key, and the moment by the database's clock; null for an unknown or revoked key. */
export async function sourceOfKey(db: Database, key: string) {
  const { id, name, snapshot_at } = feedSources;
  const [source] = await db
    .select({ id, name, snapshot_at, now: sql`now()`.mapWith(feedSources.fed_at) })
    .from(feedKeys)
    .innerJoin(feedSources, eq(feedSources.id, feedKeys.feed_source_id))
    .where(and(eq(feedKeys.key_hash, hashToken(key)), isNull(feedKeys.revoked_at)));
  return source ?? null;
}

/** The source with a name, added if it is new. */
export async function sourceNamed(db: Database, name: string) {
  const { id, snapshot_at } = feedSources;
  const isIt = eq(lower(feedSources.name), name.toLowerCase());
  await db.insert(feedSources).values({ name }).onConflictDoNothing();
  const [source] = await db.select({ id, name: feedSources.name, snapshot_at }).from(feedSources).where(isIt);
  if (source === undefined) throw new Error("The source was not stored.");
  return source;
}

/** A new key for a source; only its hash is kept. */
export async function createFeedKey(db: Database, name: string): Promise<string> {
  const source = await sourceNamed(db, name);
  const key = newToken();
  await db.insert(feedKeys).values({ feed_source_id: source.id, key_hash: hashToken(key) });
  return key;
}

/** Ends all keys of a source; returns how many there were. */
export async function revokeFeedKeys(db: Database, name: string): Promise<number> {
  const source = await sourceNamed(db, name);
  const revoked = await db
    .update(feedKeys)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(feedKeys.feed_source_id, source.id), isNull(feedKeys.revoked_at)))
    .returning({ id: feedKeys.id });
  return revoked.length;
}
