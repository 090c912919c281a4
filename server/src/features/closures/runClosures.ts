import { type Cents, closureReason, confirmationOf, zeroCents } from "@teedesk/domain";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { closureRunRows, closureRuns } from "../../db/schema/index.ts";
import { isOver, secondsFromNow } from "../../platform/leases.ts";
import { Refusal } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Cancelation } from "../../teeTime/cancelationUnderWay.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import { messages, notRefunded, refundedBy } from "../cancelation/cancelation.ts";
import { type CancelResult, type CancelTeeTimeServices, cancelTeeTime } from "../cancelation/cancelTeeTime.ts";
import { queueTeeTimeMail } from "../mail/queueTeeTimeMail.ts";
import { updateTeeTime } from "../teeTimes/updateTeeTime.ts";
import { findRowFacts, type RowFacts } from "./rowFacts.ts";

type Row = typeof closureRunRows.$inferSelect;

const maxTries = 10;
const unexpected = "Something unexpected went wrong. Look at the tee time's page before you try again.";
const refundChanged = "The payment's rest has changed since the plan was made: nothing was canceled or refunded.";

/**
 * Does one booking of a running closure. Rows are claimed by their lease, so every server may run this at any time; one that died is done
 * again under the same key, which finds what it had begun (DECISION-61). Returns true when it did one.
 */
export async function runClosures(services: CancelTeeTimeServices): Promise<boolean> {
  const row = await claimRow(services);
  if (row === null) return false;
  try {
    if (row.act === "move") await moveRow(services, row);
    else await settleRow(services.db, row, await tryRow(services, row));
  } catch (err) {
    services.log.error({ closure: row.closure_run_id, tee_time: row.tee_time_id, err }, "closure row not done");
    // Claimed again when its lease ends, but not for ever: while it waits its hours stay closed.
    if (row.attempts >= maxTries) await settleRow(services.db, row, failed(unexpected));
  }
  return true;
}

