-- ANSWER-36, DECISION-51: what is left of a slot and who may book it (SLOT-01, SLOT-02), from all that happened there. Nothing is told step
-- by step: each fact is asked of the whole history.

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
    select id, min(place) as place from history where kind in ('booked', 'arrived') group by id
  ),
  -- Each event of a booking since its sale, with what was true before it, and of its place and players after it.
  steps as (
    select event.*, event.place = sale.place as is_sale,
      (select players from history before where before.id = event.id and before.players is not null and before.place < event.place
        and before.place >= sale.place and (before.kind not in ('booked', 'arrived') or before.place = sale.place)
        order by place desc limit 1) as players_before,
      (select confirmation from history before where before.id = event.id and before.confirmation is not null and before.place < event.place
        and before.place >= sale.place and (before.kind not in ('booked', 'arrived') or before.place = sale.place)
        order by place desc limit 1) as number_before,
      coalesce((select kind = 'returned' from history before where before.id = event.id and before.kind in ('left', 'returned')
        and before.place between sale.place and event.place order by place desc limit 1), true) as stands
    from history event join first_sale sale using (id)
    where event.place = sale.place or (event.place > sale.place and event.kind not in ('booked', 'arrived'))
  ),
  -- The changes under the course's number: the first one leaves what the course has. `had` is that, here.
  changes as (
    select id, place, case when is_sale then 0 else players_before end as had from steps
    where (is_sale and kind = 'arrived' and not oracle.is_internal(confirmation))
      or (not is_sale and not oracle.is_internal(number_before) and (kind in ('left', 'returned') or players <> players_before))
  ),
  -- What the course was told: by telephone, or by whoever entered the number it gave, where it was told anything before.
  words as (
    select id, place, at, kind, oracle.is_internal(number_before) as was_internal, case when stands then coalesce(players, players_before) else 0 end as has from steps
    where kind = 'told' or (kind = 'confirmation' and not oracle.is_internal(confirmation) and (oracle.is_internal(number_before)
      or (btrim(confirmation) <> btrim(number_before) and (exists (select from changes where changes.id = steps.id and changes.place < steps.place)
        or exists (select from steps before where before.id = steps.id and before.place < steps.place and (before.kind = 'told'
          or (before.kind = 'confirmation' and not oracle.is_internal(before.confirmation) and oracle.is_internal(before.number_before))))))))
  ),
  -- A number says nothing new where the course knew the booking by the word before it, and nothing changed in between.
  following as (
    select *, kind = 'confirmation' and (not was_internal or lag(kind) over (partition by id order by place) = 'told') as says_nothing_new from words
  ),
  tellings as (
    select id, place, kind, has, coalesce((select min(before.at) from words before
      where before.id = following.id and before.place < following.place
        and not exists (select from following since where since.id = before.id and since.place > before.place and since.place <= following.place
          and since.says_nothing_new is not true)
        and not exists (select from steps where steps.id = before.id and steps.place between before.place and following.place
          and (steps.kind in ('left', 'returned') or steps.players <> steps.players_before))), at) as at
    from following
  ),
  bookings as (
    select id,
      (array_agg(players order by place desc) filter (where players is not null))[1] as players,
      (array_agg(confirmation order by place desc) filter (where confirmation is not null))[1] as confirmation,
      coalesce((array_agg(kind order by place desc) filter (where kind in ('left', 'returned')))[1], 'returned') = 'returned' as stands,
      (array_agg(at order by place desc) filter (where is_sale or kind = 'returned' or players > players_before))[1] as seated_at
    from steps group by id
  ),
  -- The last one counts. An INTERNAL booking is known by telephone alone: a number that it lost was none.
  heard as (
    select tellings.* from tellings join bookings using (id)
    where tellings.place = (select max(place) from tellings others where others.id = tellings.id)
      and (kind = 'told' or not oracle.is_internal(confirmation))
  ),
  told as (
    select bookings.*, greatest(seated_at, (select at from heard where heard.id = bookings.id)) as told_at,
      least(coalesce((select has from heard where heard.id = bookings.id),
        case when oracle.is_internal(confirmation) then 0 end,
        (select had from changes where changes.id = bookings.id order by place limit 1), players),
        -- Seats given up since then may be freed by the course, also where they are taken back.
        (select min(case when kind = 'players' then players else 0 end) from steps where steps.id = bookings.id and not is_sale
          and (kind in ('left', 'returned') or (kind = 'players' and players < players_before))
          and place > coalesce((select place from heard where heard.id = bookings.id), 0))) as has
    from bookings where stands
  ),
  counted as (
    select id, players - known as players, case when has < players then 'course_not_told' else 'after_observation' end as reason
    from told, latest, lateral (select case when told_at < known_until then least(has, players) else 0 end as known) as knows
    where known < players
  ),
  -- What the course has here of a booking that changes, wherever it is now: as it was told last, or before the first change under its number.
  last_told as (
    select place as from_place, has, at as since from tellings
    where id = (input ->> 'changed')::int and place = (select max(others.place) from tellings others where others.id = tellings.id)
      and (kind = 'told' or not oracle.is_internal((select confirmation from bookings where bookings.id = tellings.id)))
    union all
    select place, had, (select at from steps where steps.id = changes.id and is_sale) from changes
    where id = (input ->> 'changed')::int and not exists (select from tellings where tellings.id = changes.id)
      and place = (select min(others.place) from changes others where others.id = changes.id)
      and not oracle.is_internal((select confirmation from bookings where bookings.id = changes.id))
  ),
  own as (
    select known_until, stood.players as stood_players, stood.has as stood_has, stood.told_at as stood_at, last_told.has, last_told.since,
      (select min(steps.at) from steps where steps.id = (input ->> 'changed')::int and steps.place >= from_place and not is_sale
        and (steps.kind in ('left', 'returned') or steps.players < steps.players_before)
        and (steps.place > from_place or steps.kind not in ('told', 'confirmation'))) as gave_up_at
    from latest left join told as stood on stood.id = (input ->> 'changed')::int left join last_told on last_told.has > 0
  ),
  -- Its seats that are off what was seen, and those of them that it cannot have given up since.
  own_seats as (
    select case when has is null then case when stood_at < known_until then least(stood_has, stood_players) else 0 end
        when since < known_until then has else 0 end as known,
      case when has is null or gave_up_at is not null then case when stood_at < known_until then least(stood_has, stood_players) else 0 end
        when since < known_until then least(has, stood_players) else 0 end as kept,
      -- Others known by now who took their seats, or whose course was told, since it gave some up may have just these.
      coalesce((select sum(least(told.has, told.players)) from told where told.id <> (input ->> 'changed')::int
        and told_at >= gave_up_at and told_at < known_until), 0) as taken_since
    from own
  ),
  amounts as (
    select coalesce((select max(size::int) from jsonb_array_elements_text(latest.spots) as size), 0) as seen,
      coalesce((select sum(players) from counted), 0) as taken,
      coalesce((select sum((hold ->> 'players')::int) from jsonb_array_elements(input -> 'holds') as hold
        where not (hold ->> 'is_own')::boolean), 0) as held, latest.spots,
      coalesce((select sum(players) from counted where id <> (input ->> 'changed')::int), 0) as taken_by_others,
      coalesce((select greatest(known - taken_since, least(known, kept)) from own_seats), 0) as known, coalesce((select kept from own_seats), 0) as kept
    from latest
  )
  select jsonb_build_object(
    'seen', seen,
    'left', greatest(0, seen - taken),
    'sizes', (select coalesce(jsonb_agg(size::int order by size::int), '[]') from jsonb_array_elements_text(spots) as size
      where size::int <= seen - taken),
    'free', greatest(0, greatest(0, seen - taken) - held),
    'free_for_change', greatest(0, greatest(0, case when seen > 0 then greatest(known, seen + kept) else known end - taken_by_others) - held),
    'counted', (select coalesce(jsonb_object_agg(id, reason), '{}') from counted),
    'fits', not oracle.is_internal(input ->> 'confirmation') or (input ->> 'players')::int <= greatest(0, seen - taken - held))
  from amounts
);
