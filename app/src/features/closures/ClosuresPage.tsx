import { useQuery } from "@tanstack/react-query";
import { fieldErrors, formatTypedDate, isLocalDate } from "@teedesk/domain";
import { Badge, type Column, EmptyState, Link, PageHeader, Panel, Table } from "@teedesk/ui";
import { useMemo, useState } from "react";
import { useSearch } from "wouter";
import type { Schema } from "../../api/contract.ts";
import { member } from "../../api/record.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { Moment } from "../../format/Moment.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { type ClosureHours, closurePlanQuery, closuresQuery } from "./closures.api.ts";
import { hoursText } from "./closureText.ts";
import { type HoursDraft, HoursForm } from "./HoursForm.tsx";
import { PlanPanel } from "./PlanPanel.tsx";

type CourseClosure = Schema<"CourseClosure">;

const columns: readonly Column<CourseClosure>[] = [
  { key: "id", header: "Closure", cell: ({ id }) => <Link href={paths.closure(id)}>View {id}</Link> },
  { key: "course", header: "Course", cell: ({ course_name }) => course_name },
  { key: "hours", header: "Hours", cell: hoursText },
  { key: "begun", header: "Begun", cell: ({ created_at }) => <Moment instant={created_at} /> },
  { key: "by", header: "By", cell: ({ staff_user }) => staff_user, cut: true },
  {
    key: "state",
    header: "State",
    cell: ({ state, failed }) => (
      <Badge tone={state === "running" || failed > 0 ? "attention" : "neutral"}>
        {state === "running" ? "Running" : failed > 0 ? `${failed} failed` : "Done"}
      </Badge>
    ),
  },
  {
    key: "refunded",
    header: "Refunded",
    cell: ({ refunded_amount }) => dollarsText(refunded_amount),
    align: "end",
  },
];

/** Closes a course for some hours, and lists the closures. */
export function ClosuresPage({ title }: PageProps) {
  const { config } = useServices();
  const search = useSearch();
  return (
    <>
      <PageHeader title={title} />
      {config.closes_courses ? (
        <Closures key={search} search={search} />
      ) : (
        <EmptyState title="This server does not close courses." />
      )}
    </>
  );
}

function draftFrom(search: string): HoursDraft {
  const query = new URLSearchParams(search);
  const day = (name: string) => {
    const text = query.get(name) ?? "";
    return isLocalDate(text) ? formatTypedDate(text) : "";
  };
  return {
    course_id: query.get("course_id") ?? "",
    start_date: day("start_date"),
    start_time: "00:00",
    end_date: day("end_date"),
    end_time: "23:59",
  };
}

function Closures({ search }: { readonly search: string }) {
  const { api } = useServices();
  const [hours, setHours] = useState<ClosureHours | null>(null);
  const plan = useQuery(closurePlanQuery(api, hours));
  const errors = useMemo(() => fieldErrors(member(plan.error?.cause, "errors")), [plan.error]);
  const { data, error, isPending, refetch } = useQuery(closuresQuery(api));
  return (
    <div className="flex flex-col gap-4">
      <HoursForm initial={draftFrom(search)} errors={errors} onFind={setHours} />
      {hours !== null && Object.keys(errors).length === 0 && <PlanPanel key={JSON.stringify(hours)} hours={hours} />}
      {error === null ? (
        <Panel heading="Closures" flush>
          <Table
            label="Closures"
            columns={columns}
            rows={data ?? []}
            rowKey={({ id }) => id}
            loading={isPending}
            skeletonRows={3}
            empty="No course was closed yet."
          />
        </Panel>
      ) : (
        <ReadFailure what="The closures" error={error} retry={() => void refetch()} />
      )}
    </div>
  );
}
