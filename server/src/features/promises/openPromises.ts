import { mayCall } from "@teedesk/domain";
import { type SQL, sql } from "drizzle-orm";
import { isToSettle } from "../../payments/intents.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { isUndone } from "../../resources/calls/callStates.ts";
import type { StaffMember } from "../../session/staffMember.ts";

/** The person to whom promises are shown, and the moment. */
export type PromisesFor = { readonly staff: StaffMember; readonly now: LocalMoment };

/**
 * A failed cancelation or refund: the course released the tee time without its refund, or recovery or a closure was refused it, which no one saw.
 * So is one that staff make where it was paid (DECISION-73). The condition of an index.
 */
const failed = sql`((c.state = 'done' and c.refund_amount > 0 and (c.refund_id is null or c.refund_id like 'elsewhere-%'))
  or (c.state = 'dropped' and c.attempts > 0))`;

/** A failed refund that no person has seen to yet. */
export const isRefundToSettle = sql`${failed} and not exists (select from settled_refunds r where r.cancelation_id = c.id)`;

/** A course is told until the end of the day of play: a caller of the morning may play at noon. */
const isToTell = ({ date }: LocalMoment): SQL => sql`t.play_date >= ${date}::date`;

/** Within the hour, and before the tee time is played. */
const dueAt = (since: SQL, { date, time }: LocalMoment): SQL => sql`least(${since} + interval '1 hour',
  now() + ((t.play_date + t.play_time::time) - (${date}::date + ${time}::time)))`;

const facts = (of: "n" | "t"): SQL =>
  sql.raw(`(${of}.golf_course_id, ${of}.play_date, ${of}.play_time, ${of}.players)`);

/** When it was booked, moved or given more players, or lost the number that the course had given, whichever was last. */
const untoldSince = sql`greatest(t.seated_at, (select max(e.created_at) from history_entries e where e.entity = 'tee_time' and e.record_id = t.id
  and e.action <> 'created' and e.changes @> '[{"field": "confirmation", "after": "INTERNAL"}]'))`;

/** A notice that no later one took the place of: of the same course, or a person's, who told all courses unless just this one agreed to a change. */
const isLast = sql`not exists (select from course_notices later where later.tee_time_id = n.tee_time_id and later.id > n.id
  and (later.golf_course_id = n.golf_course_id or (later.staff_user <> '' and not later.is_agreed)))`;

/**
 * Tee times whose course knows less than we do, or something else: courseNews of the domain as a condition. A number that was entered and taken
 * back alone tells a course nothing: the newest notice is then that it has none (0059_lost_numbers_alone). One that the next course gave does
 * not tell the course that the tee time left, which is named then. Players who leave do not change since when the others have their place, so
 * that the tee time's last change is when they left. An undone booking leaves its number reserved, unless a later booking of its course or its
 * customer came with it, or an earlier one still had it then (played in the month before, or later, as a number comes back some day); the number of an imported one is of the system from which it came.
 */
const tellCourse = (now: LocalMoment): SQL => sql`
  select 'tell_course' as kind, t.id as record_id, u.since, ${dueAt(sql`u.since`, now)} as due_at, t.agent as agent,
    t.customer_id as customer_id, t.id as tee_time_id, null::int as told_id, null::bigint as amount
  from tee_times t cross join lateral (select ${untoldSince} as since) as u
  where t.canceled_at is null and t.confirmation = 'INTERNAL' and ${isToTell(now)}
    and not exists (select from course_notices n where n.tee_time_id = t.id
      and (n.staff_user <> '' or (not n.is_canceled and ${facts("n")} is distinct from ${facts("t")})) and ${isLast})
  union all
  (select distinct on (t.id) 'tell_course', t.id, s.since, ${dueAt(sql`s.since`, now)}, t.agent, t.customer_id, t.id, n.id, null
  from course_notices n join tee_times t on t.id = n.tee_time_id
    cross join lateral (select coalesce(t.canceled_at,
      case when t.players < n.players then t.updated_at else greatest(t.seated_at, n.created_at) end) as since) as s
  where ${isToTell(now)} and not n.is_canceled and ${isLast}
    and case when t.canceled_at is null
      then ${facts("n")} is distinct from ${facts("t")} or (n.kept < n.players and (t.confirmation <> 'INTERNAL' or n.staff_user <> ''))
      else n.golf_course_id <> t.golf_course_id or not exists (select from cancelations c where c.tee_time_id = t.id and c.cancel and c.is_released and c.state = 'done') end
  order by t.id, n.golf_course_id = t.golf_course_id, n.id)
  union all
  select 'tell_course', t.id, t.canceled_at, ${dueAt(sql`t.canceled_at`, now)}, t.agent, t.customer_id, t.id, null, null
  from tee_times t where t.is_undone and t.confirmation <> 'INTERNAL' and ${isToTell(now)}
    and not exists (select from course_notices n where n.tee_time_id = t.id)
    and not exists (select from tee_times other where lower(other.confirmation) = lower(t.confirmation)
      and case when other.id > t.id then other.golf_course_id = t.golf_course_id or other.customer_id = t.customer_id
        else other.id < t.id and other.golf_course_id = t.golf_course_id and other.play_date > t.play_date - 30
          and coalesce(other.canceled_at > t.canceled_at, true) end)
    and not exists (select from history_entries h where h.entity = 'tee_time' and h.record_id = t.id and h.changes @> '[{"field":"import"}]')`;

