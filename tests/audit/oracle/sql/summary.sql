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
