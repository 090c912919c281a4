-- Figures, ledgers, the home page, the journal and a closure's refunds, from the raw rows of some days' books: records and their items,
-- certificates' movements, the terms of sales, and of a tee time what is no amount. The sums that the server stores beside them are not read.

-- FIGURE-03, ANSWER-12: the day of a moment at the business.
create function oracle.day_at(moment text, zone text) returns date
language sql immutable return (moment::timestamptz at time zone zone)::date;

-- The figures of each booking, by the rules' sentences.
create function oracle.booking_figures(input jsonb)
returns table (id int, course_id int, agent text, kind text, made date, played date, play_time text, certificate int, canceled date,
  charged boolean, card numeric, bookings numeric, rounds numeric, sold numeric, gift_certificate numeric, paid numeric, due numeric,
  refunded numeric, revenue numeric, owed numeric, margin numeric, commission numeric, cost numeric)
language sql stable as $$
  with booking as (
    select
      (b ->> 'id')::int as id,
      b,
      b -> 'terms' -> -1 as terms,
      (b ->> 'players')::numeric as players,
      b ->> 'canceled_at' is null as stands,
      (b ->> 'is_undone')::boolean as undone,
      (select r ->> 'payment_id' is not null from jsonb_array_elements(input -> 'records') r where r -> 'id' = b -> 'record_id') as charged,
      (select (r ->> 'total')::numeric from jsonb_array_elements(input -> 'records') r where r -> 'id' = b -> 'record_id') as card,
      (select coalesce(sum((i ->> 'total')::numeric), 0) from jsonb_array_elements(input -> 'items') i
        where i -> 'record_id' = b -> 'record_id' and i ->> 'about' <> 'certificate') as price,
      (select coalesce(-sum((i ->> 'total')::numeric), 0) from jsonb_array_elements(input -> 'items') i
        where i -> 'record_id' = b -> 'record_id' and i ->> 'about' = 'certificate') as certificate,
      -- What went back: the items about the tee time in records that refund its sale.
      (select coalesce(-sum((i ->> 'total')::numeric), 0) from jsonb_array_elements(input -> 'items') i
        join jsonb_array_elements(input -> 'records') r on r -> 'id' = i -> 'record_id'
        where r -> 'refunded_record_id' = b -> 'record_id' and i ->> 'about' = 'tee_time') as back
    from jsonb_array_elements(input -> 'bookings') b
  ),
  -- ANSWER-41: the newest terms that were stored with it, whatever the rate is today.
  owing as (
    select *,
      oracle.course_cost(jsonb_build_object('terms', terms, 'players', players))::numeric as cost,
      oracle.sale_commission(jsonb_build_object('terms', terms, 'players', players))::numeric as earned
    from booking
  ),
  -- SALES-01 to SALES-03; of an undone booking nothing was paid, and nothing went back (DECISION-54).
  collected as (
    select *,
      case when undone then 0 when charged then price else certificate end as paid,
      case when undone then 0 else back end as refunded
    from owing
  ),
  settled as (
    select *, case when stands then price - paid else 0 end as due, case when stands then cost else 0 end as owed from collected
  )
  select id, (b ->> 'course_id')::int, b ->> 'agent',
    case when (b ->> 'internal')::boolean then 'internal' when (b ->> 'has_rate')::boolean then 'external' else 'misc' end,
    oracle.day_at(b ->> 'created_at', input ->> 'zone'), (b ->> 'play_date')::date, b ->> 'play_time',
    case when certificate > 0 then (b ->> 'certificate_id')::int end,
    oracle.day_at(b ->> 'canceled_at', input ->> 'zone'), charged, card,
    -- FIGURE-01: one that is canceled counts nothing.
    case when stands then 1 else 0 end, case when stands then players else 0 end,
    price, case when undone then 0 else certificate end, paid, due, refunded,
    paid + due - refunded,
    -- FIGURE-02: the commission is beside the margin.
    owed, paid + due - refunded - owed, case when stands then earned else 0 end, cost
  from settled
$$;

create function oracle.figures_json(bookings numeric, rounds numeric, sold numeric, gift_certificate numeric, paid numeric, due numeric,
  refunded numeric, revenue numeric, owed numeric, margin numeric, commission numeric) returns jsonb
