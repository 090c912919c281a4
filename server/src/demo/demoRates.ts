import type { LocalDate } from "@teedesk/domain";
import type { golfRates, rateDateRanges, rateDays } from "../db/schema/index.ts";
import { type DemoCourse, demoCourses } from "./demoCourses.ts";
import { daysFrom, dollars, type Row, timeAt } from "./values.ts";

type DayName = Row<typeof rateDays>["name"];

type Kind = {
  readonly name: string;
  readonly factor: number;
  readonly days: readonly DayName[];
  readonly hours: [number, number];
};

/**
 * The rates of every course. H is a day code whose meaning only the business knows. Twilight is cheaper and shorter, so it has precedence
 * over the day's rate.
 */
const kinds: readonly Kind[] = [
  { name: "Weekday", factor: 1, days: ["Mon", "Tue", "Wed", "Thu"], hours: [0, 23 * 60 + 59] },
  { name: "Weekend", factor: 1.25, days: ["Fri", "Sat", "Sun", "H"], hours: [0, 23 * 60 + 59] },
  { name: "Twilight", factor: 0.6, days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], hours: [15 * 60, 19 * 60] },
];

/** Cycles through the three forms of a service fee. */
const feeOf = (courseId: number) => {
  if (courseId % 3 === 1) return { service_fee_percent: 5, service_fee_cents: null };
  return { service_fee_percent: null, service_fee_cents: courseId % 3 === 2 ? dollars(3.5) : null };
};

const roundedRate = ({ weekdayRate }: DemoCourse, factor: number): number => Math.round(weekdayRate * factor);

const rateOf = (course: DemoCourse, { name, factor }: Kind, id: number) => {
  const rate = roundedRate(course, factor);
  const isApi = name === "Twilight" && course.is_realtime === true;
  return {
    id,
    golf_course_id: course.id,
    type: isApi ? "ApiGolfRate" : "RicGolfRate",
    raw_rate: dollars(rate),
    deposit_cents: dollars(Math.round(rate * 0.2)),
    // A provider settles an API rate with the course (DECISION-44).
    wholesale_rate_cents: isApi ? null : dollars(Math.round(rate * 0.8)),
    max_refund_cents: dollars(rate),
    non_refundable_cents: dollars(5),
    course_balance_cents: dollars(Math.round(rate * 0.6)),
    ...feeOf(course.id),
    cancel_hours: 24,
    max_advance_days: 0,
    disabled: course.inactive === true,
    archived: false,
    commission_hundredths: isApi ? 1000 : 500,
    is_commission_dollars: !isApi,
    internal_memo: `${name} rate; cart included after noon.`,
    external_memo: "Soft spikes only. Please arrive 30 minutes before your tee time.",
    rate_sheet_note: name,
  } satisfies Row<typeof golfRates>;
};

export type DemoRate = ReturnType<typeof rateOf> & { readonly course: DemoCourse };

/** Three rates a course. */
export const demoRates: readonly DemoRate[] = demoCourses.flatMap((course, index) =>
  kinds.map((kind, at) => ({ ...rateOf(course, kind, index * kinds.length + at + 1), course })),
);

/** Last season's archived rate of every course, and a disabled one at every fourth; they price nothing. */
export const shelvedDemoRates: readonly Row<typeof golfRates>[] = demoCourses.flatMap((course, index) => {
  const shelved = (id: number, note: string, flags: object) => ({
    ...rateOf(course, { name: note, factor: 0.9, days: [], hours: [0, 0] }, demoRates.length + id),
    ...flags,
  });
  const archived = shelved(index + 1, "Last season", { disabled: false, archived: true });
  if (index % 4 !== 0) return [archived];
  return [
    archived,
    shelved(demoCourses.length + index + 1, "Members' guests", { disabled: true, max_advance_days: 90 }),
  ];
});

type DemoRange = Row<typeof rateDateRanges> & { readonly id: number; readonly days: readonly DayName[] };

const weekdays: readonly DayName[] = ["Mon", "Tue", "Wed", "Thu"];

/** Shorter ranges within those of the rates, which change no price: a few weeks with a name, some overlapping. */
const namedWeeks = (today: LocalDate): readonly Omit<DemoRange, "id">[] =>
  demoCourses.flatMap((_, index) => {
    const weeks = (first: number, last: number, description: string): Omit<DemoRange, "id"> => ({
      golf_rate_id: index * kinds.length + 1,
      start: daysFrom(today, first),
      end: daysFrom(today, last),
      time_start: timeAt(6 * 60),
      time_end: timeAt(12 * 60),
      description,
      days: weekdays,
    });
    const aerated = weeks(20 + (index % 5) * 7, 33 + (index % 5) * 7, "Aerated greens");
    return index % 3 === 0 ? [aerated, weeks(30 + (index % 5) * 7, 60 + (index % 5) * 7, "Early birds")] : [aerated];
  });

const shelvedRanges = (today: LocalDate): readonly Omit<DemoRange, "id">[] =>
  shelvedDemoRates.map(({ id = 0, archived, rate_sheet_note = "" }) => ({
    golf_rate_id: id,
    start: daysFrom(today, archived === true ? -730 : -30),
    end: daysFrom(today, archived === true ? -366 : 300),
    time_start: timeAt(6 * 60),
    time_end: timeAt(18 * 60),
    description: rate_sheet_note,
    days: archived === true ? [...weekdays, "Fri", "Sat", "Sun"] : ["Sat", "Sun"],
  }));

/** Each rate applies this year and the next, on its days and hours. */
export function demoRateRanges(today: LocalDate): {
  readonly ranges: readonly Row<typeof rateDateRanges>[];
  readonly days: readonly Row<typeof rateDays>[];
} {
  const places = demoRates.flatMap(({ id }, index) => {
    const kind = kinds[index % kinds.length];
    return kind === undefined ? [] : [{ id, kind }];
  });
  const whole = places.map(({ id, kind }) => ({
    golf_rate_id: id,
    start: daysFrom(today, -365),
    end: daysFrom(today, 365),
    time_start: timeAt(kind.hours[0]),
    time_end: timeAt(kind.hours[1]),
    description: kind.name,
    days: kind.days,
  }));
  const all = [...whole, ...namedWeeks(today), ...shelvedRanges(today)].map((range, index) => ({
    ...range,
    id: index + 1,
  }));
  return {
    ranges: all.map(({ days: _days, ...range }) => range),
    days: all.flatMap(({ id, days }) => days.map((name) => ({ rate_date_range_id: id, name }))),
  };
}
