import { centsFrom, formatDollars, formatTypedDate, parseCents, parseLocalDate } from "@teedesk/domain";
import * as Result from "effect/Result";

/** The members of a record that are amounts, for a history that people read. */
type Units = {
  /** Decimal dollars; a number among them is a percentage (ANSWER-04). */
  readonly dollars?: readonly string[];
  readonly cents?: readonly string[];
  /** The flag of each amount that is dollars or percent. */
  readonly either?: Readonly<Record<string, string>>;
};

const percentText = (value: unknown): string => `${Number(value)} %`;

/** Decimal dollars as people read them: "1250.00" is "$1,250.00". Any other text stays as it is. */
const dollarsText = (text: string): string =>
  Result.match(parseCents(text), { onFailure: () => text, onSuccess: formatDollars });

/** A record for its history: "$5.00" and "5 %" where the record itself has "5.00" and 5. */
export function withUnits(record: object, { dollars = [], cents = [], either = {} }: Units): object {
  const members = new Map<string, unknown>(Object.entries(record));
  const textOf = (name: string, value: unknown): unknown => {
    if (value === null || value === "") return value;
    if (cents.includes(name)) return formatDollars(Result.getOrThrow(centsFrom(Number(value))));
    const isDollars = name in either ? members.get(either[name] ?? "") === true : dollars.includes(name);
    if (!isDollars && !(name in either)) return value;
    return isDollars && typeof value === "string" ? dollarsText(value) : percentText(value);
  };
  return Object.fromEntries(Array.from(members, ([name, value]) => [name, textOf(name, value)]));
}

/** A day of the contract as people read it, month/day/year. */
export const dayText = (day: string): string =>
  Result.match(parseLocalDate(day), { onFailure: () => day, onSuccess: formatTypedDate });
