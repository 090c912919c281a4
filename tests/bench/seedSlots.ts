import { Client } from "pg";

/**
 * Adds free tee times to a database with tee times: every five minutes of as many days at each course, seen at this moment. So the bookings
 * there count where they are INTERNAL.
 */
export async function seedSlots(databaseUrl: string, count = 200_000): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      "delete from fore_up_availabilities where not exists (select from availability_queues where fore_up_availability_id = fore_up_availabilities.id)",
    );
    await client.query(
      `insert into fore_up_availabilities (golf_course_id, golf_rate_id, available_date, available_time, spots, scraped_at)
       select c.id, (select min(id) from golf_rates where golf_course_id = c.id), current_date + 1 + n / 144,
         lpad((6 + n % 144 / 12)::text, 2, '0') || ':' || lpad((n % 12 * 5)::text, 2, '0'),
         (array['{1,2,3,4}','{1,2}','{2,4}','{1,2,3}'])[1 + n % 4]::int[], now()
       from generate_series(0, $1::int / (select count(*)::int from golf_courses)) n, golf_courses c
       on conflict do nothing`,
      [count],
    );
    await client.query("vacuum analyze fore_up_availabilities");
  } finally {
    await client.end();
  }
}
