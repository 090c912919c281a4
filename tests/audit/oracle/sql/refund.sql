-- What goes back to a card (the specification's cancel dialog, OPS-CAN-05 to OPS-CAN-15, ANSWER-11, UNCLEAR-05).

-- What the dialog sends; null where it is refused. OPS-CAN-04: what is canceled is not canceled again, and only a cancelation is forced.
create function oracle.refund_choice(input jsonb) returns jsonb
language sql immutable return (
  with given as (
    select
      (input #>> '{draft,refund}')::boolean as refund,
      (input #>> '{draft,cancel}')::boolean and not (input #>> '{options,is_canceled}')::boolean as cancel,
      (input #>> '{draft,force_cancel}')::boolean as force,
      input #>> '{draft,choice}' as choice,
      oracle.typed_cents(input #>> '{draft,refund_amount}') as typed,
      btrim(input #>> '{draft,reason}') as reason,
      (input #>> '{options,refund_total}')::numeric as standard,
      (input #>> '{options,transaction_total}')::numeric as refundable
  ),
  -- Where no card paid there is nothing to offer, and a cancelation goes without a refund.
  wanted as (
    select cancel, force, choice, typed, reason, standard, refundable,
      refund and not (cancel and choice = 'standard' and refundable = 0) as refund
    from given
  ),
  asked as (
    -- OPS-CAN-14: the offered totals as they are, or the typed amount up to what is still refundable.
    select *, case
      when not refund then 0
      when choice = 'standard' then standard
      when choice = 'full' then refundable
      when typed <= refundable then typed
    end as amount
    from wanted
  )
  select jsonb_build_object(
    -- OPS-CAN-09: `full` is offered only when something was paid.
    'choices', case when refundable <> 0 then '["standard", "full", "custom"]'::jsonb else '["standard", "custom"]' end,
    'sent', case when not refund or amount > 0 then jsonb_build_object(
      'refund', refund,
      'cancel', cancel,
      'force_cancel', cancel and force,
      'refund_amount', amount,
      'reason', case when reason = '' then 'Internal cancel' else reason end
    ) end
  )
  from asked
);

-- UNCLEAR-06, REFUND-01 to REFUND-04: the standard refund. Nothing later than the rate's hours before play, else the payment less
-- what is kept, at most the rate's highest refund, both for each player it was sold for (ANSWER-38); a refund made before counts
-- towards it. Without a rate it is everything. The difference is the same for those who left, each with an equal part, in whole
-- cents.
create function oracle.standard_refund(input jsonb) returns jsonb
language sql immutable return (
  with given as (
    select
      (input ->> 'paid')::numeric as paid,
      (input ->> 'refunded')::numeric as refunded,
      (input ->> 'players_sold')::numeric as sold,
      greatest((input ->> 'players_sold')::numeric - (input ->> 'players')::numeric, 0) as gone,
      (input ->> 'minutes_to_play')::numeric as minutes,
      (input #>> '{policy,cancel_hours}')::numeric as hours,
      coalesce((input #>> '{policy,non_refundable}')::numeric, 0) as kept,
      (input #>> '{policy,max_refund}')::numeric as highest
  ),
  rules as (
    -- least() passes over a missing highest refund.
    select paid, refunded, sold, gone, least(paid, case
      when minutes < hours * 60 then 0
      else least(paid - kept * sold, highest * sold)
    end) as gives_back
    from given
  )
  select jsonb_build_object(
    'transaction_total', greatest(paid - refunded, 0),
    'refund_total', greatest(gives_back - refunded, 0),
    'difference_total', greatest(div(greatest(gives_back, 0) * gone, sold) - refunded, 0)
  )
  from rules
);

-- What has gone back after each step of a tee time's life (ANSWER-38). An offer brings all that went back up to what the rate gives:
-- for those who left, or for everybody it was sold for. What staff type is added to it, as far as the payment goes.
create function oracle.refund_history(input jsonb) returns jsonb
language sql immutable return (
  with recursive sale as (
    select
      (input ->> 'paid')::numeric as paid,
      (input ->> 'players_sold')::numeric as sold,
      coalesce((input #>> '{policy,cancel_hours}')::numeric * 60, '-infinity') as notice,
      least(
        (input ->> 'paid')::numeric,
        (input ->> 'paid')::numeric - (input ->> 'players_sold')::numeric * coalesce((input #>> '{policy,non_refundable}')::numeric, 0),
        (input ->> 'players_sold')::numeric * (input #>> '{policy,max_refund}')::numeric
      ) as promised
  ),
  steps as (
    select place, (step ->> 'players')::numeric as players, step ->> 'refund' as refund,
      case when (step ->> 'minutes_to_play')::numeric < (select notice from sale) then 0 else 1 end as in_time
    from jsonb_array_elements(input -> 'steps') with ordinality as given(step, place)
  ),
  life(place, given) as (
    select 0::bigint, 0::numeric
    union all
    select steps.place, case steps.refund
      when 'none' then life.given
      when 'difference' then greatest(life.given, in_time * trunc(promised * (sold - least(players, sold)) / sold))
      when 'standard' then greatest(life.given, in_time * promised)
      else least(life.given + steps.refund::numeric, paid)
    end
    from life join steps on steps.place = life.place + 1, sale
  )
  select jsonb_agg(given order by place) from life where place > 0
);

-- REFUND-05: what a request gives back. A cancelation returns all that the certificate paid; a refund alone goes to the card.
create function oracle.cancel_plan(input jsonb) returns jsonb
language sql immutable return jsonb_build_object(
  'card', input -> 'refund_amount',
  'certificate', coalesce((input ->> 'certificate_paid')::numeric, 0) * ((input ->> 'cancel')::boolean)::int
);

-- REFUND-06: the standard refund of all who were sold a place, and the last minute of it by the clocks of the business.
create function oracle.cancel_terms(input jsonb) returns jsonb
language sql stable return (
  with given as (
    select
      ((input ->> 'date')::date + (input ->> 'time')::time) at time zone (input ->> 'zone')
        - (input #>> '{policy,cancel_hours}')::integer * interval '1 hour' as last,
      (input ->> 'paid')::numeric as paid,
      (input ->> 'players_sold')::numeric as sold,
      coalesce((input #>> '{policy,non_refundable}')::numeric, 0) as kept,
      (input #>> '{policy,max_refund}')::numeric as highest
  )
  select jsonb_build_object(
    'refund', greatest(least(paid - kept * sold, highest * sold), 0),
    'last_minute', trunc(extract(epoch from last) / 60),
    'until', jsonb_build_object(
      'date', to_char(last at time zone (input ->> 'zone'), 'YYYY-MM-DD'),
      'time', to_char(last at time zone (input ->> 'zone'), 'HH24:MI')
    )
  )
  from given
);
