import { golfRateForm, type LocalDate } from "@teedesk/domain";
import type { Handlers, Query } from "../../contract/contract.ts";
import { firstOf } from "../../db/schema/columns.ts";
import { golfCourses, golfRates, teeTimes } from "../../db/schema/index.ts";
import { showGolfRate } from "../../pricing/describeGolfRate.ts";
import { amounting, containing } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { holdsOn, isLiveOn, rangeFilters } from "./rateFilters.ts";
import { rateInHistory } from "./rateInHistory.ts";
import { rateRows } from "./rateRows.ts";
import { storedRate } from "./storedRate.ts";

const { golf_course_id, type, raw_rate, wholesale_rate_cents, internal_memo, disabled, archived } = golfRates;
const firsts = { days: firstOf(golfRates.days), dates: firstOf(golfRates.dates), times: firstOf(golfRates.times) };
const { course_name } = golfCourses;
const prices = { rate: raw_rate, wholesale_rate: wholesale_rate_cents };

type Filters = NonNullable<Query<"listRates">["filters"]>;
type Asked = Omit<Query<"listRates">, "filters"> & { readonly filters?: Filters & { readonly live_on?: LocalDate } };

/** The rates of a database or of a transaction. */
export const rates = tableResource<Asked>()({
  entity: "rate",
  table: golfRates,
  form: golfRateForm,
  find: showGolfRate,
  listed: rateRows,
  filters: {
    course_id: golf_course_id,
    holiday_id: holdsOn,
    ...rangeFilters,
    ...amounting(prices),
    ...containing({ course_name, internal_memo }),
    disabled,
    archived,
    live_on: isLiveOn,
  },
  sorts: { course_name, type, ...firsts, ...prices, internal_memo: firstOf(internal_memo), disabled, archived },
  order: ["-dates", "-course_name"],
  pages: "all on request",
  row: storedRate,
  inHistory: rateInHistory,
  constraints: { golf_rates_golf_course_id_golf_courses_id_fk: { path: "course", code: "course_missing" } },
  references: [["tee_time", teeTimes.id, teeTimes.golf_rate_id]],
  instead: "Archive it instead.",
});

type RateHandlers = ResourceHandlers<"Rate"> & Pick<Handlers, "listLiveRates" | "countLiveRates">;

/** Rates (ADM-RATE). Only admins write them (ROLE-24). */
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
