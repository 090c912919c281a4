/** A request of the list of free tee times, and the same condition as SQL for the bare route. Only the literals of this file become SQL. */
export type AvailabilityCase = {
  readonly name: string;
  readonly asked: Readonly<Record<string, string | number | object>>;
  readonly where: string;
  readonly order: string;
};

const byTime = "f.available_date, f.available_time, f.id";

const byFilter = (name: string, filters: object, where: string): AvailabilityCase => ({
  name: `filter: ${name}`,
  asked: { page: 1, filters },
  where,
  order: byTime,
});

/** Both directions of a sort; `date` sorts as `sortingDate` does. */
const bySort = (name: string, field: string, column: string): readonly AvailabilityCase[] =>
  [false, true].map((isDown) => ({
    name: `by ${name}, ${isDown ? "down" : "up"}`,
    asked: { page: 1, sort_fields: [field], sort_desc: [isDown] },
    where: "true",
    order: isDown ? `${column} desc, f.id desc` : `${column}, f.id`,
  }));

/** Players whom the latest observation of a slot cannot know of. */
const taken = `(select coalesce(sum(t.players), 0) from tee_times t where t.golf_course_id = f.golf_course_id
  and t.play_date = f.available_date and t.play_time = f.available_time and t.canceled_at is null
  and (t.confirmation = 'INTERNAL' or t.seated_at >= f.known_until))`;

/** A day that the seeded tee times reach in each time zone. */
const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

export const availabilityCases: readonly AvailabilityCase[] = [
  { name: "first page", asked: { page: 1 }, where: "true", order: byTime },
  ...bySort("course name", "course_name", "lower(c.course_name)"),
  ...bySort("group", "group_name", "lower(g.names)"),
  ...bySort("rate", "rate", "r.raw_rate"),
  ...bySort("day", "sortingDate", "f.available_date"),
  ...bySort("time", "time", "f.available_time"),
  ...bySort("observation", "scraped_at", "f.scraped_at"),
  byFilter("course name", { course_name: "torrey" }, "c.course_name ilike '%torrey%'"),
  byFilter("group", { group_name: "jolla" }, "position('jolla' in lower(g.names)) > 0"),
  byFilter("day", { available_date: soon }, `f.available_date = '${soon}'`),
  byFilter("time", { available_time: "08:00" }, "f.available_time = '08:00'"),
  byFilter(
    "players",
    { spots: 3 },
    `(3 = any(f.spots) and 3 <= (select max(size) from unnest(f.spots) size) - ${taken})`,
  ),
  byFilter("rate", { rate: "9.0" }, "position('9.0' in (r.raw_rate / 100.0)::numeric(20, 2)::text) > 0"),
];

const groups = `left join (select j.golf_course_id, string_agg(g.group_name, ', ' order by lower(g.group_name)) as names
  from course_group_courses j join course_groups g on g.id = j.course_group_id group by j.golf_course_id) g on g.golf_course_id = f.golf_course_id`;
const joins = `from fore_up_availabilities f join golf_courses c on c.id = f.golf_course_id
  left join golf_rates r on r.id = f.golf_rate_id ${groups}`;
const isFree = "f.gone_at is null and (f.available_date, f.available_time) >= (current_date, '00:00')";

/** A page as text: the slots with what stands and is held there. */
export const slotsSql = ({ where, order }: AvailabilityCase): string => `
  with page as materialized (select f.id, row_number() over (order by ${order}) as place ${joins} where ${isFree} and ${where} order by ${order} limit 100)
  select coalesce(json_agg(json_build_object('id', f.id, 'course_id', c.id, 'course_name', c.course_name,
    'available_date', f.available_date, 'available_time', f.available_time, 'read_date', to_char(f.available_date, 'FMDay, FMMonth FMDD, YYYY'),
    'spots', f.spots, 'is_new', f.is_new, 'created_at', f.created_at, 'updated_at', f.updated_at, 'scraped_at', f.scraped_at,
    'rate', (r.raw_rate / 100.0)::numeric(20, 2)::text, 'rateId', f.golf_rate_id, 'group_name', g.names,
    'left', (select max(size) from unnest(f.spots) size) - ${taken},
    'sold', (select coalesce(json_agg(json_build_object('id', t.id, 'agent', t.agent, 'players', t.players, 'seated_at', t.seated_at)
      order by t.seated_at), '[]') from tee_times t where t.golf_course_id = f.golf_course_id and t.play_date = f.available_date
      and t.play_time = f.available_time and t.canceled_at is null and (t.confirmation = 'INTERNAL' or t.seated_at >= f.known_until)),
    'held', (select coalesce(json_agg(json_build_object('agent', u.name, 'players', h.players, 'held_until', h.held_until)), '[]')
      from slot_holds h join staff_users u on u.id = h.staff_user_id where h.fore_up_availability_id = f.id and h.held_until > now()),
    'callers', (select count(*) from lost_leads l where l.golf_course_id = f.golf_course_id and l.lead_date = f.available_date
      and l.players = any(f.spots) and not exists (select from tee_times t where t.lost_lead_id = l.id and t.canceled_at is null))
      + (select count(*) from availability_queues q left join tee_times t on t.availability_queue_id = q.id and t.canceled_at is null
        where q.fore_up_availability_id = f.id and q.removed_at is null and t.id is null))
    order by page.place), '[]')::text as rows ${joins.replace("from ", "from page join ").replace("fore_up_availabilities f", "fore_up_availabilities f on f.id = page.id")}`;

/** The number of slots that match. */
export const countSql = ({ where }: AvailabilityCase): string =>
  `select count(*)::int as total ${joins} where ${isFree} and ${where}`;

/** A request of the list as the query of its address. */
export const queryOf = (asked: AvailabilityCase["asked"]): string =>
  Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join("&");
