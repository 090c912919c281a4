import { type CourseNews, courseNews, isInternal } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { type SQL, sql } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { instantOf } from "../../records/columns.ts";
import { type Conditions, contains, pageOf, whereAll } from "../../records/listing.ts";
import { openPromises, type PromisesFor } from "./openPromises.ts";

type Wire = components["schemas"];
type Asked = Query<"listPromises">;

/** The filters of the contract, and the record that a single promise is about. */
type Filters = NonNullable<Asked["filters"]> & { readonly record_id?: number };

const filters: Conditions<Filters> = {
  kind: (kind) => sql`p.kind = ${kind}`,
  is_overdue: (isOver) => (isOver ? sql`p.due_at < now()` : sql`p.due_at >= now()`),
  agent: (text) => contains(sql`p.agent`, text),
  record_id: (id) => sql`p.record_id = ${id}`,
};

const open = (seen: PromisesFor): SQL => sql`${openPromises(seen)} as p`;

export const countPromises = (db: Database, asked: Filters | undefined, seen: PromisesFor): Promise<number> =>
  db.$count(sql`(select from ${open(seen)} where ${whereAll(asked, filters) ?? sql`true`}) as counted`);

/** The number of promises, of those that are overdue, and the moment at which the next becomes due, in one read. */
export async function sumUpPromises(db: Database, seen: PromisesFor): Promise<Wire["PromiseSummary"]> {
  const isOverdue = sql`p.due_at < now()`;
  const [summed] = await db
    .select({
      count: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
      next_due_at: sql<string | null>`to_json(min(p.due_at) filter (where not ${isOverdue})) #>> '{}'`,
    })
    .from(open(seen));
  if (summed === undefined) throw new Error("A sum without a row.");
  return { ...summed, next_due_at: summed.next_due_at === null ? null : instantOf(summed.next_due_at) };
}

type Place = Wire["ToldTeeTime"] & { readonly course_id: number };

/** A row as the statement makes it: moments are the database's texts. */
type Found = Omit<Wire["Promise"], "tee_time" | "told" | "wish" | "news"> & {
  readonly is_known_there: boolean;
  readonly tee_time: (Wire["PromisedTeeTime"] & Place & { readonly confirmation: string }) | null;
  readonly told: Place | null;
  readonly wish: Place | null;
};

const place = (row: SQL, course: SQL, date: SQL): SQL =>
  sql`jsonb_build_object('course_id', ${course}.id, 'course_name', ${course}.course_name, 'course_phone', ${course}.phone, 'play_date', ${date},
    'play_time', ${row}.play_time, 'players', ${row}.players)`;

/** The number by which alone the course knew was entered after booking, and INTERNAL is in its place: that may have been a mistake. */
const isNumberLost = sql`n.staff_user = '' and t.confirmation = 'INTERNAL'
  and not exists (select from course_notices by_person where by_person.tee_time_id = t.id and by_person.staff_user <> '')
  and (select one ->> 'before' = 'INTERNAL' from history_entries e cross join jsonb_array_elements(e.changes) as one
    where e.entity = 'tee_time' and e.record_id = t.id and e.action <> 'created' and one ->> 'field' = 'confirmation' order by e.id limit 1)`;

/** The newest notice is of the tee time as it is, which may be another course's than that of the one to be told. */
const isKnownThere = sql`(select not m.is_canceled and coalesce(m.kept, m.players) >= m.players and t.confirmation <> 'INTERNAL'
    and (m.golf_course_id, m.play_date, m.play_time, m.players) = (t.golf_course_id, t.play_date, t.play_time, t.players)
  from course_notices m where m.tee_time_id = t.id order by m.id desc limit 1)`;

/** The courses that a tee time left since its course was told, and that of a canceled one. Notices may have their moment in milliseconds. */
const passedCourses = sql`(select coalesce(jsonb_agg(jsonb_build_object('course_name', pg.course_name, 'course_phone', pg.phone) order by pg.id), '[]')
  from golf_courses pg
  where pg.id <> n.golf_course_id and (pg.id <> t.golf_course_id or t.canceled_at is not null)
    and pg.id in (select t.golf_course_id union all select (one ->> 'before')::int
      from history_entries e cross join jsonb_array_elements(e.changes) as one
      where e.entity = 'tee_time' and e.record_id = t.id and e.action <> 'created' and one ->> 'field' = 'course.id'
        and date_trunc('milliseconds', e.created_at) > date_trunc('milliseconds', n.created_at)))`;

