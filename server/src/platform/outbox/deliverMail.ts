import { setTimeout as pause } from "node:timers/promises";
import { redact } from "@teedesk/domain";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../db/database.ts";
import { isUnavailable } from "../../db/isUnavailable.ts";
import { mailOutbox } from "../../db/schema/outbox.ts";
import type { Delivery, Mailer } from "../../ports/mailer.ts";
import { isOver, secondsFromNow } from "../leases.ts";

/** The messages sent at the same time: a claimed message does not wait for its turn while its claim runs out. */
const batchSize = 5;
/** A worker that dies holding a message delays it by at most this long; a working one renews its claim. */
const leaseSeconds = 120;
const renewEvery = (leaseSeconds * 1000) / 4;
/** Milliseconds between attempts to note a message's outcome while the database is away. */
const noteEvery = 200;
/** With the delays below a message is tried for about a day. */
const maxAttempts = 30;

/** 30 s, 1 min, 2 min … up to an hour between attempts. */
export const retryDelaySeconds = (attempts: number): number => Math.min(15 * 2 ** attempts, 3600);

type OutboxRow = typeof mailOutbox.$inferSelect;

type Delivering = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  /** Aborted when the server stops and no longer waits. */
  readonly signal?: AbortSignal;
  /** The interval at which a claim is renewed, in milliseconds. */
  readonly renewal?: number;
};

/**
 * Claims the messages that are due and sends them; returns true when more may be waiting. Any number of workers may run:
 * rows another worker is claiming are skipped, and a claim lasts as long as its worker works on it. A message is sent once,
 * unless its worker is killed between the sending and the note of it: then it is sent again, under the same Message-ID.
 */
export async function deliverMail(delivering: Delivering): Promise<boolean> {
  const { db, mailer, signal } = delivering;
  const queued = and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at));
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(queued, isOver(mailOutbox.next_attempt_at)))
    .orderBy(asc(mailOutbox.next_attempt_at))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, next_attempt_at: secondsFromNow(leaseSeconds) })
    .where(inArray(mailOutbox.id, due))
    .returning();
  const leaving = whenAborted(signal);
  await Promise.all(
    claimed.map((row) => {
      const deliver = async () => {
        const delivery = await Promise.race([mailer.send(row), leaving.left]);
        if (delivery !== "left") await persistently(() => record(delivering, row, delivery), signal);
      };
      return renewing(delivering, row, deliver());
    }),
  ).finally(leaving.forget);
  return claimed.length === batchSize && signal?.aborted !== true;
}

/** Resolves when the signal is aborted. `forget` removes the listener, as the signal outlives every batch. */
function whenAborted(signal: AbortSignal | undefined) {
  let leave = () => {};
  const left = new Promise<"left">((resolve) => {
    leave = () => resolve("left");
  });
  if (signal?.aborted === true) leave();
  signal?.addEventListener("abort", leave);
  return { left, forget: () => signal?.removeEventListener("abort", leave) };
}

/** A worker whose claim was taken over must not undo what its successor recorded. */
const isMine = ({ id, attempts }: OutboxRow) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), isNull(mailOutbox.sent_at));

/** Keeps a message claimed while it is being sent, so that no other worker sends it too. */
async function renewing<T>(
  { db, log, renewal = renewEvery }: Delivering,
  row: OutboxRow,
  sending: Promise<T>,
): Promise<T> {
  const renew = async () => {
    try {
      await db
        .update(mailOutbox)
        .set({ next_attempt_at: secondsFromNow(leaseSeconds) })
        .where(isMine(row));
    } catch (err) {
      log.warn({ err, mail: row.id }, "a mail's claim was not renewed");
    }
  };
  const timer = setInterval(() => void renew(), renewal);
  return sending.finally(() => clearInterval(timer));
}

/** Notes a message's outcome even when the database is away meanwhile: without the note another worker would send it again. */
async function persistently(note: () => Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (!isUnavailable(error) || signal?.aborted === true) throw error;
      await pause(noteEvery);
    }
  }
}

const patternOf = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The log has no addresses, and mail servers repeat them, or the part before the @. */
function withoutAddresses(text: string, recipient: string): string {
  const mailbox = recipient.slice(0, recipient.lastIndexOf("@")).trim();
  const own = [recipient.trim(), mailbox].filter((name) => name !== "").map(patternOf);
  return text
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "[address]")
    .replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${own.join("|")})(?![\\p{L}\\p{N}])`, "giu"), "[address]");
}

async function record({ db, log }: Delivering, row: OutboxRow, delivery: Delivery): Promise<void> {
  const updated_at = sql`now()`;
  if (delivery.kind === "sent") {
    await db
      .update(mailOutbox)
      .set({ sent_at: sql`now()`, last_error: null, updated_at })
      .where(eq(mailOutbox.id, row.id));
    return;
  }
  const gaveUp = delivery.kind === "refused" || row.attempts >= maxAttempts;
  const last_error = redact(delivery.reason);
  const { code, status } = delivery;
  const reason = withoutAddresses(last_error, row.recipient);
  const { id: mail, attempts, entity, record_id } = row;
  const about = { mail, attempts, code, status, reason, entity, record: record_id };
  if (gaveUp) log.error(about, "a mail was given up");
  else log.warn(about, "a mail was not sent and will be tried again");
  await db
    .update(mailOutbox)
    .set({
      last_error,
      updated_at,
      ...(gaveUp ? { failed_at: sql`now()` } : { next_attempt_at: secondsFromNow(retryDelaySeconds(row.attempts)) }),
    })
    .where(isMine(row));
}
