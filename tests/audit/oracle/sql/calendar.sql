-- Days, by the database's own calendar. A day is "yyyy-mm-dd", from 0001-01-01 to 9999-12-31.

create function oracle.day(moment timestamp) returns text
language sql immutable return to_char(moment, 'YYYY-MM-DD');

-- CALC-16, CALC-17, ANSWER-12: the start goes back to its Monday, the end on to its Sunday; date_trunc's weeks begin on Monday.
create function oracle.week(input jsonb) returns jsonb
language sql immutable return (
  select case when ends < timestamp '10000-01-01'
    then jsonb_build_object('start', oracle.day(starts), 'end', oracle.day(ends))
  end
  from (
    select
      date_trunc('week', (input ->> 'start')::timestamp) as starts,
      date_trunc('week', (input ->> 'end')::timestamp) + interval '6 days' as ends
  ) as weeks
);

-- CALC-18, OPS-REP-48: month/day/year to year-month-day, empty stays empty. A day that the month does not have is refused:
-- counted on from the month's first day it would be in another month.
create function oracle.report_date(input jsonb) returns jsonb
language plpgsql immutable as $$
declare
  typed constant text := btrim(input ->> 'text', E' \t\r\n');
  part constant int[] := regexp_match(typed, '^([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})$');
  first_day date;
  counted date;
begin
  if typed = '' then
    return to_jsonb(typed);
  end if;
  if part is null or part[1] not between 1 and 12 or part[3] = 0 then
    return null;
  end if;
  first_day := make_date(part[3], part[1], 1);
  counted := first_day + part[2] - 1;
  if date_trunc('month', counted::timestamp) <> first_day then
    return null;
  end if;
  return to_jsonb(oracle.day(counted));
end
$$;
