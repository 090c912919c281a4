-- What goes back to a card (the specification's cancel dialog, OPS-CAN-05 to OPS-CAN-15, ANSWER-11, UNCLEAR-05).

-- What the dialog sends; null where it is refused.
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

-- The standard refund: nothing later than the rate's hours before play, else the payment less what is kept, at most the
-- rate's highest refund, both for each player; a refund made before counts towards it. Without a rate it is everything.
create function oracle.standard_refund(input jsonb) returns jsonb
language sql immutable return (
  with given as (
    select
      (input ->> 'paid')::numeric as paid,
      (input ->> 'refunded')::numeric as refunded,
      (input ->> 'players')::numeric as players,
      (input ->> 'minutes_to_play')::numeric as minutes,
      (input #>> '{policy,cancel_hours}')::numeric as hours,
      coalesce((input #>> '{policy,non_refundable}')::numeric, 0) as kept,
      (input #>> '{policy,max_refund}')::numeric as highest
  ),
  rules as (
    select paid, refunded, case
      when minutes < hours * 60 then 0
      -- least() passes over a missing highest refund.
      else least(paid - kept * players, highest * players)
    end as gives_back
    from given
  )
  select jsonb_build_object(
    'transaction_total', greatest(paid - refunded, 0),
    'refund_total', greatest(least(gives_back, paid) - refunded, 0)
  )
  from rules
);
