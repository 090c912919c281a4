-- Amounts and counts that are typed into records and forms: read as the wire carries them, or refused.

create function oracle.trimmed(typed text) returns text
language sql immutable return btrim(typed, E' \t\r\n');

-- UNCLEAR-37: decimal dollars with two decimals; blank stays blank, below 0 is refused.
create function oracle.record_dollars(typed text) returns text
language sql immutable return case
  when oracle.trimmed(typed) = '' then ''
  when oracle.typed_cents(typed) >= 0 then oracle.dollars(jsonb_build_object('cents', oracle.typed_cents(typed))) #>> '{}'
end;

-- OPS-IBE-29: a whole number between bounds.
create function oracle.typed_whole(typed text, lowest numeric, highest numeric) returns numeric
language sql immutable return case
  when oracle.trimmed(typed) ~ '^-?[0-9]+(\.[0-9]+)?$' and oracle.trimmed(typed)::numeric between lowest and highest
    and oracle.trimmed(typed)::numeric = trunc(oracle.trimmed(typed)::numeric)
  then trunc(oracle.trimmed(typed)::numeric)
end;

create function oracle.club_quantity(input jsonb) returns jsonb
language sql immutable return to_jsonb(oracle.typed_whole(
  case when oracle.trimmed(input ->> 'text') = '' then '0' else input ->> 'text' end, 0, 999));

-- A commission: dollars, or a percentage with two decimals; blank is 0.
create function oracle.typed_commission(typed text, is_dollars boolean) returns text
language sql immutable return case
  when oracle.trimmed(typed) = '' then '0.00'
  when is_dollars then oracle.record_dollars(typed)
  else oracle.dollars(jsonb_build_object('cents', oracle.typed_percent(typed))) #>> '{}'
end;

-- What a form sends, or the names of its fields that are refused: a value is null where it was.
create function oracle.form_result(members jsonb) returns jsonb
language sql immutable return case
  when exists (select from jsonb_each(members) where value ->> 'read' is null and not coalesce((value ->> 'may_be_null')::boolean, false))
  then jsonb_build_object('refused', (select jsonb_agg(key order by key collate "C") from jsonb_each(members)
    where value ->> 'read' is null and not coalesce((value ->> 'may_be_null')::boolean, false)))
  else jsonb_build_object('sent', (select coalesce(jsonb_object_agg(key, value -> 'read'), '{}') from jsonb_each(members)))
end;

-- ADM-RATE-70, ANSWER-04: the amounts and numbers of a rate. The terms of the other kind count for nothing.
create function oracle.rate_form(input jsonb) returns jsonb
language sql immutable return (
  with typed as (
    select t, t ->> 'type' = 'RicGolfRate' as ric from (select input as t) as given
  ),
  fee as (
    select
      case when left(oracle.trimmed(t ->> 'service_fee'), 1) = '$' then substr(oracle.trimmed(t ->> 'service_fee'), 2)
        when right(oracle.trimmed(t ->> 'service_fee'), 1) = '%' then left(oracle.trimmed(t ->> 'service_fee'), -1)
        else oracle.trimmed(t ->> 'service_fee') end as amount,
      left(oracle.trimmed(t ->> 'service_fee'), 1) <> '$' and right(oracle.trimmed(t ->> 'service_fee'), 1) = '%' as in_percent
    from typed
  ),
  read as (
    select jsonb_build_object(
      'rate', jsonb_build_object('read', nullif(oracle.record_dollars(t ->> 'rate'), '')),
      'deposit', jsonb_build_object('read', case when ric then oracle.record_dollars(t ->> 'deposit') else '' end),
      'wholesale_rate', jsonb_build_object('read', case when ric then oracle.record_dollars(t ->> 'wholesale_rate') else '' end),
      'max_refund', jsonb_build_object('read', case when ric then oracle.record_dollars(t ->> 'max_refund') else '' end),
      'non_refundable', jsonb_build_object('read', case when ric then oracle.record_dollars(t ->> 'non_refundable') else '' end),
      'course_balance', jsonb_build_object('read', case when ric then oracle.record_dollars(t ->> 'course_balance') else '' end),
      -- A number is percent and a text dollars; blank is none.
      'service_fee', case when amount = '' then '{"read": null, "may_be_null": true}'::jsonb else jsonb_build_object('read', case
        when in_percent then to_jsonb(trim_scale(oracle.typed_percent(amount) * 0.01)) else to_jsonb(oracle.record_dollars(amount)) end) end,
      'cancel_hours', jsonb_build_object('read', case when ric then oracle.typed_whole(t ->> 'cancel_hours', 0, 100000) else 0 end),
      'max_advance_days', jsonb_build_object('read', oracle.typed_whole(t ->> 'max_advance_days', 0, 3650)),
      'commission', jsonb_build_object('read', oracle.typed_commission(t ->> 'commission', (t ->> 'is_commission_dollars')::boolean)),
      'golfswitch_commission', jsonb_build_object('read', case when ric then '0.00'
        else oracle.typed_commission(t ->> 'golfswitch_commission', (t ->> 'is_golfswitch_commission_dollars')::boolean) end)
    ) as members
    from typed, fee
  )
  select oracle.form_result(members) from read
);

