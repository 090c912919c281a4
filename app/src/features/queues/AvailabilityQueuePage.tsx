import { useQuery } from "@tanstack/react-query";
import { lastNameFirst } from "@teedesk/domain";
import { Badge, type Column, EmptyState, Link, LinkButton, PageHeader, Panel, Table } from "@teedesk/ui";
import { EmailText } from "../../format/EmailText.tsx";
import { Waiting } from "../../messages/Waiting.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { type OpenQueue, openQueuesOf } from "./queue.api.ts";
import { BookLink, callColumns, type QueueRow, queueRows } from "./queueCells.tsx";

const columns: readonly Column<QueueRow>[] = [
  { key: "name", header: "Name", cell: ({ customer }) => lastNameFirst(customer), cut: true, className: "w-56" },
  { key: "phone", header: "Phone", cell: ({ customer }) => customer.primary_phone, className: "w-40" },
  { key: "email", header: "Email", cell: ({ customer }) => <EmailText {...customer} />, wrap: true, className: "w-64" },
  { key: "position", header: "Queue position", cell: ({ position }) => position, align: "end", className: "w-32" },
  {
    key: "booked",
    header: "Booked?",
    cell: ({ tee_time_id }) => (tee_time_id === null ? "No" : <Link href={paths.teeTime(tee_time_id)}>Yes</Link>),
    className: "w-24",
  },
  { key: "book", header: "Book", cell: (row) => <BookLink {...row} /> },
];

function QueuePanel(queue: OpenQueue) {
  const { config } = useServices();
  const { id, course, wordy_available_date, play_time_for_humans, spots, is_free, availability_queues } = queue;
  const heading = `${course.course_name}, ${wordy_available_date}, ${play_time_for_humans}`;
  return (
    <Panel
      heading={heading}
      flush
      actions={
        <>
          {!is_free && <Badge tone="danger">No longer free</Badge>}
          <span className="text-sm text-ink-muted">
            {spots} {spots === 1 ? "slot" : "slots"}
          </span>
          {id !== null && (
            <Link href={paths.queue(id)} aria-label={`Manage queue of ${heading}`}>
              Manage queue
            </Link>
          )}
        </>
      }
    >
      <Table
        label={heading}
        columns={[...callColumns(config), ...columns]}
        rows={queueRows(queue, availability_queues)}
        rowKey={(row) => row.id}
        empty="The server does not list the customers."
      />
    </Panel>
  );
}

/** All waiting customers, queue by queue: the older variant of the wait list (ANSWER-21, OPS-WAIT-02, OPS-WAIT-11). */
export function AvailabilityQueuePage({ title }: PageProps) {
  const { api } = useServices();
  const { data, error, isPending, refetch } = useQuery(openQueuesOf(api));
  return (
    <>
      <PageHeader
        title={title}
        count={data?.reduce((sum, { availability_queues }) => sum + availability_queues.length, 0) ?? null}
        actions={<LinkButton href={paths.waitList()}>Wait List Queue</LinkButton>}
      />
      {error !== null && <ReadFailure what="The queues" error={error} retry={() => void refetch()} />}
      {isPending && <Waiting />}
      {data?.length === 0 && <EmptyState title="No one is waiting for a tee time." />}
      <div className="flex flex-col gap-4">
        {data?.map((queue) => (
          <QueuePanel
            key={`${queue.id} ${queue.course.course_name} ${queue.available_date} ${queue.available_time}`}
            {...queue}
          />
        ))}
      </div>
    </>
  );
}
