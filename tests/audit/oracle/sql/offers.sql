-- The price of a free tee time that is offered, and the times of a day that suit a caller by hours and price.

-- A fee for some players: dollars for each, or a share of their rate that is rounded once.
create function oracle.offered_fee(fee jsonb, rate numeric, players numeric) returns numeric
language sql immutable return case fee ->> 'kind'
  when 'dollars' then (fee ->> 'cents')::numeric * players
  when 'percent' then round(rate * players * (fee ->> 'percent')::numeric / 10000)
  else 0
end;

-- OFFER-01: the rate of one player and of all, each with its own fee.
create function oracle.offer_price(input jsonb) returns jsonb
language sql immutable return (
  select jsonb_build_object(
    'charge', jsonb_build_object('each', rate, 'all', rate * players),
    'fee', jsonb_build_object('each', oracle.offered_fee(fee, rate, 1), 'all', oracle.offered_fee(fee, rate, players)),
    'total', jsonb_build_object('each', rate + oracle.offered_fee(fee, rate, 1), 'all', rate * players + oracle.offered_fee(fee, rate, players))
  )
  from (select (input ->> 'raw_rate')::numeric as rate, input -> 'service_fee' as fee, (input ->> 'players')::numeric as players) as given
);

-- OFFER-02: of some minutes of a day the price of each that suits, `null` of one that has no price, and nothing of one that does not suit.
-- Within the hours asked for, or two hours before and after the time; at most the price asked for, which only a price can be.
create function oracle.wished_minutes(input jsonb) returns jsonb
language sql immutable return (
  with asked as (
    select minute::time as minute, input -> 'wish' as wish
    from jsonb_array_elements_text(input -> 'minutes') as minute
  ),
  hours as (
    select *, case wish #>> '{times,kind}'
      when 'between' then minute between (wish #>> '{times,from}')::time and (wish #>> '{times,to}')::time
      else abs(extract(epoch from minute - (wish #>> '{times,time}')::time)) <= 2 * 3600 end as is_in_time
    from asked
  ),
  chosen as (
    select *, (oracle.rate_choice(jsonb_build_object('ranges', input -> 'ranges', 'search', jsonb_build_object(
      'play_date', input -> 'play_date', 'today', input -> 'today', 'play_time', minute))) ->> 'chosen')::int as id
    from hours where is_in_time
  ),
  priced as (
    select minute, wish, oracle.offer_price(jsonb_build_object('raw_rate', range #> '{rate,raw_rate}', 'service_fee', range -> 'service_fee',
      'players', wish -> 'players')) as price
    from chosen left join jsonb_array_elements(input -> 'ranges') as range on (range ->> 'id')::int = chosen.id
  ),
  judged as (
    select minute, case when price #>> '{total,all}' is not null then price -> 'total' end as total, wish from priced
  )
  select coalesce(jsonb_object_agg(to_char(minute, 'HH24:MI'), coalesce(total, 'null')), '{}')
  from judged
  where case
    when total is null then not (input ->> 'rate_required')::boolean and jsonb_typeof(wish -> 'most') = 'null'
    when jsonb_typeof(wish -> 'most') = 'null' then true
    else (total ->> case wish #>> '{most,of}' when 'player' then 'each' else 'all' end)::numeric <= (wish #>> '{most,cents}')::numeric
  end
);
