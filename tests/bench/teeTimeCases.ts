/**
 * A request of the tee-time list or the customer list, and the same as SQL for the bare route. Only the literals of this file become SQL.
 */
export type ListCase = {
  readonly name: string;
  readonly path: "/api/tee_times/index" | "/api/customers/index";
  /** The query of the request. */
  readonly asked: Readonly<Record<string, string | number | object>>;
  readonly where: string;
  readonly order: string;
  readonly limit: number;
  readonly offset: number;
};

const newest = "created_at desc, id desc";
const page = { path: "/api/tee_times/index", asked: {}, where: "true", order: newest, limit: 30, offset: 0 } as const;

const bySort = (field: string, column = field): ListCase => ({
  ...page,
  name: `by ${field}`,
  asked: { sort_fields: [field], sort_desc: [true] },
  order: `${column} desc, id desc`,
});

const byFilter = (name: string, filters: object, where: string): ListCase => ({
  ...page,
  name: `filter: ${name}`,
  asked: { filters },
  where,
});

/** The search box: each word is in the folded text; a number matches by its digits or as the id. */
const bySearch = (name: string, search: string, where: string): readonly ListCase[] => [
  byFilter(`search: ${name}`, { search }, where),
  {
    ...byFilter(`customers, search: ${name}`, { search }, where),
    path: "/api/customers/index",
    order: "lower(last_name), lower(first_name), id",
  },
];

const words = (...all: readonly string[]): string => all.map((word) => `search_text like '%${word}%'`).join(" and ");

const deep = (number: number): ListCase => ({
  ...page,
  name: `page ${number.toLocaleString("en")}`,
  asked: { page: number },
  offset: (number - 1) * 30,
});

export const listCases: readonly ListCase[] = [
  { ...page, name: "first page, 30 rows" },
  { ...page, name: "first page, 100 rows", asked: { per_page: 100 }, limit: 100 },
  ...["first_name", "last_name", "status", "play_date", "play_time", "players", "total", "course_name"].map((field) =>
    bySort(field),
  ),
  bySort("cost", "cost_cents"),
  ...["confirmation", "payment_id", "agent"].map((field) => bySort(field)),
  ...["notes", "internal_notes"].map((field) => bySort(field, `left(${field}, 100)`)),
  byFilter("last name", { last_name: "c4ca" }, "last_name ilike '%c4ca%'"),
  byFilter(
    "first and last name",
    { first_name: "pat", last_name: "c" },
    "first_name ilike '%pat%' and last_name ilike '%c%'",
  ),
  byFilter("course", { courses: [17] }, "golf_course_id in (17)"),
  byFilter("status, players", { status: "cancel", players: 1 }, "status ilike '%cancel%' and players = 1"),
  byFilter(
    "course, play dates",
    { courses: [17], play_date: ["2026-11-01", "2026-11-30"] },
    "golf_course_id in (17) and play_date >= '2026-11-01' and play_date <= '2026-11-30'",
  ),
  byFilter("nothing matches", { confirmation: "zzzz" }, "confirmation ilike '%zzzz%'"),
  ...bySearch("a name in either order", "C4ca patk", words("c4ca", "patk")),
  ...bySearch("an e-mail", "c777@example.test", words("c777@example.test")),
  ...bySearch("a phone number", "(619) 012-3456", words("6190123456")),
  ...bySearch("nobody", "zzzz", words("zzzz")),
  deep(101),
  deep(15_001),
  deep(30_001),
];

const customersSql = ({ where, order, limit, offset }: ListCase): string => `
  select coalesce(json_agg(row_to_json(c)), '[]')::text as rows from (
    select id, type, first_name, last_name, email, primary_phone from customers
    where ${where} order by ${order} limit ${limit} offset ${offset}) c`;

/** The statement the list sends for a page. */
export const pageSql = (listCase: ListCase): string =>
  listCase.path === "/api/customers/index" ? customersSql(listCase) : teeTimesSql(listCase);

const teeTimesSql = ({ where, order, limit, offset }: ListCase): string => `
  select coalesce(json_agg(json_build_object('id', r.id,
    'customers', json_build_array(json_build_object('id', r.customer_id, 'first_name', r.first_name, 'last_name', r.last_name)),
    'status', r.status, 'created_at', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'play_date', r.play_date, 'play_time', r.play_time, 'players', r.players,
    'cost', (r.cost_cents / 100.0)::numeric(20, 2)::text,
    'course', json_build_object('id', r.golf_course_id, 'course_name', r.course_name),
    'confirmation', r.confirmation, 'agent', r.agent, 'notes', r.notes, 'internal_notes', r.internal_notes,
    'transaction_record', case when r.transaction_record_id is not null
      then json_build_object('payment_id', nullif(r.payment_id, ''), 'total', r.total) end) order by place), '[]')::text as rows
  from unnest(array(select id from tee_time_rows where ${where} order by ${order} limit ${limit} offset ${offset}))
    with ordinality as page(row_id, place)
  join tee_time_rows r on r.id = row_id`;
