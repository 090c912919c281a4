import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Badge, countText, LinkButton, PromiseIcon, useIdle } from "@teedesk/ui";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "wouter";
import { paths } from "../navigation/paths.ts";
import { promiseCount } from "../resources/promises/promise.api.ts";
import { useServices } from "../services/services.tsx";

/**
 * The way to what is to do, with how much it is. It is counted when the browser is idle, after each act of this console that may change
 * it, and with a step to another page once the count is a minute old: nothing is polled.
 */
export function ToDoLink() {
  const { api } = useServices();
  const queries = useQueryClient();
  const [location] = useLocation();
  const isIdle = useIdle();
  const { data = 0 } = useQuery({ ...promiseCount(api), enabled: isIdle });
  const renew = useEffectEvent((_page: string) => {
    if (isIdle) void queries.refetchQueries({ queryKey: promiseCount(api).queryKey, stale: true });
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
      {data > 0 && <Badge tone="attention">{countText(data)}</Badge>}
    </LinkButton>
  );
}