language sql immutable return jsonb_build_object('bookings', bookings, 'rounds', rounds, 'sold', sold, 'gift_certificate', gift_certificate,
  'paid', paid, 'due', due, 'refunded', refunded, 'revenue', revenue, 'owed', owed, 'margin', margin, 'commission', commission);

-- FIGURE-03: the sums of a report; its first and last day are included, and a blank one is open.
create function oracle.period_figures(input jsonb) returns jsonb
language sql stable return (
  select oracle.figures_json(coalesce(sum(bookings), 0), coalesce(sum(rounds), 0), coalesce(sum(sold), 0), coalesce(sum(gift_certificate), 0),
    coalesce(sum(paid), 0), coalesce(sum(due), 0), coalesce(sum(refunded), 0), coalesce(sum(revenue), 0), coalesce(sum(owed), 0),
    coalesce(sum(margin), 0), coalesce(sum(commission), 0))
  from oracle.booking_figures(input)
  where case input #>> '{period,by}' when 'created' then made else played end
    between coalesce(nullif(input #>> '{period,start}', '')::date, '-infinity') and coalesce(nullif(input #>> '{period,end}', '')::date, 'infinity')
);

-- LEDGER-01, LEDGER-02: what a certificate was sold for, its balance, and what tee times took from it less what they gave back.
create function oracle.certificates(input jsonb)
returns table (id int, sold_on date, sold_for numeric, redeemed numeric, balance numeric)
language sql stable as $$
  select (c ->> 'id')::int, oracle.day_at(c ->> 'created_at', input ->> 'zone'),
    -- The records that are neither of a tee time nor a refund.
    (select coalesce(sum((i ->> 'total')::numeric), 0) from jsonb_array_elements(input -> 'items') i
      where i ->> 'about' = 'certificate' and i -> 'about_id' = c -> 'id' and not exists (
        select from jsonb_array_elements(input -> 'records') r join jsonb_array_elements(input -> 'bookings') b
          on b -> 'record_id' in (r -> 'id', r -> 'refunded_record_id')
        where r -> 'id' = i -> 'record_id')),
    (select coalesce(-sum((m ->> 'amount')::numeric), 0) from jsonb_array_elements(input -> 'movements') m
      where m -> 'certificate_id' = c -> 'id' and m ->> 'kind' in ('used', 'returned')),
    (select coalesce(sum((m ->> 'amount')::numeric), 0) from jsonb_array_elements(input -> 'movements') m
      where m -> 'certificate_id' = c -> 'id')
  from jsonb_array_elements(input -> 'certificates') c
$$;

-- FIGURE-04: the figures of the home page, by the day a booking was made and a certificate was sold.
create function oracle.home(input jsonb) returns jsonb
language sql stable return (
  with asked as (
    select (input #>> '{home,date}')::date as day, (input #>> '{home,is_monthly}')::boolean as monthly
  ),
  periods as (
    select day,
      case when monthly then date_trunc('month', day)::date else day end as first,
      case when monthly then (date_trunc('month', day) + interval '1 month')::date else day + 1 end as next,
      case when monthly then (date_trunc('month', day) - interval '1 month')::date else day - 1 end as before
    from asked
  ),
  booking as (
    select f.*, made >= first and made < next as is_current, made >= before and made < first as is_previous,
      made = day as is_daily, date_trunc('month', made) = date_trunc('month', day) as is_monthly
    from oracle.booking_figures(input) f, periods
  ),
  kinds as (
    select jsonb_object_agg(kind, jsonb_build_object('booking_count', (select coalesce(sum(bookings), 0) from booking b where b.kind = k.kind and is_current),
      'round_count', (select coalesce(sum(rounds), 0) from booking b where b.kind = k.kind and is_current),
      'revenue', (select coalesce(sum(revenue), 0) from booking b where b.kind = k.kind and is_current))) as sums
    from (values ('internal'), ('external'), ('misc')) k (kind)
  ),
  -- An agent with neither a standing booking nor revenue is left out.
  daily as (
    select agent, sum(rounds) as rounds, sum(revenue) as revenue from booking where is_daily group by agent having sum(rounds) > 0 or sum(revenue) > 0
  ),
  monthly as (
    select agent, sum(rounds) as rounds, sum(revenue) as revenue from booking where is_monthly group by agent having sum(rounds) > 0 or sum(revenue) > 0
  )
  select jsonb_build_object(
    'tee_times', (select sums from kinds) || jsonb_build_object(
      'revenue', (select coalesce(sum(revenue), 0) from booking where is_current),
      'previous_revenue', (select coalesce(sum(revenue), 0) from booking where is_previous)),
    'certificates', jsonb_build_object(
      'sold', (select count(*) from oracle.certificates(input), periods where sold_on >= first and sold_on < next),
      'revenue', (select coalesce(sum(sold_for), 0) from oracle.certificates(input), periods where sold_on >= first and sold_on < next),
      'redeemed', (select count(distinct certificate) from booking where is_current and bookings = 1),
      'previous_redeemed', (select count(distinct certificate) from booking where is_previous and bookings = 1)),
    'board', jsonb_build_object(
      'daily', jsonb_build_object(
        'rounds', (select coalesce(jsonb_object_agg(agent, rounds), '{}') from daily),
        'revenue', (select coalesce(jsonb_object_agg(agent, revenue), '{}') from daily)),
      'monthly', jsonb_build_object(
        'rounds', (select coalesce(jsonb_object_agg(agent, rounds), '{}') from monthly),
        'revenue', (select coalesce(jsonb_object_agg(agent, revenue), '{}') from monthly)))
  )
);

-- JOURNAL-01, JOURNAL-02: every entry as a debit of an account, or below 0 as a credit.
create function oracle.postings(input jsonb) returns table (day date, account text, amount numeric)
language sql stable as $$
  with record as (
    select r -> 'id' as id, oracle.day_at(r ->> 'created_at', input ->> 'zone') as day, (r ->> 'total')::numeric as total,
      r ->> 'payment_id' is not null or r ->> 'refunded_record_id' is not null as by_card,
      exists (select from jsonb_array_elements(input -> 'bookings') b where b -> 'record_id' in (r -> 'id', r -> 'refunded_record_id')) as of_tee_time
    from jsonb_array_elements(input -> 'records') r
  )
  select day, case when by_card then 'card_clearing' when of_tee_time then 'receivable' else 'certificate_sales' end, total from record
  union all
  select oracle.day_at(i ->> 'created_at', input ->> 'zone'),
    case when not of_tee_time then 'certificate_sales' when i ->> 'about' = 'certificate' then 'certificate_liability' else 'revenue' end,
    -(i ->> 'total')::numeric
  from jsonb_array_elements(input -> 'items') i join record on record.id = i -> 'record_id'
  union all
  select oracle.day_at(m ->> 'created_at', input ->> 'zone'), account, (m ->> 'amount')::numeric * side
  from jsonb_array_elements(input -> 'movements') m, (values ('certificate_sales', 1), ('certificate_liability', -1)) as pair (account, side)
  where m ->> 'kind' in ('issued', 'corrected')
  union all
  -- What was due of a canceled booking is written off.
  select canceled, account, card * side
  from oracle.booking_figures(input), (values ('revenue', 1), ('receivable', -1)) as pair (account, side)
  where canceled is not null and not charged
  union all
  select case moment when 1 then made else canceled end, account, cost * side * moment
  from oracle.booking_figures(input), (values ('cost_of_rounds', 1), ('payable_to_courses', -1)) as pair (account, side),
    (values (1), (-1)) as moments (moment)
  where moment = 1 or canceled is not null
$$;

-- The journal: each day's sums of both sides, the accounts in their order.
create function oracle.journal_lines_of(input jsonb) returns jsonb
language sql stable return (
  select coalesce(jsonb_agg(concat_ws(',', day, account, oracle.dollars(jsonb_build_object('cents', debit)) #>> '{}',
    oracle.dollars(jsonb_build_object('cents', credit)) #>> '{}') order by day, place), '[]')
  from (
    select day, account, sum(greatest(amount, 0)) as debit, sum(greatest(-amount, 0)) as credit from oracle.postings(input) group by day, account
  ) as sums
  join unnest(array['card_clearing', 'receivable', 'certificate_liability', 'certificate_sales', 'payable_to_courses', 'revenue', 'cost_of_rounds'])
    with ordinality as accounts (account, place) using (account)
  where debit <> 0 or credit <> 0
);

-- JOURNAL-03: the balances that the accounts have to have by the figures and the ledgers, and what balances them all.
create function oracle.tied_balances(input jsonb) returns jsonb
language sql stable return (
  with figures as (
    select coalesce(sum(due), 0) as due, coalesce(sum(revenue), 0) as revenue, coalesce(sum(owed), 0) as owed from oracle.booking_figures(input)
  ),
  card as (
    select coalesce(sum((r ->> 'total')::numeric), 0) as card from jsonb_array_elements(input -> 'records') r
    where r ->> 'payment_id' is not null or r ->> 'refunded_record_id' is not null
  ),
  liability as (select coalesce(sum(balance), 0) as liability from oracle.certificates(input))
  select jsonb_build_object('card_clearing', card, 'receivable', due, 'certificate_liability', -liability, 'payable_to_courses', -owed,
    'revenue', -revenue, 'cost_of_rounds', owed, 'certificate_sales', revenue + liability - card - due)
  from figures, card, liability
);

-- BUS-02: all that is left of the card's payment, less what is being refunded, and the whole part of the certificate.
create function oracle.closure_refunds(input jsonb) returns jsonb
language sql stable return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'tee_time_id', id,
    'refund_amount', case when charged then card + (
      select coalesce(sum((r ->> 'total')::numeric), 0) from jsonb_array_elements(input -> 'records') r
      join jsonb_array_elements(input -> 'bookings') b on b -> 'record_id' = r -> 'refunded_record_id' where (b ->> 'id')::int = id
    ) - (
      -- One that waits for the course moves nothing yet, unless it is forced.
      select coalesce(sum((u ->> 'amount')::numeric), 0) from jsonb_array_elements(input -> 'under_way') u
      where (u ->> 'tee_time_id')::int = id and (u ->> 'state' = 'agreed' or u ->> 'state' = 'asking' and (u ->> 'force')::boolean)
    ) else 0 end,
    'certificate_amount', gift_certificate
  ) order by played, play_time, id), '[]')
  from oracle.booking_figures(input)
  where course_id = 1 and canceled is null
    and played + play_time::time between (input #>> '{closure,start_date}')::date + (input #>> '{closure,start_time}')::time
      and (input #>> '{closure,end_date}')::date + (input #>> '{closure,end_time}')::time
);

create function oracle.ledger(input jsonb) returns jsonb
language sql stable return jsonb_build_object(
  'bookings', (select coalesce(jsonb_agg(jsonb_build_object('id', id) || oracle.figures_json(bookings, rounds, sold, gift_certificate, paid, due,
    refunded, revenue, owed, margin, commission) order by id), '[]') from oracle.booking_figures(input)),
  'period', oracle.period_figures(input),
  'certificates', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'sold_for', sold_for, 'redeemed', redeemed) order by id), '[]')
    from oracle.certificates(input)),
  'home', oracle.home(input),
  'journal', jsonb_build_object('lines', oracle.journal_lines_of(input), 'balances', oracle.tied_balances(input)),
  'closure', oracle.closure_refunds(input)
);

