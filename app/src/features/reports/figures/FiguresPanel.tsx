import { useQuery } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { EmptyState, Panel, Skeleton } from "@teedesk/ui";
import type { ReactNode } from "react";
import type { Api } from "../../../api/client.ts";
import type { ReportName } from "../../../api/reportAddress.ts";
import { momentIn } from "../../../format/businessTime.ts";
import { ReadFailure } from "../../../queries/ReadFailure.tsx";
import { read } from "../../../queries/read.ts";
import { useServices } from "../../../services/services.tsx";
import type { AskedFigures, Query } from "../useReport.ts";

type FiguresPanelProps<Asked extends Query, Shown> = {
  readonly report: ReportName;
  readonly asked: AskedFigures<Asked>;
  readonly read: (api: Api, query: AskedFigures<Asked>["query"], signal: AbortSignal) => Promise<ApiResult<Shown>>;
  readonly isEmpty: (shown: Shown) => boolean;
  /** The sentence where it is empty. */
  readonly emptyTitle?: string;
  /** The plot and its table. */
  readonly children: (shown: Shown) => ReactNode;
};

/** The figures of a report on its page: while they are read, when there are none, and when they cannot be read. */
export function FiguresPanel<Asked extends Query, Shown>(props: FiguresPanelProps<Asked, Shown>) {
  const { report, asked, isEmpty, emptyTitle = "Nothing was booked in this period.", children } = props;
  const { api, config } = useServices();
  const { query } = asked;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ["reportFigures", report, query, asked.asked],
    queryFn: ({ signal }) => read(props.read(api, query, signal)),
  });
  const moment = query.as_of ?? new Date(dataUpdatedAt).toISOString();
  return (
    <Panel
      heading="Figures"
      flush
      className="min-h-80"
      actions={
        <output className="text-sm text-ink-muted" aria-busy={isFetching}>
          {data !== undefined && `As of ${momentIn(config, moment)}`}
        </output>
      }
    >
      {error !== null && (
        <div className="p-4">
          <ReadFailure what="The figures" error={error} retry={() => void refetch()} />
        </div>
      )}
      {data === undefined && error === null && (
        <div className="flex flex-col gap-4 p-4">
          <Skeleton className="h-56 w-full" />
          <Skeleton />
          <Skeleton className="w-1/2" />
        </div>
      )}
      {data !== undefined && error === null && (isEmpty(data) ? <EmptyState title={emptyTitle} /> : children(data))}
    </Panel>
  );
}
