import { golfRateForm, rateDateRangeForm, rateDayNames } from "@teedesk/domain";
import { and, between, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { golfRates, importRows, rateDateRanges, teeTimes } from "../../../db/schema/index.ts";
import { accepted } from "../../../platform/refuseIssues.ts";
import { findDateRanges } from "../../../pricing/describeGolfRate.ts";
import { createRange, removeRange } from "../../../resources/rates/rateDateRanges.ts";
import { rates } from "../../../resources/rates/rates.ts";
import { storedRate } from "../../../resources/rates/storedRate.ts";
import { readMoment } from "../reading/readMoment.ts";
import { type Courses, courseField, findCourses, plainAmount, typedDay } from "./cells.ts";
import {
  changedSince,
  type DoneRow,
  type FileRow,
  failed,
  type ImportField,
  type Importing,
  type ImportKind,
  isRefused,
  isSamePlan,
  kept,
  keyOf,
  type Outcome,
  orKept,
  orRefused,
  type Planned,
  type PlannedRow,
  readAs,
  undone,
  type Values,
} from "./kind.ts";

const fields: readonly ImportField[] = [
  { ...courseField, is_required: true },
  {
    name: "rate",
    label: "Rate",
    is_required: true,
    aliases: ["price", "green fee", "greenfee"],
    hint: "Dollars per player.",
  },
  { name: "start", label: "First day", is_required: true, is_day: true, aliases: ["start date", "from", "valid from"] },
  { name: "end", label: "Last day", is_required: true, is_day: true, aliases: ["end date", "to", "until", "valid to"] },
  { name: "time_start", label: "First time", aliases: ["start time", "from time"], hint: "Blank is 00:00." },
  { name: "time_end", label: "Last time", aliases: ["end time", "to time"], hint: "Blank is 23:59." },
  {
    name: "rate_days",
    label: "Weekdays",
    aliases: ["days", "days of week"],
    hint: "Such as Mon-Thu or Sat Sun. Blank is every day.",
  },
  { name: "description", label: "Description of the days" },
  { name: "type", label: "Type", aliases: ["rate type"], hint: "RIC or API. Blank is RIC." },
  { name: "deposit", label: "Deposit" },
  { name: "wholesale_rate", label: "Wholesale rate", aliases: ["wholesale", "net rate", "cost"] },
  { name: "max_refund", label: "Max refund" },
  { name: "service_fee", label: "Service fee", aliases: ["fee"], hint: "Dollars, or percent such as 5%." },
  { name: "non_refundable", label: "Non-refundable" },
  { name: "cancel_hours", label: "Cancel hours" },
  { name: "course_balance", label: "Course balance" },
  { name: "max_advance_days", label: "Max advance days" },
  { name: "commission", label: "Commission", hint: "Dollars, or percent such as 10%." },
  { name: "internal_memo", label: "Internal memo", aliases: ["memo"] },
  { name: "external_memo", label: "External memo" },
  { name: "rate_sheet_note", label: "Rate sheet note" },
];

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The weekdays of "Mon-Thu, Sat", "weekends" or "daily", as codes; what is no day stays, and is refused by the form. */
function weekdaysOf(text: string): readonly string[] {
  const word = text.toLowerCase();
  if (["", "all", "daily", "every day", "everyday"].includes(word)) return week;
  if (word === "weekdays") return week.slice(0, 5);
  if (word === "weekends" || word === "weekend") return week.slice(5);
  const code = (name: string): string => {
    const exact = rateDayNames.find((day) => day.toLowerCase() === name.toLowerCase());
    return exact ?? week.find((day) => name.toLowerCase().startsWith(day.toLowerCase())) ?? name;
  };
  const parts = text.replaceAll(/\s*[-–]\s*/g, "-").split(/[\s,;/]+/);
  return parts.flatMap((part) => {
    const [first = "", last] = part.split("-").map(code);
    if (last === undefined) return [first];
    const [from, to] = [week.indexOf(first), week.indexOf(last)];
    if (from < 0 || to < 0) return [part];
    return from <= to ? week.slice(from, to + 1) : [...week.slice(from), ...week.slice(0, to + 1)];
  });
}

const amounts = ["rate", "deposit", "wholesale_rate", "max_refund", "non_refundable", "course_balance"] as const;

function read(values: Values, courses: Courses, importing: Importing) {
  const course = courses.of(values);
  const isPercent = (values["commission"] ?? "").trim().endsWith("%");
  const money = Object.fromEntries(amounts.map((name) => [name, plainAmount(values[name] ?? "")]));
  const { rate_days = "", type = "", commission = "", ...texts } = values;
  const time = (name: string, blank: string) =>
    name in values ? (readMoment(values[name] ?? "", importing).time ?? values[name] ?? "") : blank;
  const rate = accepted(
    golfRateForm.parse({
      ...golfRateForm.blank(),
      ...texts,
      ...money,
      type: /^api/i.test(type) ? "ApiGolfRate" : "RicGolfRate",
      course: String(course.id),
      commission: plainAmount(commission.replace(/%\s*$/, "")),
      is_commission_dollars: !isPercent,
    }),
  );
  const range = accepted(
    rateDateRangeForm.parse({
      start: typedDay(values, "start", importing),
      end: typedDay(values, "end", importing),
      time_start: time("time_start", "00:00"),
      time_end: time("time_end", "23:59"),
      description: values["description"] ?? "",
      rate_days: [...new Set(weekdaysOf(rate_days))],
    }),
  );
  return { rate, range };
}

type Read = ReturnType<typeof read>;

const textOf = (value: unknown): string => JSON.stringify(value);

/** The columns that two rates have in common if they are the same. */
const termsOf = (row: ReturnType<typeof storedRate>): string =>
  textOf(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));

