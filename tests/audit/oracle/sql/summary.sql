-- The home page's summaries.

-- CALC-13, ANSWER-10: 110 % of the highest value, rounded up; a board with nothing above 0 is empty and scales to 1.
create function oracle.leaderboard_scale(input jsonb) returns jsonb
language sql immutable return (
  select to_jsonb(case when max(value::numeric) > 0 then ceil(max(value::numeric) * 1.10) else 1 end)
  from jsonb_array_elements_text(input -> 'values') as value
);

-- CALC-15, UNCLEAR-27: the three highest, by the entry's number, else its revenue, else its count; equal ones by name.
create function oracle.top_courses(input jsonb) returns jsonb
language sql immutable return (
  select coalesce(jsonb_agg(jsonb_build_object('course', course, 'value', value) order by value desc, course collate "C"), '[]')
  from (
    select course, value
    from jsonb_each(input -> 'courses') as entry (course, held)
    cross join lateral (
      select coalesce(
        case when jsonb_typeof(held) = 'number' then held #>> '{}' end,
        case when jsonb_typeof(held -> 'revenue') = 'number' then held ->> 'revenue' end,
        case when jsonb_typeof(held -> 'count') = 'number' then held ->> 'count' end,
        '0'
      )::numeric as value
    ) as ranked
    order by value desc, course collate "C"
    limit 3
  ) as top
);

-- CALC-10, CALC-14: cents as dollars.
create function oracle.dollars(input jsonb) returns jsonb
language sql immutable return to_jsonb(((input ->> 'cents')::numeric * 0.01)::numeric(20, 2)::text);

-- AVERAGE-01 to AVERAGE-03: every certificate sold as a row of its own.
create function oracle.averages(input jsonb) returns jsonb
language sql immutable return (
  with sold as (
    select (portion ->> 'price')::numeric as price
    from jsonb_array_elements(input -> 'sold') as portion, generate_series(1, (portion ->> 'count')::int)
  ),
  ranked as (
    select price, row_number() over (order by price) as place, count(*) over () as total,
      count(*) over (partition by price) as times
    from sold
  )
  select jsonb_build_object(
    'mean', coalesce(oracle.to_cents(sum(price) / max(total)), 0),
    'median', coalesce(oracle.to_cents(sum(price) filter (where 2 * place between total and total + 2)
      / count(*) filter (where 2 * place between total and total + 2)), 0),
    'mode', coalesce((select max(price) from ranked where times = (select max(times) from ranked)), 0)
  )
  from ranked
);

-- EARN-01: rounded once; none where no slot was seen, and a refusal below that.
create function oracle.margin_per_slot(input jsonb) returns jsonb
language sql immutable return (
  select case when slots > 0 then to_jsonb(oracle.to_cents(margin / slots)) end
  from (select (input ->> 'seen_margin')::numeric as margin, (input ->> 'slots_seen')::numeric as slots) as given
);
