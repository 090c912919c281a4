import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Badge, countText, LinkButton, PromiseIcon, useIdle } from "@teedesk/ui";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "wouter";
import { paths } from "../navigation/paths.ts";
import { promiseSummary } from "../resources/promises/promise.api.ts";
import { useServices } from "../services/services.tsx";

/** A timer cannot wait longer, in milliseconds: some 24 days. */
const longestWait = 2_147_483_647;

/**
 * The way to what is to do, with how much it is and how much of that is overdue, once where all of it is. It is counted when the browser is
 * idle, after each act of this console that may change it, when the next promise becomes due, and with a step to another page or the return to
 * this tab once the count is a minute old: nothing is polled.
 */
export function ToDoLink() {
  const { api } = useServices();
  const queries = useQueryClient();
  const [location] = useLocation();
  const isIdle = useIdle();
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({ ...promiseSummary(api), enabled: isIdle });
  const { count = 0, overdue = 0, next_due_at = null } = data ?? {};
  // A count that fails is tried again as late.
  const countedAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  useEffect(() => {
    if (next_due_at === null) return undefined;
    // The clocks of browser and server differ: what is due by one alone is looked at again in a minute.
    const wait = Math.max(Date.parse(next_due_at) - countedAt + 1000, 60_000);
    if (wait > longestWait) return undefined;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [next_due_at, countedAt, refetch]);
  const renew = useEffectEvent((_page: string) => {
    if (isIdle) void queries.refetchQueries({ queryKey: promiseSummary(api).queryKey, stale: true });
  });
  useEffect(() => renew(location), [location]);
  return (
    <LinkButton
      kind="quiet"
      size="narrow"
      icon={PromiseIcon}
      href={paths.promises()}
      // A phone has no room for it, nor has the bar of a course page beside four New links and the link menus.
      className="max-sm:hidden xl:max-2xl:in-[header:has(nav>a:nth-child(2))]:hidden"
    >
      To do
      {count > overdue && <Badge tone="attention">{countText(count)}</Badge>}
      {overdue > 0 && (
        <Badge tone="danger">
          {countText(overdue)}
          <span className="sr-only"> overdue</span>
        </Badge>
      )}
    </LinkButton>
  );
}