type Range = Pick<Read["range"], "start" | "end" | "time_start" | "time_end"> & {
  readonly rate_days: readonly { readonly name: string }[];
};

const rangeText = ({ start, end, time_start, time_end, rate_days }: Range): string =>
  textOf([start, end, time_start, time_end, rate_days.map(({ name }) => name).toSorted()]);

const storedRangeText = (range: Awaited<ReturnType<typeof findDateRanges>>[number]): string =>
  rangeText(accepted(rateDateRangeForm.accept(range, {})));

type RateRow = typeof golfRates.$inferSelect;
type KnownRate = Pick<RateRow, "id" | "lock_version">;

/** Rates of these courses by their terms, with their ranges. */
async function findKnown(tx: Database, reads: readonly Read[]) {
  const ids = [...new Set(reads.map(({ rate }) => rate.course.id))];
  const columns = Object.keys(storedRate(reads[0]?.rate ?? blankRate()));
  const rows =
    ids.length === 0
      ? []
      : await tx.select().from(golfRates).where(inArray(golfRates.golf_course_id, ids)).orderBy(golfRates.id);
  const isColumn = (entry: [string, unknown]) => columns.includes(entry[0]);
  const key = (row: RateRow) =>
    textOf(
      Object.entries(row)
        .filter(isColumn)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  const byTerms = new Map<string, KnownRate>(rows.toReversed().map((row) => [key(row), row]));
  const known = [...byTerms.values()].map(({ id }) => id);
  const ranges = known.length === 0 ? [] : await findDateRanges(tx, inArray(rateDateRanges.golf_rate_id, known));
  return { byTerms, ranges };
}

const blankRate = () => accepted(golfRateForm.parse({ ...golfRateForm.blank(), course: "1", rate: "1" }));

/** A row is a date range of a rate: of the one with all of its terms, or of a new one. */
async function plan(importing: Importing, rows: readonly FileRow[]): Promise<readonly Planned[]> {
  const courses = await findCourses(importing.tx, rows);
  const reads = rows.map(({ values }) => orRefused(fields, () => read(values, courses, importing)));
  const readable = reads.flatMap((one) => (isRefused(one) ? [] : [one]));
  const { byTerms, ranges } = await findKnown(importing.tx, readable);
  const made = await ratesMadeBy(importing);
  return reads.map((one, index) => {
    if (isRefused(one)) return one;
    const terms = termsOf(storedRate(one.rate));
    const rate = byTerms.get(terms);
    const keys = [keyOf(terms, rangeText(one.range))];
    const isKnown = (range: (typeof ranges)[number]) =>
      range.golf_rate_id === rate?.id && storedRangeText(range) === rangeText(one.range);
    if (rate !== undefined && ranges.some(isKnown))
      return { action: "skip", reason: "The rate has these days.", keys, record_id: rate.id, plan: null };
    const isNew = rate === undefined || made.has(rate.id);
    const values = { ...one.rate, ...one.range, is_new: isNew };
    const cells = rows[index]?.values ?? {};
    const { start, end, time_start, time_end, rate_days } = one.range;
    const read_as = readAs(cells, {
      ...Object.fromEntries(amounts.map((name) => [name, one.rate[name]])),
      course: courses.of(cells).course_name,
      start,
      end,
      time_start,
      time_end,
      rate_days: rate_days.map(({ name }) => name).join(" "),
    });
    return { action: "create", reason: "", keys, record_id: isNew ? null : rate.id, plan: { values, read_as } };
  });
}

/** The values that a plan of rates has. */
const isNew = ({ plan }: Pick<DoneRow, "plan">): boolean => plan.values["is_new"] === true;

/** The rates that earlier rows of an import have made, which are new to its later rows too. */
async function ratesMadeBy({ tx, import_id }: Importing): Promise<ReadonlySet<number>> {
  const isMade = sql`${importRows.state} = 'done' and ${importRows.plan} #> '{values,is_new}' = 'true'`;
  const { record_id } = importRows;
  const found = await tx
    .selectDistinct({ record_id })
    .from(importRows)
    .where(and(eq(importRows.import_id, import_id), isMade));
  return new Set(found.flatMap((row) => row.record_id ?? []));
}

/** Tee times sold at a rate on days and at times of a range. */
const soldIn = (tx: Database, rate_id: number, { start, end, time_start, time_end, rate_days }: Range) =>
  tx.$count(
    teeTimes,
    and(
      eq(teeTimes.golf_rate_id, rate_id),
      between(teeTimes.play_date, start, end),
      between(teeTimes.play_time, time_start, time_end),
      inArray(
        sql`to_char(${teeTimes.play_date}, 'Dy')`,
        rate_days.map(({ name }) => name),
      ),
    ),
  );

/** Takes a date range back, and its rate with the last one if the import made it. */
async function undoRow(importing: Importing, row: DoneRow): Promise<Outcome> {
  const { tx, staff } = importing;
  const { n, record_id, lock_version, values } = row;
  const { range } = read(values, await findCourses(tx, [row]), importing);
  const [rate] = await tx.select().from(golfRates).where(eq(golfRates.id, record_id)).for("update");
  if (rate === undefined) return undone(n);
  if (rate.lock_version !== lock_version) return kept(n, "The rate was changed since.", record_id);
  const ranges = await findDateRanges(tx, eq(rateDateRanges.golf_rate_id, record_id));
  const own = ranges.find(
    (stored) =>
      stored.lock_version === 0 &&
      stored.description === range.description &&
      storedRangeText(stored) === rangeText(range),
  );
  if (own === undefined) return kept(n, "Its days were changed since.", record_id);
  if ((await soldIn(tx, record_id, range)) > 0)
    return kept(n, "Tee times of these days were sold at this rate.", record_id);
  await removeRange(tx, staff, own.id);
  if (ranges.length === 1 && isNew(row)) await rates(tx).remove(staff, record_id);
  return undone(n);
}

export const ratesKind: ImportKind = {
  fields,
  plan,
  async run(importing, rows) {
    const { tx, staff } = importing;
    const again = await plan(importing, rows);
    const isPlanned = (row: PlannedRow, index: number) => {
      const now = again[index];
      return now !== undefined && isSamePlan(row, now);
    };
    const current = rows.filter(isPlanned);
    const outcomes = rows.filter((row, index) => !isPlanned(row, index)).map(({ n }) => failed(n, changedSince));
    const courses = await findCourses(tx, current);
    const reads = current.map((row) => ({ row, ...read(row.values, courses, importing) }));
    const { byTerms } = await findKnown(tx, reads);
    for (const { row, ...one } of reads) {
      const terms = termsOf(storedRate(one.rate));
      const rate = byTerms.get(terms) ?? (await rates(tx).create(staff, one.rate));
      byTerms.set(terms, rate);
      await createRange(tx, staff, { ...one.range, rate_days: [...one.range.rate_days], golf_rate_id: rate.id });
      outcomes.push({ n: row.n, state: "done", note: "", record_id: rate.id, lock_version: rate.lock_version });
    }
    return outcomes;
  },
  async undo(importing, rows) {
    const outcomes: Outcome[] = [];
    for (const row of rows)
      outcomes.push(await orKept(importing.tx, row, fields, (tx) => undoRow({ ...importing, tx }, row)));
    return outcomes;
  },
};
