-- Discount and certificate of a tee time that is paid, changed step by step (DECISION-14).

-- One change: the amounts and balances after it, with the items that it adds; null where it is refused.
create function oracle.adjustment(sale jsonb, before jsonb, step jsonb) returns jsonb
language sql immutable return (
  with wanted as (
    select
      (sale ->> 'charge')::numeric + (sale ->> 'clubs')::numeric + (sale ->> 'fee')::numeric - (sale ->> 'discount')::numeric - (sale ->> 'gift')::numeric as card,
      (sale ->> 'clubs')::numeric + (sale ->> 'fee')::numeric as least,
      before,
      (step ->> 'code')::int as code,
      -- Without a code or a serial there is no amount either.
      case when (step ->> 'code')::int = 0 then 0 else (step ->> 'discount')::numeric end as discount,
      (step ->> 'certificate')::int as certificate,
      case when (step ->> 'certificate')::int = 0 then 0 else (step ->> 'gift')::numeric end as gift,
      (before ->> 'code')::int as old_code,
      (before ->> 'discount')::numeric as old_discount,
      (before ->> 'certificate')::int as old_certificate,
      (before ->> 'gift')::numeric as old_gift
  ),
  charged as (
    -- ADJUST-01: what the card paid stays, and the charge makes up for the rest.
    select *, card - least + discount + gift as charge from wanted
  ),
  bounded as (
    -- ADJUST-02: what the code takes off the charge that makes up for it.
    select *, case
      when code = 0 then 0
      when (sale #>> '{code,is_dollars}')::boolean then least(charge, (sale #>> '{code,raw_amount}')::numeric)
      else oracle.to_cents(charge * (sale #>> '{code,raw_amount}')::numeric * 0.01)
    end as most
    from charged
  ),
  -- What each certificate pays more than before.
  paying as (
    select c.id,
      case when c.id = certificate then gift else 0 end - case when c.id = old_certificate then old_gift else 0 end as more,
      (before #>> array['balances', (c.id - 1)::text])::numeric as balance
    from bounded, (values (1), (2)) as c (id)
  ),
  judged as (
    select *,
      (code, discount, certificate, gift) = (old_code, old_discount, old_certificate, old_gift) as is_same,
      -- An amount that belongs to nothing is refused, even where nothing changes.
      (code = 0 and old_code = 0 and (step ->> 'discount')::numeric > 0)
        or (certificate = 0 and old_certificate = 0 and (step ->> 'gift')::numeric > 0) as is_of_nothing,
      -- CERTIFICATE-02, for another certificate than before.
      (certificate <> 0 and certificate <> old_certificate and (before #>> array['balances', (certificate - 1)::text])::numeric <= 0)
      -- ADJUST-03: clubs and fee stay covered, all certificates together pay no more than before, and LEDGER-01: no balance falls below 0.
        or card + gift < least
        or gift > old_gift
        or exists (select from paying where more > balance)
      -- ADJUST-02, for a discount that is another than before.
        or ((code, discount) <> (old_code, old_discount) and not (code <> 0 and discount = old_discount and code = old_code) and discount > most)
      as is_refused
    from bounded
  )
  select case
    when is_of_nothing then null
    when is_same then before || '{"added": [], "earlier": true}'
    when is_refused then null
    else jsonb_build_object(
      'charge', charge, 'code', code, 'discount', discount, 'certificate', certificate, 'gift', gift,
      'balances', (select jsonb_agg(balance - more order by id) from paying),
      -- ADJUST-04: the tee time has an item for what the others change, and all together are nothing.
      'added', (
        select coalesce(jsonb_agg(item order by item collate "C"), '[]')
        from (
          select 'tee time ' || discount - old_discount + (select sum(more) from paying) as item, discount - old_discount + (select sum(more) from paying) as total
          union all select 'discount ' || old_discount - discount, old_discount - discount
          union all select 'certificate ' || id || ' ' || -more, -more from paying
        ) as items
        where total <> 0
      ),
      'earlier', true
    )
  end
  from judged
);

create function oracle.adjustments(input jsonb) returns jsonb
language sql immutable return (
  with recursive life(place, held, shown) as (
    select 0, jsonb_build_object('charge', input -> 'charge', 'code', 1, 'discount', input -> 'discount', 'certificate', 1, 'gift', input -> 'gift',
      'balances', input -> 'balances'), null::jsonb
    union all
    select place + 1, coalesce(next.held, life.held), coalesce(next.held - 'code' - 'certificate', 'null')
    from life, lateral (select oracle.adjustment(input, life.held - 'added' - 'earlier', input -> 'steps' -> place) as held) as next
    where place < jsonb_array_length(input -> 'steps')
  )
  select coalesce(jsonb_agg(shown order by place) filter (where place > 0), '[]') from life
);
