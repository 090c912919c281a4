import { paymentRules } from "./paymentRules.ts";
import { amounts, type BooksRule, dollars } from "./rule.ts";

/** Several amounts in cents as dollars. */
const shown = (...cents: readonly string[]): string => `concat_ws(' ', ${cents.map(dollars).join(", ")})`;

/** A certificate's part of a tee time that has no record. */
const partBefore = `case when t.transaction_record_id is null and i.gift_certificate_id = t.gift_certificate_id
  then t.gift_certificate_amount_cents else 0 end`;

const itemsOf = (what: string): string =>
  `(select coalesce(sum(total), 0) from transaction_items where transaction_record_id = r.id${what})`;

/** Sales of tee times with their record; without those from before the ledger, whose record is about later changes alone. */
const sold =
  "tee_times t join transaction_records r on r.id = t.transaction_record_id and r.created_at <= t.created_at";

/** Items of a certificate's sale: of a record about no tee time. */
const soldFor = `(select sum(i.total) from transaction_items i join transaction_records r on r.id = i.transaction_record_id
  where i.gift_certificate_id = c.id and r.refunded_record_id is null
    and not exists (select from tee_times where transaction_record_id = r.id)
    and not exists (select from transaction_items b where b.transaction_record_id = r.id and b.tee_time_id is not null))`;

/**
 * A record about certificates alone: a sale of one, or a correction of that. An import is exempt: it enters the sale and the issue of a
 * certificate in one transaction, or dates both alike.
 */
const ofCertificates = `exists (select from transaction_items i where i.transaction_record_id = r.id and i.gift_certificate_id is not null
    and not exists (select from gift_certificate_movements m
      where m.gift_certificate_id = i.gift_certificate_id and m.kind = 'issued' and m.created_at = r.created_at))
  and not exists (select from transaction_items i where i.transaction_record_id = r.id and i.gift_certificate_id is null)
  and r.refunded_record_id is null and not exists (select from tee_times t where t.transaction_record_id = r.id)`;

/** The last seal that covers no terms of sales. A server of the version before took other terms for another rate too. */
const termsSealedSince =
  "(select coalesce(max(sealed_at) filter (where last_terms is null), '-infinity') from ledger_seals)";

/** The changes of a tee time's course and rate, from its past. */
const stepsOf = (id: string): string =>
  `lateral (select until, p.was ->> 'golf_course_id' as was_course, p.was ->> 'golf_rate_id' as was_rate,
      lead(p.was ->> 'golf_course_id', 1, now.golf_course_id::text) over by_time as course,
      lead(p.was, 1, to_jsonb(now)) over by_time ->> 'golf_rate_id' as rate
    from tee_time_past p join tee_times now on now.id = p.tee_time_id where p.tee_time_id = ${id}
    window by_time as (order by p.until, p.id)) as steps`;

