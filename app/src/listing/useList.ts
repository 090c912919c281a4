import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Issue } from "@teedesk/domain";
import type { FilterInUse, SortKey } from "@teedesk/ui";
import { useMemo, useState } from "react";
import { isSame } from "../flows/field.ts";
import { issuesOf } from "../flows/parsed.ts";
import { useServices } from "../services/services.tsx";
import { type FilterTexts, filtersInUse, namesOf, parseFilters, readFilters } from "./filter.ts";
import { type List, type ListActions, sortOf } from "./list.ts";
import { listQueries } from "./listQueries.ts";
import { type ListState, readListState, writeListState } from "./listState.ts";
import type { ListStore } from "./listStore.ts";

/** A list as a screen shows it, and what can be done with it. */
export type OpenList<Row, Values = unknown> = ListActions<Values> & {
  readonly state: ListState;
  readonly rows: readonly Row[];
  /** Null while it is being counted. */
  readonly total: number | null;
  readonly isLoading: boolean;
  /** Why there are no rows, with the call's result as its cause. */
  readonly failure: Error | null;
  readonly retry: () => void;
  /** The filters as typed; they are asked for by `search`. */
  readonly texts: FilterTexts;
  /** The filters of the rows that are shown. */
  readonly inUse: readonly FilterInUse[];
  readonly remove: (key: string) => void;
  /** Something is typed that the rows were not asked for with. */
  readonly isPending: boolean;
  readonly issues: readonly Issue[];
  /** The address has filters that are no filters: a link that was cut off. All rows are shown. */
  readonly hasUnreadableFilters: boolean;
  readonly type: (name: string, text: string) => void;
  /** Asks with what is typed, and with `changes` to it, from page 1 (CROSS-06). */
  readonly search: (changes?: FilterTexts) => void;
  readonly clear: () => void;
  readonly goToPage: (page: number) => void;
  readonly resize: (per_page: number) => void;
  readonly sortBy: (sort: readonly SortKey[]) => void;
};

/**
 * Opens a list on the state that a store holds. `fixed` filters are always asked for and never shown: a list inside the
 * page of a course, a picker of one type.
 */
export function useList<Row extends { readonly id: number }, Values extends object, Field extends string>(
  list: List<Row, Values, Field>,
  { query, go }: ListStore,
  fixed?: Partial<Values>,
): OpenList<Row, Values> {
  const { api } = useServices();
  const state = useMemo(() => readListState(query, list.defaults), [query, list]);
  const applied = useMemo(() => readFilters(list.filters, state.filters), [list, state]);
  const at = JSON.stringify(applied);
  const [typed, setTyped] = useState({ at, texts: applied, issues: noIssues });
  // Other filters in the address (Back, a pasted link) take the place of what was typed for those before.
  const form = typed.at === at ? typed : { at, texts: applied, issues: noIssues };

  const parsed = useMemo(() => parseFilters(list.filters, applied), [list, applied]);
  const isSound = "success" in parsed;
  const filters: Partial<Values> = { ...("success" in parsed ? parsed.success : {}), ...fixed };
  const asked = { filters, page: state.page, per_page: state.per_page, ...sortOf(list.columns, state.sort) };

  const queries = listQueries(list, api, asked);
  // Not while the tab is hidden; rows that did not change stay as they are drawn.
  const refetchInterval = list.renewedEvery ?? false;
  const refetchOnWindowFocus: "always" | false = list.renewedOnReturn === true ? "always" : false;
  const renewed = { enabled: isSound, refetchInterval, refetchOnWindowFocus } as const;
  const rows = useQuery({ ...queries.rows, ...renewed, placeholderData: keepPreviousData });
  const total = useQuery({ ...queries.total, ...renewed });
  const isWatched = list.renewedEvery !== undefined && rows.isSuccess && !rows.isPlaceholderData;

  const readAgain = () => {
    void rows.refetch();
    void total.refetch();
  };
  const change = (changes: Partial<ListState>, from = query) => {
    const next = writeListState(from, { ...state, ...changes }, list.defaults);
    // The same question again is asked again, and is no new place to come back to.
    if (next === writeListState(query, state, list.defaults)) readAgain();
    else go(next);
  };
  const wanted = parseFilters(list.filters, form.texts);
  const isPending = form !== typed ? false : !isSame(wanted, parsed);
  /** Filters that were typed but not searched for yet are applied with every change of page, size or order. */
  const changeTyped = (changes: Partial<ListState>) => {
    if (!isPending) change(changes);
    else if ("success" in wanted) change({ ...changes, filters: wanted.success, page: 1 });
    else setTyped({ at, texts: form.texts, issues: issuesOf(wanted) });
  };
  const widened = useMemo(() => withoutParameter(query, list.narrowed?.by), [query, list]);
  const search = (changes: FilterTexts = {}) => {
    const texts = { ...form.texts, ...changes };
    const wanted = parseFilters(list.filters, texts);
    setTyped({ at, texts, issues: issuesOf(wanted) });
    if ("success" in wanted) change({ filters: wanted.success, page: 1 });
  };
  return {
    state,
    rows: rows.data ?? [],
    total: total.data ?? null,
    isLoading: rows.isFetching && !isWatched,
    failure: rows.error,
    retry: readAgain,
    texts: form.texts,
    inUse: [
      ...(list.narrowed ? [{ key: list.narrowed.by, ...list.narrowed }] : []),
      ...filtersInUse(list.filters, applied),
    ],
    remove: (key) => (key === list.narrowed?.by ? change({ page: 1 }, widened) : search({ [key]: "" })),
    isPending,
    filters,
    apply: () => {
      if (isPending) search();
      return "success" in wanted ? { ...wanted.success, ...fixed } : null;
    },
    hasUnreadableFilters: state.filters === null && new URLSearchParams(query).has("filters"),
    issues: isSound ? form.issues : issuesOf(parsed),
    type: (name, text) =>
      setTyped({
        at,
        texts: { ...form.texts, [name]: text },
        issues: form.issues.filter(({ path }) => path !== name),
      }),
    search,
    clear: () => {
      setTyped({ at, texts: Object.fromEntries(namesOf(list.filters).map((name) => [name, ""])), issues: noIssues });
      change({ filters: {}, page: 1 }, widened);
    },
    goToPage: (page) => changeTyped({ page }),
    resize: (per_page) => changeTyped({ per_page, page: 1 }),
    sortBy: (sort) => changeTyped({ sort, page: 1 }),
  };
}

function withoutParameter(query: string, name = ""): string {
  const search = new URLSearchParams(query);
  search.delete(name);
  return search.toString();
}

const noIssues: readonly Issue[] = [];
