-- The rate of a round and its commission, in cents.

-- COMMISSION-01, COMMISSION-02: for each player dollars, or a share of the rate that is rounded once.
create function oracle.commission(input jsonb) returns jsonb
language sql immutable return (
  select to_jsonb(oracle.to_cents(players * case kind when 'dollars' then cents else price * percent * 0.0001 end))
  from (
    select
      (input ->> 'players')::numeric as players,
      (input ->> 'raw_rate')::numeric as price,
      input #>> '{commission,kind}' as kind,
      (input #>> '{commission,cents}')::numeric as cents,
      (input #>> '{commission,percent}')::numeric as percent
  ) as rate
);

-- ADM-RATE-44: the ranges that hold, those with precedence first; an API rate that prefers lower RIC rates gives way to the first of them.
create function oracle.rate_choice(input jsonb) returns jsonb
language sql immutable return (
  with asked as (
    select
      (input #>> '{search,play_date}')::date as play_date,
      (input #>> '{search,play_time}')::time as play_time,
      (input #>> '{search,today}')::date as today
  ),
  held as (
    select
      (range ->> 'id')::int as id,
      range #>> '{rate,type}' as type,
      (range #>> '{rate,raw_rate}')::numeric as price,
      (range #>> '{rate,is_dynamic_greater}')::boolean as gives_way,
      row_number() over (order by
        (range ->> 'end')::date - (range ->> 'start')::date,
        (range ->> 'time_end')::time - (range ->> 'time_start')::time,
        (range #>> '{rate,id}')::int desc,
        (range ->> 'id')::int
      ) as place
    from jsonb_array_elements(input -> 'ranges') as range, asked
    where play_date between (range ->> 'start')::date and (range ->> 'end')::date
      and play_time between (range ->> 'time_start')::time and (range ->> 'time_end')::time
      and (range -> 'rate_days') @> jsonb_build_array(jsonb_build_object('name', to_char(play_date, 'Dy')))
      and not (range #>> '{rate,disabled}')::boolean
      and not (range #>> '{rate,archived}')::boolean
      and coalesce(play_date - today <= nullif((range #>> '{rate,max_advance_days}')::int, 0), true)
  ),
  chosen as (
    select other.id
    from held first
    join held other on other.place = first.place
      or (first.type = 'ApiGolfRate' and first.gives_way and other.type = 'RicGolfRate' and other.price < first.price)
    where first.place = 1
    order by other.place = 1, other.place
    limit 1
  )
  select jsonb_build_object(
    'chosen', (select id from chosen),
    'others', (select coalesce(jsonb_agg(id order by place), '[]') from held where id not in (select id from chosen))
  )
);

-- COST-01, COST-02: the course's share of golf, which is none where no wholesale rate is known, and of every set of clubs.
create function oracle.course_cost(input jsonb) returns jsonb
language sql immutable return (
  select to_jsonb(
    coalesce((input #>> '{terms,rate,wholesale_rate}')::numeric, 0) * (input ->> 'players')::numeric
      + coalesce(sum((club ->> 'cost')::numeric * (club ->> 'quantity')::numeric), 0)
  )
  from jsonb_array_elements(input #> '{terms,rental_clubs}') as club
);

-- COMMISSION-03: by the terms of the sale, for the players that stand.
create function oracle.sale_commission(input jsonb) returns jsonb
language sql immutable return (
  case when jsonb_typeof(input #> '{terms,rate}') = 'object'
    then oracle.commission((input #> '{terms,rate}') || jsonb_build_object('players', input -> 'players'))
    else to_jsonb(0)
  end
);
