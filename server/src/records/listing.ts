import { pageSize, parseCents } from "@teedesk/domain";
import { type AnyColumn, and, asc, ilike, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { type Asked, orderOf, sortsBy } from "./sorts.ts";

/** The most rows a page has, whatever is asked for. */
const largestPage = 500;

/** What a list is asked for. */
export type ListQuery = Asked<string> & {
  readonly filters?: object;
  readonly page?: number;
  readonly per_page?: number;
};

/** What a list can be sorted by. */
export type SortField<Query extends ListQuery> = NonNullable<Query["sort_fields"]>[number];

export type Sortable = AnyColumn | SQL;

/** How each filter of the contract narrows a list, alone or with the others. The compiler asks for every one of them. */
export type Conditions<Filters extends object> = {
  readonly [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>, filters: Filters) => SQL | undefined;
};

/** The condition of all filters that are set; an empty text is not. Names were checked against the contract before. */
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
  return value === undefined || value === null || value === "" ? undefined : conditions[name](value, filters);
}

/** The order that was asked for, else the list's own; `tie` comes last (listing/sorts.ts). */
export function orderBy<Field extends string>(
  asked: Asked<Field>,
  columns: Readonly<Record<Field, Sortable>>,
  { otherwise, tie }: { readonly otherwise: readonly SQL[]; readonly tie: AnyColumn },
): SQL[] {
  if ((asked.sort_fields ?? []).length === 0) return [...otherwise, asc(tie)];
  return orderOf(sortsBy(asked, (field) => ({ by: sql`${columns[field]}` }), { by: sql`${tie}` }));
}

/** The rows of a page; pages start at 1, and a size of 0 or less is the list's own (CALC-24). */
export function pageOf({ page = 1, per_page }: { page?: number; per_page?: number }, size = 30) {
  const limit = Math.min(pageSize(per_page ?? size, size), largestPage);
  return { limit, offset: (page - 1) * limit };
}

/** A text that may stand anywhere in the column, in any case. What means something to LIKE stands for itself. */
export const contains = (column: AnyColumn, text: string): SQL =>
  ilike(column, `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/** Typed dollars; blank filters nothing, and what is no amount matches nothing. */
export const isAmount = (cents: Sortable, typed: string): SQL | undefined =>
  typed.trim() === ""
    ? undefined
    : Result.match(parseCents(typed), {
        onFailure: () => sql`false`,
        onSuccess: (amount) => sql`${cents} = ${amount}`,
      });

/** A day on or after another; the contract has seen to it that it is one. */
export const onOrAfter = (column: AnyColumn, day: string): SQL => sql`${column} >= ${day}::date`;

/** A day on or before another. */
export const onOrBefore = (column: AnyColumn, day: string): SQL => sql`${column} <= ${day}::date`;
