import type { Query, Row } from "./sql.ts";

/** Teedesk's statements in its order as literal texts: the session, and the records of a booking. */
export async function findSession(query: Query, client: string): Promise<Row> {
  return one(
    await query(
      `select u.id, u.email, u.name, u.desk, exists (select 1 from staff_user_groups j join staff_groups g
         on g.id = j.staff_group_id where j.staff_user_id = u.id and g.level = 'admin') as is_admin,
         s.id as session_id, s.expires_at, t.id as token_id, t.token_hash, t.replaced_at
       from sessions s join session_tokens t on t.session_id = s.id join staff_users u on u.id = s.staff_user_id
       where s.client = $1 and s.expires_at > now()
         and (t.replaced_at is null or t.replaced_at > now() - make_interval(secs => $2))`,
      [client, 30],
    ),
  );
}

export type Search = { readonly course: number; readonly date: string; readonly time: string };

/** The weekday codes of a range in the order of the week, as Teedesk reads them. */
export const weekdays = `array(select n.name from rate_days n where n.rate_date_range_id = d.id
  order by array_position(array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'M', 'H'], n.name)) as weekdays`;

/** All rates that apply; Teedesk chooses among them, which costs the database nothing. */
export async function findRate(query: Query, { course, date, time }: Search): Promise<Row> {
  return one(
    await query(
      `select d.*, r.*, ${weekdays} from golf_rates r join rate_date_ranges d on d.golf_rate_id = r.id
       where r.golf_course_id = $1 and not r.disabled and not r.archived and d.start <= $2 and d."end" >= $2
         and d.time_start <= $3 and d.time_end >= $3
         and exists (select from rate_days n where n.rate_date_range_id = d.id and n.name = to_char($2::date, 'Dy'))`,
      [course, date, time],
    ),
  );
}

/** All records of a price; read again in the transaction, as prices may have changed meanwhile. */
export async function findPriceRecords(
  query: Query,
  search: Search,
): Promise<Record<"course" | "rate" | "club" | "discount", Row>> {
  const course = one(await query("select * from golf_courses where id = $1 and not inactive", [search.course]));
  const rate = await findRate(query, search);
  const club = one(
    await query("select * from rental_clubs where id in ($1) and golf_course_id = $2 and not archived", [
      1,
      search.course,
    ]),
  );
  const discount = one(
    await query(
      `select d.*, c.id as course_id, c.course_name from discounts d left join discount_courses j on j.discount_id = d.id
       left join golf_courses c on c.id = j.golf_course_id where lower(d.code) = $1 order by c.id`,
      ["fairway15"],
    ),
  );
  return { course, rate, club, discount };
}

export function one(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("A row is missing: the bare server works on Teedesk's demo data.");
  return row;
}