-- ADM-GC-49: a serial and a balance; without an amount it keeps what it was sold for.
create function oracle.certificate_form(input jsonb) returns jsonb
language sql immutable return oracle.form_result(jsonb_build_object(
  'serial', jsonb_build_object('read', case when length(oracle.trimmed(input ->> 'serial')) between 1 and 255 then oracle.trimmed(input ->> 'serial') end),
  'balance', jsonb_build_object('read', nullif(oracle.record_dollars(input ->> 'balance'), '')),
  'total', case when oracle.trimmed(input ->> 'total') = '' then '{"read": null, "may_be_null": true}'::jsonb
    else jsonb_build_object('read', case when oracle.typed_cents(input ->> 'total') >= 0 then oracle.typed_cents(input ->> 'total') end) end
));

-- ADM-SALES-02: percent off the price of certificates, 0 until somebody sets it.
create function oracle.certificate_sales(input jsonb) returns jsonb
language sql immutable return to_jsonb(trim_scale(oracle.typed_percent(
  coalesce(input ->> 'typed', case jsonb_typeof(input -> 'stored') when 'number' then input ->> 'stored' else '0' end)) * 0.01));

-- OPS-IBE-66: without a number there is no card, whatever the other fields hold; else all four are read. Null is a refusal.
create function oracle.card(input jsonb) returns jsonb
language sql immutable return (
  with typed as (
    select translate(input #>> '{card,number}', E' -\t', '') as digits, oracle.trimmed(input #>> '{card,number}') = '' as is_none,
      oracle.trimmed(input #>> '{card,expmo}') as month, oracle.trimmed(input #>> '{card,expyr}') as year,
      oracle.trimmed(input #>> '{card,cvv}') as code, input ->> 'today' as today
  ),
  sums as (
    -- Every second digit from the right is doubled, and its two digits are added up.
    select *, (select sum(case when place % 2 = 0 then digit * 2 / 10 + digit * 2 % 10 else digit end)
      from (select ascii(digit) - 48 as digit, place from regexp_split_to_table(reverse(digits), '') with ordinality as parts (digit, place)) as each) as checksum
    from typed
  )
  select case
    when is_none then '{"number": "", "expmo": "", "expyr": "", "cvv": ""}'::jsonb
    when digits !~ '^[0-9]{13,19}$' or checksum % 10 <> 0 then null
    when month !~ '^(0?[1-9]|1[0-2])$' or year !~ '^(20)?[0-9]{2}$' or code !~ '^[0-9]{3,4}$' then null
    when '20' || right(year, 2) || '-' || lpad(month, 2, '0') < left(today, 7) then null
    else jsonb_build_object('number', digits, 'expmo', lpad(month, 2, '0'), 'expyr', '20' || right(year, 2), 'cvv', code)
  end
  from sums
);

-- A day that the calendar has.
create function oracle.is_day(typed text) returns boolean
language sql immutable return case when typed ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' and left(typed, 4) > '0000'
  then right(typed, 2)::int <= extract(day from (left(typed, 8) || '01')::date + interval '1 month' - interval '1 day') else false end;

-- OPS-TT-45: the members that were sent, each read or refused; one that was left out is not there.
create function oracle.tee_time_change(input jsonb) returns jsonb
language sql immutable return (
  with read as (
    select jsonb_object_agg(key, jsonb_build_object('read', case key
      -- A day and a time that exist; of the days those of this century.
      when 'play_date' then to_jsonb(case when oracle.is_day(value #>> '{}') and value #>> '{}' between '2000-01-01' and '2099-12-31' then value #>> '{}' end)
      when 'play_time' then to_jsonb(case when oracle.trimmed(value #>> '{}') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]$'
        then lpad(oracle.trimmed(value #>> '{}'), 5, '0') end)
      -- Whole and above 0; null is none.
      when 'players' then to_jsonb(oracle.typed_whole(value #>> '{}', 1, 999))
      when 'course' then to_jsonb(case when (value ->> 'id')::numeric > 0 then (value ->> 'id')::numeric end)
      when 'alt_emails' then to_jsonb(case when oracle.trimmed(value #>> '{}') ~ '^([^@ ,;]+@[a-z0-9-]+(\.[a-z0-9-]+)+)?$' then oracle.trimmed(value #>> '{}') end)
      else to_jsonb(case when oracle.trimmed(value #>> '{}') = '' then 0 when oracle.typed_cents(value #>> '{}') >= 0 then oracle.typed_cents(value #>> '{}') end)
    end)) as members
    from jsonb_each(input)
  )
  select oracle.form_result(coalesce(members, '{}')) from read
);
