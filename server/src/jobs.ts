import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "./db/database.ts";
import { cancelations } from "./db/schema/cancelations.ts";
import { closureRunRows } from "./db/schema/closureRuns.ts";
import { idempotencyKeys } from "./db/schema/idempotency.ts";
import { mailOutbox } from "./db/schema/outbox.ts";
import { paymentIntents } from "./db/schema/payments.ts";
import { teeTimeRowChanges } from "./db/schema/teeTimeRows.ts";
import { recoverCancelations } from "./features/cancelation/pursueCancelation.ts";
import { runClosures } from "./features/closures/runClosures.ts";
import { forgetOldImports } from "./features/imports/actOnImport.ts";
import { runImports } from "./features/imports/runImports.ts";
import { pruneChanges } from "./features/teeTimes/list/trackedList.ts";
import { recoverPayments } from "./payments/recoverPayments.ts";
import { forgetOldKeys } from "./platform/idempotency/claims.ts";
import { unfillableTemplates } from "./platform/mail/templateVersions.ts";
import { deliverMail } from "./platform/outbox/deliverMail.ts";
import { repeat } from "./platform/repeat.ts";
import { forgetEndedClaims } from "./resources/calls/claimCall.ts";
import { sealLedger } from "./sales/books/sealLedger.ts";
import type { Jobs, Services } from "./services.ts";
import { forgetOldTokens } from "./session/reportTokens.ts";
import { isUnderWay } from "./teeTime/cancelationUnderWay.ts";
import { forgetEndedHolds } from "./teeTime/slotSeats.ts";

/** Milliseconds that a stop waits for mail that is being sent, and then for other work. */
const [mailPatience, patience] = [3000, 4000];

/** Mail waits this long once the database is back, in milliseconds: a server that was sending some notes that first. */
const mailGrace = 2000;

type JobServices = Pick<Services, "cards" | "clock" | "config" | "db" | "log" | "ports" | "presence"> & {
  /** A job's sign of life: when it starts, and whenever a run of it ends well. */
  readonly onHeartbeat: (job: string) => void;
};

/** For a server on a copy of a database, whose mail and money belong to the original. */
export const noJobs: Jobs = { wake: () => {}, stop: async () => {} };

/** Starts the mail outbox and the recovery of payments and cancelations; every server runs them, they share the work by leases. */
export function startJobs({ onHeartbeat, ...services }: JobServices): Jobs {
  const { db, presence, log, ports } = services;
  const job = (name: string, seconds: number, task: () => Promise<boolean>, grace = 0) => {
    let mayRunFrom = 0;
    // Counted from the start: a job that has never ended well would else be missing from the metrics, and raise no alert.
    onHeartbeat(name);
    const run = async () => {
      if (!presence.isThere() || performance.now() < mayRunFrom) return false;
      const isMore = await task();
      onHeartbeat(name);
      return isMore;
    };
    const repeating = repeat(run, {
      milliseconds: seconds * 1000,
      patience,
      onError: (err) => log.error({ err, job: name }, "job failed"),
    });
    presence.onChange((isThere) => {
      if (!isThere) return;
      mayRunFrom = performance.now() + grace;
      setTimeout(repeating.wake, grace).unref();
    });
    return repeating;
  };
  const givingUp = new AbortController();
  const deliver = () => deliverMail({ db, log, mailer: ports.mailer, signal: givingUp.signal });
  const mail = job("mail", 5, deliver, mailGrace);
  const imports = job("imports", 1, () => runImports(services));
  const wake: Jobs["wake"] = (name) => ({ mail, closures, imports })[name].wake();
  const closures = job("closures", 2, () => runClosures({ ...services, jobs: { wake } }));
  const others = [
    closures,
    imports,
    job("payments", 5, () => recoverPayments(db, ports.gateway, log)),
    job("cancelations", 5, () => recoverCancelations(services)),
    job("ledger seals", 60, () => sealLedger(db)),
    job("idempotency keys", 3600, async () => {
      await forgetOldKeys(db);
      return false;
    }),
    job("mail templates", 3600, async () => {
      for (const template of await unfillableTemplates(db))
        log.error({ template }, "a mail template cannot be filled: its mail has the product's own words");
      return false;
    }),
    job("report tokens", 3600, async () => {
      await forgetOldTokens(db);
      await forgetEndedHolds(db);
      await forgetEndedClaims(db);
      await forgetOldImports(db);
      return false;
    }),
    job("list changes", 3600, async () => {
      await pruneChanges(db, teeTimeRowChanges);
      return false;
    }),
  ];
  return {
    wake,
    stop: async () => {
      // A slow mail server does not hold up the stop; what is under way then is tried again, under the same Message-ID.
      const patience = setTimeout(() => givingUp.abort(), mailPatience);
      await Promise.all([mail, ...others].map(({ stop }) => stop()));
      clearTimeout(patience);
    },
  };
}

/**
 * Ends every lease. For a server that knows it is alone on its database: what is leased belongs to a process that died,
 * and need not wait until the lease runs out.
 */
export async function endLeases(db: Database): Promise<void> {
  const now = sql`now()`;
  await db
    .update(paymentIntents)
    .set({ lease_until: now })
    // The booking of an owned one can still be undone.
    .where(sql`${paymentIntents.lease_until} > now() and ${paymentIntents.state} <> 'owned'`);
  await db.update(cancelations).set({ lease_until: now }).where(isUnderWay);
  await db.update(closureRunRows).set({ lease_until: now }).where(eq(closureRunRows.state, "waiting"));
  await db.update(idempotencyKeys).set({ lease_until: now }).where(isNull(idempotencyKeys.answer));
  await db
    .update(mailOutbox)
    .set({ next_attempt_at: now })
    .where(and(isNull(mailOutbox.sent_at), gt(mailOutbox.attempts, 0)));
}
