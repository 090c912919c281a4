import { isInternal } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { bookingDoubts, calls, mailOutbox, teeTimes } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { failure, notFound } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { noteToldCourse } from "../../teeTime/courseNotices.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import { findSeats } from "../../teeTime/slotSeats.ts";
import { updateTeeTime } from "../teeTimes/updateTeeTime.ts";
import { findPromise } from "./listPromises.ts";
import { isRefundToSettle } from "./openPromises.ts";
import { type AfterCommit, settlePayment } from "./settlePayment.ts";

type Wire = components["schemas"];
type Kept = Wire["ClosePromiseRequest"] & { readonly staff: StaffMember; readonly clock: Services["clock"] };
type Found = Kept & { readonly promise: Wire["Promise"] };

/** The record that shows a promise of a kind, and what keeps it. */
type Closing = {
  readonly record: typeof teeTimes | typeof calls | typeof mailOutbox;
  /** Throws where what the agent saw is no longer so, also where nothing of it is to be done any more. */
  readonly check?: (tx: Database, kept: Kept) => Promise<void>;
  readonly close: (tx: Database, found: Found) => Promise<AfterCommit | undefined>;
  readonly message: string;
};

const ofTeeTime = ({ record_id, staff }: Kept) => ({ entity: "tee_time", id: record_id, staff, before: null }) as const;

const closings: Readonly<Record<Wire["ClosePromiseRequest"]["kind"], Closing>> = {
  tell_course: {
    record: teeTimes,
    async check(tx, { record_id, lock_version }) {
      if (lock_version === undefined) return;
      const [stored] = await tx
        .select({ lock_version: teeTimes.lock_version })
        .from(teeTimes)
        .where(eq(teeTimes.id, record_id));
      if (stored?.lock_version !== lock_version)
        throw failure(409, "This tee time was changed meanwhile. Check what the course has to be told.");
    },
    async close(tx, { record_id, lock_version, confirmation = "", staff, clock }) {
      const stored = await findTeeTime(tx, record_id);
      const { golf_course_id: course_id, play_date, play_time, canceled_at } = stored.teeTime;
      // It counts anew from the word of its course on, which a sale beside it has to see, as where a number is entered.
      if (canceled_at === null) await findSeats(tx, { course_id, play_date, play_time }, { lock: true });
      // The person told the course, whatever becomes of the number later: the call is stored before it.
      await noteToldCourse(tx, { ...stored, staff });
      if (isInternal(confirmation)) return;
      const tee_time = { confirmation, ...(lock_version === undefined ? {} : { lock_version }) };
      await updateTeeTime({ db: tx, clock }, { staff, request: { id: record_id, tee_time } });
    },
    message: "It is recorded that the course was told.",
  },
  call_back: {
    record: calls,
    async close(tx, { record_id, staff, clock }) {
      const [promised] = await tx.select().from(calls).where(eq(calls.id, record_id));
      if (promised === undefined) throw notFound();
      const { customer_id, merged_from, lost_lead_id, availability_queue_id, agent } = promised;
      const about = { customer_id, merged_from, lost_lead_id, availability_queue_id };
      await tx
        .insert(calls)
        .values({ ...about, staff_user_id: staff.id, agent: staff.name, outcome: "done", called_on: clock.today() });
      const entry = { entity: "customer", id: customer_id, staff, action: "called" } as const;
      await recordHistory(tx, { ...entry, before: null, after: { promised_by: agent } });
    },
    message: "The call is recorded.",
  },
  failed_refund: {
    record: teeTimes,
    async close(tx, kept) {
      await tx.execute(sql`insert into settled_refunds (cancelation_id, staff_user)
        select c.id, ${kept.staff.email} from cancelations c where c.tee_time_id = ${kept.record_id} and ${isRefundToSettle}`);
      await recordHistory(tx, { ...ofTeeTime(kept), action: "refund settled", after: null });
    },
    message: "The refund is marked as settled.",
  },
  failed_payment: {
    record: teeTimes,
    close: (tx, { record_id, staff, promise, ...seen }) =>
      settlePayment(tx, { staff, tee_time_id: record_id, promise, seen }),
    message: "The payment is marked as settled, and the card will not be charged.",
  },
  failed_mail: {
    record: mailOutbox,
    async close(tx, { record_id, staff }) {
      const [mail] = await tx
        .update(mailOutbox)
        .set({ settled_at: sql`now()`, settled_by: staff.email })
        .where(eq(mailOutbox.id, record_id))
        .returning();
      if (mail === undefined || mail.entity === null || mail.record_id === null) return;
      const entry = { entity: mail.entity, id: mail.record_id, staff, action: "mail settled" } as const;
      await recordHistory(tx, { ...entry, before: null, after: { sent_to: mail.recipient } });
    },
    message: "The mail is marked as settled.",
  },
  doubted_booking: {
    record: teeTimes,
    async close(tx, kept) {
      const [checked] = await tx
        .update(bookingDoubts)
        .set({ checked_at: sql`now()`, checked_by: kept.staff.email })
        .where(eq(bookingDoubts.tee_time_id, kept.record_id))
        .returning();
      const after = { doubts: checked?.doubts.join(", ") ?? "" };
      await recordHistory(tx, { ...ofTeeTime(kept), action: "doubts checked", after });
    },
    message: "The booking is marked as checked.",
  },
};

/**
 * Records that a promise was kept, by whom and when. Its record is locked, so that of two people the second is refused: 409 for what is done
 * or no longer needed, or has changed since it was seen, 404 for an unknown record.
 */
export async function closePromise(
  { db, clock, ports }: Pick<Services, "db" | "clock"> & { readonly ports: Pick<Services["ports"], "gateway"> },
  { staff, request }: { readonly staff: StaffMember; readonly request: Wire["ClosePromiseRequest"] },
): Promise<Wire["Message"]> {
  const { kind, record_id } = request;
  const { record, check, close, message } = closings[kind];
  const keep = async (tx: Database) => {
    const held = await tx.select({ id: record.id }).from(record).where(eq(record.id, record_id)).for("update");
    if (held.length === 0) throw notFound();
    const kept = { ...request, staff, clock };
    await check?.(tx, kept);
    const promise = await findPromise(tx, { kind, record_id }, { staff, now: clock.localNow() });
    if (promise === undefined) throw failure(409, "This was done already, or is no longer needed.");
    return close(tx, { ...kept, promise });
  };
  const afterCommit = await retried(() => db.transaction(keep));
  return { message: (await afterCommit?.(db, ports.gateway)) ?? message };
}