const shown = sql<Found>`jsonb_build_object(
  'kind', p.kind, 'record_id', p.record_id, 'since', p.since, 'due_at', p.due_at, 'is_overdue', p.due_at < now(), 'agent', p.agent,
  'refund_amount', case when p.kind = 'failed_refund' then p.amount end,
  'is_paid_elsewhere', p.kind = 'failed_refund'
    and exists (select from cancelations e where e.tee_time_id = t.id and e.refund_id like 'elsewhere-%'),
  'payment_amount', case when p.kind = 'failed_payment' then p.amount end,
  'is_charged', p.kind = 'failed_payment'
    and exists (select from payment_intents i where i.tee_time_id = t.id and i.state = 'captured'), 'note', coalesce(c.note, ''), 'doubts', coalesce(to_jsonb(d.doubts), '[]'),
  'customer', case when u.id is not null then
    jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'primary_phone', u.primary_phone) end,
  'tee_time', case when t.id is not null then ${place(sql`t`, sql`g`, sql`t.play_date`)}
    || jsonb_build_object('id', t.id, 'lock_version', t.lock_version, 'is_canceled', t.canceled_at is not null,
      'confirmation', t.confirmation) end,
  'told', case when n.id is not null then ${place(sql`n`, sql`ng`, sql`n.play_date`)}
    || case when n.kept < n.players then jsonb_build_object('kept_players', n.kept) else '{}' end
    || case when ${isNumberLost} then '{"number_lost": true}'::jsonb else '{}' end end,
  'is_known_there', n.id is not null and ${isKnownThere},
  'passed_courses', case when n.id is not null then ${passedCourses} else '[]' end,
  'wish', case when l.id is not null then ${place(sql`l`, sql`lg`, sql`l.lead_date`)} end,
  'mail', case when m.id is not null then jsonb_build_object('recipient', m.recipient, 'subject', m.subject,
    'reason', coalesce(m.last_error, ''), 'gift_certificate_id', case when m.entity = 'gift_certificate' then m.record_id end) end,
  'asked', case when k.id is not null then jsonb_build_object('reason', k.reason, 'gift_certificate_id', k.gift_certificate_id,
    'cancelation', k.cancelation - 'version', 'correction', k.correction) end)`;

/** A page of what is to be done: that which is due first. */
export const listPromises = (db: Database, query: Asked, seen: PromisesFor): Promise<Wire["Promise"][]> =>
  readPromises(db, { filters: query.filters, ...pageOf(query) }, seen);

/** The open promise of a kind that a record shows. */
export async function findPromise(
  db: Database,
  wanted: Required<Pick<Filters, "kind" | "record_id">>,
  seen: PromisesFor,
): Promise<Wire["Promise"] | undefined> {
  const [found] = await readPromises(db, { filters: wanted, limit: 1, offset: 0 }, seen);
  return found;
}

type Page = { readonly filters: Filters | undefined; readonly limit: number; readonly offset: number };

async function readPromises(
  db: Database,
  { filters: asked, limit, offset }: Page,
  seen: PromisesFor,
): Promise<Wire["Promise"][]> {
  const order = sql`order by p.due_at, p.kind, p.record_id`;
  const page = sql`(select * from ${open(seen)} where ${whereAll(asked, filters) ?? sql`true`}
    ${order} limit ${limit} offset ${offset}) as p
    left join tee_times t on t.id = p.tee_time_id left join golf_courses g on g.id = t.golf_course_id
    left join customers u on u.id = p.customer_id
    left join course_notices n on n.id = p.told_id left join golf_courses ng on ng.id = n.golf_course_id
    left join mail_outbox m on p.kind = 'failed_mail' and m.id = p.record_id
    left join booking_doubts d on p.kind = 'doubted_booking' and d.tee_time_id = p.record_id
    left join calls c on p.kind = 'call_back' and c.id = p.record_id
    left join consents k on p.kind = 'awaited_consent' and k.id = p.record_id
    left join lost_leads l on l.id = c.lost_lead_id left join golf_courses lg on lg.id = l.golf_course_id
    ${order}`;
  const rows = await db.select({ found: shown }).from(page);
  return rows.map(({ found }) => encode(found));
}

function withoutId(place: Place | null): Wire["ToldTeeTime"] | null {
  if (place === null) return null;
  const { course_id: _, ...told } = place;
  return told;
}

function encode({ tee_time, told, wish, is_known_there, ...found }: Found): Wire["Promise"] {
  const shared = { ...found, since: instantOf(found.since), due_at: instantOf(found.due_at) };
  const named = { ...shared, told: withoutId(told), wish: withoutId(wish) };
  if (tee_time === null) return { ...named, tee_time, news: null };
  const { course_id: _, ...known } = tee_time;
  return {
    ...named,
    tee_time: known,
    news: found.kind === "tell_course" ? newsOf({ now: tee_time, told, is_known_there }) : null,
  };
}

/** The statement lists no tee time that the course's system released. */
const newsOf = ({
  now,
  told,
  is_known_there,
}: Pick<Found, "told" | "is_known_there"> & { readonly now: NonNullable<Found["tee_time"]> }): CourseNews | null =>
  courseNews({
    now,
    told: told && { ...told, is_canceled: false, kept: told.kept_players ?? told.players },
    is_known_there,
    is_internal: isInternal(now.confirmation),
    // The statement lists no other canceled tee time of which its course was not notified.
    is_undone: now.is_canceled,
    is_released: false,
  });
