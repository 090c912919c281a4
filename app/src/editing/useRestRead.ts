import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useIdle } from "@teedesk/ui";
import { soon } from "../queries/soon.ts";
import { useServices } from "../services/services.tsx";
import type { Part, RecordPart } from "./editableRecord.ts";
import { type HistoryEntity, historyOf } from "./history.api.ts";

type Kind<Entity> = { readonly name: HistoryEntity; readonly related?: Part<RecordPart<Entity>> };

/**
 * Whether the parts below a stored record's fields have been read, could not be or take long: then all of them are drawn together, and
 * no panel moves those below it. Null is a record that is not there yet.
 */
export function useRestRead<Entity extends { readonly id: number }>(
  { name, related }: Kind<Entity>,
  part: RecordPart<Entity> | null,
): boolean {
  const { api } = useServices();
  const queries = useQueryClient();
  // The fields first: someone who moves on immediately should not wait for the rest.
  const isIdle = useIdle();
  const { isFetched } = useQuery({
    queryKey: ["rest", name, part?.record.id],
    queryFn: async () => {
      if (part === null) return false;
      const history = queries.prefetchQuery(historyOf(api, name, part.record.id));
      await soon(Promise.all([history, related?.reads?.(part, { api, queries })]));
      return true;
    },
    enabled: part !== null && isIdle,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Each panel shows the failure of its own read.
    retry: false,
  });
  return part !== null && isFetched;
}
