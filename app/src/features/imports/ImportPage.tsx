import { Alert, Button, ConfirmDialog, LinkButton, PageHeader, Panel } from "@teedesk/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { useLocation } from "wouter";
import { linesOf } from "../../flows/apiResult.ts";
import { createImportMachine } from "../../flows/importFile/machine.ts";
import { Waiting } from "../../messages/Waiting.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices } from "../../services/services.tsx";
import { discardImport, type ImportDetails, importPorts } from "./imports.api.ts";
import { kindNames, planText, progressText, stateNames } from "./importText.ts";
import { MappingPanel } from "./MappingPanel.tsx";
import { RowsPanel } from "./RowsPanel.tsx";

/** An import: its columns, dry run, run and undo. All of it is the server's, so that the page may be left at any time. */
export function ImportPage({ title, params }: PageProps) {
  const id = Number(params["id"]);
  return (
    <>
      <PageHeader title={title} actions={<LinkButton href={paths.imports()}>All imports</LinkButton>} />
      <Import key={id} id={id} />
    </>
  );
}

function Import({ id }: { readonly id: number }) {
  const { api } = useServices();
  const [machine] = useState(() => createImportMachine<ImportDetails>(importPorts(api, id)));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const { details, refusal, errors, mapping, is_day_first } = snapshot.context;
  if (details === null)
    return snapshot.matches("unavailable") ? (
      <div className="flex flex-col items-start gap-3">
        <Alert tone="warning">{refusal}</Alert>
        <Button onClick={() => actor.send({ type: "load.retried" })}>Try again</Button>
      </div>
    ) : (
      <Waiting />
    );
  const { kind, file_name, state, counts } = details.import;
  const isMapping = snapshot.matches("mapping") || snapshot.matches("planning");
  const isBusy = snapshot.matches("running") || snapshot.matches("undoing");
  const answers = {
    onConfirm: () => actor.send({ type: "question.confirmed" }),
    onDismiss: () => actor.send({ type: "question.declined" }),
  };
  const isKept = state === "undone" && counts.kept > 0;
  return (
    <div className="flex flex-col gap-4">
      <Panel heading={`${kindNames[kind]} from ${file_name}`}>
        <div data-acts className="flex flex-wrap items-center gap-3">
          <output>
            {stateNames[state]}: {progressText(state, counts)}
          </output>
          {state === "planned" && !isMapping && (
            <>
              <Button
                kind="primary"
                busy={isBusy}
                disabled={counts.create + counts.update === 0}
                onClick={() => actor.send({ type: "run.requested" })}
              >
                Import
              </Button>
              <Button onClick={() => actor.send({ type: "mapping.requested" })}>Change the columns</Button>
            </>
          )}
          {((state === "done" && counts.done > 0) || isKept) && (
            <Button busy={isBusy} onClick={() => actor.send({ type: "undo.requested" })}>
              {isKept ? "Undo the rest" : "Undo"}
            </Button>
          )}
          <Discard id={id} isShown={state !== "planning" && state !== "running" && state !== "undoing"} />
        </div>
        {refusal !== "" && !isMapping && (
          <div className="mt-3">
            <Alert tone="warning">{refusal}</Alert>
          </div>
        )}
      </Panel>
      {isMapping ? (
        <MappingPanel
          details={details}
          chosen={{ mapping, is_day_first }}
          errors={errors}
          refusal={refusal}
          isBusy={snapshot.matches("planning")}
          send={(event) => actor.send(event)}
        />
      ) : (
        <RowsPanel details={details} />
      )}
      <ConfirmDialog open={snapshot.matches({ asking: "run" })} title="Import the file?" confirm="Import" {...answers}>
        {kindNames[kind]} from {file_name}: {planText(counts)} No one gets an email, and no card is charged.
      </ConfirmDialog>
      <ConfirmDialog
        open={snapshot.matches({ asking: "undo" })}
        title="Undo the import?"
        confirm="Undo"
        danger
        {...answers}
      >
        What was imported is taken back, except records that were changed since. These are listed.
      </ConfirmDialog>
    </div>
  );
}

/** Deletes the file's rows with their personal data before they are deleted automatically. */
function Discard({ id, isShown }: { readonly id: number; readonly isShown: boolean }) {
  const { api } = useServices();
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const discard = async () => {
    setIsAsking(false);
    const done = await discardImport(api, id);
    if (done.kind === "ok") return navigate(paths.imports());
    setProblem(linesOf(done).message || "The file was not discarded. Try again.");
  };
  if (!isShown) return null;
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Discard the file</Button>
      {problem !== "" && <Alert tone="warning">{problem}</Alert>}
      <ConfirmDialog
        open={isAsking}
        title="Discard the file?"
        confirm="Discard"
        danger
        onConfirm={() => void discard()}
        onDismiss={() => setIsAsking(false)}
      >
        The rows of the file are permanently deleted. Records that were imported stay, and can no longer be undone here.
      </ConfirmDialog>
    </>
  );
}