/** Calls that were promised: no call since, no booking since but such as were undone, and the customer still waits. */
const callBack = sql`
  select 'call_back', c.id, c.created_at, c.call_at, c.agent, c.customer_id, null, null, null
  from calls c
  where c.outcome = 'call_back'
    and not exists (select from calls later where later.subject = c.subject and later.id > c.id and not ${isUndone(sql`later`)})
    and not exists (select from tee_times t where t.lost_lead_id = c.lost_lead_id and t.created_at >= c.created_at and not t.is_undone)
    and not exists (select from tee_times t where t.availability_queue_id = c.availability_queue_id and t.created_at >= c.created_at and not t.is_undone)
    and not exists (select from availability_queues q where q.id = c.availability_queue_id and q.removed_at is not null)`;

/**
 * One for each tee time, that with the money first. A later attempt takes its place, but a refund that failed stays owed after a
 * cancelation without one. Those to be made where it was paid are one sum, as none is made by another.
 */
const failedRefund = sql`
  (select distinct on (c.tee_time_id) 'failed_refund', c.tee_time_id, c.updated_at, c.updated_at, coalesce(s.name, ''), t.customer_id, t.id,
    null::int, case when c.refund_id is null then c.refund_amount else sum(c.refund_amount) filter (where c.refund_id is not null)
      over (partition by c.tee_time_id)::bigint end
  from cancelations c join tee_times t on t.id = c.tee_time_id left join staff_users s on s.id = c.staff_user_id
  where ${isRefundToSettle}
    and (c.refund_id is not null or not exists (select from cancelations later where later.tee_time_id = c.tee_time_id and later.created_at > c.created_at
      and (later.state <> 'dropped' or later.attempts > 0) and (later.refund_amount > 0 or c.refund_amount = 0)))
  order by c.tee_time_id, c.refund_id is not null desc, c.refund_amount > 0 desc, c.created_at desc)`;

/**
 * Payments whose capture the gateway refused, with what is still owed of them: a refund takes from it, a cancelation that keeps the money does not.
 * One that was settled is listed again where the card was charged after all, until that is refunded or stands.
 */
const failedPayment = sql`
  select 'failed_payment', t.id, refused_at, refused_at, t.agent, t.customer_id, t.id, null, amount - r.refunded
  from payment_intents join tee_times t on t.id = payment_intents.tee_time_id
    cross join lateral (select coalesce(sum(c.refund_amount), 0)::bigint as refunded from cancelations c
      where c.tee_time_id = t.id and c.refund_id is not null) as r
  where ${isToSettle} and amount > r.refunded`;

const failedMail = sql`
  select 'failed_mail', m.id::int, m.failed_at, m.failed_at, coalesce(t.agent, ''),
    case when m.entity = 'customer' then m.record_id else t.customer_id end, t.id, null, null
  from mail_outbox m left join tee_times t on m.entity = 'tee_time' and t.id = m.record_id
  where m.sent_at is null and m.attempts > 0 and m.failed_at is not null and m.settled_at is null`;

const doubtedBooking = sql`
  select 'doubted_booking', t.id, d.created_at, d.created_at + interval '1 day', t.agent, t.customer_id, t.id, null, null
  from booking_doubts d join tee_times t on t.id = d.tee_time_id
  where d.checked_at is null and t.canceled_at is null`;

/** Requests of others that a person may decide on, until they expire (DECISION-45). */
const awaitedConsent = ({ id, email }: StaffMember): SQL => sql`
  select 'awaited_consent', c.id, c.created_at, c.created_at, coalesce(s.name, c.staff_user), coalesce(t.customer_id, g.customer_id), t.id, null, null
  from consents c left join tee_times t on t.id = c.tee_time_id left join gift_certificates g on g.id = c.gift_certificate_id
    left join staff_users s on s.id = c.staff_user_id
  where c.state = 'waiting' and c.expires_at > now() and c.staff_user <> ${email} and c.staff_user_id is distinct from ${id}`;

/**
 * Everything that staff have to do, read from the records that show it: nothing else states that a promise is open (DECISION-55).
 * A course is told within the hour and before play, a doubted booking is checked within a day, a call is due at its time, a failure and a consent
 * immediately.
 */
export function openPromises({ staff, now }: PromisesFor): SQL {
  const ofAll = sql`${tellCourse(now)} union all ${callBack} union all ${failedRefund} union all ${failedPayment} union all ${failedMail} union all ${doubtedBooking}`;
  return mayCall(staff.level, "consentToRequest")
    ? sql`(${ofAll} union all ${awaitedConsent(staff)})`
    : sql`(${ofAll})`;
}
