import { useQuery } from "@tanstack/react-query";
import { mayCall, parseTypedDate } from "@teedesk/domain";
import { type Column, countText, Link, Panel, Table } from "@teedesk/ui";
import type { Schema } from "../../api/contract.ts";
import { selectLevel } from "../../flows/session/selectors.ts";
import { dayText } from "../../format/dayText.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { bookingsInsideQuery } from "./maintenance.api.ts";

type BookingInside = Schema<"BookingInside">;

const columns: readonly Column<BookingInside>[] = [
  {
    key: "id",
    header: "Tee time",
    cell: ({ id }) => (
      <Link external href={paths.teeTime(id)}>
        View {id}
      </Link>
    ),
  },
  { key: "date", header: "Date", cell: ({ play_date }) => dayText(play_date) },
  { key: "time", header: "Time", cell: ({ play_time }) => play_time },
  { key: "players", header: "Players", cell: ({ players }) => players, align: "end" },
  { key: "customer", header: "Customer", cell: ({ customer_name }) => customer_name, cut: true },
  { key: "confirmation", header: "Confirmation", cell: ({ confirmation }) => confirmation, cut: true },
  { key: "agent", header: "Agent", cell: ({ agent }) => agent, cut: true },
];

type BookingsInsidePanelProps = {
  /** As typed. */
  readonly course: string;
  readonly start_date: string;
  readonly end_date: string;
};

/** The bookings that stand inside a maintenance as it is typed, before it is saved. A specified server has no call for them: no panel. */
export function BookingsInsidePanel({ course, start_date, end_date }: BookingsInsidePanelProps) {
  const { api, config } = useServices();
  const level = useSession(selectLevel);
  const [start, end] = [parseTypedDate(start_date), parseTypedDate(end_date)];
  const days = "success" in start && "success" in end ? { start_date: start.success, end_date: end.success } : null;
  const { data } = useQuery(bookingsInsideQuery(api, config, Number(course), days));
  if (data === undefined) return null;
  const { count, bookings } = data;
  const more = count - bookings.length;
  return (
    <Panel heading="Bookings on these days" flush={count > 0}>
      <output className={count > 0 ? "block px-4 pb-2 text-sm" : "text-ink-muted"}>
        {count === 0
          ? "No booking stands at the course on these days."
          : `${countText(count)} ${count === 1 ? "booking stands" : "bookings stand"} at the course on these days. Saving neither moves nor cancels ${count === 1 ? "it" : "them"}.`}
      </output>
      {count > 0 && (
        <Table
          label="Bookings on these days"
          columns={columns}
          rows={bookings}
          rowKey={({ id }) => id}
          empty=""
          className="max-h-96"
        />
      )}
      {count > 0 && days !== null && config.closes_courses && mayCall(level, "beginClosure") && (
        <p className="px-4 py-2">
          <Link href={paths.closures({ course_id: Number(course), ...days })}>Close the course …</Link>
        </p>
      )}
      {more > 0 && (
        <p className="px-4 py-2 text-sm text-ink-muted">These are the first; {countText(more)} more stand there.</p>
      )}
    </Panel>
  );
}
