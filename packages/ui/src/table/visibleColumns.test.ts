import { expect, it } from "vitest";
import { visibleColumns } from "./visibleColumns.ts";

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
