import { countText, SumTable, type SumTableProps } from "@teedesk/ui";
import { amountText } from "../../../format/amountText.ts";
import { dollarsText } from "../../../format/dollarsText.ts";
import { dayName } from "../../../format/plotText.ts";
import { paths } from "../../../navigation/paths.ts";
import type { Earnings } from "./reportFigures.api.ts";

/** Number of rows shown of a list. The total covers all rows; the workbook has the rest. */
const mostRows = 20;

type Count = (sum: number) => string;

type Column<Row> = readonly [title: string, valueIn: (row: Row) => number, total: Count, cell?: Count];

type ListProps<Row> = {
  readonly heading: string;
  readonly meaning: string;
  readonly none: string;
  readonly head: string;
  readonly rows: readonly Row[];
  readonly named: (row: Row) => { readonly key: string; readonly name: string; readonly href?: string };
  readonly columns: readonly Column<Row>[];
};

function List<Row>({ heading, meaning, none, head, rows, named, columns }: ListProps<Row>) {
  const more = rows.length - mostRows;
  const sums: Pick<SumTableProps, "columns" | "groups" | "total"> = {
    columns: columns.map(([title]) => title),
    groups: rows.slice(0, mostRows).map((row) => ({
      sum: { ...named(row), cells: columns.map(([, valueIn, total, cell = total]) => cell(valueIn(row))) },
    })),
    total: columns.map(([, valueIn, total]) => total(rows.reduce((sum, row) => sum + valueIn(row), 0))),
  };
  return (
    <section className="border-t border-line pt-3">
      <h3 className="px-4 font-medium">{heading}</h3>
      {rows.length === 0 ? (
        <p className="px-4 pt-1 pb-4 text-sm text-ink-muted">{none}</p>
      ) : (
        <SumTable
          caption={`${meaning}${more > 0 ? ` The first ${mostRows} of ${countText(rows.length)}; the workbook has all.` : ""}`}
          head={head}
          {...sums}
        />
      )}
    </section>
  );
}

const outcomes = [
  ["Booked", "booked"],
  ["Call Back", "call_back"],
  ["Left Message", "left_message"],
  ["No Answer", "no_answer"],
  ["Called Back", "called_back"],
  ["Declined", "declined"],
  ["Canceled", "canceled"],
  ["Not Called", "not_called"],
] as const;

type RunOfDays = Earnings["days_without_rate"][number];

const runText = ({ start_date, end_date }: RunOfDays): string =>
  start_date === end_date ? dayName(start_date) : `${dayName(start_date)} to ${dayName(end_date)}`;

type ListsProps = Pick<Earnings, "sold_under_cost" | "days_without_rate" | "losing_discounts" | "leads">;

/** Rates, days and discounts that earn nothing, and the leads that were lost. */
export function EarningsLists({ sold_under_cost, days_without_rate, losing_discounts, leads }: ListsProps) {
  return (
    <>
      <List
        heading="Sold under cost"
        meaning="Standing bookings sold for less than the course is owed, by rate."
        none="No booking was sold for less than its course is owed."
        head="Rate"
        rows={sold_under_cost}
        named={({ course_id, course_name, rate_id, humanized_type, rate }) => ({
          key: `${course_id} ${rate_id}`,
          name: `${course_name}, ${humanized_type}${rate_id === null ? "" : ` ${rate_id}`}${rate === null ? "" : `, now ${dollarsText(rate)}`}`,
          ...(rate_id !== null && { href: paths.rate(rate_id) }),
        })}
        columns={[
          ["Bookings", ({ bookings }) => bookings, countText],
          ["Sold", ({ sold }) => sold, dollarsText, amountText],
          ["Owed to Course", ({ owed }) => owed, dollarsText, amountText],
          ["Loss", ({ loss }) => loss, dollarsText, amountText],
        ]}
      />
      <List
        heading="Days without a rate"
        meaning="Days with a seen slot or a booking, but no rate of the course at any time."
        none="A rate applies on every day that had a slot or a booking."
        head="Course and days"
        rows={days_without_rate}
        named={(run) => ({
          key: `${run.course_id} ${run.start_date}`,
          name: `${run.course_name}, ${runText(run)}`,
          href: paths.course(run.course_id),
        })}
        columns={[
          ["Days", ({ days }) => days, countText],
          ["Slots Seen", ({ slots_seen }) => slots_seen, countText],
          ["Bookings", ({ bookings }) => bookings, countText],
        ]}
      />
      <List
        heading="Discounts at a loss"
        meaning="Discounts whose bookings have a total margin below $0."
        none="No discount has a margin below $0."
        head="Code"
        rows={losing_discounts}
        named={({ discount_id, code }) => ({ key: String(discount_id), name: code, href: paths.discount(discount_id) })}
        columns={[
          ["Bookings", ({ bookings }) => bookings, countText],
          ["Discount", ({ discount }) => discount, dollarsText, amountText],
          ["Revenue", ({ revenue }) => revenue, dollarsText, amountText],
          ["Margin", ({ margin }) => margin, dollarsText, amountText],
        ]}
      />
      <List
        heading="Lost leads"
        meaning="Leads for a day in the period, counted by their booking or, without one, by their last call."
        none="No lead asked for a day of the period."
        head="Course"
        rows={leads}
        named={({ course_id, course_name }) => ({ key: String(course_id), name: course_name })}
        columns={[
          ["Leads", (row) => row.leads, countText],
          ...outcomes.map(
            ([title, outcome]): Column<Earnings["leads"][number]> => [title, (row) => row[outcome], countText],
          ),
        ]}
      />
    </>
  );
}
