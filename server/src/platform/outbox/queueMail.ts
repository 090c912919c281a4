import { randomUUID } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { mailOutbox } from "../../db/schema/outbox.ts";
import type { Mail } from "../../ports/mailer.ts";

export type QueuedMail = Omit<Mail, "message_id">;

/** Queues mail in the caller's transaction: it leaves if, and only if, that transaction commits. */
export async function queueMail(tx: Database, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  await tx.insert(mailOutbox).values(mails.map((mail) => ({ ...mail, message_id: `<${randomUUID()}@teedesk>` })));
}
