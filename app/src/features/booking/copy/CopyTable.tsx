import { type CourseChoice, formatDay, type LocalDate } from "@teedesk/domain";
import { Button, type Column, LinkButton, Table } from "@teedesk/ui";
import type { CopyRow } from "../../../flows/copyBookings/rows.ts";
import { paths } from "../../../navigation/paths.ts";
import { dayView } from "./copyTexts.ts";
import { useDay } from "./useDays.ts";

type Row = CopyRow & {
  readonly courses: readonly CourseChoice[];
  /** The customer's other tee times of the day, in words. */
  readonly others: readonly string[];
  readonly remove: () => void;
};

const useView = (row: Row) => useDay(row, (snapshot) => dayView(snapshot, row.courses));

function Rate(row: Row) {
  return useView(row).rate;
}

function Total(row: Row) {
  return <strong>{useView(row).total}</strong>;
}

function State(row: Row) {
  const { id, tone, lines } = useView(row);
  const look = {
    plain: "text-ink-muted",
    done: "font-medium text-accent-text",
    warning: "font-medium text-attention-text",
  };
  return (
    <div className="flex flex-col gap-0.5">
      {lines.map((line) => (
        <p key={line} className={look[tone]}>
          {line}
        </p>
      ))}
      {tone !== "done" &&
        id === null &&
        row.others.map((text) => (
          <p key={text} className="text-attention-text">
            {text}
          </p>
        ))}
    </div>
  );
}

function Act(row: Row) {
  const { id, tone } = useView(row);
  if (id !== null)
    return (
      <LinkButton size="small" href={paths.teeTime(id)}>
        View tee time
      </LinkButton>
    );
  if (tone === "done") return null;
  return (
    <Button size="small" kind="quiet" aria-label={`Take out ${formatDay(row.date)}`} onClick={row.remove}>
      Take out
    </Button>
  );
}

/** It gets the focus when the day is typed again. */
const Day = ({ date }: Pick<Row, "date">) => (
  <span tabIndex={-1} data-day={date} className="rounded-sm">
    {formatDay(date)}
  </span>
);

const columns: readonly Column<Row>[] = [
  { key: "day", header: "Day", cell: ({ date }) => <Day date={date} /> },
  { key: "rate", header: "Rate ($)", cell: (row) => <Rate {...row} />, align: "end" },
  { key: "total", header: "Total ($)", cell: (row) => <Total {...row} />, align: "end" },
  { key: "state", header: "State", cell: (row) => <State {...row} />, wrap: true, className: "w-full min-w-56" },
  { key: "act", header: "Action", cell: (row) => <Act {...row} /> },
];

type CopyTableProps = {
  readonly rows: readonly CopyRow[];
  readonly courses: readonly CourseChoice[];
  readonly onSameDay: (date: LocalDate) => readonly string[];
  readonly onRemove: (date: LocalDate) => void;
};

/** The days in their order, each with its price, what speaks against it, and its outcome. */
export const CopyTable = ({ rows, courses, onSameDay, onRemove }: CopyTableProps) => (
  <div className="mt-3 overflow-clip rounded-lg border border-line bg-surface">
    <Table
      label="Days"
      columns={columns}
      rows={rows.map((row) => ({ ...row, courses, others: onSameDay(row.date), remove: () => onRemove(row.date) }))}
      rowKey={({ date }) => date}
      empty="Type the dates above, and press Enter."
    />
  </div>
);
