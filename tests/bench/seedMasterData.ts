import { Client } from "pg";

/**
 * Adds 20,000 rates with 100,000 date ranges, 200,000 customers and 50,000 gift certificates that were sold to the demo's
 * courses. Other triggers rest meanwhile, as whoever imports so much would do it.
 */
export async function seedMasterData(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    for (const statement of statements) await client.query(statement);
    await client.query("set session_replication_role = default");
    await client.query(summaries);
    await client.query("vacuum full golf_rates");
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/** What summarizeRates writes, here for all rates at once; a trigger adds their bounds. */
const summaries = `
  update golf_rates set days = told.days, dates = told.dates, times = told.times from (
    select golf_rate_id, string_agg(days, ', ' order by start, id) as days,
      string_agg(start || ' - ' || "end", ', ' order by start, id) as dates,
      string_agg(time_start || ' - ' || time_end, ', ' order by start, id) as times
    from (
      select ranges.*, (select string_agg(name, ', ' order by array_position(
        array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'M', 'H'], name)) from rate_days where rate_date_range_id = ranges.id) as days
      from rate_date_ranges ranges where golf_rate_id > 1000000
    ) as shown group by golf_rate_id
  ) as told where told.golf_rate_id = golf_rates.id`;

const statements = [
  `insert into customers (type, first_name, last_name, email, primary_phone)
   select case when n % 5 = 0 then 'GiftCertificateRecipient' else 'Customer' end,
     (array['Pat','Ana','Lee','Kim','Max','Eva','Joe','Sam','Ida','Tom'])[1 + n % 10] || chr(97 + n / 10 % 26),
     initcap(substr(md5((n % 5000)::text), 1, 3 + n % 6)), 'c' || n || '@example.test', '(619) 555-' || lpad((n % 10000)::text, 4, '0')
   from generate_series(1, 200000) n`,
  // Half are of earlier seasons, as a business keeps them.
  `insert into golf_rates (id, golf_course_id, type, raw_rate, wholesale_rate_cents, internal_memo, rate_sheet_note, disabled, archived)
     overriding system value
   select 1000000 + n, c.ids[1 + abs(hashint4(n)) % cardinality(c.ids)], case when n % 4 = 0 then 'ApiGolfRate' else 'RicGolfRate' end,
     3000 + n * 7919 % 24000, 2000 + n * 7907 % 18000, 'Sheet ' || md5((n / 8)::text) || ', cart included.', 'Season ' || n % 6,
     n % 11 = 0, n % 2 = 0
   from generate_series(1, 20000) n, (select array_agg(id order by id) as ids from golf_courses where not inactive) c`,
  // Three years of them, from a week to a quarter long.
  `insert into rate_date_ranges (id, golf_rate_id, start, "end", time_start, time_end, description) overriding system value
   select 1000000 + n, 1000000 + 1 + n / 5, first, first + 6 + n * 31 % 85, lpad((6 + n % 3 * 3)::text, 2, '0') || ':00',
     (array['12:00', '15:00', '19:00'])[1 + n % 3], 'Part ' || n % 5
   from (select n, current_date - 730 + n * 16807 % 1095 as first from generate_series(0, 99999) n) as begun`,
  `insert into rate_days (rate_date_range_id, name)
   select 1000000 + n, unnest(case n % 3 when 0 then array['Mon', 'Tue', 'Wed', 'Thu'] when 1 then array['Fri', 'Sat', 'Sun', 'H']
     else array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] end) from generate_series(0, 99999) n`,
  `insert into gift_certificates (id, serial, raw_balance, sold_for_cents, who_from, email_delivery, internal_memo, golf_course_id, customer_id, recipient_id, created_at)
     overriding system value
   select 1000000 + n, 'GB-' || 300000 + n * 7, (50 + n % 10 * 25) * 100, (50 + n % 10 * 25) * 100, 'Friend ' || n, n % 3 > 0,
     case when n % 10 = 0 then 'Sold by phone, case ' || md5((n / 50)::text) else '' end, case when n % 2 = 0 then 1 + n % 20 end,
     last_customer.id - n * 16807 % 200000, last_customer.id - n * 48271 % 200000, now() - interval '3 years' * (1 - n / 50000.0)
   from generate_series(1::bigint, 50000) n, (select max(id) as id from customers) last_customer`,
  `insert into gift_certificate_movements (gift_certificate_id, kind, amount, created_at)
   select id, 'issued', raw_balance, created_at from gift_certificates where id > 1000000`,
  `insert into transaction_records (id, payment_id, total, created_at) overriding system value
   select id, 'pay_' || md5(id::text), raw_balance, created_at from gift_certificates where id > 1000000`,
  `insert into transaction_items (transaction_record_id, gift_certificate_id, total, created_at)
   select id, id, raw_balance, created_at from gift_certificates where id > 1000000`,
];
