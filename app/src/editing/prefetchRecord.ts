import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { useCallback, useEffect, useRef } from "react";
import type { Api } from "../api/client.ts";
import { read } from "../queries/read.ts";
import { useServices } from "../services/services.tsx";

type Load<Entity> = (id: number, signal: AbortSignal) => Promise<ApiResult<Entity>>;

/** A kind of record, as far as reading one goes. */
export type Loadable<Entity> = {
  readonly name: string;
  readonly calls: (api: Api) => { readonly load: Load<Entity> };
};

/** A list whose rows may lead to records. */
type Prefetchable = {
  readonly name: string;
  readonly calls: (api: Api) => { readonly load?: Load<unknown> };
};

/** Maximum age of a prefetched record when it is edited, in milliseconds. */
export const freshFor = 10_000;

export const recordQuery = <Entity>(kind: Loadable<Entity>, api: Api, id: number) =>
  queryOptions({
    // Under the name of its kind: what changes such records, or a row of their list, makes it old.
    queryKey: [kind.name, "record", id],
    queryFn: ({ signal }) => read(kind.calls(api).load(id, signal)),
    staleTime: freshFor,
    gcTime: freshFor,
    retry: false,
  });

/** Time the pointer rests on a row before its record is read, in milliseconds: passing over it reads nothing. */
const debounce = 120;

/** Prefetches the record of the row the pointer or the focus rests on, so that its page opens immediately. */
export function usePrefetch({ name, calls }: Prefetchable): (row: { readonly id: number }) => void {
  const { api } = useServices();
  const queries = useQueryClient();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(
    ({ id }) => {
      window.clearTimeout(timer.current);
      const { load } = calls(api);
      if (load === undefined) return;
      const record = recordQuery({ name, calls: () => ({ load }) }, api, id);
      timer.current = window.setTimeout(() => void queries.prefetchQuery(record), debounce);
    },
    [name, calls, api, queries],
  );
}
