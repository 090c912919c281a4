-- ANSWER-09: a booking is made at the total that was shown. The server works it out again from what it has stored, and refuses another;
-- the total where it is made, null where it is refused.
create function oracle.booked_total(input jsonb) returns jsonb
language sql immutable return (
  with priced as (
    select oracle.quote(jsonb_build_object(
      'charge', oracle.typed_cents(input ->> 'charge'),
      'players', input -> 'players',
      'rate', null,
      'rental_clubs', jsonb_build_array(jsonb_build_object('quantity', input -> 'sets', 'raw_charge', input -> 'club_charge')),
      'discount', case when input ->> 'percent' is not null
        then jsonb_build_object('kind', 'percent', 'percent', oracle.typed_percent(input ->> 'percent')) end,
      'gift_certificate', case when input ->> 'balance' is not null then jsonb_build_object('raw_balance', input -> 'balance') end
    )) as quote
  )
  select case
    when oracle.charge(jsonb_build_object('text', input ->> 'charge')) is null then null
    -- A console of the specification states no total.
    when jsonb_typeof(input -> 'shown') = 'null' or quote -> 'total' = input -> 'shown' then quote -> 'total'
  end
  from priced
);
