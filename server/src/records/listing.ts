import { pageSize, parseCents } from "@teedesk/domain";
import { type AnyColumn, and, asc, desc, eq, ilike, type SQL, sql } from "drizzle-orm";
import { map } from "effect/Record";
import * as Result from "effect/Result";
import { lower } from "../db/schema/columns.ts";
import { type Asked, orderOf, sortsBy } from "./sorts.ts";

/** The most rows of a page, whatever size is requested. */
const largestPage = 500;

/** The query of a list. */
export type ListQuery = Asked<string> & {
  readonly filters?: object;
  readonly page?: number;
  readonly per_page?: number;
};

/** A column or expression that a list can be sorted by. */
export type SortField<Query extends ListQuery> = NonNullable<Query["sort_fields"]>[number];

export type Sortable = AnyColumn | SQL;

/** One step of a list's own order: upwards, or downwards behind a minus. */
export type Order<Field extends string> = Field | `-${Field}`;

/** A filter's condition, alone or with the others. A column has to equal the filter. */
type Condition<Value, Filters> = AnyColumn | ((value: NonNullable<Value>, filters: Filters) => SQL | undefined);

/** The condition of each filter of the contract. A missing one is a compile error. */
export type Conditions<Filters extends object> = {
  readonly [Name in keyof Filters]-?: Condition<Filters[Name], Filters>;
};

/** The condition of all filters that are set, without empty texts. Names were checked against the contract before. */
export function whereAll<Filters extends object>(
  filters: Filters | undefined,
  conditions: Conditions<Filters>,
): SQL | undefined {
  if (filters === undefined) return undefined;
  const names = Object.keys(filters).filter((name): name is keyof Filters & string => name in conditions);
  return and(...names.map((name) => conditionOf(name, filters, conditions)));
}

function conditionOf<Filters extends object, Name extends keyof Filters>(
  name: Name,
  filters: Filters,
  conditions: Pick<Conditions<Filters>, Name>,
): SQL | undefined {
  const value = filters[name];
  const condition: Condition<Filters[Name], Filters> = conditions[name];
  if (value === undefined || value === null || value === "") return undefined;
  return typeof condition === "function" ? condition(value, filters) : eq(condition, value);
}

/** The requested order, else the list's own; `tie` is last (sorts.ts). */
export function orderBy<Field extends string>(
  asked: Asked<Field>,
  columns: Readonly<Record<Field, Sortable>>,
  { otherwise, tie }: { readonly otherwise: readonly SQL[]; readonly tie: AnyColumn },
): SQL[] {
  if ((asked.sort_fields ?? []).length === 0) return [...otherwise, asc(tie)];
  return orderOf(sortsBy(asked, (field) => ({ by: sql`${columns[field]}` }), { by: sql`${tie}` }));
}

/** A list's own order as SQL. */
export function sqlOf<Field extends string>(
  order: readonly Order<Field>[],
  columns: Readonly<Record<Field, Sortable>>,
): SQL[];
export function sqlOf(order: readonly string[], columns: Readonly<Record<string, Sortable>>): SQL[] {
  return order.map((step) => {
    const column = columns[step.replace(/^-/, "")];
    return step.startsWith("-") ? desc(sql`${column}`) : asc(sql`${column}`);
  });
}

/** The rows of a page; pages start at 1, and a size of 0 or less is the list's own (CALC-24). */
export function pageOf({ page = 1, per_page }: { page?: number; per_page?: number }, size = 30) {
  const limit = Math.min(pageSize(per_page ?? size, size), largestPage);
  return { limit, offset: (page - 1) * limit };
}

/** A text for LIKE in which every character is literal. */
export const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whether a column contains a text, in any case. */
export const contains = (column: AnyColumn | SQL, text: string): SQL => ilike(column, `%${escaped(text.trim())}%`);

/** Filters by texts that their columns contain. */
export const containing = <Name extends string>(columns: Readonly<Record<Name, AnyColumn>>) =>
  map(columns, (column) => (text: string) => contains(column, text));

/** Typed dollars; blank filters nothing, and a text that is not an amount matches nothing. */
export const isAmount = (cents: Sortable, typed: string): SQL | undefined =>
  typed.trim() === ""
    ? undefined
    : Result.match(parseCents(typed), {
        onFailure: () => sql`false`,
        onSuccess: (amount) => sql`${cents} = ${amount}`,
      });

/** Filters by typed dollars. */
export const amounting = <Name extends string>(columns: Readonly<Record<Name, Sortable>>) =>
  map(columns, (cents) => (typed: string) => isAmount(cents, typed));

/** Sorts by texts, ignoring case. */
export const ignoringCase = <Name extends string>(columns: Readonly<Record<Name, AnyColumn>>) => map(columns, lower);

/** A day on or after another; the contract has checked its form. */
export const onOrAfter = (column: AnyColumn, day: string): SQL => sql`${column} >= ${day}::date`;

/** A day on or before another. */
export const onOrBefore = (column: AnyColumn, day: string): SQL => sql`${column} <= ${day}::date`;
