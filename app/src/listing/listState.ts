import { pageSize } from "@teedesk/domain";
import type { SortKey } from "@teedesk/ui";
import { member } from "../api/record.ts";

/** The state of a list in its address: everything but the rows. */
export type ListState = {
  /** The filters in the contract's form, not checked yet. */
  readonly filters: unknown;
  readonly sort: readonly SortKey[];
  /** From 1. */
  readonly page: number;
  readonly per_page: number;
};

/** The state of a list whose address has none. */
export type ListDefaults = Omit<ListState, "filters" | "page"> & {
  /** The page sizes to choose from (CONST-26), -1 for all rows; none for a list without pages. */
  readonly pageSizes: readonly number[];
  /** Filters that are in use until the address has others; none is `{}` there (CONST-30, CONST-31). */
  readonly filters?: object;
};

/** The names of the query, which are those of the calls (UNCLEAR-29). */
const names = ["filters", "sort_fields", "sort_desc", "page", "per_page"] as const;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function readSort(search: URLSearchParams, otherwise: readonly SortKey[]): readonly SortKey[] {
  const fields = parseJson(search.get("sort_fields"));
  const desc = parseJson(search.get("sort_desc"));
  if (!Array.isArray(fields)) return otherwise;
  return fields.map((field, index) => ({ key: String(field), desc: member(desc, String(index)) === true }));
}

/** Reads a query string. An unreadable part counts as absent, so that an incomplete link still opens the list. */
export function readListState(query: string, { sort, per_page, pageSizes, filters }: ListDefaults): ListState {
  const search = new URLSearchParams(query);
  const size = Number(search.get("per_page") ?? 0);
  return {
    filters: search.has("filters") ? parseJson(search.get("filters")) : (filters ?? null),
    sort: readSort(search, sort),
    page: pageSize(Number(search.get("page") ?? 1), 1),
    per_page: pageSizes.includes(size) ? size : per_page,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? {}) === JSON.stringify(other ?? {});

/**
 * The query string of a state: what is as by default is left out, and what else the query held (`monthly`) stays.
 * Reading it back gives the same state.
 */
export function writeListState(query: string, state: ListState, defaults: ListDefaults): string {
  const search = new URLSearchParams(query);
  for (const name of names) search.delete(name);
  if (!isSame(state.filters, defaults.filters)) search.set("filters", JSON.stringify(state.filters ?? {}));
  if (JSON.stringify(state.sort) !== JSON.stringify(defaults.sort)) {
    search.set("sort_fields", JSON.stringify(state.sort.map(({ key }) => key)));
    search.set("sort_desc", JSON.stringify(state.sort.map(({ desc }) => desc)));
  }
  if (state.page !== 1) search.set("page", String(state.page));
  if (state.per_page !== defaults.per_page) search.set("per_page", String(state.per_page));
  return search.toString();
}
