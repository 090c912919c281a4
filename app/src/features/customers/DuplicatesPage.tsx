import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fullName } from "@teedesk/domain";
import {
  Alert,
  Badge,
  Button,
  type Column,
  EmptyState,
  InSight,
  Link,
  LinkButton,
  PageHeader,
  Panel,
  Table,
} from "@teedesk/ui";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { linesOf } from "../../flows/apiResult.ts";
import { Moment } from "../../format/Moment.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { MergePanel } from "./MergePanel.tsx";
import { type CustomerDuplicate, type CustomerMerge, duplicatesQuery, undoMerge } from "./merge.api.ts";

type DuplicateRow = CustomerDuplicate & { readonly customer_id: number };

const duplicateColumns: readonly Column<DuplicateRow>[] = [
  { key: "id", header: "Customer", cell: ({ id }) => <Link href={paths.customer(id)}>View {id}</Link> },
  { key: "name", header: "Name", cell: (row) => fullName(row) },
  { key: "email", header: "Email", cell: ({ email }) => email, cut: true },
  { key: "phone", header: "Phone", cell: ({ primary_phone }) => primary_phone },
  {
    key: "likely",
    header: "Same person?",
    cell: ({ is_likely }) => <Badge tone={is_likely ? "accent" : "attention"}>{is_likely ? "Likely" : "Ask"}</Badge>,
  },
  { key: "reason", header: "Reason", cell: ({ reason }) => reason, wrap: true, className: "min-w-64" },
  {
    key: "compare",
    header: "Compare",
    cell: ({ id, customer_id }) => <Link href={paths.customerDuplicates(customer_id, id)}>Compare {id}</Link>,
  },
];

type MergeRow = CustomerMerge & { readonly isBusy: boolean; readonly undo: () => void };

const mergeColumns: readonly Column<MergeRow>[] = [
  {
    key: "merged",
    header: "Customer",
    cell: ({ merged_id }) => <Link href={paths.customer(merged_id)}>View {merged_id}</Link>,
  },
  { key: "name", header: "Name", cell: ({ name }) => name },
  { key: "at", header: "Merged", cell: ({ created_at }) => <Moment instant={created_at} /> },
  { key: "by", header: "By", cell: ({ staff_user }) => staff_user, cut: true },
  {
    key: "undo",
    header: "Undo",
    cell: ({ merged_id, isBusy, undo }) => (
      <Button size="small" busy={isBusy} aria-label={`Undo the merge of ${merged_id}`} onClick={undo}>
        Undo
      </Button>
    ),
  },
];

/** The customers who may be the same person as one, the merge of the two, and its undo. */
export function DuplicatesPage({ title, params }: PageProps) {
  const { config } = useServices();
  const id = Number(params["id"]);
  return (
    <>
      <PageHeader title={title} actions={<LinkButton href={paths.customer(id)}>Back to customer {id}</LinkButton>} />
      {config.merges_customers ? (
        <Duplicates key={id} id={id} />
      ) : (
        <EmptyState title="This server does not merge customers." />
      )}
    </>
  );
}

function Duplicates({ id }: { readonly id: number }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const mergedId = Number(new URLSearchParams(useSearch()).get("with"));
  const { data, error, isPending, refetch } = useQuery(duplicatesQuery(api, id));
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  const [undoing, setUndoing] = useState<number | null>(null);
  // Of a later read that fails the page stays, with its outcome and what is chosen.
  if (data === undefined && error !== null)
    return <ReadFailure what="The possible duplicates" error={error} retry={() => void refetch()} />;
  const { duplicates = [], merges = [] } = data ?? {};

  const settle = async (text: string) => {
    setOutcome({ text, isDone: true });
    // Lists and records of both show something else now.
    await queries.invalidateQueries();
  };
  const undo = async (merge: CustomerMerge) => {
    setUndoing(merge.id);
    const undone = await undoMerge(api, merge.id);
    setUndoing(null);
    const { message } = linesOf(undone);
    if (undone.kind === "ok") return settle(`The merge of ${merge.name} (${merge.merged_id}) was undone.`);
    setOutcome({ text: message || "No response. If the merge is still listed below, undo it again.", isDone: false });
    await refetch();
  };
  return (
    <div className="flex flex-col gap-4">
      <InSight>
        {outcome !== null && <Alert tone={outcome.isDone ? "success" : "warning"}>{outcome.text}</Alert>}
      </InSight>
      <InSight>
        {mergedId > 0 && (
          <MergePanel
            key={mergedId}
            id={id}
            mergedId={mergedId}
            onMerged={(text) => {
              navigate(paths.customerDuplicates(id), { replace: true });
              void settle(text);
            }}
          />
        )}
      </InSight>
      <Panel heading="Possible duplicates" flush>
        <Table
          label="Possible duplicates"
          columns={duplicateColumns}
          rows={duplicates.map((row) => ({ ...row, customer_id: id }))}
          rowKey={(row) => row.id}
          loading={isPending}
          skeletonRows={3}
          empty="No other customer has this name, email address or phone number."
        />
      </Panel>
      {merges.length > 0 && (
        <Panel heading="Merged into this customer" flush>
          <Table
            label="Merged into this customer"
            columns={mergeColumns}
            rows={merges.map((merge) => ({ ...merge, isBusy: undoing === merge.id, undo: () => void undo(merge) }))}
            rowKey={(row) => row.id}
            empty=""
          />
        </Panel>
      )}
    </div>
  );
}
