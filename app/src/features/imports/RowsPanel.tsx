import { useQuery } from "@tanstack/react-query";
import { dayText, parseLocalDate, parseTimeOfDay, timeText } from "@teedesk/domain";
import { Badge, type BadgeTone, type Column, countText, Link, Pager, Panel, Select, Table } from "@teedesk/ui";
import * as Result from "effect/Result";
import { useMemo, useState } from "react";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { type ImportDetails, type ImportRow, importRowsQuery, type ShownRows } from "./imports.api.ts";
import { recordPath } from "./importText.ts";

type Counts = ImportDetails["import"]["counts"];

const pageSize = 50;

const actions: Readonly<Record<NonNullable<ImportRow["action"]>, readonly [string, BadgeTone]>> = {
  create: ["Create", "accent"],
  update: ["Update", "accent"],
  skip: ["Skip", "neutral"],
  refused: ["Refused", "attention"],
};

const states: Readonly<Record<ImportRow["state"], string>> = {
  waiting: "Waiting",
  done: "Done",
  failed: "Failed",
  undone: "Undone",
  kept: "Kept",
};

/** The rows to show, as the choice above the table has them: a plan or a state. */
const choices: Readonly<Record<string, Omit<ShownRows, "page">>> = {
  all: {},
  create: { action: "create" },
  update: { action: "update" },
  skip: { action: "skip" },
  refused: { action: "refused" },
  failed: { state: "failed" },
  undone: { state: "undone" },
  kept: { state: "kept" },
};

/** The choices with the number of rows that each shows. */
const choiceOptions = ({ rows, create, update, skip, refused, failed, undone, kept }: Counts) =>
  [
    ["all", "All rows", rows],
    ["create", "Create", create],
    ["update", "Update", update],
    ["skip", "Skip", skip],
    ["refused", "Refused", refused],
    ["failed", "Failed", failed],
    ["undone", "Undone", undone],
    ["kept", "Kept", kept],
  ].map(([value, text, count]) => ({ value: `${value}`, text: `${text} (${countText(Number(count))})` }));

const isDecided = ({ action }: ImportRow): boolean => action === "create" || action === "update";

/** A value as it was read: a day with its weekday, and a time by the twelve-hour clock, so that neither can be taken for another. */
function readText(value: string): string {
  const day = parseLocalDate(value);
  if (Result.isSuccess(day)) return dayText(day.success);
  const time = parseTimeOfDay(value);
  return Result.isSuccess(time) ? timeText(time.success) : value;
}

/** The file's own columns that are imported, beside the plan of each row and what became of it. */
function columnsOf({ headings, mapping, import: { kind }, fields }: ImportDetails): readonly Column<ImportRow>[] {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return [
    { key: "n", header: "Row", cell: ({ n }) => n, align: "end" },
    {
      key: "action",
      header: "Plan",
      cell: ({ action }) => (action === null ? "" : <Badge tone={actions[action][1]}>{actions[action][0]}</Badge>),
    },
    {
      key: "reason",
      header: "Details",
      cell: ({ reason, note, changes, read_as = {} }) =>
        [
          note,
          reason,
          ...fields.flatMap(({ name, label }) => {
            const value = read_as[name];
            return value === undefined ? [] : `${label}: ${readText(value)}`;
          }),
          ...changes.map(({ customer_id, field, before, after }) => {
            const change = `${labels.get(field) ?? field}: ${before || "blank"} to ${after}`;
            return customer_id === undefined ? change : `Customer ${customer_id}, ${change}`;
          }),
        ]
          .filter((text) => text !== "")
          .join(" · "),
      wrap: true,
      className: "min-w-64",
    },
    { key: "state", header: "Outcome", cell: (row) => (isDecided(row) ? states[row.state] : "") },
    {
      key: "record",
      header: "Record",
      cell: ({ record_id, state }) =>
        record_id === null || state === "undone" ? (
          ""
        ) : (
          <Link href={recordPath[kind](record_id)}>View {record_id}</Link>
        ),
    },
    ...Object.values(mapping)
      .toSorted((one, other) => one - other)
      .map((column) => ({
        key: `column ${column}`,
        header: headings[column] ?? "",
        cell: ({ cells }: ImportRow) => cells[column] ?? "",
        cut: true,
      })),
  ];
}

/** The rows of an import, a page at a time. */
export function RowsPanel({ details }: { readonly details: ImportDetails }) {
  const { api } = useServices();
  const [choice, setChoice] = useState("all");
  const [page, setPage] = useState(1);
  const { id, state, counts } = details.import;
  const at = JSON.stringify([state, counts]);
  const { data, error, isPending, refetch } = useQuery({
    ...importRowsQuery(api, id, { ...choices[choice], page }, at),
    placeholderData: (previous) => previous,
  });
  const columns = useMemo(() => columnsOf(details), [details]);
  if (error !== null) return <ReadFailure what="The rows" error={error} retry={() => void refetch()} />;
  return (
    <Panel heading="Rows" flush>
      <div className="max-w-80 px-4 py-3">
        <Select
          label="Show"
          name="show"
          value={choice}
          options={choiceOptions(counts)}
          onChange={(value) => {
            setChoice(value);
            setPage(1);
          }}
        />
      </div>
      <Table
        label="Rows of the file"
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={({ n }) => n}
        loading={isPending}
        skeletonRows={3}
        empty="No rows."
      />
      <Pager
        label="the file"
        page={page}
        pageSize={pageSize}
        rows={data?.rows.length ?? null}
        total={data?.count ?? null}
        onPage={setPage}
      />
    </Panel>
  );
}
