import type { SortKey } from "@teedesk/ui";

type Value = string | number;

const compare = (one: Value, other: Value): number => (one === other ? 0 : one < other ? -1 : 1);

/** All rows in the order of these keys; equal rows keep their order. */
export const sorted = <Row>(
  rows: readonly Row[],
  sort: readonly SortKey[],
  values: Readonly<Record<string, (row: Row) => Value>>,
): readonly Row[] =>
  rows.toSorted((one, other) => {
    for (const { key, desc } of sort) {
      const value = values[key];
      const difference = value === undefined ? 0 : compare(value(one), value(other));
      if (difference !== 0) return desc ? -difference : difference;
    }
    return 0;
  });
