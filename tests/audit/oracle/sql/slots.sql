-- ANSWER-36, DECISION-51: what is left of a slot, from all that happened there. Nothing is told step by step: each fact is asked of the
-- whole history.

create function oracle.is_internal(confirmation text) returns boolean
language sql immutable return upper(btrim(confirmation)) in ('', 'INTERNAL');

create function oracle.slot_history(input jsonb) returns jsonb
language sql immutable return (
  with history as (
    select place, event ->> 'kind' as kind, (event ->> 'at')::int as at, (event ->> 'id')::int as id, (event ->> 'players')::int as players,
      event ->> 'confirmation' as confirmation, (event ->> 'observed')::int as observed, event -> 'spots' as spots
    from jsonb_array_elements(input -> 'events') with ordinality as happened (event, place)
  ),
  -- Of two observations of one moment the one stored first counts.
  latest as (
    select spots, least(observed, at) as known_until from history where kind = 'seen' order by observed desc, place limit 1
  ),
  first_sale as (
    select id, min(place) as place from history where kind = 'booked' group by id
  ),
  -- Each event of a booking since its sale, with what was true before it.
  steps as (
    select event.*,
      (select players from history before where before.id = event.id and before.players is not null and before.place < event.place
        and before.place >= sale.place and (before.kind <> 'booked' or before.place = sale.place) order by place desc limit 1) as players_before,
      (select confirmation from history before where before.id = event.id and before.confirmation is not null and before.place < event.place
        and before.place >= sale.place and (before.kind <> 'booked' or before.place = sale.place) order by place desc limit 1) as told_before
    from history event join first_sale sale using (id)
    where event.place = sale.place or (event.place > sale.place and event.kind <> 'booked')
  ),
  bookings as (
    select id,
      (array_agg(players order by place desc) filter (where players is not null))[1] as players,
      (array_agg(confirmation order by place desc) filter (where confirmation is not null))[1] as confirmation,
      coalesce((array_agg(kind order by place desc) filter (where kind in ('left', 'returned')))[1], 'returned') = 'returned' as stands,
      (array_agg(at order by place desc) filter (where kind in ('booked', 'returned') or players > players_before
        or (oracle.is_internal(told_before) and not oracle.is_internal(confirmation))))[1] as seated_at
    from steps group by id
  ),
  counted as (
    select id, players, case when oracle.is_internal(confirmation) then 'course_not_told' else 'after_observation' end as reason
    from bookings, latest
    where stands and (oracle.is_internal(confirmation) or not seated_at < known_until)
  ),
  amounts as (
    select coalesce((select max(size::int) from jsonb_array_elements_text(latest.spots) as size), 0) as seen,
      coalesce((select sum(players) from counted), 0) as taken,
      coalesce((select sum((hold ->> 'players')::int) from jsonb_array_elements(input -> 'holds') as hold
        where not (hold ->> 'is_own')::boolean), 0) as held, latest.spots
    from latest
  )
  select jsonb_build_object(
    'seen', seen,
    'left', greatest(0, seen - taken),
    'sizes', (select coalesce(jsonb_agg(size::int order by size::int), '[]') from jsonb_array_elements_text(spots) as size
      where size::int <= seen - taken),
    'free', greatest(0, greatest(0, seen - taken) - held),
    'counted', (select coalesce(jsonb_object_agg(id, reason), '{}') from counted),
    'fits', not oracle.is_internal(input ->> 'confirmation') or (input ->> 'players')::int <= greatest(0, seen - taken - held))
  from amounts
);
