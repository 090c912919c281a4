import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, ne, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { preparedFor } from "../db/preparedFor.ts";
import {
  pendingSignIns,
  secondFactors,
  sessions,
  sessionTokens,
  staffGroups,
  staffUserGroups,
  staffUsers,
} from "../db/schema/index.ts";
import { retried } from "../platform/retried.ts";
import type { StaffMember } from "./staffMember.ts";
import { hashToken, newToken, sameHash } from "./tokens.ts";

/** The time in which a token still serves requests that were sent with it, once its successor has been used. */
const graceSeconds = 30;
const beforeGrace = sql`now() - make_interval(secs => ${graceSeconds})`;

/**
 * A token is replaced when it is first used. So a later one that was replaced has reached the browser; a later one that
 * was not may be lost with its response, and then the browser has only the older one.
 */
const later = alias(sessionTokens, "later");
const stillServes = sql<boolean>`not exists (
  select 1 from ${sessionTokens} ${later} where ${later.session_id} = ${sessionTokens.session_id} and ${later.id} > ${sessionTokens.id}
  and ${later.replaced_at} < ${beforeGrace})`;

/** Whether the next response carries a successor: there is no successor yet, or the browser has not used it for a while. */
const wantsSuccessor = or(isNull(sessionTokens.replaced_at), lt(sessionTokens.replaced_at, beforeGrace));

/** The credentials a caller presents. */
export type Presented = { readonly client: string; readonly token: string; readonly uid: string };

/** The values of the session headers, as the console stores them (API-001). */
export type Credentials = { readonly token: string; readonly client: string; readonly expiresAt: Date };

/** Whether the staff user of a query is in the admins' group. */
export const isAdminSql: SQL<boolean> = sql`exists (
  select 1 from ${staffUserGroups} join ${staffGroups} on ${staffGroups.id} = ${staffUserGroups.staff_group_id}
  where ${staffUserGroups.staff_user_id} = ${staffUsers.id} and ${staffGroups.level} = 'admin')`;

/** The browser somebody signs in with. */
export type Browser = { readonly browser: string; readonly network_address: string };

/** Opens a session, and forgets those that ended. */
export async function openSession(
  db: Database,
  {
    staff_user_id,
    days,
    ...entered
  }: Browser & { readonly staff_user_id: number; readonly days: number; readonly has_second_factor: boolean },
): Promise<Credentials> {
  await retried(() => db.delete(sessions).where(lt(sessions.expires_at, sql`now()`)));
  return db.transaction(async (tx) => {
    const [session] = await tx
      .insert(sessions)
      .values({
        ...entered,
        staff_user_id,
        client: randomUUID(),
        expires_at: sql`now() + make_interval(days => ${days})`,
      })
      .returning();
    if (session === undefined) throw new Error("The session was not stored.");
    const token = newToken();
    await tx.insert(sessionTokens).values({ session_id: session.id, token_hash: hashToken(token) });
    return { token, client: session.client, expiresAt: session.expires_at };
  });
}

/** The columns of a staff member that are read with a session. */
const staffColumns = {
  id: staffUsers.id,
  email: staffUsers.email,
  name: staffUsers.name,
  desk: staffUsers.desk,
  session_id: sessions.id,
  isAdmin: isAdminSql,
  hasSecondFactor: sql<boolean>`exists (
    select 1 from ${secondFactors}
    where ${secondFactors.staff_user_id} = ${staffUsers.id} and ${secondFactors.confirmed_at} is not null)`,
  enteredWithFactor: sessions.has_second_factor,
  isConfirmed: sql<boolean>`coalesce(${sessions.confirmed_until} > now(), false)`,
};

/** Who is signed in, and how. */
export type SignedInStaff = StaffMember & {
  readonly hasSecondFactor: boolean;
  /** Whether a code of that factor was given in this session. */
  readonly enteredWithFactor: boolean;
  /** Whether the password was given again a few minutes ago (DECISION-71). */
  readonly isConfirmed: boolean;
};

const staffOf = ({ isAdmin, ...staff }: Omit<SignedInStaff, "level"> & { isAdmin: boolean }): SignedInStaff => ({
  ...staff,
  level: isAdmin ? "admin" : "other",
});

/** Minutes without an act of its owner that end a session; null ends none. */
export type IdleLimit = { readonly idleMinutes: number | null };

/** Whether a session has neither expired nor been idle for too long (DECISION-75). */
const isOpen = (idleMinutes: number | null | Placeholder) =>
  and(
    gt(sessions.expires_at, sql`now()`),
    sql`coalesce(${sessions.last_used_at} > now() - make_interval(mins => ${idleMinutes}::int), true)`,
  );

/** Addresses are compared here: a database's collation may treat two different ones as equal. */
const isSame = (email: string, uid: string): boolean => email.toLowerCase() === uid.toLowerCase();

export type FoundSession = {
  readonly staff: SignedInStaff;
  readonly expiresAt: Date;
  readonly tokenId: number;
  /** False for a token that was replaced a moment ago. */
  readonly wantsSuccessor: boolean;
  /** Seconds since the last act of its owner that was stored. */
  readonly unusedSeconds: number;
};

