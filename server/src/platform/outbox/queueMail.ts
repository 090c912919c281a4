import { randomUUID } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { mailOutbox } from "../../db/schema/outbox.ts";
import type { Mail } from "../../ports/mailer.ts";
import type { HistoryEntity } from "../history/recordHistory.ts";

export type QueuedMail = Omit<Mail, "message_id">;

/** The record a mail is about: its page shows when the mail does not arrive. */
type About = { readonly entity: HistoryEntity; readonly id: number };

/** Queues mail in the caller's transaction: it is sent if, and only if, that transaction commits. */
export async function queueMail(tx: Database, mails: readonly QueuedMail[], about?: About): Promise<void> {
  if (mails.length === 0) return;
  const record = { entity: about?.entity ?? null, record_id: about?.id ?? null };
  await tx
    .insert(mailOutbox)
    .values(mails.map((mail) => ({ ...mail, ...record, message_id: `<${randomUUID()}@teedesk>` })));
}
