-- Why a discount is refused (ANSWER-08, DISCOUNT-01 to DISCOUNT-05, ADM-DISC-34), by the names the domain gives the reasons. A
-- charge that is not typed yet refuses nothing: a comparison with null is not true. Players that are missing count as 0
-- (DISCOUNT-02), and a course that is missing is not listed (DISCOUNT-04).
create function oracle.discount_issues(input jsonb) returns jsonb
language sql immutable return (
  with given as (
    select
      (input #>> '{facts,today}')::date as today,
      (input #>> '{facts,charge}')::numeric as charge,
      coalesce((input #>> '{facts,players}')::numeric, 0) as players,
      (input #>> '{facts,course_id}')::numeric as course,
      (input #>> '{facts,has_gift_certificate}')::boolean as gift,
      (input #>> '{discount,start_date}')::date as starts,
      (input #>> '{discount,end_date}')::date as ends,
      (input #>> '{discount,enabled}')::boolean as enabled,
      (input #>> '{discount,gift_certificate_stack}')::boolean as stacks,
      (input #>> '{discount,min_players}')::numeric as fewest,
      (input #>> '{discount,max_players}')::numeric as most,
      (input #>> '{discount,min_discount}')::numeric as smallest,
      (input #>> '{discount,max_discount}')::numeric as largest,
      array(select (id ->> 'id')::numeric from jsonb_array_elements(input #> '{discount,courses}') as id) as courses
  )
  select coalesce(jsonb_agg(reason order by reason), '[]')
  from given
  cross join lateral (values
    ('discount_disabled', not enabled),
    ('discount_not_started', today < starts),
    ('discount_ended', today > ends),
    -- 0 is unlimited.
    ('discount_charge_too_low', smallest > 0 and charge < smallest),
    ('discount_charge_too_high', largest > 0 and charge > largest),
    ('discount_too_few_players', fewest > 0 and players < fewest),
    ('discount_too_many_players', most > 0 and players > most),
    ('discount_other_course', cardinality(courses) > 0 and (course is null or course <> all (courses))),
    ('discount_not_with_gift_certificate', gift and not stacks)
  ) as rule (reason, broken)
  where broken
);

-- Whether a gift certificate may be used (CERTIFICATE-01 to CERTIFICATE-03, ANSWER-37); null is an unknown serial.
create function oracle.certificate_allowed(input jsonb) returns jsonb
language sql immutable return to_jsonb(
  coalesce((input ->> 'raw_balance')::numeric > 0, false)
    and coalesce((input ->> 'its_course')::int = (input ->> 'course')::int, true)
    and coalesce((input ->> 'stacks')::boolean, true)
);
