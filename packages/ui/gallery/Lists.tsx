import { useState } from "react";
import {
  Badge,
  type Column,
  ColumnMenu,
  type DateRange,
  DateRangeInput,
  FilterChips,
  type FilterInUse,
  Link,
  LinkButton,
  MultiCombobox,
  NewIcon,
  openRange,
  PageHeader,
  Pager,
  Panel,
  type SortKey,
  Table,
  TextInput,
} from "../src/index.ts";
import { courses, type TeeTimeRow, teeTimes } from "./samples.ts";

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
  {
    key: "play_date",
    header: "Play Date",
    cell: (row) => row.play_date,
    sortable: true,
    className: "min-w-54",
  },
  { key: "play_time", header: "Play Time", cell: (row) => row.play_time, sortable: true },
  { key: "players", header: "Players", cell: (row) => row.players, align: "end", sortable: true },
  { key: "cost", header: "Cost, $", cell: (row) => row.cost, align: "end", sortable: true },
  { key: "course", header: "Course", cell: (row) => row.course, sortable: true, className: "min-w-44" },
  { key: "confirmation", header: "Confirmation", cell: (row) => row.confirmation },
  { key: "agent", header: "Agent", cell: (row) => row.agent },
  { key: "notes", header: "Notes", cell: (row) => row.notes, cut: true },
];

const few = columns.filter((column) => ["first_name", "play_date", "cost"].includes(column.key));

export function Lists() {
  const [sort, setSort] = useState<SortKey[]>([
    { key: "play_date", desc: true },
    { key: "play_time", desc: false },
  ]);
  const [filter, setFilter] = useState("");
  const [days, setDays] = useState<DateRange>(openRange);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [hidden, setHidden] = useState<readonly string[]>(["agent"]);
  const [inUse, setInUse] = useState<readonly FilterInUse[]>([
    { key: "last_name", name: "Last Name", value: "Alvarez" },
    { key: "play_date", name: "Play Date", value: "11/01/2026 – 11/30/2026" },
    { key: "course", name: "Course", value: "Torrey Pines South, Torrey Pines North, Aviara" },
  ]);
  const remove = (key: string) => setInUse(inUse.filter((one) => one.key !== key));
  const [page, setPage] = useState(2);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeader
          title="Tee Times"
          count={5214}
          actions={
            <>
              <ColumnMenu columns={columns.slice(1)} hidden={hidden} onChange={setHidden} />
              <LinkButton href="#lists" kind="primary" icon={NewIcon}>
                New Tee Time
              </LinkButton>
            </>
          }
        />
        <FilterChips filters={inUse} onRemove={remove} onClear={() => setInUse([])} />
        <div className="mt-1 overflow-hidden rounded-lg border border-line bg-surface">
          <Table
            label="Tee Times"
            columns={columns}
            hidden={hidden}
            rows={teeTimes.filter((row) => row.last_name.toLowerCase().includes(filter.toLowerCase()))}
            rowKey={(row) => row.id}
            rowTone={(row) => (row.status === "Canceled" ? "muted" : row.id === 5212 ? "attention" : undefined)}
            sort={sort}
            onSort={setSort}
            filters={{
              last_name: (
                <TextInput labelHidden label="Last Name" name="last_name" value={filter} onChange={setFilter} />
              ),
              play_date: (
                <DateRangeInput labelHidden label="Play Date" name="play_date" value={days} onChange={setDays} />
              ),
              course: (
                <MultiCombobox
                  labelHidden
                  label="Course"
                  name="course"
                  plural="courses"
                  value={chosen}
                  onChange={setChosen}
                  options={courses}
                />
              ),
            }}
            empty="No tee times match these filters."
            className="max-h-96"
          />
          <Pager
            label="Tee Times"
            page={page}
            pageSize={30}
            total={page > 2 ? null : 5214}
            rows={page > 2 ? 30 : null}
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
