import { isAdmin, teeTimeQueryType } from "@teedesk/domain";
import { EmptyState, LinkButton, PageHeader } from "@teedesk/ui";
import { useMemo } from "react";
import { useSearch } from "wouter";
import { idOf, ResourceEditPage } from "../../editing/ResourceEditPage.tsx";
import { selectLevel } from "../../flows/session/selectors.ts";
import { momentIn } from "../../format/businessTime.ts";
import { ResourceListPage } from "../../listing/ResourceListPage.tsx";
import type { PageProps } from "../../navigation/pageProps.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { ExportButton } from "./ExportButton.tsx";
import type { TeeTimeFilters } from "./teeTime.api.ts";
import { teeTimeKind } from "./teeTimeKind.ts";
import { teeTimeList } from "./teeTimeList.tsx";

/** For admins only (ROLE-15). */
const exportButton = ({ filters }: { readonly filters: TeeTimeFilters }) => <ExportButton filters={filters} />;

/** The tee-time list (OPS-TTL-01 to OPS-TTL-50). */
export function TeeTimesPage(props: PageProps) {
  const { config } = useServices();
  const level = useSession(selectLevel);
  const queryType = teeTimeQueryType(new URLSearchParams(useSearch()).get("monthly"));
  const list = useMemo(
    () => teeTimeList(queryType, (instant) => momentIn(config.business_time_zone, instant)),
    [queryType, config],
  );
  return (
    <ResourceListPage
      {...props}
      list={list}
      kind={teeTimeKind}
      actions={level !== null && isAdmin(level) ? exportButton : undefined}
    />
  );
}

/** One tee time. There are no new ones: they are booked (UNCLEAR-39). */
export function TeeTimePage(props: PageProps) {
  if (idOf(props.params["id"]) !== null) return <ResourceEditPage {...props} kind={teeTimeKind} />;
  return (
    <>
      <PageHeader title={props.title} />
      <EmptyState
        title="There is no such tee time."
        actions={<LinkButton href={paths.teeTimes()}>Go to Tee Times</LinkButton>}
      >
        A tee time is added by booking it.
      </EmptyState>
    </>
  );
}
