-- The home page's summaries, and what the lists ask for.

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

-- CALC-21, CALC-22: what the `monthly` flag of a list's address asks for.
create function oracle.query_type(input jsonb) returns jsonb
language sql immutable return (
  select jsonb_build_object(
    'tee_times', case when flag is null then 'played' else span end,
    'gift_certificates', case when flag is not null then span end
  )
  from (
    select input ->> 'monthly' as flag, case when input ->> 'monthly' = 'true' then 'monthly' else 'daily' end as span
  ) as read
);

-- CALC-24, UNCLEAR-47, ANSWER-18: 0 or less is the list's default, except that the rates take -1 as all. So is what is no whole number.
create function oracle.page_size(input jsonb) returns jsonb
language sql immutable return (
  select jsonb_build_object(
    'list', coalesce(size, 30),
    'availability', coalesce(size, 100),
    'rates', case when asked = -1 then -1 else coalesce(size, 30) end
  )
  from (select case when jsonb_typeof(input -> 'asked') = 'number' then (input ->> 'asked')::numeric end as asked) as read
  cross join lateral (select case when asked > 0 and asked = trunc(asked) then asked end as size) as sizes
);

-- CALC-10, CALC-14, CALC-23, CALC-25: cents as dollars, a day's first two letters, the codes of clubs.
create function oracle.display(input jsonb) returns jsonb
language sql immutable return jsonb_build_object(
  'dollars', ((input ->> 'cents')::numeric * 0.01)::numeric(20, 2)::text,
  'day', left(input ->> 'day', 2),
  'handed', (array['Left', 'Right'])[1 + (input ->> 'handed')::int],
  'sex', (array['Male', 'Female'])[1 + (input ->> 'sex')::int]
);
