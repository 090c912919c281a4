import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { EmptyState, Panel, Skeleton } from "@teedesk/ui";
import type { ReactNode } from "react";
import { momentIn } from "../../../format/businessTime.ts";
import { ReadFailure } from "../../../queries/ReadFailure.tsx";
import { useServices } from "../../../services/services.tsx";

type FiguresPanelProps<Report> = {
  readonly query: UseQueryOptions<Report>;
  /** The moment that the figures are asked for as of; without it they are the present ones. */
  readonly as_of: string | undefined;
  readonly isEmpty: (report: Report) => boolean;
  /** The plot and its table. */
  readonly children: (report: Report) => ReactNode;
};

/** The figures of a report on its page: while they are read, when there are none, and when they cannot be read. */
export function FiguresPanel<Report>({ query, as_of, isEmpty, children }: FiguresPanelProps<Report>) {
  const { config } = useServices();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(query);
  const moment = as_of ?? new Date(dataUpdatedAt).toISOString();
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
      {data !== undefined &&
        error === null &&
        (isEmpty(data) ? <EmptyState title="Nothing was booked in this period." /> : children(data))}
    </Panel>
  );
}