-- JOURNAL-01, JOURNAL-02: the lines of one entry; an amount below 0 is on the other side.
create function oracle.journal_entry(input jsonb) returns jsonb
language sql immutable return (
  with accounts(kind, condition, debited, credited) as (values
    ('total', 'charged', 'card_clearing', null),
    ('total', 'tee_time', 'receivable', null),
    ('total', 'gift_certificate', 'certificate_sales', null),
    ('item', 'gift_certificate', null, 'certificate_sales'),
    ('item', 'about certificate', null, 'certificate_liability'),
    ('item', 'tee_time', null, 'revenue'),
    ('issue', '', 'certificate_sales', 'certificate_liability'),
    ('write_off', '', 'revenue', 'receivable'),
    ('cost', '', 'cost_of_rounds', 'payable_to_courses')
  ),
  entry as (
    select input ->> 'kind' as kind, (input ->> 'amount')::numeric as amount, case
      when (input ->> 'isCharged')::boolean then 'charged'
      when input ->> 'of' = 'tee_time' and (input ->> 'isAboutCertificate')::boolean then 'about certificate'
      else coalesce(input ->> 'of', '')
    end as condition
  ),
  sides as (
    select 1 as place, debited as account, amount from entry join accounts using (kind, condition) where debited is not null
    union all
    select 2, credited, -amount from entry join accounts using (kind, condition) where credited is not null
  )
  select jsonb_agg(jsonb_build_object('account', account, 'debit', greatest(amount, 0), 'credit', greatest(-amount, 0)) order by place) from sides
);
