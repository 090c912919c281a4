import type { components } from "@teedesk/openapi";
import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { customers } from "../../db/schema/customers.ts";
import { mailOutbox } from "../../db/schema/outbox.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { failure, notFound } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type OutgoingMail = components["schemas"]["OutgoingMail"];
type OutboxHandlers = Pick<Handlers, "listUndeliveredMail" | "listMailOfRecord" | "sendMailAgain">;

async function mailWhere(db: Database, where: SQL | undefined, limit: number): Promise<OutgoingMail[]> {
  const { id, recipient, subject, attempts, last_error, entity, record_id } = mailOutbox;
  const { sent_at, failed_at, created_at, updated_at } = mailOutbox;
  const columns = { id, recipient, subject, attempts, last_error, entity, record_id, created_at, updated_at };
  const rows = await db
    .select({ ...columns, sent_at, failed_at })
    .from(mailOutbox)
    .where(where)
    .orderBy(desc(mailOutbox.id))
    .limit(limit);
  return rows.map(({ sent_at: sent, failed_at: failed, ...row }) => ({
    ...row,
    state: sent !== null ? "sent" : failed !== null ? "failed" : "waiting",
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** All mail to a customer's address, whatever its subject: a wrong address loses all of it. */
const isTo = (customer: number): SQL =>
  sql`${lower(mailOutbox.recipient)} = (select ${lower(customers.email)} from ${customers} where ${customers.id} = ${customer} and ${customers.email} <> '')`;

/** The state of queued mail, and another try for mail that was given up. */
export function outboxHandlers({ db, jobs }: Services): OutboxHandlers {
  return {
    listUndeliveredMail: () => mailWhere(db, and(isNull(mailOutbox.sent_at), gt(mailOutbox.attempts, 0)), 100),

    listMailOfRecord: ({ path: { entity, id } }) => {
      const isAbout = and(eq(mailOutbox.entity, entity), eq(mailOutbox.record_id, id));
      return mailWhere(db, entity === "customer" ? or(isAbout, isTo(id)) : isAbout, 50);
    },

    async sendMailAgain({ path, staff }) {
      const recipient = await db.transaction((tx) => queueAgain(tx, path.id, staff));
      jobs.wake("mail");
      return { message: `The mail to ${recipient} is being sent again.` };
    },
  };
}

/** Queues a mail that was given up again. Throws 404 without it, and 409 while it may still arrive. */
async function queueAgain(tx: Database, id: number, staff: StaffMember): Promise<string> {
  const isGivenUp = and(isNotNull(mailOutbox.failed_at), isNull(mailOutbox.sent_at));
  const now = sql`now()`;
  const [queued] = await tx
    .update(mailOutbox)
    .set({ failed_at: null, attempts: 0, next_attempt_at: now, updated_at: now })
    .where(and(eq(mailOutbox.id, id), isGivenUp))
    .returning();
  if (queued === undefined) {
    const [known] = await mailWhere(tx, eq(mailOutbox.id, id), 1);
    if (known === undefined) throw notFound("There is no such mail.");
    throw failure(
      409,
      known.state === "sent"
        ? "This mail was already sent, so it was not sent again."
        : "This mail is still being tried, so it was not sent again.",
    );
  }
  if (queued.entity !== null && queued.record_id !== null) {
    const entry = { entity: queued.entity, id: queued.record_id, staff, action: "mail sent again" } as const;
    await recordHistory(tx, { ...entry, before: null, after: { sent_to: queued.recipient } });
  }
  return queued.recipient;
}
