import { Button, type Column, Table } from "@teedesk/ui";
import { useId } from "react";
import { EmailText } from "../../format/EmailText.tsx";
import { useServices } from "../../services/services.tsx";
import type { QueueAct } from "./queue.api.ts";
import { BookedTeeTime, BookLink, callColumns, nameOf, OffersLink, type QueueRow } from "./queueCells.tsx";

type QueueTableProps = {
  readonly rows: readonly QueueRow[];
  readonly loading: boolean;
  /** An act is running; no other can start. */
  readonly isBusy: boolean;
  readonly onAct: (act: QueueAct) => void;
};

const columns: readonly Column<QueueRow>[] = [
  {
    key: "first_name",
    header: "First Name",
    cell: ({ customer }) => customer.first_name,
    cut: true,
    className: "max-w-44",
  },
  {
    key: "last_name",
    header: "Last Name",
    cell: ({ customer }) => customer.last_name,
    cut: true,
    className: "max-w-44",
  },
  { key: "phone", header: "Phone", cell: ({ customer }) => customer.primary_phone },
  {
    key: "email",
    header: "Email",
    cell: ({ customer }) => <EmailText {...customer} />,
    wrap: true,
    className: "sm:min-w-38",
  },
  { key: "players", header: "Players", cell: ({ lost_lead }) => lost_lead?.players, align: "end" },
  { key: "position", header: "Queue Position", cell: ({ position }) => position, align: "end" },
  {
    key: "tee_time",
    header: "Tee Time",
    cell: (row) => <BookedTeeTime {...row} />,
    wrap: true,
    className: "sm:min-w-18",
  },
  {
    key: "book",
    header: "Book",
    cell: (row) => (
      <span className="inline-flex gap-x-3 gap-y-1 max-2xl:flex-col [&>a]:py-0.5">
        <BookLink {...row} />
        <OffersLink {...row} />
      </span>
    ),
  },
];

const actions: readonly (readonly ["remove" | "removeAndMail", string])[] = [
  ["remove", "Remove without sending Email"],
  ["removeAndMail", "Remove with sending Email"],
];

type ActionsProps = Pick<QueueTableProps, "isBusy" | "onAct"> & { readonly row: QueueRow };

/** The reason for which the server would refuse this e-mail; null where it would not. */
function reasonNotToMail({ tee_time_id, customer }: QueueRow): string | null {
  if (customer.email === "") return "No e-mail address: nothing can be sent.";
  return tee_time_id === null ? null : "Booked: no e-mail is sent.";
}

function Actions({ row, isBusy, onAct }: ActionsProps) {
  const reason = reasonNotToMail(row);
  const reasonId = useId();
  return (
    <span className="flex flex-col gap-1 2xl:flex-row 2xl:flex-wrap">
      {actions.map(([kind, text]) => {
        const isRefused = kind === "removeAndMail" && reason !== null;
        return (
          <Button
            key={kind}
            size="small"
            className="max-xl:h-auto! max-xl:min-w-30 max-xl:whitespace-normal"
            aria-disabled={isBusy || isRefused}
            aria-label={`${text}: ${nameOf(row)}`}
            aria-describedby={isRefused ? reasonId : undefined}
            onClick={() => onAct({ kind, entry: row.id })}
          >
            {text}
          </Button>
        );
      })}
      {reason !== null && (
        <span id={reasonId} className="w-full text-xs text-ink-muted">
          {reason}
        </span>
      )}
    </span>
  );
}

const actionsColumn = (acts: Pick<QueueTableProps, "isBusy" | "onAct">): Column<QueueRow> => ({
  key: "actions",
  header: "Actions",
  cell: (row) => <Actions {...acts} row={row} />,
});

/** All customers in a queue in their order, without pages (OPS-QUE-04 to OPS-QUE-17). */
export function QueueTable({ rows, loading, ...acts }: QueueTableProps) {
  const { config } = useServices();
  return (
    <Table
      label="Queue"
      columns={[...callColumns(config), ...columns, actionsColumn(acts)]}
      rows={rows}
      rowKey={({ id }) => id}
      loading={loading}
      skeletonRows={4}
      empty="No one is waiting."
    />
  );
}
