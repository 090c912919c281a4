import { type Cents, formatTypedDate } from "@teedesk/domain";
import { type Cell, dateCell, integerCell, moneyCell, percentCell, textCell, timeCell } from "@teedesk/xlsx";
import type { Query } from "../../../contract/contract.ts";
import type { Database } from "../../../db/database.ts";
import { serviceFeeOf } from "../../../pricing/quoteBooking.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import type { Report } from "../report.ts";
import { centsCell, type TableColumn, table } from "../table.ts";
import { type RangeInForce, rangesInForce } from "./rateRows.ts";

type Rate = RangeInForce["rate"];

const typeNames: Readonly<Record<Rate["type"], string>> = { RicGolfRate: "RIC Rate", ApiGolfRate: "API Rate" };

const dollars = (amount: Cents | null): Cell => (amount === null ? null : moneyCell(amount));

/** Dollars or a percentage of the rate, per player. */
function feeCell(rate: Rate): Cell {
  const fee = serviceFeeOf(rate);
  if (fee.kind === "none") return null;
  return fee.kind === "dollars" ? moneyCell(fee.cents) : percentCell(fee.percent / 10_000);
}

/** Dollars or a percentage, by its flag; both columns hold hundredths. */
const commissionCell = ({ commission_hundredths, is_commission_dollars }: Rate): Cell =>
  is_commission_dollars ? centsCell(commission_hundredths) : percentCell(commission_hundredths / 10_000);

const course = { title: "Course", width: 28, cell: ({ course_name }: RangeInForce) => textCell(course_name) };
const type = { title: "Type", width: 10, cell: ({ rate }: RangeInForce) => textCell(typeNames[rate.type]) };
const price = { title: "Rate", width: 12, cell: ({ rate }: RangeInForce) => moneyCell(rate.raw_rate) };
const fee = { title: "Service Fee", width: 12, cell: ({ rate }: RangeInForce) => feeCell(rate) };

const columns: readonly TableColumn<RangeInForce>[] = [
  course,
  type,
  { title: "Days", width: 30, cell: ({ days }) => textCell(days) },
  { title: "First Day", width: 12, cell: ({ range }) => dateCell(range.start) },
  { title: "Last Day", width: 12, cell: ({ range }) => dateCell(range.end) },
  { title: "From", width: 8, cell: ({ range }) => timeCell(range.time_start) },
  { title: "Until", width: 8, cell: ({ range }) => timeCell(range.time_end) },
  price,
  fee,
  { title: "Deposit", width: 12, cell: ({ rate }) => dollars(rate.deposit_cents) },
  { title: "Cancel Hours", width: 13, cell: ({ rate }) => integerCell(rate.cancel_hours) },
  { title: "Max Advance Days", width: 17, cell: ({ rate }) => integerCell(rate.max_advance_days) },
  { title: "Description", width: 24, cell: ({ range }) => textCell(range.description) },
  { title: "Rate Sheet Note", width: 40, cell: ({ rate }) => textCell(rate.rate_sheet_note) },
  { title: "External Memo", width: 40, cell: ({ rate }) => textCell(rate.external_memo) },
];

async function* ranges(db: Database, today: string): AsyncGenerator<RangeInForce> {
  yield* await rangesInForce(db, today);
}

const inForce = (today: string) =>
  `rates that are neither archived nor disabled, with a range not ended before ${today}`;

/** The rates in force, each range of days a row (OPS-REP-10). */
export const rateSheet = ({ clock }: Calendar): Report<Query<"downloadRateSheetReport">> => ({
  title: "Rate sheet",
  fileName: () => `rate-sheet-${clock.today()}`,
  issues: () => [],
  about: async () => [["In force", inForce(clock.today())]],
  tables: (db) => [table({ name: "Rates", columns, rows: ranges(db, clock.today()) })],
});

/** A rate and its ranges in force. */
type RateInForce = RangeInForce & { readonly ranges: readonly RangeInForce[] };

/** The ranges of a rate are adjacent. */
async function* rates(db: Database, today: string): AsyncGenerator<RateInForce> {
  let current: RangeInForce[] = [];
  for (const range of await rangesInForce(db, today)) {
    const [first] = current;
    if (first !== undefined && first.rate.id !== range.rate.id) {
      yield { ...first, ranges: current };
      current = [];
    }
    current.push(range);
  }
  const [first] = current;
  if (first !== undefined) yield { ...first, ranges: current };
}

const joined =
  (of: (range: RangeInForce) => string) =>
  ({ ranges }: RateInForce) =>
    textCell(ranges.map(of).join("; "));

const oldColumns: readonly TableColumn<RateInForce>[] = [
  course,
  type,
  { title: "Days", width: 40, cell: joined(({ days }) => days) },
  {
    title: "Dates",
    width: 40,
    cell: joined(({ range }) => `${formatTypedDate(range.start)} to ${formatTypedDate(range.end)}`),
  },
  { title: "Times", width: 24, cell: joined(({ range }) => `${range.time_start} to ${range.time_end}`) },
  price,
  { title: "Wholesale Rate", width: 15, cell: ({ rate }) => dollars(rate.wholesale_rate_cents) },
  fee,
  { title: "Commission", width: 12, cell: ({ rate }) => commissionCell(rate) },
  { title: "Internal Memo", width: 40, cell: ({ rate }) => textCell(rate.internal_memo) },
  { title: "Rate Sheet Note", width: 40, cell: ({ rate }) => textCell(rate.rate_sheet_note) },
];

/** The rates in force in the older layout: a rate is one row, its ranges are a text (OPS-REP-11). */
export const oldRateSheet = ({ clock }: Calendar): Report<Query<"downloadOldRateSheetReport">> => ({
  title: "Old rate sheet",
  fileName: () => `old-rate-sheet-${clock.today()}`,
  issues: () => [],
  about: async () => [["In force", inForce(clock.today())]],
  tables: (db) => [table({ name: "Rates", columns: oldColumns, rows: rates(db, clock.today()) })],
});