async function claimRow({ db, config }: CancelTeeTimeServices): Promise<Row | null> {
  const next = db
    .select({ id: closureRunRows.id })
    .from(closureRunRows)
    .where(and(eq(closureRunRows.state, "waiting"), isOver(closureRunRows.lease_until)))
    .orderBy(asc(closureRunRows.lease_until), asc(closureRunRows.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(closureRunRows)
    .set({ attempts: sql`${closureRunRows.attempts} + 1`, lease_until: secondsFromNow(config.bookingLeaseSeconds) })
    .where(eq(closureRunRows.id, sql`(${next})`))
    .returning();
  return claimed ?? null;
}

/** Five seconds after the first try, at most a minute: recovery asks the silent system meanwhile, and this finds the outcome. */
const nextTry = sql`now() + make_interval(secs => least(60, 5 * ${closureRunRows.attempts}))`;

/** The state of a row after a try; a waiting one is tried again later. */
type Settled = { readonly state: Row["state"]; readonly note: string; readonly refunded: Cents };

const failed = (note: string, refunded = zeroCents): Settled => ({ state: "failed", note, refunded });
const waiting = (note: string): Settled => ({ state: "waiting", note, refunded: zeroCents });

async function tryRow(services: CancelTeeTimeServices, claimed: Row): Promise<Settled> {
  const { row, staff_user_id, staff_user, canceled_at, rest, own } = await factsOf(services.db, claimed);
  if (own?.state === "done") return settledBy(services.db, row, own);
  if (staff_user_id === null) return failed(messages.askerGone);
  const isToRefund = canceled_at === null || !row.cancels;
  if (own === null && isToRefund && rest !== row.refund_amount) return failed(refundChanged);
  const answer = await cancelTeeTime(services, {
    staff: { id: staff_user_id, email: staff_user, level: "admin" },
    order: {
      tee_time_id: row.tee_time_id,
      cancel: row.cancels,
      force: false,
      refund: row.refund_amount === 0 ? null : row.refund_amount,
      reason: closureReason,
    },
    idempotency_key: row.key,
    lock_version: row.lock_version,
    isUnattended: true,
  });
  return settledAs(services.db, answer, await factsOf(services.db, row));
}

/** Its own cancelation states what became of a row, whoever finished it; without one the answer does. */
async function settledAs(db: Database, answer: CancelResult, { row, own }: RowFacts): Promise<Settled> {
  if (own?.state === "done") return settledBy(db, row, own);
  if (answer.kind === "declined" && own === null) return failed(messages.declined(answer));
  if (answer.kind === "invalid" && own === null) return failed(refundChanged);
  if (own !== null || answer.kind === "busy" || answer.kind === "in_flight")
    return waiting("message" in answer ? answer.message : "");
  throw new Error(`The cancelation of closure row ${row.id} is ${answer.kind}.`);
}

async function settledBy(db: Database, { refund_amount }: Row, own: Cancelation): Promise<Settled> {
  const refunded = refundedBy(own);
  if (refunded === refund_amount) return { state: "done", note: "", refunded };
  return failed(await notRefunded(db, own), refunded);
}

/** Moves a booking, queues its receipt and settles its row in one transaction, so that a server that dies has done all or nothing. */
async function moveRow(services: CancelTeeTimeServices, claimed: Row): Promise<void> {
  const { row, staff_user_id, staff_user } = await factsOf(services.db, claimed);
  const { tee_time_id: id, lock_version, to_date, to_time } = row;
  if (to_date === null || to_time === null) throw new Error(`Closure row ${row.id} is moved to no time.`);
  if (staff_user_id === null) return settleRow(services.db, row, failed(messages.askerGone));
  const staff = { id: staff_user_id, email: staff_user };
  // The course has to be called about the new time, whatever it knows of the old one.
  const tee_time = { lock_version, play_date: to_date, play_time: to_time, confirmation: confirmationOf("") };
  const move = async (tx: Database) => {
    await updateTeeTime({ db: tx, clock: services.clock }, { staff, request: { id, tee_time } });
    await queueTeeTimeMail(tx, "receipt", await findTeeTime(tx, id), services, { isRequested: false });
    await storeOutcome(tx, row, { state: "done", note: "", refunded: zeroCents });
  };
  try {
    await retried(() => services.db.transaction(move));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await settleRow(services.db, row, failed(`It was not moved. ${textOf(error)}`));
  }
}

const textOf = ({ body }: Refusal): string =>
  body.kind === "invalid" ? (Object.values(body.errors)[0]?.[0] ?? "") : body.message;

async function factsOf(db: Database, { id }: Row): Promise<RowFacts> {
  const [facts] = await findRowFacts(db, eq(closureRunRows.id, id));
  if (facts === undefined) throw new Error(`Closure row ${id} is gone.`);
  return facts;
}

const settleRow = (db: Database, row: Row, settled: Settled): Promise<void> =>
  retried(() => db.transaction((tx) => storeOutcome(tx, row, settled)));

/** Stores the outcome of a row, once for each key, and ends the closure with its last one. */
async function storeOutcome(
  tx: Database,
  { id, closure_run_id, key }: Row,
  { state, note, refunded }: Settled,
): Promise<void> {
  await tx.select({ id: closureRuns.id }).from(closureRuns).where(eq(closureRuns.id, closure_run_id)).for("update");
  await tx
    .update(closureRunRows)
    .set({
      state,
      note,
      refunded_amount: sql`${closureRunRows.refunded_amount} + ${refunded}`,
      ...(state === "waiting" && { lease_until: nextTry }),
    })
    .where(and(eq(closureRunRows.id, id), eq(closureRunRows.key, key), eq(closureRunRows.state, "waiting")));
  const isOfRun = eq(closureRunRows.closure_run_id, closure_run_id);
  if ((await tx.$count(closureRunRows, and(isOfRun, eq(closureRunRows.state, "waiting")))) > 0) return;
  await tx
    .update(closureRuns)
    .set({ state: "done" })
    .where(and(eq(closureRuns.id, closure_run_id), ne(closureRuns.state, "done")));
}
