import { createHash } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { signInAttempts } from "../db/schema/index.ts";
import { tooManyRequests } from "../platform/refusal.ts";
import { signInName } from "./signInName.ts";

const windowMinutes = 15;
const windowStart = sql`now() - make_interval(mins => ${windowMinutes})`;

const emailSubject = (email: string) => `email:${createHash("sha256").update(signInName(email)).digest("base64url")}`;

/**
 * Counts this sign-in before the password is looked at, so that attempts made at once count too. The count is in the
 * database: every server behind a balancer sees it. Refuses with 429 beyond the limit for the e-mail address, or beyond
 * ten times as many from the network address, whose further attempts leave no trace.
 */
export async function countSignIn(db: Database, { email, ip, limit }: { email: string; ip: string; limit: number }) {
  if ((await count(db, `ip:${ip}`, 10 * limit)) || (await count(db, emailSubject(email), limit))) {
    throw tooManyRequests(`Too many attempts. Try again in ${windowMinutes} minutes.`, windowMinutes * 60);
  }
}

async function count(db: Database, subject: string, limit: number): Promise<boolean> {
  const isPast = sql`${signInAttempts.window_started_at} < ${windowStart}`;
  const [counted] = await db
    .insert(signInAttempts)
    .values({ subject, attempts: 1, window_started_at: sql`now()` })
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        attempts: sql`case when ${isPast} then 1 else ${signInAttempts.attempts} + 1 end`,
        window_started_at: sql`case when ${isPast} then now() else ${signInAttempts.window_started_at} end`,
        updated_at: sql`now()`,
      },
    })
    .returning({ attempts: signInAttempts.attempts });
  return (counted?.attempts ?? 0) > limit;
}

/** After a success the e-mail address starts afresh, and counts nobody needs any more go. */
export async function forgetSignIns(db: Database, email: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.subject, emailSubject(email)));
  await db.delete(signInAttempts).where(lt(signInAttempts.window_started_at, windowStart));
}
