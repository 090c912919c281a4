import { useState } from "react";
import {
  Badge,
  Chip,
  type Column,
  Link,
  LinkButton,
  NewIcon,
  PageHeader,
  Pager,
  Panel,
  type SortKey,
  Table,
  TextInput,
} from "../src/index.ts";
import { type TeeTimeRow, teeTimes } from "./samples.ts";

const nothing = () => undefined;

const columns: Column<TeeTimeRow>[] = [
  { key: "id", header: "View", cell: (row) => <Link href={`#tee-time-${row.id}`}>View</Link> },
  { key: "first_name", header: "First Name", cell: (row) => row.first_name, sortable: true },
  {
    key: "last_name",
    header: "Last Name",
    cell: (row) => row.last_name,
    sortable: true,
  },
  {
    key: "status",
    header: "Status",
    cell: (row) => <Badge tone={row.status === "Canceled" ? "danger" : "neutral"}>{row.status}</Badge>,
  },
  { key: "play_date", header: "Play Date", cell: (row) => row.play_date, sortable: true },
  { key: "play_time", header: "Play Time", cell: (row) => row.play_time, sortable: true },
  { key: "players", header: "Players", cell: (row) => row.players, align: "end", sortable: true },
  { key: "cost", header: "Cost, $", cell: (row) => row.cost, align: "end", sortable: true },
  { key: "course", header: "Course", cell: (row) => row.course, sortable: true },
  { key: "confirmation", header: "Confirmation", cell: (row) => row.confirmation },
  { key: "agent", header: "Agent", cell: (row) => row.agent },
  { key: "notes", header: "Notes", cell: (row) => row.notes },
];

const few = columns.filter((column) => ["first_name", "play_date", "cost"].includes(column.key));

export function Lists() {
  const [sort, setSort] = useState<SortKey[]>([
    { key: "play_date", desc: true },
    { key: "play_time", desc: false },
  ]);
  const [filter, setFilter] = useState("");
  const [page, setPage] = useState(2);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeader
          title="Tee Times"
          count={5214}
          badges={<Chip name="Course" value="Torrey Pines South" onRemove={nothing} />}
          actions={
            <LinkButton href="#lists" kind="primary" icon={NewIcon}>
              New Tee Time
            </LinkButton>
          }
        />
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <Table
            label="Tee Times"
            columns={columns}
            rows={teeTimes.filter((row) => row.last_name.toLowerCase().includes(filter.toLowerCase()))}
            rowKey={(row) => row.id}
            rowTone={(row) => (row.id % 8 === 0 ? "muted" : undefined)}
            sort={sort}
            onSort={setSort}
            filters={{
              last_name: (
                <TextInput labelHidden label="Last Name" name="last_name" value={filter} onChange={setFilter} />
              ),
            }}
            empty="No tee times match these filters."
            className="max-h-96"
          />
          <Pager
            page={page}
            pageSize={30}
            total={5214}
            onPage={setPage}
            pageSizes={[5, 10, 20, 30, 40, 50]}
            onPageSize={nothing}
          />
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel heading="Loading" flush>
          <Table label="Loading" columns={few} rows={[]} rowKey={(row) => row.id} loading skeletonRows={4} empty="" />
        </Panel>
        <Panel heading="Empty" flush>
          <Table label="Clubs" columns={few} rows={[]} rowKey={(row) => row.id} empty="No rental clubs found" />
        </Panel>
      </div>
    </div>
  );
}
