import { amounts, type BooksRule, dollars } from "./rule.ts";

/** The rules of payments, refunds and consents to them. */
export const paymentRules: readonly BooksRule[] = [
  {
    name: "a payment intent that a tee time owns is the card's payment in its record",
    subject: "payment intent",
    query: `select p.id::text as id, concat_ws(' ', p.tee_time_id, p.payment_id, ${dollars("p.amount")}) as stored,
        coalesce(concat_ws(' ', t.id, r.payment_id, ${dollars("r.total")}), '') as computed
      from payment_intents p left join tee_times t on t.id = p.tee_time_id
      left join transaction_records r on r.id = t.transaction_record_id
      where (p.tee_time_id is not null or p.state in ('owned', 'capturing', 'captured')) and (r.payment_id, r.total) is distinct from (p.payment_id, p.amount) order by p.id`,
  },
  {
    // Payments from before intents were stored have none, nor has one that another system took: its import is in the history (DECISION-68).
    name: "a tee time's card payment has its payment intent",
    subject: "transaction record",
    query: `select r.id::text as id, concat_ws(' ', r.payment_id, ${dollars("r.total")}) as stored, 'a payment intent' as computed
      from tee_times t join transaction_records r on r.id = t.transaction_record_id
      where r.payment_id is not null
        and not exists (select from history_entries h cross join jsonb_array_elements(h.changes) as c
          where h.entity = 'tee_time' and h.record_id = t.id and h.action = 'created' and h.created_at = r.created_at
            and c ->> 'field' = 'import' and r.payment_id = 'elsewhere-' || replace(c ->> 'after', ', row ', '-'))
        and r.created_at >= (select min(created_at) from payment_intents)
        and not exists (select from payment_intents p
          where p.tee_time_id = t.id and p.payment_id = r.payment_id) order by r.id`,
  },
  {
    // One whose capture was refused is, too, as it is refunded or settled without a charge.
    name: "the payment of an undone booking is voided, and no other",
    subject: "payment intent",
    query: `select p.id::text as id, p.state as stored, case when t.is_undone then 'voided' else 'captured' end as computed
      from payment_intents p join tee_times t on t.id = p.tee_time_id
      where t.is_undone <> (p.state in ('voiding', 'voided')) and (p.refused_at is null or (p.settled_at is null
        and not exists (select from cancelations c where c.tee_time_id = t.id and c.payment_id = p.payment_id))) order by p.id`,
  },
  {
    name: "a settled payment was refused, and a person settled it",
    subject: "payment intent",
    query: `select p.id::text as id, concat_ws(' ', p.state, 'settled') as stored, 'refused, and settled in the history' as computed
      from payment_intents p where p.settled_at is not null and (p.refused_at is null
        or not exists (select from history_entries h where h.entity = 'tee_time' and h.record_id = p.tee_time_id
          and h.action = 'payment settled' and h.staff_user <> '')) order by p.id`,
  },
  {
    name: "the sale of an undone booking is reversed whole",
    subject: "tee time",
    query:
      amounts(`select t.id, t.refunded_cents, t.gift_certificate_amount_cents + case when r.payment_id is null then 0 else r.total end
      from tee_times t join transaction_records r on r.id = t.transaction_record_id where t.is_undone`),
  },
  {
    name: "a payment has one record",
    subject: "payment",
    query: `select payment_id as id, count(*)::text as stored, '1' as computed from transaction_records
      where payment_id is not null group by payment_id having count(*) > 1 order by payment_id`,
  },
  {
    name: "a refund that a cancelation made is in the ledger",
    subject: "cancelation",
    query: `select c.id::text as id, concat_ws(' ', c.refund_id, ${dollars("c.refund_amount")}) as stored,
        coalesce(concat_ws(' ', r.payment_id, ${dollars("-r.total")}), '') as computed
      from cancelations c left join transaction_records r on r.payment_id = c.refund_id
      where c.state = 'done' and c.refund_id is not null and -r.total is distinct from c.refund_amount order by c.id`,
  },
  {
    // Refunds from before cancelations were stored have none.
    name: "a card's refund was asked for by a cancelation",
    subject: "transaction record",
    query: `select r.id::text as id, concat_ws(' ', r.payment_id, ${dollars("-r.total")}) as stored, 'a cancelation' as computed
      from transaction_records r where r.refunded_record_id is not null and (r.total < 0 or r.payment_id is not null)
        and r.created_at >= (select min(created_at) from cancelations)
        and not exists (select from tee_times t where t.transaction_record_id = r.refunded_record_id and t.is_undone)
        and not exists (select from cancelations c where c.refund_id = r.payment_id and c.refund_amount = -r.total and c.state = 'done')
      order by r.id`,
  },
  {
    name: "a consent led to what was asked",
    subject: "consent",
    query: `select k.id::text as id, concat_ws(' by ', k.state, k.decided_by) as stored, 'another person and the act' as computed from consents k
      where k.state = 'consented' and (coalesce(k.decided_by, '') in ('', k.staff_user) or case when k.cancelation is not null
        then not exists (select from cancelations c where c.id = k.cancelation_id and c.tee_time_id = k.tee_time_id
          and c.cancel = (k.cancelation ->> 'cancel')::boolean and c.force = (k.cancelation ->> 'force_cancel')::boolean
          and c.refund_amount = coalesce((k.cancelation ->> 'refund_amount')::bigint, 0))
        else (k.correction ->> 'balance')::bigint - (k.correction ->> 'balance_before')::bigint
            <> coalesce((select sum(m.amount) from gift_certificate_movements m where m.gift_certificate_id = k.gift_certificate_id
              and m.kind = 'corrected' and m.created_at = k.decided_at and m.staff_user = k.staff_user), 0)
          or coalesce((k.correction ->> 'value')::bigint - coalesce((k.correction ->> 'value_before')::bigint, 0), 0)
            <> coalesce((select sum(i.total) from transaction_items i join transaction_records r on r.id = i.transaction_record_id
              where i.gift_certificate_id = k.gift_certificate_id and r.refunded_record_id is null
                and not exists (select from tee_times where transaction_record_id = r.id)
                and r.created_at = k.decided_at and r.staff_user = k.staff_user), 0) end)
      order by k.id`,
  },
];
