import { type Cents, formatCents, type LocalDate, type TimeOfDay } from "@teedesk/domain";

/** The format of a number (styles.ts). */
export type NumberFormat = "integer" | "count" | "money" | "percent" | "date" | "time" | "moment";

/** A text, whatever it begins with: data never becomes a formula (ANSWER-31). */
export type TextCell = { readonly kind: "text"; readonly text: string };

/** `value` is a decimal number; days are counted as spreadsheets do. */
export type NumberCell = { readonly kind: "number"; readonly format: NumberFormat; readonly value: string };

/** A live formula, without its "=". Only code writes one. Programs that do not calculate show `result`. */
type FormulaCell = { readonly kind: "formula"; readonly formula: string; readonly result: NumberCell };

/** The content of a cell; null is a blank one. */
export type Cell = TextCell | NumberCell | FormulaCell | null;

export const textCell = (text: string): TextCell => ({ kind: "text", text });

export const integerCell = (value: number): NumberCell => ({ kind: "number", format: "integer", value: String(value) });

/** A count, with separators between thousands; an id has none. */
export const countCell = (value: number): NumberCell => ({ kind: "number", format: "count", value: String(value) });

/** Dollars, exact to the cent. */
export const moneyCell = (amount: Cents): NumberCell => ({
  kind: "number",
  format: "money",
  value: formatCents(amount),
});

/** A ratio, shown as a percentage with one decimal: 0.125 is 12.5 %. */
export const percentCell = (ratio: number): NumberCell => ({ kind: "number", format: "percent", value: String(ratio) });

/** Spreadsheets believe that 1900 was a leap year: they agree on a day's number only after that February. */
const firstSafeDay = "1900-03-01";

/** The number of 1 January 1970. */
const epochDay = 25_569;

/** A day, without any time zone; one before 1 March 1900 is its text. */
export const dateCell = (date: LocalDate): NumberCell | TextCell =>
  date < firstSafeDay
    ? textCell(date)
    : { kind: "number", format: "date", value: String(Date.parse(date) / 86_400_000 + epochDay) };

/** A time of day, which is a part of a day. */
export const timeCell = (time: TimeOfDay): NumberCell => ({
  kind: "number",
  format: "time",
  value: String((Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 1440),
});

/** Makes cells of instants, as date and time on the clocks of a time zone: a spreadsheet knows no zones. */
export function momentCells(timeZone: string): (instant: Date) => NumberCell {
  const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", second: "numeric", ...fields });
  return (instant) => {
    const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const seconds =
      Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) / 1000;
    return { kind: "number", format: "moment", value: String(seconds / 86_400 + epochDay) };
  };
}

export const formulaCell = (formula: string, result: NumberCell): FormulaCell => ({ kind: "formula", formula, result });
