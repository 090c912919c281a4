import { golfRateForm, type LocalDate, parseCents } from "@teedesk/domain";
import { type AnyColumn, and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import {
  firstOf,
  golfCourses,
  golfRates,
  holidayCourses,
  holidays,
  rateDateRanges,
  rateDays,
  teeTimes,
} from "../../db/schema/index.ts";
import { humanizedTypes, showGolfRate } from "../../pricing/describeGolfRate.ts";
import { centsOf, centsOrNull, decimal } from "../../records/columns.ts";
import { contains, onOrAfter, onOrBefore } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { rateTold } from "./rateTold.ts";

const { golf_course_id, type, raw_rate, wholesale_rate_cents, internal_memo, disabled, archived } = golfRates;
const { days, dates, times } = golfRates;
const { id, course_name } = golfCourses;

type Filters = NonNullable<Query<"listRates">["filters"]>;
type RangeFilters = Pick<Filters, "days" | "start_date" | "end_date" | "time_start" | "time_end">;
type Asked = Omit<Query<"listRates">, "filters"> & {
  /** `live_on`: neither disabled nor archived, with a range that is not over on that day. */
  readonly filters?: Filters & { readonly live_on?: LocalDate };
};

/** Whether the rate has such a range. */
const hasRange = (condition: SQL | undefined): SQL =>
  sql`exists (select 1 from ${rateDateRanges} where ${rateDateRanges.golf_rate_id} = ${golfRates.id} and ${condition ?? sql`true`})`;

const rangeFilters: {
  readonly [Name in keyof RangeFilters]-?: (value: NonNullable<RangeFilters[Name]>) => SQL | undefined;
} = {
  days: (names) =>
    names.length === 0
      ? undefined
      : sql`exists (select 1 from ${rateDays} where ${rateDays.rate_date_range_id} = ${rateDateRanges.id} and ${inArray(rateDays.name, names)})`,
  start_date: (day) => onOrAfter(rateDateRanges.end, day),
  end_date: (day) => onOrBefore(rateDateRanges.start, day),
  time_start: (time) => sql`${rateDateRanges.time_end} >= ${time}`,
  time_end: (time) => sql`${rateDateRanges.time_start} <= ${time}`,
};

const isSet = <Value>(value: Value): value is NonNullable<Value> => value !== undefined && value !== "";

/** One range has to meet all that is asked of ranges: a rate for Sundays and one for May is no rate for Sundays in May. */
const meetsAll = (filters: RangeFilters): SQL | undefined => {
  const asked = [
    isSet(filters.days) ? rangeFilters.days(filters.days) : undefined,
    isSet(filters.start_date) ? rangeFilters.start_date(filters.start_date) : undefined,
    isSet(filters.end_date) ? rangeFilters.end_date(filters.end_date) : undefined,
    isSet(filters.time_start) ? rangeFilters.time_start(filters.time_start) : undefined,
    isSet(filters.time_end) ? rangeFilters.time_end(filters.time_end) : undefined,
  ];
  const conditions = and(...asked);
  return conditions && hasRange(conditions);
};

/** Typed dollars; blank filters nothing, and what is no amount matches nothing. */
const isAmount = (column: AnyColumn, typed: string): SQL | undefined =>
  typed.trim() === ""
    ? undefined
    : Result.match(parseCents(typed), { onFailure: () => sql`false`, onSuccess: (cents) => eq(column, cents) });

/** The rows of the rate list. */
export const rateRows = (db: Database) =>
  db
    .select({
      id: golfRates.id,
      type,
      humanized_type: sql<string>`case when ${type} = 'ApiGolfRate' then ${humanizedTypes.ApiGolfRate} else ${humanizedTypes.RicGolfRate} end`,
      course: { id, course_name },
      days,
      dates,
      times,
      rate: decimal(raw_rate),
      raw_rate,
      wholesale_rate: decimal(wholesale_rate_cents),
      internal_memo,
      disabled,
      archived,
    })
    .from(golfRates)
    .innerJoin(golfCourses, eq(id, golf_course_id))
    .$dynamic();

const rates = tableResource<Asked>()({
  entity: "rate",
  table: golfRates,
  form: golfRateForm,
  find: showGolfRate,
  listed: rateRows,
  filters: {
    course_id: (course) => eq(golf_course_id, course),
    holiday_id: (holiday) => sql`exists (
      select 1 from ${holidays} join ${holidayCourses} on ${holidayCourses.holiday_id} = ${holidays.id}
      where ${holidays.id} = ${holiday} and ${holidayCourses.golf_course_id} = ${golf_course_id}
        and ${hasRange(sql`${rateDateRanges.start} <= ${holidays.end_date} and ${rateDateRanges.end} >= ${holidays.start_date}`)})`,
    course_name: (text) => contains(course_name, text),
    days: (_, filters) => meetsAll(filters),
    start_date: (_, filters) => meetsAll(filters),
    end_date: (_, filters) => meetsAll(filters),
    time_start: (_, filters) => meetsAll(filters),
    time_end: (_, filters) => meetsAll(filters),
    rate: (typed) => isAmount(raw_rate, typed),
    wholesale_rate: (typed) => isAmount(wholesale_rate_cents, typed),
    internal_memo: (text) => contains(internal_memo, text),
    disabled: (wanted) => eq(disabled, wanted),
    archived: (wanted) => eq(archived, wanted),
    live_on: (day) => and(eq(disabled, false), eq(archived, false), hasRange(onOrAfter(rateDateRanges.end, day))),
  },
  sorts: {
    course_name,
    type,
    days: firstOf(days),
    dates: firstOf(dates),
    times: firstOf(times),
    rate: raw_rate,
    wholesale_rate: wholesale_rate_cents,
    internal_memo,
    disabled,
    archived,
  },
  order: [desc(firstOf(dates)), desc(course_name)],
  pages: "all on request",
  row: ({
    course,
    rate,
    deposit,
    wholesale_rate,
    max_refund,
    service_fee,
    non_refundable,
    course_balance,
    ...input
  }) => {
    const { commission, golfswitch_commission, ...terms } = input;
    return {
      ...terms,
      golf_course_id: course.id,
      raw_rate: centsOf(rate),
      deposit_cents: centsOrNull(deposit),
      wholesale_rate_cents: centsOrNull(wholesale_rate),
      max_refund_cents: centsOrNull(max_refund),
      service_fee_cents: typeof service_fee === "string" ? centsOf(service_fee) : null,
      service_fee_percent: typeof service_fee === "number" ? service_fee : null,
      non_refundable_cents: centsOrNull(non_refundable),
      course_balance_cents: centsOrNull(course_balance),
      commission_hundredths: centsOf(commission),
      golfswitch_commission_hundredths: centsOf(golfswitch_commission),
    };
  },
  told: rateTold,
  constraints: { golf_rates_golf_course_id_golf_courses_id_fk: { path: "course", code: "course_missing" } },
  references: {
    to: (rate) => [["tee_time", teeTimes.id, eq(teeTimes.golf_rate_id, rate)]],
    instead: "Archive it instead.",
  },
});

type RateHandlers = ResourceHandlers<"Rate"> & Pick<Handlers, "listLiveRates" | "countLiveRates">;

/** What rounds cost (ADM-RATE). Only admins write them (ROLE-24). */
export function rateHandlers({ db, clock }: Services): RateHandlers {
  const records = rates(db);
  const live = <Asking extends { readonly filters?: Filters }>(query: Asking) => ({
    ...query,
    filters: { ...query.filters, live_on: clock.today() },
  });
  return {
    listRates: ({ query }) => records.list(query),
    countRates: ({ query }) => records.count(query),
    listLiveRates: ({ query }) => records.list(live(query)),
    countLiveRates: ({ query }) => records.count(live(query)),
    getRate: ({ path }) => records.show(path.id),
    createRate: ({ body, staff }) => records.create(staff, body.rate),
    updateRate: ({ body, staff }) => records.update(staff, body.id, body.rate),
    deleteRate: ({ path, staff }) => records.remove(staff, path.id),
  };
}
