import { useQuery } from "@tanstack/react-query";
import { type Queue, recordId } from "@teedesk/domain";
import { Alert, Badge, Button, EmptyState, LinkButton, PageHeader, Panel } from "@teedesk/ui";
import { useSearch } from "wouter";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";
import { AddCaller } from "./AddCaller.tsx";
import { QueueTable } from "./QueueTable.tsx";
import { queueOf } from "./queue.api.ts";
import { queueRows } from "./queueCells.tsx";
import { useQueueActs } from "./useQueueActs.ts";

const QueueOutcome = lazyPart(async () => (await import("./QueueTalk.tsx")).QueueOutcome);
const QueueQuestion = lazyPart(async () => (await import("./QueueTalk.tsx")).QueueQuestion);
const MatchesPanel = lazyPart(async () => (await import("../../resources/matches/MatchesPanel.tsx")).MatchesPanel);

/** The queue of one tee time, by the fupId of the address (OPS-QUE-01 to OPS-QUE-19). */
export function QueuePage({ title }: PageProps) {
  const id = recordId(new URLSearchParams(useSearch()).get("fupId") ?? "");
  if (id !== null) return <OneQueue key={id} id={id} title={title} />;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="No queue is chosen."
        actions={<LinkButton href={paths.waitList()}>Go to the wait list</LinkButton>}
      >
        A queue is opened from the wait list.
      </EmptyState>
    </>
  );
}

function OneQueue({ id, title }: { id: number; title: string }) {
  const { api } = useServices();
  const { data, error, isPending, refetch } = useQuery(queueOf(api, id));
  const acts = useQueueActs(id);
  const isClosed = acts.done?.act.kind === "close" && acts.done.result.kind === "ok";
  const queue = isClosed ? undefined : data;
  const rows = queue === undefined ? [] : queueRows(queue, queue.availability_queues);
  return (
    <>
      <PageHeader
        title={title}
        badges={queue?.is_free === false && <Badge tone="danger">No longer free</Badge>}
        actions={
          <>
            <LinkButton href={paths.waitList()}>Wait List Queue</LinkButton>
            <AddCaller id={id} disabled={queue === undefined} />
            <Button
              kind="danger"
              aria-disabled={queue === undefined}
              busy={acts.isActing}
              onClick={() => acts.ask({ kind: "close" })}
            >
              Close Queue
            </Button>
          </>
        }
        outcome={<QueueOutcome done={acts.done} />}
        sticky
      />
      {error === null || isClosed ? (
        <div className="mt-4 flex flex-col gap-4">
          {queue?.is_free === false && (
            <Alert tone="info">
              This tee time was sold or has passed, so nothing can be booked from the queue.
              <p className="font-normal">It may become available again. Close the queue to remove everyone from it.</p>
            </Alert>
          )}
          <Panel heading={queue === undefined ? "Queue" : summaryOf(queue)} flush>
            <QueueTable rows={rows} loading={isPending} isBusy={acts.isActing} onAct={acts.ask} />
          </Panel>
          {queue?.is_free && <MatchesPanel slot={{ ...queue, id, course_id: queue.course.id }} />}
        </div>
      ) : (
        <ReadFailure what="The queue" error={error} retry={() => void refetch()} />
      )}
      <QueueQuestion acts={acts} rows={rows} isFree={queue?.is_free ?? true} />
    </>
  );
}

/** Course name, slots, date and time (OPS-QUE-03). */
const summaryOf = ({ course, spots, wordy_available_date, available_date, play_time_for_humans }: Queue): string =>
  [
    course.course_name,
    `${spots} ${spots === 1 ? "slot" : "slots"}`,
    wordy_available_date || available_date,
    play_time_for_humans,
  ].join(", ");
