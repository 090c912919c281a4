-- The plan of a course that closes.

-- BUS-03: the number of bookings of each act, and what the canceled ones give back.
create function oracle.closure_totals(input jsonb) returns jsonb
language sql immutable return (
  select jsonb_build_object(
    'canceled', count(*) filter (where act = 'cancel'),
    'moved', count(*) filter (where act = 'move'),
    'left', count(*) filter (where act = 'leave'),
    'refund_amount', coalesce(sum(rest) filter (where act = 'cancel' and not is_elsewhere), 0),
    'elsewhere_amount', coalesce(sum(rest) filter (where act = 'cancel' and is_elsewhere), 0),
    'certificate_amount', coalesce(sum(certificate) filter (where act = 'cancel'), 0)
  )
  from (
    select row ->> 'act' as act, (row ->> 'refund_amount')::numeric as rest,
      (row ->> 'is_paid_elsewhere')::boolean as is_elsewhere, (row ->> 'certificate_amount')::numeric as certificate
    from jsonb_array_elements(input -> 'planned') as row
  ) as plan
);

-- BUS-04: the bookings that are not inside both times with the same version and the same card refund.
create function oracle.closure_changes(input jsonb) returns jsonb
language sql immutable return (
  with planned as (
    select (row ->> 'tee_time_id')::int as id, row ->> 'lock_version' as version, row ->> 'refund_amount' as card
    from jsonb_array_elements(input -> 'planned') as row
  ),
  inside as (
    select (row ->> 'tee_time_id')::int as id, row ->> 'lock_version' as version, row ->> 'refund_amount' as card
    from jsonb_array_elements(input -> 'inside') as row
  )
  select coalesce(jsonb_agg(jsonb_build_object('tee_time_id', id, 'kind',
    case when planned.version is null then 'new' when inside.version is null then 'gone' else 'changed' end) order by id), '[]')
  from planned full join inside using (id)
  where (planned.version, planned.card) is distinct from (inside.version, inside.card)
);
