import { redact } from "@teedesk/domain";
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { mailOutbox } from "../../db/schema/outbox.ts";
import type { Delivery, Mailer } from "../../ports/mailer.ts";
import { secondsFromNow } from "../leases.ts";

const batchSize = 10;
/** Longer than the slowest delivery; a worker that dies holding a message delays it by no more than this. */
const leaseSeconds = 120;
/** With the delays below a message is tried for about a day. */
const maxAttempts = 30;

/** 30 s, 1 min, 2 min … up to an hour between attempts. */
export const retryDelaySeconds = (attempts: number): number => Math.min(15 * 2 ** attempts, 3600);

type OutboxRow = typeof mailOutbox.$inferSelect;

/**
 * Claims the messages that are due and sends them; answers true when more may be waiting. Any number of workers may run:
 * rows another worker is claiming are skipped. Delivery is at least once: a crash after the send repeats the message
 * with the same Message-ID.
 */
export async function deliverMail(db: Database, mailer: Mailer): Promise<boolean> {
  const queued = and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at));
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(queued, lte(mailOutbox.next_attempt_at, sql`now()`)))
    .orderBy(asc(mailOutbox.next_attempt_at))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, next_attempt_at: secondsFromNow(leaseSeconds) })
    .where(inArray(mailOutbox.id, due))
    .returning();
  await Promise.all(claimed.map(async (row) => record(db, row, await mailer.send(row))));
  return claimed.length === batchSize;
}

async function record(db: Database, row: OutboxRow, delivery: Delivery): Promise<void> {
  const updated_at = sql`now()`;
  if (delivery.kind === "sent") {
    await db
      .update(mailOutbox)
      .set({ sent_at: sql`now()`, last_error: null, updated_at })
      .where(eq(mailOutbox.id, row.id));
    return;
  }
  const gaveUp = delivery.kind === "refused" || row.attempts >= maxAttempts;
  await db
    .update(mailOutbox)
    .set({
      last_error: redact(delivery.reason),
      updated_at,
      ...(gaveUp ? { failed_at: sql`now()` } : { next_attempt_at: secondsFromNow(retryDelaySeconds(row.attempts)) }),
    })
    // A worker whose lease ran out must not undo what its successor recorded.
    .where(and(eq(mailOutbox.id, row.id), eq(mailOutbox.attempts, row.attempts), isNull(mailOutbox.sent_at)));
}
