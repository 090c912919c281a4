import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { mailOutbox } from "../../db/schema/outbox.ts";
import type { Mail } from "../../ports/mailer.ts";
import type { HistoryEntity } from "../history/recordHistory.ts";
import { secondsFromNow } from "../leases.ts";

export type QueuedMail = Omit<Mail, "message_id">;

/** The record a mail is about: its page shows when the mail does not arrive. With `delaySeconds` the mail waits that long. */
type About = { readonly entity: HistoryEntity; readonly id: number; readonly delaySeconds?: number };

/** Queues mail in the caller's transaction: it is sent if, and only if, that transaction commits. */
export async function queueMail(tx: Database, mails: readonly QueuedMail[], about?: About): Promise<void> {
  if (mails.length === 0) return;
  const record = { entity: about?.entity ?? null, record_id: about?.id ?? null };
  const next_attempt_at = secondsFromNow(about?.delaySeconds ?? 0);
  await tx
    .insert(mailOutbox)
    .values(mails.map((mail) => ({ ...mail, ...record, next_attempt_at, message_id: `<${randomUUID()}@teedesk>` })));
}

type Record = Pick<About, "entity" | "id">;

const isAbout = ({ entity, id }: Record) => and(eq(mailOutbox.entity, entity), eq(mailOutbox.record_id, id));

/** Drops the mail about a record that no server has begun to send. */
export async function dropUnsentMail(tx: Database, record: Record): Promise<void> {
  await tx.delete(mailOutbox).where(and(isAbout(record), eq(mailOutbox.attempts, 0)));
}

/** Whether mail about a record is queued, was sent, or may have been. */
export const hasMail = async (tx: Database, record: Record): Promise<boolean> =>
  (await tx.$count(mailOutbox, and(isAbout(record), isNull(mailOutbox.failed_at)))) > 0;
