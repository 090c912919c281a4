import { isAdmin, teeTimeQueryType } from "@teedesk/domain";

import { useMemo } from "react";
import { useSearch } from "wouter";
import { momentIn } from "../../businessTime.ts";
import { selectLevel } from "../../flows/session/selectors.ts";
import { useAddress } from "../../listing/listStore.ts";
import { ResourceListPage } from "../../listing/ResourceListPage.tsx";
import { useList } from "../../listing/useList.ts";
import type { PageProps } from "../../pageProps.ts";
import { useServices, useSession } from "../../services.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { teeTimeList } from "./teeTimeList.tsx";

/** The tee-time list (OPS-TTL-01 to OPS-TTL-50). */
export function TeeTimesPage({ title }: PageProps) {
  const { config } = useServices();
  const level = useSession(selectLevel);
  const queryType = teeTimeQueryType(new URLSearchParams(useSearch()).get("monthly"));
  const list = useMemo(
    () => teeTimeList(queryType, (instant) => momentIn(config.business_time_zone, instant)),
    [queryType, config],
  );
  const open = useList(list, useAddress());
  const actions = level !== null && isAdmin(level) && <ExportButton filters={open.filters} />;
  return <ResourceListPage title={title} list={list} open={open} actions={actions} />;
}
