-- Amounts and percentages as they are read. Every function takes one JSON input and answers JSON; null is a refusal.
-- jsonb keeps numbers as numeric, so nothing here ever meets a binary fraction.

-- ANSWER-02: to the cent, half away from zero, which is what round() does to a numeric.
create function oracle.to_cents(amount numeric) returns numeric
language sql immutable return round(amount);

-- ANSWER-01: an amount is a whole number of cents that a JSON reader keeps exact, up to 2^53 - 1.
create function oracle.is_amount(amount numeric) returns boolean
language sql immutable return amount = trunc(amount) and abs(amount) <= 9007199254740991;

-- CALC-19, ANSWER-01, MONEY-01, UNCLEAR-11: decimal text to cents; a dollar sign and thousands commas are stripped, more than two
-- decimals refused. What can be typed ends at $9,999,999.99.
create function oracle.typed_cents(typed text) returns numeric
language sql immutable return (
  select case
    when plain !~ '^-?(\$ ?)?([0-9]+|[0-9]{1,3}(,[0-9]{3})+)?(\.[0-9]*)?$' or plain !~ '[0-9]' then null
    when plain ~ '\.[0-9]{3,}$' then null
    when abs(translate(plain, '$ ,', '')::numeric) > 9999999.99 then null
    else trunc(translate(plain, '$ ,', '')::numeric * 100)
  end
  from (select btrim(typed, E' \t\r\n') as plain) as read
);

create function oracle.cents(input jsonb) returns jsonb
language sql immutable return to_jsonb(oracle.typed_cents(input ->> 'text'));

-- OPS-IBE-64: what is charged has to be above 0.
create function oracle.charge(input jsonb) returns jsonb
language sql immutable return (
  select case when cents > 0 then to_jsonb(cents) end from (select oracle.typed_cents(input ->> 'text') as cents) as read
);

-- ANSWER-05, MONEY-03: 15 is 15 %; from 0 to 100 with two decimals at most, refused otherwise, never clamped. In hundredths of a percent.
create function oracle.typed_percent(typed text) returns numeric
language sql immutable return (
  select case
    when plain !~ '^-?[0-9]*(\.[0-9]+)?$' or plain !~ '[0-9]' then null
    when plain ~ '\.[0-9]{3,}$' then null
    when plain::numeric not between 0 and 100 then null
    else trunc(plain::numeric * 100)
  end
  from (select btrim(typed, E' \t\r\n') as plain) as read
);

create function oracle.percent(input jsonb) returns jsonb
language sql immutable return to_jsonb(oracle.typed_percent(input ->> 'value'));

-- ANSWER-04: a JSON number is percent, a text dollars, null and blank none, anything else a refusal and never 0.
-- `encoded` has the JSON type that was read, so that a round trip does not turn 5 % into $5.
create function oracle.service_fee(input jsonb) returns jsonb
language sql immutable return (
  select case jsonb_typeof(value)
    when 'null' then none
    when 'number' then case
      when percent is not null
      then jsonb_build_object('kind', 'percent', 'percent', percent, 'encoded', trim_scale(percent * 0.01))
    end
    when 'string' then case
      when btrim(text) = '' then none
      when cents >= 0
      then jsonb_build_object('kind', 'dollars', 'cents', cents, 'encoded', (cents * 0.01)::numeric(20, 2)::text)
    end
  end
  from (
    select
      input -> 'value' as value,
      input ->> 'value' as text,
      oracle.typed_percent(input ->> 'value') as percent,
      oracle.typed_cents(input ->> 'value') as cents,
      '{"kind": "none", "encoded": null}'::jsonb as none
  ) as read
);

-- CALC-07, CALC-08, UNCLEAR-08: cents when `is_dollars`, else the percentage itself; neither is below 0.
create function oracle.discount_amount(input jsonb) returns jsonb
language sql immutable return (
  select case
    when (input ->> 'is_dollars')::boolean then case
      when oracle.is_amount(raw_amount) and raw_amount >= 0
      then jsonb_build_object('kind', 'dollars', 'cents', raw_amount)
    end
    when oracle.typed_percent(raw_amount::text) is not null
    then jsonb_build_object('kind', 'percent', 'percent', oracle.typed_percent(raw_amount::text))
  end
  from (select trim_scale((input ->> 'raw_amount')::numeric) as raw_amount) as read
);
