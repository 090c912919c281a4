import type { Database } from "../../db/database.ts";
import { queueMail } from "../../platform/outbox/queueMail.ts";
import type { StoredTeeTime } from "../../teeTime/storedTeeTime.ts";
import { composeMail } from "./composeMail.ts";
import { mailFacts } from "./mailFacts.ts";
import { mailReaders } from "./mailReaders.ts";
import { mailTemplates, type TeeTimeMail } from "./mailTemplates.ts";

/**
 * Queues a mail about a tee time in the caller's transaction, one message to each reader: a bad address costs one message, and
 * nobody sees the others. Answers the readers.
 */
export async function queueTeeTimeMail(
  tx: Database,
  mail: TeeTimeMail,
  stored: StoredTeeTime,
  asked: { readonly isAsked: boolean },
): Promise<readonly string[]> {
  const readers = mailReaders(mail, stored, asked);
  if (readers.length === 0) return readers;
  const content = composeMail(mailTemplates[mail], await mailFacts(tx, mail, stored));
  await queueMail(
    tx,
    readers.map((recipient) => ({ ...content, recipient })),
  );
  return readers;
}
