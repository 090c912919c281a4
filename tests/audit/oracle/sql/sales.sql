-- ANSWER-34, SALES-01 to SALES-03: what was paid, what is due and what is revenue of one booking.
create function oracle.sale_figures(input jsonb) returns jsonb
language sql immutable return (
  with given as (
    select
      (input ->> 'sold')::numeric as sold,
      (input ->> 'gift_certificate')::numeric as certificate,
      (input ->> 'is_charged')::boolean as charged,
      (input ->> 'refunded')::numeric as back,
      (input ->> 'stands')::boolean as stands
  ),
  collected as (
    select *, certificate + case when charged then sold - certificate else 0 end as paid from given
  )
  select jsonb_build_object(
    'paid', paid,
    'due', case when stands then sold - paid else 0 end,
    'revenue', case when stands then sold - back else paid - back end
  )
  from collected
);

-- BUS-06, BUS-07: of an imported booking the fee is in the price, and the price was paid elsewhere whole or not at all.
create function oracle.imported_sale(input jsonb) returns jsonb
language sql immutable return (
  select case when paid in (0, price) and (fee = 0 or fee < price)
    then jsonb_build_object('charge', price - fee, 'is_paid', paid <> 0) end
  from (select (input ->> 'price')::numeric as price, (input ->> 'paid')::numeric as paid, (input ->> 'service_fee')::numeric as fee) as given
);
