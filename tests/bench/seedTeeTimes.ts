import { Client } from "pg";

/**
 * Adds a million tee times to a database with the demo's courses: three years of them, 200,000 customers, 5,000 surnames. Triggers are
 * disabled meanwhile and indexes are made afterwards, as in any large import. Without `isListed` the list of tee times stays as it is, whose
 * rows and indexes take longer than all the others.
 */
export async function seedTeeTimes(databaseUrl: string, { count = 1_000_000, isListed = true } = {}): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query("set maintenance_work_mem = '512MB'");
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = any('{customers, transaction_records, tee_times, tee_time_rows, sale_terms}'::regclass[])
         and not exists (select from pg_constraint where conindid = indexrelid)`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of isListed ? [...booked, ...listed] : booked)
      await client.query(statement, statement.includes("$1") ? [count] : []);
    for (const { definition } of indexes) await client.query(definition);
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

const booked = [
  `insert into customers (first_name, last_name, email, primary_phone)
   select (array['Pat','Ana','Lee','Kim','Max','Eva','Joe','Sam','Ida','Tom'])[1 + n % 10] || chr(97 + n / 10 % 26),
     initcap(substr(md5((n % 5000)::text), 1, 3 + n % 6)), 'c' || n || '@example.test',
     '(619) ' || lpad((n / 10000)::text, 3, '0') || '-' || lpad((n % 10000)::text, 4, '0') from generate_series(1, 200000) n`,
  `insert into transaction_records (id, payment_id, total, created_at) overriding system value
   select 100000 + n, case when n % 25 > 0 then 'pay_' || md5(n::text) end, 5000 + n * 7919 % 60000,
     now() - interval '3 years' * (1 - n::float / $1::int) from generate_series(1::bigint, $1::int) n`,
  `insert into tee_times (id, agent, golf_course_id, customer_id, play_date, play_time, players, status, confirmation, notes,
     internal_notes, transaction_record_id, charge_cents, rental_clubs_cents, service_fee_cents, discount_amount_cents,
     gift_certificate_amount_cents, cost_cents, created_at) overriding system value
   select 100000 + n, 'Agent ' || 1 + n % 40, c.ids[1 + n * 48271 % cardinality(c.ids)], (select max(id) from customers) - n * 16807 % 200000,
     (r.created_at + interval '1 day' * (n % 31))::date,
     lpad((6 + n * 31 % 12)::text, 2, '0') || ':' || lpad((n * 17 % 6 * 10)::text, 2, '0'), 1 + n % 4,
     case when n % 16 = 0 then 'Canceled' when r.created_at < now() - interval '20 days' then 'Played' else 'Booked' end,
     case when n % 5 < 2 then 'INTERNAL' else 'TT' || 700000 + n * 7 end,
     case when n % 7 = 0 then 'Please pair with another group if possible.' else '' end,
     case when n % 10 = 0 then 'Repeat guest ' || md5((n / 50)::text) || ', prefers a morning round.' else '' end,
     r.id, r.total, 0, 0, 0, 0, r.total * 3 / 4, r.created_at
   from generate_series(1::bigint, $1::int) n join transaction_records r on r.id = 100000 + n,
     (select array_agg(id order by id) as ids from golf_courses) c`,
  `insert into sale_terms (tee_time_id, taken_for, taken_at, terms)
   select id, 'migration', created_at, case when id % 50 = 0 then '{"rate": null, "rental_clubs": []}' else sold.terms end
   from tee_times, (select terms from sale_terms where terms -> 'rate' -> 'wholesale_rate' <> 'null' order by id limit 1) as sold
   where tee_times.id > 100000`,
];

const listed = ["delete from tee_time_rows", `select write_tee_time_rows(array(select id from tee_times))`];
