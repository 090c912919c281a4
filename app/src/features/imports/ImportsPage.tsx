import { useQuery } from "@tanstack/react-query";
import type { FieldErrors } from "@teedesk/domain";
import {
  Alert,
  Button,
  type Column,
  countText,
  EmptyState,
  FileInput,
  FormGrid,
  focusFirstError,
  Link,
  PageHeader,
  Panel,
  Select,
  Table,
} from "@teedesk/ui";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { Schema } from "../../api/contract.ts";
import { linesOf } from "../../flows/apiResult.ts";
import { Moment } from "../../format/Moment.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { type ImportKind, importsQuery, uploadImport } from "./imports.api.ts";
import { kindNames, stateNames } from "./importText.ts";

const columns: readonly Column<Schema<"Import">>[] = [
  { key: "id", header: "Import", cell: ({ id }) => <Link href={paths.import(id)}>View {id}</Link> },
  { key: "kind", header: "Records", cell: ({ kind }) => kindNames[kind] },
  { key: "file", header: "File", cell: ({ file_name }) => file_name, cut: true },
  { key: "rows", header: "Rows", cell: ({ counts }) => countText(counts.rows), align: "end" },
  { key: "state", header: "State", cell: ({ state }) => stateNames[state] },
  { key: "begun", header: "Uploaded", cell: ({ created_at }) => <Moment instant={created_at} /> },
  { key: "by", header: "By", cell: ({ staff_user }) => staff_user, cut: true },
];

/** Uploads a file to import, and lists the imports. */
export function ImportsPage({ title }: PageProps) {
  const { config } = useServices();
  return (
    <>
      <PageHeader title={title} />
      {config.imports_files ? <Imports /> : <EmptyState title="This server does not import files." />}
    </>
  );
}

function Imports() {
  const { api } = useServices();
  const { data, error, isPending, refetch } = useQuery(importsQuery(api));
  return (
    <div className="flex flex-col gap-4">
      <UploadForm />
      {error === null ? (
        <Panel heading="Imports" flush>
          <Table
            label="Imports"
            columns={columns}
            rows={data ?? []}
            rowKey={({ id }) => id}
            loading={isPending}
            skeletonRows={3}
            empty="No file was imported in the last thirty days."
          />
        </Panel>
      ) : (
        <ReadFailure what="The imports" error={error} retry={() => void refetch()} />
      )}
    </div>
  );
}

const isKind = (text: string): text is ImportKind => text in kindNames;

function UploadForm() {
  const { api } = useServices();
  const [, navigate] = useLocation();
  const [kind, setKind] = useState<ImportKind>("customers");
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if ("file" in errors && form.current !== null) focusFirstError(form.current);
  }, [errors]);
  const showErrors = (found: FieldErrors) => {
    setFailure("");
    setErrors(found);
  };
  const upload = async (event: SubmitEvent) => {
    event.preventDefault();
    if (file === null) return showErrors({ file: "Choose a file." });
    showErrors({});
    setProgress(0);
    const sent = await uploadImport(api, { kind, file }, setProgress);
    setProgress(null);
    if (sent.kind === "ok") return navigate(paths.import(sent.value.import.id));
    const { message } = linesOf(sent);
    if (sent.kind === "invalid") return showErrors({ file: message });
    setFailure(message || "The file could not be sent. Try again.");
  };
  return (
    <Panel heading="Import a file">
      <form ref={form} aria-label="Import a file" noValidate onSubmit={(event) => void upload(event)}>
        <FormGrid>
          <Select
            label="Records"
            name="kind"
            value={kind}
            options={Object.entries(kindNames).map(([value, text]) => ({ value, text }))}
            onChange={(value) => isKind(value) && setKind(value)}
          />
          <FileInput
            label="File"
            name="file"
            hint="CSV or .xlsx with headings in its first row, at most 20 MB."
            accept=".csv,.txt,.tsv,.xlsx,text/csv"
            preview=""
            isChosen={file !== null}
            progress={progress}
            onPick={(picked) => {
              setFile(picked);
              showErrors({});
            }}
            error={errors["file"]}
          />
        </FormGrid>
        {failure !== "" && (
          <div className="mt-3">
            <Alert tone="warning">{failure}</Alert>
          </div>
        )}
        <Button data-acts type="submit" className="mt-3" busy={progress !== null}>
          Upload
        </Button>
      </form>
    </Panel>
  );
}
