import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";

/** An expression that rows are compared by, and the name of its PostgreSQL type. */
export type SortKey = { readonly by: SQL; readonly type: string };

type Directed<Key> = Key & { readonly down: boolean };

/** One step of an order, the most important first; the last is the id, so that no two rows are equal. */
export type Sort = Directed<SortKey>;

export const keyOf = (column: AnyColumn): SortKey => ({ by: sql`${column}`, type: column.getSQLType() });

export type Asked<Field> = { readonly sort_fields?: readonly Field[]; readonly sort_desc?: readonly boolean[] };

/**
 * The requested order, `tie` (an id) last, so that pages neither repeat nor lose rows. It has the direction of the field before
 * it: one index serves both directions, and the whole order is one comparison of rows.
 */
export function sortsBy<Field extends string, Key extends object>(
  { sort_fields = [], sort_desc = [] }: Asked<Field>,
  keyOf: (field: Field) => Key,
  tie: Key,
): readonly Directed<Key>[] {
  const sorts = sort_fields.map((field, index) => ({ ...keyOf(field), down: sort_desc[index] === true }));
  return [...sorts, { ...tie, down: sorts.at(-1)?.down ?? false }];
}

export const orderOf = (sorts: readonly Directed<Pick<SortKey, "by">>[]): SQL[] =>
  sorts.map(({ by, down }) => (down ? desc(by) : asc(by)));

/** Whether all steps have the same direction. */
export const isStraight = (sorts: readonly Sort[]): boolean => sorts.every(({ down }) => down === sorts[0]?.down);

/** The keys of a row as texts, in the order's steps. */
export const keysOf = (sorts: readonly Sort[]): SQL<readonly string[]> =>
  sql`json_build_array(${listed(sorts.map(({ by }) => sql`${by}::text`))})`;

/** Rows before a row in a straight order. */
export const isBefore = (sorts: readonly Sort[], keys: readonly string[]): SQL =>
  sql`${rowOf(sorts)} ${sql.raw(sorts[0]?.down === true ? ">" : "<")} ${given(sorts, keys)}`;

/** A row in a straight order, and those after it. */
export const isFrom = (sorts: readonly Sort[], keys: readonly string[]): SQL =>
  sql`${rowOf(sorts)} ${sql.raw(sorts[0]?.down === true ? "<=" : ">=")} ${given(sorts, keys)}`;

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

const rowOf = (sorts: readonly Sort[]): SQL => sql`(${listed(sorts.map(({ by }) => by))})`;

const given = (sorts: readonly Sort[], keys: readonly string[]): SQL =>
  sql`(${listed(sorts.map(({ type }, index) => sql`${keys[index]}::${sql.raw(type)}`))})`;
