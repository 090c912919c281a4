export const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
export const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

/** A list as one would write it by hand: what is read, in which order, and the condition of each case of masterDataCases.ts. */
type PlainList = { readonly rows: string; readonly order: string; readonly where: Readonly<Record<string, string>> };

const hasRange = (condition: string): string =>
  `exists (select from rate_date_ranges d where d.golf_rate_id = r.id and ${condition})`;

const rateRows = `
  select r.id, r.type, c.id as course_id, c.course_name, r.days, r.dates, r.times, r.raw_rate, r.wholesale_rate_cents,
    r.internal_memo, r.disabled, r.archived
  from golf_rates r join golf_courses c on c.id = r.golf_course_id`;
const rateOrder = "left(r.dates, 500) desc, c.course_name desc, r.id";

const isLive = `not r.disabled and not r.archived and ${hasRange('d."end" >= current_date')}`;

const plainLists: Readonly<Record<string, PlainList>> = {
  Customer: {
    rows: "select id, type, first_name, last_name, email, primary_phone from customers",
    order: "lower(last_name), lower(first_name), id",
    where: {
      search: "search_text like '%pata%' and search_text like '%c4ca%'",
      type: "type = 'GiftCertificateRecipient'",
      first_name: "first_name ilike '%pata%'",
      last_name: "last_name ilike '%c4ca%'",
      email: "email ilike '%c1999%'",
      primary_phone: "primary_phone ilike '%555-1234%'",
    },
  },
  Rate: {
    rows: rateRows,
    order: rateOrder,
    where: {
      "as it opens": "not r.disabled and not r.archived",
      course_id: "r.golf_course_id = 5",
      holiday_id: `exists (
        select from holidays h join holiday_courses j on j.holiday_id = h.id where h.id = 1 and j.golf_course_id = r.golf_course_id
          and ${hasRange('d.start <= h.end_date and d."end" >= h.start_date')})`,
      course_name: "c.course_name ilike '%mesa%'",
      days: hasRange("exists (select from rate_days n where n.rate_date_range_id = d.id and n.name in ('Sat', 'Sun'))"),
      start_date: hasRange(`d."end" >= '${nextMonth}'`),
      end_date: hasRange(`d.start <= '${monthAgo}'`),
      time_start: hasRange("d.time_end >= '18:30'"),
      time_end: hasRange("d.time_start <= '06:30'"),
      rate: "r.raw_rate = 12345",
      wholesale_rate: "r.wholesale_rate_cents = 10101",
      internal_memo: "r.internal_memo ilike '%a5b%'",
      disabled: "r.disabled",
      archived: "not r.archived",
    },
  },
  LiveRate: {
    rows: rateRows,
    order: rateOrder,
    where: { "": isLive, course_id: `${isLive} and r.golf_course_id = 5` },
  },
  GiftCertificate: {
    rows: `
      select g.*, c.course_name, p.first_name as purchaser_first_name, p.last_name as purchaser_last_name,
        p.email as purchaser_email, o.first_name as recipient_first_name, o.last_name as recipient_last_name,
        o.email as recipient_email
      from gift_certificates g left join golf_courses c on c.id = g.golf_course_id
        left join customers p on p.id = g.customer_id left join customers o on o.id = g.recipient_id`,
    order: "g.created_at desc, g.id",
    where: {
      customer_id: "g.customer_id = 100000 or g.recipient_id = 100000",
      created_at: `g.created_at >= '${monthAgo}'::timestamp at time zone 'America/Los_Angeles'`,
      first_name: "p.first_name ilike '%pata%'",
      last_name: "p.last_name ilike '%c4ca%'",
      email: "p.email ilike '%c1999%'",
      serial: "g.serial ilike '%gb-31%'",
      value: "g.sold_for_cents = 10000",
      balance: "g.raw_balance = 25000",
      email_delivery: "not g.email_delivery",
      internal_memo: "g.internal_memo ilike '%by phone%'",
    },
  },
};

/** The first page of a list of a hundred thousand rows with one filter; null for the short lists. */
export function plainSql(noun: string, filter: string): string | null {
  const list = plainLists[noun];
  if (list === undefined) return null;
  const where = list.where[filter] ?? (filter === "" ? "true" : undefined);
  if (where === undefined) throw new Error(`plainSql.ts does not say what ${noun}: ${filter} means.`);
  return `${list.rows} where ${where} order by ${list.order} limit 30`;
}