export const booksRules: readonly BooksRule[] = [
  {
    name: "the total of a record is the sum of its items",
    subject: "transaction record",
    query: amounts(`select r.id, r.total, ${itemsOf("")} from transaction_records r`),
  },
  {
    name: "a record is of a tee time, of a gift certificate or of a refund",
    subject: "transaction record",
    query: `select r.id::text as id, ${dollars("r.total")} as stored, 'no sale' as computed from transaction_records r
      where r.total <> 0 and r.refunded_record_id is null
        and not exists (select from tee_times t where t.transaction_record_id = r.id)
        and not coalesce((select bool_and(gift_certificate_id is not null) from transaction_items where transaction_record_id = r.id), false)
      order by r.id`,
  },
  {
    name: "a refund is of a sale, and takes from it",
    subject: "transaction record",
    query: `select r.id::text as id, ${dollars("r.total")} as stored, 'a refund of ' || r.refunded_record_id as computed
      from transaction_records r join transaction_records s on s.id = r.refunded_record_id
      where s.refunded_record_id is not null or r.total > 0 or r.id = s.id order by r.id`,
  },
  {
    name: "the sale of a tee time has no negative total",
    subject: "transaction record",
    query: `select r.id::text as id, ${dollars("r.total")} as stored, '0.00 at least' as computed
      from tee_times t join transaction_records r on r.id = t.transaction_record_id
      where r.total < 0 or r.refunded_record_id is not null order by r.id`,
  },
  {
    name: "the parts of a tee time add up to its payment",
    subject: "tee time",
    query: amounts(`select t.id, r.total, charge_cents + rental_clubs_cents + service_fee_cents - discount_amount_cents
      - gift_certificate_amount_cents from ${sold}`),
  },
  {
    name: "charge, clubs and fee are the items about the tee time",
    subject: "tee time",
    query: amounts(
      `select t.id, charge_cents + rental_clubs_cents + service_fee_cents, ${itemsOf(" and tee_time_id = t.id")} from ${sold}`,
    ),
  },
  {
    name: "the discount is the items about it",
    subject: "tee time",
    query: amounts(
      `select t.id, discount_amount_cents, -${itemsOf(" and golf_discount_id = t.golf_discount_id")} from ${sold}`,
    ),
  },
  {
    name: "the certificate's part is the items about it",
    subject: "tee time",
    query: amounts(
      `select t.id, gift_certificate_amount_cents, -${itemsOf(" and gift_certificate_id = t.gift_certificate_id")} from ${sold}`,
    ),
  },
  {
    name: "a discount and a certificate are named where they took an amount",
    subject: "tee time",
    query: `select id::text as id, concat_ws(' and ', golf_discount_id, gift_certificate_id) as stored, 'named' as computed from tee_times
      where (discount_amount_cents > 0 and golf_discount_id is null)
        or (gift_certificate_amount_cents > 0 and gift_certificate_id is null) order by tee_times.id`,
  },
  {
    // Those whose terms have no clubs may be from before these were stored.
    name: "the rented clubs are those that were charged",
    subject: "tee time",
    query: amounts(`select t.id, t.rental_clubs_cents, coalesce(sum(c.quantity * c.raw_charge), 0)
      from tee_times t left join tee_time_rental_clubs c on c.tee_time_id = t.id
      where c.id is not null or exists (select from sale_terms s where s.tee_time_id = t.id and s.terms @? '$.rental_clubs[*]'
        and s.taken_for <> 'course change') group by t.id`),
  },
  {
    name: "refunds are at most the payment",
    subject: "transaction record",
    query: `select s.id::text as id, ${dollars("-sum(r.total)")} as stored,
        ${dollars("case when s.payment_id is null then 0 else s.total end")} || ' at most' as computed
      from transaction_records s join transaction_records r on r.refunded_record_id = s.id group by s.id
      having -sum(r.total) > case when s.payment_id is null then 0 else s.total end order by s.id`,
  },
  {
    name: "a certificate gets back at most what it paid",
    subject: "transaction record",
    query: `select s.id::text as id, ${dollars("sum(i.total)")} as stored, '0.00 at most' as computed
      from transaction_records s join transaction_records r on s.id in (r.id, r.refunded_record_id)
      join transaction_items i on i.transaction_record_id = r.id and i.gift_certificate_id is not null
      left join tee_times t on t.transaction_record_id = s.id and t.created_at < s.created_at
      group by s.id, i.gift_certificate_id, t.id having case when t.id is null then sum(i.total) > 0 and bool_or(r.id <> s.id)
        else sum(i.total) filter (where r.id <> s.id)
          > case when i.gift_certificate_id = t.gift_certificate_id then t.gift_certificate_amount_cents else 0 end end order by s.id`,
  },
  {
    // The record of such a return is of no sale.
    name: "a tee time from before the ledger gives back at most its certificate's part",
    subject: "tee time",
    query: `select t.id::text as id, ${dollars("sum(i.total)")} as stored, ${dollars(partBefore)} || ' at most' as computed
      from transaction_records r
      join (select distinct transaction_record_id, tee_time_id from transaction_items) b on b.transaction_record_id = r.id
      join tee_times t on t.id = b.tee_time_id
      join transaction_items i on i.transaction_record_id = r.id and i.gift_certificate_id is not null
      where r.refunded_record_id is null and not exists (select from tee_times where transaction_record_id = r.id)
      group by t.id, i.gift_certificate_id having sum(i.total) > ${partBefore} order by t.id`,
  },
  {
    // By the first of its changes that are kept. Its record is about these alone.
    name: "the amounts of a tee time from before the ledger change by its items",
    subject: "tee time",
    query: `select id::text as id, ${shown("charge", "discount", "certificate")} as stored,
        ${shown("charge_was + items", "discount_was + discount_items", "certificate_was + certificate_items")} as computed
      from (select t.id, t.charge_cents + t.rental_clubs_cents + t.service_fee_cents as charge, t.discount_amount_cents as discount,
          t.gift_certificate_amount_cents as certificate,
          first.charge_cents + first.rental_clubs_cents + first.service_fee_cents as charge_was, first.discount_amount_cents as discount_was,
          first.gift_certificate_amount_cents as certificate_was,
          (select coalesce(sum(total), 0) from transaction_items where transaction_record_id = t.transaction_record_id and tee_time_id is not null) as items,
          (select coalesce(-sum(total), 0) from transaction_items where transaction_record_id = t.transaction_record_id and golf_discount_id is not null) as discount_items,
          (select coalesce(-sum(total), 0) from transaction_items where transaction_record_id = t.transaction_record_id and gift_certificate_id is not null) as certificate_items
        from tee_times t cross join lateral (select was from tee_time_past where tee_time_id = t.id order by until, id limit 1) as past
          cross join lateral jsonb_populate_record(null::tee_times, was) as first
        where first.transaction_record_id is null) as early
      where (charge, discount, certificate) <> (charge_was + items, discount_was + discount_items, certificate_was + certificate_items)
      order by early.id`,
  },
  {
    name: "what was refunded is the ledger's refunds",
    subject: "tee time",
    query: amounts(`select t.id, t.refunded_cents, (select coalesce(-sum(i.total), 0) from transaction_records r
      join transaction_items i on i.transaction_record_id = r.id
      where r.refunded_record_id = t.transaction_record_id and i.tee_time_id is not null) from tee_times t`),
  },
  {
    name: "the list of tee times shows what is stored",
    subject: "tee time",
    query: `select t.id::text as id, concat_ws(' ', ${dollars("l.total")}, ${dollars("l.cost_cents")}, l.players, nullif(l.payment_id, '')) as stored,
        concat_ws(' ', ${dollars("coalesce(r.total, 0)")}, ${dollars("t.cost_cents")}, t.players, r.payment_id) as computed
      from tee_times t left join tee_time_rows l on l.id = t.id left join transaction_records r on r.id = t.transaction_record_id
      where (l.total, l.cost_cents, l.players, l.payment_id)
        is distinct from (coalesce(r.total, 0), t.cost_cents, t.players, coalesce(r.payment_id, '')) order by t.id`,
  },
  {
    name: "a certificate's balance is the sum of its movements",
    subject: "gift certificate",
    query: amounts(`select c.id, c.raw_balance, (select coalesce(sum(amount), 0) from gift_certificate_movements
      where gift_certificate_id = c.id) from gift_certificates c`),
  },
  {
    name: "a certificate was sold for the items of its sale",
    subject: "gift certificate",
    query: amounts(`select c.id, c.sold_for_cents, ${soldFor} from gift_certificates c`),
  },
  {
    // The reversal of a tee time from before the ledger has no sale, and names the tee time in an item.
    name: "a tee time's movements of certificates are its items about them",
    subject: "tee time",
    query: amounts(`select id, sum(moved)::bigint, sum(entered)::bigint from (
      select tee_time_id as id, gift_certificate_id, amount as moved, 0 as entered from gift_certificate_movements where tee_time_id is not null
      union all select t.id, i.gift_certificate_id, 0, i.total from tee_times t
        join transaction_records r on t.transaction_record_id in (r.id, r.refunded_record_id)
        join transaction_items i on i.transaction_record_id = r.id where i.gift_certificate_id is not null
      union all select b.tee_time_id, i.gift_certificate_id, 0, i.total from transaction_records r
        join transaction_items b on b.transaction_record_id = r.id and b.tee_time_id is not null
        join transaction_items i on i.transaction_record_id = r.id and i.gift_certificate_id is not null
        where r.refunded_record_id is null and not exists (select from tee_times where transaction_record_id = r.id)
    ) as both_sides group by id, gift_certificate_id`),
  },
  {
    name: "a movement is issued or corrected by hand, or used or returned by a tee time",
    subject: "movement",
    query: `select id::text as id, kind as stored, 'a tee time' as computed from gift_certificate_movements
      where (kind in ('used', 'returned')) <> (tee_time_id is not null) order by gift_certificate_movements.id`,
  },
  {
    name: "a correction has a person",
    subject: "movement",
    query: `select id::text as id, ${dollars("amount")} as stored, 'a person' as computed from gift_certificate_movements
      where kind = 'corrected' and coalesce(staff_user, '') = '' order by gift_certificate_movements.id`,
  },
  {
    name: "a correction of a certificate's sale has a person",
    subject: "transaction record",
    query: `select r.id::text as id, ${dollars("r.total")} as stored, 'a person' as computed from transaction_records r
      where ${ofCertificates} and r.payment_id is null and coalesce(r.staff_user, '') = '' order by r.id`,
  },
  {
    // Only records since the first intent: the server charges cards for tee times alone.
    name: "a card's payment is of a tee time, or an import's",
    subject: "transaction record",
    query: `select r.id::text as id, concat_ws(' ', r.payment_id, ${dollars("r.total")}) as stored, 'a tee time' as computed
      from transaction_records r where ${ofCertificates} and r.payment_id is not null
        and r.created_at >= (select min(created_at) from payment_intents) order by r.id`,
  },
  {
    name: "a certificate is issued once",
    subject: "gift certificate",
    query: `select gift_certificate_id::text as id, count(*)::text as stored, '1' as computed from gift_certificate_movements
      where kind = 'issued' group by gift_certificate_id having count(*) > 1 order by gift_certificate_id`,
  },
  {
    // Those since the first import. Earlier ones are the owner's.
    name: "a certificate that an import issued has it in the history",
    subject: "movement",
    query: `select m.id::text as id, ${dollars("m.amount")} as stored, 'an import' as computed from gift_certificate_movements m
      where m.kind = 'issued'
        and m.created_at >= (select min(created_at) from history_entries where entity = 'gift_certificate' and action = 'imported')
        and not exists (select from history_entries h where h.entity = 'gift_certificate' and h.record_id = m.gift_certificate_id
          and h.action = 'imported' and h.created_at = m.created_at and h.staff_user = m.staff_user) order by m.id`,
  },
  {
    name: "a tee time keeps the agent who sold it",
    subject: "tee time",
    query: `select t.id::text as id, t.agent as stored, first.was ->> 'agent' as computed from tee_times t
      join lateral (select was from tee_time_past where tee_time_id = t.id order by until, id limit 1) as first on true
      where t.agent <> first.was ->> 'agent' order by t.id`,
  },
  {
    name: "the players sold are those before the first change",
    subject: "tee time",
    query: `select t.id::text as id, t.players_sold::text as stored, coalesce(first.players, t.players)::text as computed
      from tee_times t left join lateral (select (c ->> 'before')::integer as players
        from history_entries h cross join jsonb_array_elements(h.changes) c
        where h.entity = 'tee_time' and h.record_id = t.id and c ->> 'field' = 'players' and c ->> 'before' ~ '^[0-9]{1,9}$'
        order by h.id limit 1) as first on true
      where t.players_sold is not null and t.players_sold <> coalesce(first.players, t.players) order by t.id`,
  },
  {
    name: "a tee time changes its course with terms of the other one",
    subject: "tee time",
    query: `select id::text as id, changes::text as stored, terms::text as computed from (
        select t.id, (select count(*) from sale_terms s where s.tee_time_id = t.id and s.taken_for = 'course change') as terms,
          (select count(*) from (select was ->> 'golf_course_id' as was,
            lead(was ->> 'golf_course_id', 1, t.golf_course_id::text) over (order by until, p.id) as became
            from tee_time_past p where p.tee_time_id = t.id) as steps where was <> became) as changes
        from tee_times t where exists (select from tee_time_past p
          where p.tee_time_id = t.id and p.was ->> 'golf_course_id' <> t.golf_course_id::text)
      ) as moved where changes > terms order by moved.id`,
  },
  {
    name: "a tee time takes other terms with a change of course",
    subject: "tee time",
    query: `select id::text as id, terms::text as stored, changes::text as computed from (
        select s.tee_time_id as id, count(*) as terms, (select count(*) from ${stepsOf("s.tee_time_id")}
          where until > ${termsSealedSince} and was_course <> course) as changes
        from sale_terms s where s.taken_for = 'course change'
          and s.taken_at > ${termsSealedSince} group by s.tee_time_id
      ) as taken where terms > changes order by taken.id`,
  },
  {
    name: "a tee time keeps its rate at its course",
    subject: "tee time",
    query: `select t.id::text as id, rate as stored, was_rate as computed from tee_times t cross join ${stepsOf("t.id")}
      where until > ${termsSealedSince} and was_course = course and was_rate is distinct from rate order by t.id`,
  },
  ...paymentRules,
  {
    name: "a canceled tee time has the moment and the status",
    subject: "tee time",
    query: `select id::text as id, status as stored, coalesce(canceled_at::text, 'not canceled') as computed from tee_times
      where (status = 'Canceled') <> (canceled_at is not null) order by tee_times.id`,
  },
  {
    name: "a tee time that a cancelation canceled stays canceled",
    subject: "tee time",
    query: `select t.id::text as id, t.status as stored, 'Canceled' as computed from tee_times t
      where t.canceled_at is null and exists (select from cancelations c where c.tee_time_id = t.id and c.cancel and c.state = 'done')
      order by t.id`,
  },
  {
    name: "the seals are numbered without gaps",
    subject: "seal",
    query: `select number::text as id, number::text as stored, place::text as computed
      from (select number, row_number() over (order by number) as place from ledger_seals) as numbered
      where number <> place order by number`,
  },
  {
    name: "a seal fits the rows that it covers",
    subject: "seal",
    query: `select number::text as id, hash as stored, computed from (
      select number, hash, case when last_terms is null
        then ledger_hash(before, from_record, last_record, from_item, last_item, from_movement, last_movement)
        else ledger_hash(before, from_record, last_record, from_item, last_item, from_movement, last_movement, from_terms, last_terms)
        end as computed
      from (select *, lag(hash, 1, '') over by_number as before, lag(last_record, 1, 0) over by_number as from_record,
          lag(last_item, 1, 0) over by_number as from_item, lag(last_movement, 1, 0::bigint) over by_number as from_movement,
          coalesce(lag(last_terms) over by_number, 0) as from_terms
        from ledger_seals window by_number as (order by number)) as chain
    ) as sealed where hash <> computed order by number`,
  },
  {
    name: "the ledger of the day before is sealed",
    subject: "ledger",
    query: `select 'unsealed' as id, count(*)::text as stored, '0' as computed from (
      select from transaction_records where id > coalesce((select max(last_record) from ledger_seals), 0) and created_at < now() - interval '1 day'
      union all select from transaction_items where id > coalesce((select max(last_item) from ledger_seals), 0) and created_at < now() - interval '1 day'
      union all select from gift_certificate_movements where id > coalesce((select max(last_movement) from ledger_seals), 0) and created_at < now() - interval '1 day'
      union all select from sale_terms where id > coalesce((select max(last_terms) from ledger_seals), 0) and taken_at < now() - interval '1 day'
    ) as waiting having count(*) > 0`,
  },
];
