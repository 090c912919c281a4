-- Doubts about the money of a booking (DOUBT-01 to DOUBT-05), as a list in the order of the question.

-- Whether one slip of a finger makes one text of the other: every slip is made, and looked for.
create function oracle.is_digit_off(one text, other text) returns boolean
language sql immutable return one <> other and exists (
  with places as (select generate_series(0, greatest(length(one), length(other))) as place),
  pairs(long, short) as (values (one, other), (other, one))
  select from pairs, places
  where
    -- One left out of the longer text is the shorter one.
    (length(long) > 0 and place < length(long) and left(long, place) || substr(long, place + 2) = short)
    -- The same but for one.
    or (length(long) = length(short) and place < length(long)
      and left(long, place) = left(short, place) and substr(long, place + 2) = substr(short, place + 2))
    -- Two neighbors exchanged.
    or (place + 1 < length(long)
      and left(long, place) || substr(long, place + 2, 1) || substr(long, place + 1, 1) || substr(long, place + 3) = short)
);

create function oracle.money_doubts(input jsonb) returns jsonb
language sql immutable return (
  with given as (
    select
      (input ->> 'charge')::numeric as charge,
      (input ->> 'raw_rate')::numeric * (input ->> 'players')::numeric as rate,
      (input ->> 'wholesale_rate')::numeric * (input ->> 'players')::numeric as share,
      (input ->> 'clubs_cost')::numeric as clubs,
      (input ->> 'sold')::numeric as sold,
      (input ->> 'last_minute')::numeric as last_minute,
      (input ->> 'now')::numeric as now
  ),
  slips as (select *, rate > 0 and oracle.is_digit_off(charge::text, rate::text) as is_slip from given),
  doubts(place, doubt, is_raised) as (
    select 1, 'charge_digit_off', is_slip from slips
    union all select 2, 'charge_far_from_rate', rate > 0 and not is_slip and charge not between rate * 0.8 and rate * 1.2 from slips
    union all select 3, 'charge_below_cost', charge < share from slips
    union all select 4, 'margin_negative', sold < share + clubs from slips
    union all select 5, 'too_late_to_refund', now > last_minute from slips
  )
  select coalesce(jsonb_agg(doubt order by place) filter (where is_raised), '[]') from doubts
);
