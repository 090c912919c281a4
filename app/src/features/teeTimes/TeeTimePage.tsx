import { EmptyState, LinkButton, PageHeader } from "@teedesk/ui";
import { ResourceEditPage } from "../../editing/ResourceEditPage.tsx";
import type { PageProps } from "../../pageProps.ts";
import { paths } from "../../paths.ts";
import { teeTimeKind } from "./teeTimeKind.ts";

/** One tee time. There are no new ones: they are booked (UNCLEAR-39). */
export function TeeTimePage(props: PageProps) {
  if (/^[1-9]\d{0,9}$/.test(props.params["id"] ?? "")) return <ResourceEditPage {...props} kind={teeTimeKind} />;
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
