import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { Link, Panel, Skeleton } from "@teedesk/ui";
import type { ReactNode } from "react";
import { ReadFailure } from "../../queries/ReadFailure.tsx";

type SummaryCardProps<T> = {
  readonly heading: string;
  readonly query: UseQueryOptions<T, Error, T, unknown[]>;
  readonly viewAll?: string;
  /** The height kept while the summary loads, so that the content below does not move. */
  readonly room: string;
  readonly actions?: ReactNode;
  readonly children: (summary: T) => ReactNode;
};

/** A summary on its panel, which keeps its height while the summary loads. */
export function SummaryCard<T>({ heading, query, viewAll, room, actions, children }: SummaryCardProps<T>) {
  const { data, error, refetch } = useQuery(query);
  return (
    <Panel
      heading={heading}
      actions={
        <>
          {actions}
          {viewAll !== undefined && (
            <Link href={viewAll} aria-label={`View all: ${heading}`}>
              View all
            </Link>
          )}
        </>
      }
    >
      {error !== null && <ReadFailure what={heading} error={error} retry={() => void refetch()} />}
      {data !== undefined && children(data)}
      {data === undefined && error === null && (
        <div className={`flex flex-col gap-4 pt-2 ${room}`}>
          <Skeleton className="h-6 w-1/3" />
          <Skeleton />
          <Skeleton className="w-1/2" />
        </div>
      )}
    </Panel>
  );
}
