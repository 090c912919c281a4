/**
 * The promises at a moment of the business, by a second statement over the records, written otherwise than the server's: each subject is
 * reduced to its last row, and compared as a text. Rows are "kind id", sorted. Requests for consent are shown to an admin, by e-mail.
 */
export const promisesBySql = (date: string, admin: string | null = null): string => `
  with heard as (
    select tee_time_id, (array_agg(concat_ws(' ', golf_course_id, play_date, play_time, players) order by id desc))[1] as told,
      (array_agg(is_canceled order by id desc))[1] as told_canceled,
      (array_agg(staff_user order by id desc))[1] as told_by,
      (array_agg(coalesce(players - kept, 0) order by id desc))[1] as given_up
    from course_notices group by tee_time_id
  ), left_behind as (
    -- Courses that it left or was canceled at, whose last notice is not of that, and no person told everyone since.
    select t.id, bool_or(n.golf_course_id <> t.golf_course_id) as elsewhere
    from tee_times t join (select tee_time_id, golf_course_id, max(id) as id from course_notices group by tee_time_id, golf_course_id) as latest
      on latest.tee_time_id = t.id join course_notices n on n.id = latest.id
    where not n.is_canceled and n.id >= (select coalesce(max(word.id), 0) from course_notices word
      where word.tee_time_id = t.id and word.staff_user <> '' and not word.is_agreed)
    group by t.id
  ), standing as (
    select t.*, concat_ws(' ', golf_course_id, play_date, play_time, players) as facts, told, told_canceled, coalesce(told_by, '') as told_by, given_up
    from tee_times t left join heard on heard.tee_time_id = t.id
    where play_date >= '${date}'
  ), last_calls as (
    select distinct on (coalesce('l' || lost_lead_id, 'q' || availability_queue_id, 'c' || coalesce(merged_from, customer_id))) *
    from calls where outcome <> 'booked' or created_at not in (select created_at from tee_times where is_undone)
    order by coalesce('l' || lost_lead_id, 'q' || availability_queue_id, 'c' || coalesce(merged_from, customer_id)), id desc
  ), attempts as (
    select *, refund_amount <> 0 as is_refund from cancelations where state <> 'dropped' or attempts <> 0
      or idempotency_key in (select key::text from closure_run_rows)
  ), last_attempts as (
    (select distinct on (tee_time_id) * from attempts order by tee_time_id, created_at desc)
    union (select distinct on (tee_time_id) * from attempts where is_refund order by tee_time_id, created_at desc)
  )
  select kind || ' ' || id as promise from (
    select 'tell_course' as kind, id from left_behind join standing using (id) where elsewhere
    union select 'tell_course', id from standing
      where (told is null or told_canceled or told = facts) and told_by = '' and canceled_at is null and upper(trim(confirmation)) in ('', 'INTERNAL')
    union select 'tell_course', id from standing where not told_canceled and canceled_at is null
      and (told <> facts or (given_up > 0 and not (told_by = '' and upper(trim(confirmation)) in ('', 'INTERNAL'))))
    union select 'tell_course', id from standing where not told_canceled and canceled_at is not null
      and id not in (select tee_time_id from cancelations where cancel and is_released and state = 'done')
    union select 'tell_course', id from standing where is_undone and told is null and upper(trim(confirmation)) <> 'INTERNAL'
      and id not in (select undone.id from tee_times undone join tee_times later on upper(later.confirmation) = upper(undone.confirmation) and later.id > undone.id
        where later.customer_id = undone.customer_id or later.golf_course_id = undone.golf_course_id)
      and id not in (select undone.id from tee_times undone join tee_times earlier using (golf_course_id)
        where upper(earlier.confirmation) = upper(undone.confirmation) and earlier.id < undone.id
          and undone.play_date - earlier.play_date < 30 and (earlier.canceled_at is null or earlier.canceled_at > undone.canceled_at))
      and id not in (select record_id from history_entries, jsonb_array_elements(changes) as change
        where entity = 'tee_time' and change ->> 'field' = 'import')
    union select 'call_back', c.id from last_calls c where outcome = 'call_back'
      and not exists (select from tee_times t where t.created_at >= c.created_at and not is_undone
        and (t.lost_lead_id = c.lost_lead_id or t.availability_queue_id = c.availability_queue_id))
      and (availability_queue_id is null or (select removed_at is null from availability_queues where id = c.availability_queue_id))
    union select 'failed_refund', tee_time_id from last_attempts where id not in (select cancelation_id from settled_refunds)
      and (state = 'dropped' or (state = 'done' and refund_id is null and refund_amount <> 0))
    union select 'failed_refund', tee_time_id from cancelations left join settled_refunds on cancelation_id = id
      where starts_with(refund_id, 'elsewhere-') and cancelation_id is null
    union select 'failed_payment', tee_time_id from payment_intents unpaid
      where settled_at is null and refused_at <= now() and state in ('capturing', 'voiding', 'voided') and tee_time_id not in (
        select tee_time_id from cancelations where refund_id <> '' group by tee_time_id having sum(refund_amount) >= unpaid.amount)
    union select 'failed_payment', tee_time_id from payment_intents twice
      where settled_at <= now() and refused_at <= now() and state not in ('owned', 'capturing', 'voiding', 'voided') and tee_time_id not in (
        select tee_time_id from cancelations where refund_id <> '' group by tee_time_id having sum(refund_amount) >= twice.amount)
    union select 'failed_mail', id from mail_outbox where failed_at is not null and sent_at is null and settled_at is null
    union select 'doubted_booking', tee_time_id from booking_doubts join tee_times on tee_times.id = tee_time_id
      where checked_at is null and status <> 'Canceled'
    union select 'awaited_consent', id from consents
      where ${admin === null ? "false" : `decided_at is null and state not in ('replaced') and now() < expires_at and staff_user <> '${admin}'`}
  ) as all_kinds order by promise`;
