import { useQuery } from "@tanstack/react-query";
import { isInternal } from "@teedesk/domain";
import { Alert, type Column, EmptyState, Link, LinkButton, PageHeader, Table } from "@teedesk/ui";
import type { Schema } from "../../api/contract.ts";
import { dayText } from "../../format/dayText.ts";
import { timeText } from "../../format/seatText.ts";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { soldTwiceQuery } from "../../resources/seats/seats.api.ts";
import { useServices } from "../../services/services.tsx";

type SoldTwice = Schema<"SoldTwice">;

/** A number that was given for another place, or for fewer players, confirms nothing here. */
function numberText({ confirmation, reason }: Pick<Schema<"StandingBooking">, "confirmation" | "reason">): string {
  if (isInternal(confirmation)) return "INTERNAL";
  return reason === "course_not_told" ? `${confirmation}, course not told` : `confirmed as ${confirmation}`;
}

/** The bookings, those who have their place longest first: the last ones are those to move. */
function Bookings({ bookings }: SoldTwice) {
  const { config } = useServices();
  return (
    <ul className="py-1">
      {bookings.map(({ id, agent, players, seated_at, ...booking }) => (
        <li key={id}>
          <Link href={paths.teeTime(id)}>Tee time {id}</Link>: {players} by {agent}, {timeText(config, seated_at)},{" "}
          {numberText(booking)}
        </li>
      ))}
    </ul>
  );
}

const columns: readonly Column<SoldTwice>[] = [
  { key: "course", header: "Course", cell: ({ course }) => course.course_name },
  { key: "date", header: "Date", cell: ({ play_date }) => dayText(play_date) },
  { key: "time", header: "Time", cell: ({ play_time }) => play_time },
  { key: "players", header: "Players", cell: ({ players }) => players, align: "end" },
  { key: "most_seen", header: "Most seen to fit", cell: ({ most_seen }) => most_seen, align: "end" },
  { key: "bookings", header: "Bookings", cell: Bookings, wrap: true, className: "min-w-80" },
];

/** Tee times to come where more players stand than were ever seen to fit, to be put right by hand (ANSWER-36). */
export function SoldTwicePage({ title }: PageProps) {
  const { config } = useServices();
  if (config.keeps_seats) return <SoldTwiceTimes title={title} />;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="This server does not keep seats."
        actions={<LinkButton href={paths.availability()}>Go to the free tee times</LinkButton>}
      >
        It cannot find tee times that were sold twice.
      </EmptyState>
    </>
  );
}

function SoldTwiceTimes({ title }: Pick<PageProps, "title">) {
  const { api } = useServices();
  const { data, error, isPending, refetch } = useQuery(soldTwiceQuery(api));
  return (
    <>
      <PageHeader title={title} count={data?.length ?? null} />
      {data !== undefined && data.length > 0 && (
        <Alert tone="warning" className="mb-3">
          More players stand at these times than the course ever had room for.
          <p className="font-normal">
            Call the course. If it takes all of them, enter its confirmation numbers; if not, move or cancel the booking
            made last. Nothing is changed automatically: a tee time stays here, even with its numbers, until fewer
            players stand there, the course shows room for all of them, or it is over.
          </p>
        </Alert>
      )}
      {error === null ? (
        <div className="overflow-clip rounded-lg border border-line bg-surface">
          <Table
            label="Tee times sold twice"
            columns={columns}
            rows={data ?? []}
            rowKey={({ id }) => id}
            loading={isPending}
            skeletonRows={4}
            empty="No tee time was sold twice."
          />
        </div>
      ) : (
        <ReadFailure what="The tee times sold twice" error={error} retry={() => void refetch()} />
      )}
    </>
  );
}
