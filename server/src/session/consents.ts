import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { consents } from "../db/schema/consents.ts";
import { recordHistory } from "../platform/history/recordHistory.ts";
import { forbidden, notFound } from "../platform/refusal.ts";
import type { StaffMember } from "./staffMember.ts";

/** A stored request for consent (DECISION-45). */
export type Consent = typeof consents.$inferSelect;

type Person = Pick<StaffMember, "id" | "email">;

type Asked = Pick<typeof consents.$inferInsert, "reason" | "tee_time_id" | "gift_certificate_id"> &
  Pick<typeof consents.$inferInsert, "cancelation" | "correction">;

/** The state of a request now: one without a decision in time has expired. */
export const stateNow = sql<
  Consent["state"] | "expired"
>`case when ${consents.state} = 'waiting' and ${consents.expires_at} <= now() then 'expired' else ${consents.state} end`;

/** The requests of a person, who may have had another address then. Only one whose account is gone is known by its address alone. */
export const askedBy = ({ id, email }: Person): SQL | undefined =>
  or(eq(consents.staff_user_id, id), and(isNull(consents.staff_user_id), eq(consents.staff_user, email)));

/** Stores what a person asks for, in place of what the same person asked for there before. */
export async function askConsent(tx: Database, person: Person, asked: Asked): Promise<void> {
  const { tee_time_id = null, gift_certificate_id = null } = asked;
  const isOfSubject =
    tee_time_id === null
      ? and(isNull(consents.tee_time_id), eq(consents.gift_certificate_id, gift_certificate_id ?? 0))
      : eq(consents.tee_time_id, tee_time_id);
  await tx
    .update(consents)
    .set({ state: "replaced" })
    .where(and(isOfSubject, askedBy(person), eq(consents.state, "waiting")));
  await tx.insert(consents).values({ ...asked, staff_user_id: person.id, staff_user: person.email });
}

/**
 * The request with an id, locked until the transaction ends, so that of two decisions the second sees the first. Throws 404 without it, and
 * 403 for the person who asked.
 */
export async function lockConsent(
  tx: Database,
  id: number,
  { email, id: staff_user_id }: Person,
): Promise<Omit<Consent, "state"> & { readonly state: Consent["state"] | "expired" }> {
  const [found] = await tx.select().from(consents).where(eq(consents.id, id)).for("update");
  const [now] = await tx.select({ state: stateNow }).from(consents).where(eq(consents.id, id));
  if (found === undefined || now === undefined) throw notFound();
  if (found.staff_user === email || found.staff_user_id === staff_user_id) {
    throw forbidden("Another person has to decide on what you asked for.");
  }
  return { ...found, ...now };
}

/** Ends a locked request; a decision is in the history of its subject, with both people. */
export async function decideConsent(
  tx: Database,
  {
    id,
    tee_time_id,
    gift_certificate_id,
    staff_user,
  }: Pick<Consent, "id" | "tee_time_id" | "gift_certificate_id" | "staff_user">,
  state: "consented" | "declined" | "outdated",
  staff: Person,
): Promise<void> {
  await tx.update(consents).set({ state, decided_by: staff.email, decided_at: sql`now()` }).where(eq(consents.id, id));
  if (state === "outdated") return;
  const subject =
    tee_time_id === null
      ? ({ entity: "gift_certificate", id: gift_certificate_id ?? 0 } as const)
      : ({ entity: "tee_time", id: tee_time_id } as const);
  const action = state === "consented" ? "consented" : "consent declined";
  await recordHistory(tx, { ...subject, staff, action, before: null, after: { asked_by: staff_user } });
}

/** The texts for staff about requests and decisions. */
export const consentMessages = {
  declined: "The request was declined. Nothing was changed.",
  notWaiting: {
    consented: "Another person has already consented to this request; it is carried out once.",
    declined: "Another person has already declined this request.",
    outdated: "The facts had changed, so this request was closed. It can be asked for again.",
    replaced: "The person has asked for something else since. Load the list again.",
    expired: "This request has expired. It can be asked for again.",
  },
};
