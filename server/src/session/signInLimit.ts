import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { signInAttempts } from "../db/schema/index.ts";
import { LockOut } from "../platform/refusal.ts";
import { isKnownBrowser } from "./knownBrowsers.ts";
import { signInName } from "./signInName.ts";
import { hashToken } from "./tokens.ts";

const windowMinutes = 15;
const windowStart = sql`now() - make_interval(mins => ${windowMinutes})`;

export type SignInAttempt = {
  readonly email: string;
  readonly ip: string;
  /** The browser's token, if it has one. */
  readonly browser: string | null;
  /** The secret that is tried. A code has budgets of its own, since whoever knows the password could renew those of the password. */
  readonly of: "password" | "code";
};

/** A budget of failed attempts, and its number of failures in 15 minutes. */
type Budget = { readonly subject: string; readonly limit: number; readonly isOfNetwork?: true };

const hashOf = (email: string) => createHash("sha256").update(signInName(email)).digest("base64url");

/** A household or office gets a /64 of IPv6 to draw addresses from. */
export const networkOf = (ip: string): string => (isIPv6(ip) && !ip.startsWith("::ffff:") ? `${hextets(ip)}::/64` : ip);

/** The first four groups of an IPv6 address, with `::` written out. */
function hextets(ip: string): string {
  const [before = "", after = ""] = ip.split("::");
  const head = before.split(":").filter(Boolean);
  const missing = ip.includes("::") ? 8 - head.length - after.split(":").filter(Boolean).length : 0;
  return [...head, ...Array<string>(missing).fill("0"), ...after.split(":")].slice(0, 4).join(":");
}

/**
 * A browser the person has signed in from has a budget of its own: attempts of others cannot lock it out. All others share
 * one for the person in their network, one for their network and one for the person; the last limits guessing from many
 * networks.
 */
async function budgetsOf(db: Database, attempt: SignInAttempt, limit: number): Promise<Budget[]> {
  const { email, ip, browser } = attempt;
  const isCode = attempt.of === "code";
  const person = `${isCode ? "code:" : ""}${hashOf(email)}`;
  if (browser !== null && (await isKnownBrowser(db, browser, email))) {
    const own = { subject: `browser:${hashToken(browser)}:${person}`, limit };
    // With SECOND_FACTOR=off a browser is known by the password alone: codes are limited over all browsers as well.
    return isCode ? [own, { subject: `known:${person}`, limit: 10 * limit }] : [own];
  }
  const network = networkOf(ip);
  return [
    { subject: `network:${network}`, limit: 10 * limit, isOfNetwork: true },
    { subject: `email:${person}:${network}`, limit },
    // Who gets as far as a code knows the password, so a small budget cannot be used to lock out just anybody.
    { subject: `email:${person}`, limit: isCode ? limit : 10 * limit },
  ];
}

/** Milliseconds an attempt waits: nothing for the first third of a budget, then twice as long each time, up to 2 s. */
export const delayOf = (failures: number, limit: number): number =>
  failures <= limit / 3 ? 0 : Math.min(250 * 2 ** (failures - Math.ceil(limit / 3)), 2000);

/**
 * Counts this sign-in as a failure before the password is checked, so that simultaneous attempts count too; `succeeded`
 * undoes that. The count is in the database: every server behind a balancer sees it. Refuses with 429 beyond a
 * budget, and delays what comes near it.
 */
export async function admitSignIn(
  db: Database,
  attempt: SignInAttempt,
  limit: number,
): Promise<{ readonly succeeded: () => Promise<void> }> {
  const budgets = await budgetsOf(db, attempt, limit);
  let delay = 0;
  for (const { subject, limit: most, isOfNetwork = false } of budgets) {
    const { failures, seconds } = await count(db, subject);
    if (failures > most) {
      throw new LockOut(`Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`, seconds, isOfNetwork);
    }
    delay = Math.max(delay, delayOf(failures, most));
  }
  if (delay > 0) await wait(delay);
  return { succeeded: () => takeBack(db, budgets) };
}

/** The failures in the current window, including this one, and the seconds until it ends. */
async function count(db: Database, subject: string): Promise<{ failures: number; seconds: number }> {
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
    .returning({
      failures: signInAttempts.attempts,
      seconds: sql<number>`ceil(extract(epoch from ${signInAttempts.window_started_at} - (${windowStart})))::int`,
    });
  return counted ?? { failures: 0, seconds: 0 };
}

/** Good sign-ins do not count. The person's own budget starts anew; failures of others stay counted. */
async function takeBack(db: Database, budgets: readonly Budget[]): Promise<void> {
  const own = budgets.map(({ subject }) => subject).filter((subject) => subject.startsWith("browser:"));
  const shared = budgets.map(({ subject }) => subject).filter((subject) => !own.includes(subject));
  if (own.length > 0) await db.delete(signInAttempts).where(inArray(signInAttempts.subject, own));
  for (const subject of shared) {
    await db
      .update(signInAttempts)
      .set({ attempts: sql`greatest(${signInAttempts.attempts} - 1, 0)` })
      .where(eq(signInAttempts.subject, subject));
  }
  await db.delete(signInAttempts).where(lt(signInAttempts.window_started_at, windowStart));
}
