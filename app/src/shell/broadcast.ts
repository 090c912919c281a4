import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { broadcastQuery } from "../queries/broadcast.ts";
import { useServices } from "../services/services.tsx";

/** The message is read again once, this many milliseconds after the start (CONST-13). */
export const broadcastRefresh = 300_000;

const key = "teedesk.broadcast";

function remember(message: string): void {
  if (message === "") localStorage.removeItem(key);
  else localStorage.setItem(key, message);
}

/**
 * The broadcast message of a signed-in member of staff (OPS-MSG-04, OPS-MSG-05); "" without one. A read that fails is
 * silent and keeps the message. Until the first response it is the last one that this browser knew.
 */
export function useBroadcastMessage(): string {
  const { api } = useServices();
  const queries = useQueryClient();
  const [remembered] = useState(() => localStorage.getItem(key) ?? "");
  const { data, refetch } = useQuery(broadcastQuery(api));
  useEffect(() => {
    const reload = async () => {
      // A first call that still hangs is aborted.
      await queries.cancelQueries({ queryKey: broadcastQuery(api).queryKey });
      await refetch();
    };
    const timer = setTimeout(() => void reload(), broadcastRefresh);
    return () => clearTimeout(timer);
  }, [api, queries, refetch]);
  const message = data?.text.trim();
  useEffect(() => {
    if (message !== undefined) remember(message);
  }, [message]);
  return message ?? remembered;
}

/**
 * Whether the bar has a line for the message. Decided again with each step to another page: a change while a page is
 * shown must not move it.
 */
export function useHasLine(message: string, page: string): boolean {
  const [decided, setDecided] = useState({ page, hasLine: message !== "" });
  if (decided.page === page) return decided.hasLine;
  const hasLine = message !== "";
  setDecided({ page, hasLine });
  return hasLine;
}
