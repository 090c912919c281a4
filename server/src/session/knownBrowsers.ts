import { and, eq, exists, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lower } from "../db/schema/columns.ts";
import { knownBrowsers, staffUsers } from "../db/schema/index.ts";
import { signInName } from "./signInName.ts";
import { hashToken, newToken } from "./tokens.ts";

/** Days a browser stays known after its last sign-in. */
export const knownDays = 180;

/** The cookie that identifies a browser. It opens nothing: it only gives those who use the browser a budget of their own. */
export const browserCookie = "teedesk_browser";

/** Whether somebody with this address has signed in from the browser before. */
export async function isKnownBrowser(db: Database, token: string, email: string): Promise<boolean> {
  const person = db
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(and(eq(staffUsers.id, knownBrowsers.staff_user_id), eq(lower(staffUsers.email), signInName(email))));
  return (await db.$count(knownBrowsers, and(eq(knownBrowsers.token_hash, hashToken(token)), exists(person)))) > 0;
}

/** Forgets the browsers in which somebody signed in. Some may be of who only knew the password, before it took a code as well. */
export async function forgetBrowsers(db: Database, staff_user_id: number): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.staff_user_id, staff_user_id));
}

/**
 * Remembers that somebody signed in from a browser, and returns its token: the one it sent, or its first. A token that was
 * never given out here is replaced, as whoever put it there knows it.
 */
export async function rememberBrowser(db: Database, token: string | null, staff_user_id: number): Promise<string> {
  const isOurs = token !== null && (await db.$count(knownBrowsers, eq(knownBrowsers.token_hash, hashToken(token)))) > 0;
  const known = isOurs ? token : newToken();
  await db
    .insert(knownBrowsers)
    .values({ staff_user_id, token_hash: hashToken(known) })
    .onConflictDoUpdate({
      target: [knownBrowsers.token_hash, knownBrowsers.staff_user_id],
      set: { updated_at: sql`now()` },
    });
  await db.delete(knownBrowsers).where(lt(knownBrowsers.updated_at, sql`now() - make_interval(days => ${knownDays})`));
  return known;
}
