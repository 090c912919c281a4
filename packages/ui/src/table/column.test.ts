import { expect, it } from "vitest";
import { nextSort, type SortKey, visibleColumns } from "./column.ts";

const asc = (key: string): SortKey => ({ key, desc: false });
const desc = (key: string): SortKey => ({ key, desc: true });

it.each<{ from: SortKey[]; key: string; additive: boolean; to: SortKey[] }>([
  { from: [], key: "a", additive: false, to: [asc("a")] },
  { from: [asc("a")], key: "a", additive: false, to: [desc("a")] },
  { from: [desc("a")], key: "a", additive: false, to: [] },
  { from: [desc("a"), asc("b")], key: "c", additive: false, to: [asc("c")] },
  { from: [desc("a")], key: "b", additive: true, to: [desc("a"), asc("b")] },
  { from: [asc("a"), asc("b")], key: "a", additive: true, to: [desc("a"), asc("b")] },
  { from: [desc("a"), asc("b")], key: "a", additive: true, to: [asc("b")] },
])("goes from $from by $key, additive $additive, to $to", ({ from, key, additive, to }) => {
  expect(nextSort(from, key, additive)).toEqual(to);
});

it.each([
  [[], ["id", "email"]],
  [["email"], ["id"]],
  [["gone"], ["id", "email"]],
  [
    ["id", "email"],
    ["id", "email"],
  ],
])("with %j hidden shows %j", (hidden, shown) => {
  const columns = [{ key: "id" }, { key: "email" }];
  expect(visibleColumns(columns, hidden).map((column) => column.key)).toEqual(shown);
});
