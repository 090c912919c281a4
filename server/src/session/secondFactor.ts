import { randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { SecondFactorPolicy } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { pendingSignIns, recoveryCodes, secondFactors, staffUsers } from "../db/schema/index.ts";
import { type CardCipher, factorOwner } from "../platform/cardCipher.ts";
import { failure } from "../platform/refusal.ts";
import type { StaffMember } from "./staffMember.ts";
import { hashToken, newToken } from "./tokens.ts";
import { base32, stepOf } from "./totp.ts";

/** Whether a person has to have a second factor. */
export const mustHaveFactor = (policy: SecondFactorPolicy, { level }: Pick<StaffMember, "level">): boolean =>
  policy === "all" || (policy === "admins" && level === "admin");

const confirmedFactorOf = (staff_user_id: number) =>
  and(eq(secondFactors.staff_user_id, staff_user_id), isNotNull(secondFactors.confirmed_at));

export const hasFactor = async (db: Database, staff_user_id: number): Promise<boolean> =>
  (await db.$count(secondFactors, confirmedFactorOf(staff_user_id))) > 0;

/** When a person's factor was confirmed, null without one, and how many recovery codes are unused. */
export async function readFactor(db: Database, staff_user_id: number) {
  const [factor] = await db
    .select({ confirmed_at: secondFactors.confirmed_at })
    .from(secondFactors)
    .where(confirmedFactorOf(staff_user_id));
  const unused = and(eq(recoveryCodes.staff_user_id, staff_user_id), isNull(recoveryCodes.used_at));
  return {
    confirmed_at: factor?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await db.$count(recoveryCodes, unused),
  };
}

const hasOne = () =>
  failure(
    409,
    "You have a second factor already. Reload the page to go on. My Account gives new recovery codes, or removes it.",
  );

/** A new secret for an authenticator app, which counts once it is confirmed. It replaces one that was not. */
export async function startFactor(db: Database, cards: CardCipher, staff_user_id: number): Promise<string> {
  const secret = base32(randomBytes(20));
  const encrypted_secret = cards.encrypt(secret, factorOwner(staff_user_id));
  const stored = await db
    .insert(secondFactors)
    .values({ staff_user_id, encrypted_secret })
    .onConflictDoUpdate({
      target: secondFactors.staff_user_id,
      set: { encrypted_secret },
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ id: secondFactors.staff_user_id });
  if (stored.length === 0) throw hasOne();
  return secret;
}

type Check = { readonly cards: CardCipher; readonly staff_user_id: number; readonly typed: string; readonly now: Date };

/** A code without the blanks and hyphens that people type or paste. */
const codeOf = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

/** The step of a code of the app; null when it is wrong, or when its step or a later one was used on any server. */
async function takeStep(tx: Database, { cards, staff_user_id, typed, now }: Check): Promise<number | null> {
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.staff_user_id, staff_user_id));
  if (factor === undefined) return null;
  const step = stepOf(cards.decrypt(factor.encrypted_secret, factorOwner(staff_user_id)), codeOf(typed), now);
  if (step === null) return null;
  const taken = await tx
    .update(secondFactors)
    .set({ last_step: step })
    .where(
      and(
        eq(secondFactors.staff_user_id, staff_user_id),
        eq(secondFactors.encrypted_secret, factor.encrypted_secret),
        lt(secondFactors.last_step, step),
      ),
    )
    .returning({ id: secondFactors.staff_user_id });
  return taken.length === 0 ? null : step;
}

/** Confirms the factor being set up. Returns false if the code is wrong; throws 409 if the person already has a confirmed factor. */
export async function confirmFactor(tx: Database, check: Check): Promise<boolean> {
  const { staff_user_id } = check;
  if (await hasFactor(tx, staff_user_id)) throw hasOne();
  if ((await takeStep(tx, check)) === null) return false;
  await tx
    .update(secondFactors)
    .set({ confirmed_at: sql`now()` })
    .where(eq(secondFactors.staff_user_id, staff_user_id));
  return true;
}

