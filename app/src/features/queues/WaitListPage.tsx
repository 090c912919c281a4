import { useQuery } from "@tanstack/react-query";
import type { WaitListItem } from "@teedesk/domain";
import { Badge, type Column, Link, LinkButton, PageHeader, type SortKey, Table } from "@teedesk/ui";
import { useState } from "react";
import { Age } from "../../format/Age.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { waitListOf } from "./queue.api.ts";
import { sorted } from "./sorted.ts";

/** OPS-WAIT-10. A specified server's grouped list may lack the id of the tee time. */
function QueueLink({ id, course, available_date, available_time, availability_queues }: WaitListItem) {
  if (id === null) return <span title="The server does not identify this tee time.">—</span>;
  const waiting = availability_queues?.filter(({ tee_time_id }) => tee_time_id === null).length;
  const callers = [...new Set(availability_queues?.flatMap(({ call }) => call?.claimed_by || []))];
  return (
    <Link href={paths.queue(id)}>
      View queue
      {waiting !== undefined && <span className="font-normal text-ink-muted">, {waiting} waiting</span>}
      {callers.length > 0 && <span className="font-normal text-attention-text">, {callers.join(" and ")} calling</span>}
      <span className="sr-only">
        {" "}
        for {course.course_name} {available_date} {available_time}
      </span>
    </Link>
  );
}

const columns: readonly Column<WaitListItem>[] = [
  { key: "course_name", header: "Course name", cell: ({ course }) => course.course_name, sortable: true, cut: true },
  { key: "scraped_at", header: "Last scrape", cell: ({ scraped_at }) => <Age instant={scraped_at} />, sortable: true },
  { key: "date", header: "Date", cell: (item) => item.wordy_available_date },
  { key: "sortingDate", header: "Sorting Date", cell: ({ available_date }) => available_date, sortable: true },
  {
    key: "time",
    header: "Time",
    cell: (item) => (
      <span className="inline-flex items-center gap-2">
        {item.play_time_for_humans}
        {item.is_new && <Badge tone="attention">New</Badge>}
        {!item.is_free && <Badge tone="danger">No longer free</Badge>}
      </span>
    ),
    sortable: true,
  },
  { key: "spots", header: "Players", cell: ({ spots }) => spots, sortable: true, align: "end" },
  { key: "queue", header: "Queue", cell: QueueLink },
];

const values: Readonly<Record<string, (item: WaitListItem) => string | number>> = {
  course_name: ({ course }) => course.course_name.toLowerCase(),
  scraped_at: ({ scraped_at }) => scraped_at,
  sortingDate: ({ available_date }) => available_date,
  time: ({ available_time }) => available_time,
  spots: ({ spots }) => spots,
};

const keyOf = ({ id, course, available_date, available_time }: WaitListItem): string =>
  `${id ?? ""} ${course.course_name} ${available_date} ${available_time}`;

/** Every tee time with waiting customers, on one page (OPS-WAIT-01 to OPS-WAIT-15). */
export function WaitListPage({ title }: PageProps) {
  const { api } = useServices();
  const { data, error, isPending, refetch } = useQuery(waitListOf(api));
  const [sort, setSort] = useState<readonly SortKey[]>([
    { key: "sortingDate", desc: false },
    { key: "time", desc: false },
  ]);
  return (
    <>
      <PageHeader
        title={title}
        count={data?.length ?? null}
        actions={<LinkButton href={paths.availabilityQueue()}>Everybody who waits</LinkButton>}
      />
      {error === null ? (
        <div className="overflow-clip rounded-lg border border-line bg-surface">
          <Table
            label="Wait list"
            columns={columns}
            rows={sorted(data ?? [], sort, values)}
            rowKey={keyOf}
            sort={sort}
            onSort={setSort}
            rowTone={({ is_new }) => (is_new ? "attention" : undefined)}
            loading={isPending}
            empty="No one is waiting for a tee time."
          />
        </div>
      ) : (
        <ReadFailure what="The wait list" error={error} retry={() => void refetch()} />
      )}
    </>
  );
}
