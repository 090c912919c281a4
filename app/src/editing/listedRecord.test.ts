import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { listedRecord } from "./listedRecord.ts";

type Row = { readonly id: number; readonly brand: string; readonly lock_version?: number };
const old: Row = { id: 7, brand: "Ping", lock_version: 1 };
const newer: Row = { id: 7, brand: "Mizuno", lock_version: 2 };
const kind = { name: "club", calls: () => ({ load: async () => ({ kind: "ok", value: newer }) as const }) };

/** Lists that were read one second after the other, the newest first. */
function listedIn(...lists: readonly (readonly Row[])[]) {
  const queries = new QueryClient();
  for (const [page, rows] of lists.entries()) {
    queries.setQueryData(["club", "rows", undefined, { page }], rows, { updatedAt: Date.now() - page * 1000 });
  }
  return { queries, listed: (id: number) => listedRecord(queries, kind, id) };
}

it("is the row of the newest list", () => {
  expect(listedIn([newer], [old]).listed(7)).toBe(newer);
  expect(listedIn([{ ...newer, id: 8 }], [old]).listed(7)).toBe(old);
});

it("is null where no list has the record", () => {
  expect(listedIn([newer]).listed(8)).toBeNull();
});

it("is null where rows have no version: they are not whole records", () => {
  expect(listedIn([{ id: 7, brand: "Ping" }]).listed(7)).toBeNull();
});

it("is null when something of the kind was changed since", async () => {
  const { queries, listed } = listedIn([old]);
  await queries.invalidateQueries({ queryKey: ["club"] });
  expect(listed(7)).toBeNull();
});