/** Takes a code of a person's confirmed factor, or one of their recovery codes; null when it is wrong or was used. */
export async function takeCode(tx: Database, check: Check): Promise<"code" | "recovery code" | null> {
  const { staff_user_id, typed } = check;
  if (!(await hasFactor(tx, staff_user_id))) return null;
  if (/^\d{6}$/.test(codeOf(typed))) return (await takeStep(tx, check)) === null ? null : "code";
  const used = await tx
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.staff_user_id, staff_user_id),
        eq(recoveryCodes.code_hash, hashToken(codeOf(typed))),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length === 0 ? null : "recovery code";
}

/** 120 random bits, which a plain hash protects as it does a token: below 112 it would have to be a password's (ASVS 6.5.2). */
const newRecoveryCode = (): string => (base32(randomBytes(15)).match(/.{4}/g) ?? []).join("-");

/** Ten new recovery codes in place of the earlier ones. They are stored as hashes, and shown this once. */
export async function renewRecoveryCodes(tx: Database, staff_user_id: number): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staff_user_id, staff_user_id));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ staff_user_id, code_hash: hashToken(codeOf(code)) })));
  return codes;
}

/** Removes a person's factor and its recovery codes. Returns false if they have none. */
export async function removeFactor(tx: Database, staff_user_id: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staff_user_id, staff_user_id));
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.staff_user_id, staff_user_id))
    .returning({ id: secondFactors.staff_user_id });
  return removed.length > 0;
}

/** Minutes in which a code has to follow the password, and the wrong codes that end the sign-in. */
const pendingMinutes = 5;
const mostWrongCodes = 6;

/** Notes that a person's password was right, and returns the secret with which the code is sent. */
export async function openPendingSignIn(db: Database, staff_user_id: number) {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expires_at, sql`now()`));
  const token = newToken();
  const [stored] = await db
    .insert(pendingSignIns)
    .values({
      staff_user_id,
      token_hash: hashToken(token),
      expires_at: sql`now() + make_interval(mins => ${pendingMinutes})`,
    })
    .returning();
  if (stored === undefined) throw new Error("The pending sign-in was not stored.");
  return { token, expires_at: stored.expires_at.toISOString() };
}

export type PendingSignIn = { readonly id: number; readonly staff: { readonly id: number; readonly email: string } };

/** The sign-in that waits for a code; null when it ended or never existed. */
export async function findPendingSignIn(db: Database, token: string): Promise<PendingSignIn | null> {
  const [found] = await db
    .select({ id: pendingSignIns.id, staff: { id: staffUsers.id, email: staffUsers.email } })
    .from(pendingSignIns)
    .innerJoin(staffUsers, eq(staffUsers.id, pendingSignIns.staff_user_id))
    .where(and(eq(pendingSignIns.token_hash, hashToken(token)), gt(pendingSignIns.expires_at, sql`now()`)));
  return found ?? null;
}

/** Counts an attempt before its code is checked, so that simultaneous ones count too. Null when the sign-in has ended. */
export async function countAttempt(db: Database, { id }: PendingSignIn): Promise<{ readonly isLast: boolean } | null> {
  const [counted] = await db
    .update(pendingSignIns)
    .set({ attempts: sql`${pendingSignIns.attempts} + 1` })
    .where(and(eq(pendingSignIns.id, id), lt(pendingSignIns.attempts, mostWrongCodes)))
    .returning({ attempts: pendingSignIns.attempts });
  return counted === undefined ? null : { isLast: counted.attempts >= mostWrongCodes };
}

/** Ends a sign-in that waits for a code; false when another call has. */
export async function closePendingSignIn(db: Database, { id }: PendingSignIn): Promise<boolean> {
  return (
    (await db.delete(pendingSignIns).where(eq(pendingSignIns.id, id)).returning({ id: pendingSignIns.id })).length > 0
  );
}
