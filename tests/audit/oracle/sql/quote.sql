-- The price of a booking (the specification's booking maths, CALC-01 to CALC-12, ANSWER-01 to ANSWER-07), in cents.
-- Percentages come in hundredths of a percent, so a share is amount x percent x 0.0001: a product, which numeric keeps
-- exact, where a division would be cut off.
create function oracle.quote(input jsonb) returns jsonb
language plpgsql immutable as $$
declare
  charge constant numeric := input ->> 'charge';
  -- CALC-06: missing or not above 0 counts as one.
  players constant numeric := case when (input ->> 'players')::numeric > 0 then (input ->> 'players')::numeric else 1 end;
  rate constant numeric := coalesce((input #>> '{rate,raw_rate}')::numeric, 0);
  fee constant jsonb := input #> '{rate,service_fee}';
  discount constant jsonb := input -> 'discount';
  balance constant numeric := greatest(coalesce((input #>> '{gift_certificate,raw_balance}')::numeric, 0), 0);
  clubs numeric := 0;
  club jsonb;
  quantity numeric;
  exact_fee numeric;
  exact_discount numeric;
  due numeric;
  used numeric;
begin
  -- ANSWER-01, ANSWER-03: what is refused has no total. Above 0 (OPS-IBE-64) is asked of the form's charge; a sum starts at 0 too.
  if charge < 0 or players <> trunc(players)
    or least(rate, (fee ->> 'cents')::numeric, (discount ->> 'cents')::numeric) < 0 then
    return null;
  end if;

  -- CALC-01 to CALC-03, ANSWER-03: counted only when both are above 0; a quantity is an integer.
  for place in 0 .. jsonb_array_length(input -> 'rental_clubs') - 1 loop
    club := input -> 'rental_clubs' -> place;
    quantity := club ->> 'quantity';
    if quantity <> trunc(quantity) then
      return null;
    end if;
    if quantity > 0 and (club ->> 'raw_charge')::numeric > 0 then
      clubs := clubs + (club ->> 'raw_charge')::numeric * quantity;
    end if;
  end loop;

  -- CALC-04, CALC-05, FEE-01, FEE-02: a percentage of the rate, or dollars, for all players together.
  exact_fee := case fee ->> 'kind'
    when 'percent' then rate * players * (fee ->> 'percent')::numeric * 0.0001
    when 'dollars' then (fee ->> 'cents')::numeric * players
    else 0
  end;
  -- CALC-07 to CALC-09, ANSWER-05: the base is the charge alone.
  exact_discount := case discount ->> 'kind'
    when 'percent' then charge * (discount ->> 'percent')::numeric * 0.0001
    when 'dollars' then least(charge, (discount ->> 'cents')::numeric)
    else 0
  end;
  -- MONEY-02: the sum of the rounded lines.
  due := charge + clubs + oracle.to_cents(exact_fee) - oracle.to_cents(exact_discount);
  -- CALC-12, UNCLEAR-09, ANSWER-06: neither below nothing nor more than what is due.
  used := least(balance, due);

  if not (oracle.is_amount(clubs) and oracle.is_amount(oracle.to_cents(exact_fee)) and oracle.is_amount(due)) then
    return null;
  end if;
  return jsonb_build_object(
    'charge', charge,
    'rental_clubs', clubs,
    'service_fee', oracle.to_cents(exact_fee),
    'service_fee_exact', trim_scale(exact_fee * 0.01)::text,
    'discount', -oracle.to_cents(exact_discount),
    'discount_exact', trim_scale(-exact_discount * 0.01)::text,
    'gift_certificate', -used,
    'total', due - used,
    'gift_used', used,
    'gift_remaining', balance - used
  );
end
$$;

-- ADJUST-01: the charge that leaves the card's payment as it is: charge + clubs + fee - discount - certificate = card.
create function oracle.adjusted_charge(input jsonb) returns jsonb
language sql immutable return (
  select to_jsonb(sum(case part when 'rental_clubs' then -1 when 'service_fee' then -1 else 1 end * cents::numeric))
  from jsonb_each_text(input) as parts (part, cents)
);