const tokensOfClient = preparedFor((db) =>
  db
    .select({
      staff: staffColumns,
      expiresAt: sessions.expires_at,
      tokenId: sessionTokens.id,
      tokenHash: sessionTokens.token_hash,
      wantsSuccessor: sql<boolean>`${wantsSuccessor}`,
      unusedSeconds: sql<number>`extract(epoch from now() - ${sessions.last_used_at})::int`,
    })
    .from(sessions)
    .innerJoin(sessionTokens, eq(sessionTokens.session_id, sessions.id))
    .innerJoin(staffUsers, eq(staffUsers.id, sessions.staff_user_id))
    .where(and(eq(sessions.client, sql.placeholder("client")), isOpen(sql.placeholder("idleMinutes")), stillServes))
    .prepare("tokens_of_client"),
);

/** The session of these three headers; null when it ended or never existed, or when the token is another one. */
export async function findSession(
  db: Database,
  { client, token, uid, idleMinutes }: Presented & IdleLimit,
): Promise<FoundSession | null> {
  const candidates = await tokensOfClient(db).execute({ client, idleMinutes });
  const hash = hashToken(token);
  const found = candidates.find(({ tokenHash }) => sameHash(tokenHash, hash));
  if (found === undefined || !isSame(found.staff.email, uid)) return null;
  const { tokenHash: _, staff, ...session } = found;
  return { ...session, staff: staffOf(staff) };
}

/** The person of this session, for a secret that represents it; null when it ended or does not match the caller's values. */
export async function findStaff(
  db: Database,
  { session_id, client, uid, idleMinutes }: IdleLimit & { session_id: number; client: string; uid: string },
): Promise<SignedInStaff | null> {
  const [found] = await db
    .select(staffColumns)
    .from(sessions)
    .innerJoin(staffUsers, eq(staffUsers.id, sessions.staff_user_id))
    .where(and(eq(sessions.id, session_id), eq(sessions.client, client), isOpen(idleMinutes)));
  return found === undefined || !isSame(found.email, uid) ? null : staffOf(found);
}

/** Replaces a token by a new one; null when another request has just done so, whose response carries it. */
export async function rotateToken(db: Database, session_id: number, tokenId: number): Promise<string | null> {
  return db.transaction(async (tx) => {
    const replaced = await tx
      .update(sessionTokens)
      .set({ replaced_at: sql`now()` })
      .where(and(eq(sessionTokens.id, tokenId), wantsSuccessor))
      .returning({ id: sessionTokens.id });
    if (replaced.length === 0) return null;
    const token = newToken();
    await tx.insert(sessionTokens).values({ session_id, token_hash: hashToken(token) });
    await tx.delete(sessionTokens).where(and(eq(sessionTokens.session_id, session_id), sql`not (${stillServes})`));
    return token;
  });
}

/** Notes that a code of the second factor was given in a session. */
export async function noteFactor(tx: Database, session_id: number): Promise<void> {
  await tx.update(sessions).set({ has_second_factor: true }).where(eq(sessions.id, session_id));
}

/** The precision of a session's last use, in seconds: a finer one would need a write for every read. */
const usePrecision = 60;

/** Notes the last act of a session's owner, `idleSeconds` ago, unless it or one just before it is stored. */
export async function noteUse(
  db: Database,
  { session_id, unusedSeconds, idleSeconds }: { session_id: number; unusedSeconds: number; idleSeconds: number },
): Promise<void> {
  if (unusedSeconds - idleSeconds < usePrecision) return;
  const last_used_at = sql`greatest(${sessions.last_used_at}, now() - make_interval(secs => ${idleSeconds}))`;
  await db.update(sessions).set({ last_used_at }).where(eq(sessions.id, session_id));
}

type SessionOwner = Pick<StaffMember, "id" | "session_id"> & IdleLimit;

/** The sessions of a staff member, the latest used first. */
export const ownSessions = (db: Database, { id, session_id, idleMinutes }: SessionOwner) =>
  db
    .select({
      id: sessions.id,
      is_current: sql<boolean>`${sessions.id} = ${session_id}`,
      browser: sessions.browser,
      network_address: sessions.network_address,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
      expires_at: sessions.expires_at,
    })
    .from(sessions)
    .where(and(eq(sessions.staff_user_id, id), isOpen(idleMinutes)))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id));

/** Ends all sessions of a staff member but one, and the sign-ins that wait for a code. Call it within `retried`, for the reason at `closeSession`. */
export async function closeSessions(db: Database, staff_user_id: number, but: number | null): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.staff_user_id, staff_user_id));
  const isOther = but === null ? undefined : ne(sessions.id, but);
  await db.delete(sessions).where(and(eq(sessions.staff_user_id, staff_user_id), isOther));
}

/** Ends one session of a staff member; false when it is not theirs. Retried like `closeSession`. */
export async function closeOwnSession(db: Database, session_id: number, staff_user_id: number): Promise<boolean> {
  const isOwn = and(eq(sessions.id, session_id), eq(sessions.staff_user_id, staff_user_id));
  return (await retried(() => db.delete(sessions).where(isOwn).returning({ id: sessions.id }))).length > 0;
}

/**
 * Ends a session. It takes its forms off holds before the holds, a booking a hold before its forms: the one that the database stops is
 * run again (DECISION-51).
 */
export async function closeSession(db: Database, session_id: number): Promise<void> {
  await retried(() => db.delete(sessions).where(eq(sessions.id, session_id)));
}
