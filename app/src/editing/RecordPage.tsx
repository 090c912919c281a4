import { FormBar, focusFirstError } from "@teedesk/ui";
import { useCallback, useEffect, useRef } from "react";
import { Waiting } from "../Waiting.tsx";
import { EditAlerts } from "./EditAlerts.tsx";
import { EditConflict } from "./EditConflict.tsx";
import { EditQuestions } from "./EditQuestions.tsx";
import { formBarOf } from "./formBarOf.ts";
import { HistoryPanel } from "./HistoryPanel.tsx";
import type { RecordKind } from "./recordKind.ts";
import { useRecordForm } from "./useRecordForm.ts";

type RecordPageProps<Draft extends object, Input, Entity> = {
  readonly kind: RecordKind<Draft, Input, Entity>;
  readonly title: string;
  /** Null for a new record. */
  readonly id: number | null;
  readonly onCreated: (id: number) => void;
  readonly onDeleted: () => void;
};

/** One record: its bar with state and buttons, what happened to it, its fields and what belongs to it. */
export function RecordPage<Draft extends object, Input, Entity extends { readonly id: number }>({
  kind,
  title,
  id,
  onCreated,
  onDeleted,
}: RecordPageProps<Draft, Input, Entity>) {
  const onSaved = useCallback(
    (storedId: number) => {
      if (id === null) onCreated(storedId);
    },
    [id, onCreated],
  );
  const form = useRecordForm(kind, id, { onSaved, onDeleted });
  const { snapshot, fields } = form;
  const { entity } = snapshot.context.edited;
  const { Fields, Acts, More } = kind;

  const box = useRef<HTMLFormElement>(null);
  const isRefused =
    snapshot.matches({ open: { editing: "invalid" } }) || snapshot.matches({ open: { editing: "incomplete" } });
  useEffect(() => {
    if (isRefused && box.current !== null) focusFirstError(box.current);
  }, [isRefused]);

  if (snapshot.matches("loading")) return <Waiting />;
  return (
    <>
      <form ref={box} noValidate aria-label={title} onSubmit={(event) => event.preventDefault()}>
        <FormBar name={entity === null ? title : kind.nameOf(entity)} {...formBarOf(form)} />
        <div className="flex flex-col gap-4 pt-4">
          {entity !== null && Acts !== undefined && <Acts record={entity} renew={form.renew} />}
          <EditAlerts form={form} />
          <EditConflict form={form} labels={kind.labels} />
          {!snapshot.matches("unavailable") && <Fields form={fields} record={entity} />}
        </div>
      </form>
      <EditQuestions form={form} />
      {entity !== null && (
        <div className="mt-4 flex flex-col gap-4">
          {More !== undefined && <More record={entity} renew={form.renew} />}
          <HistoryPanel entity={kind.entity} id={entity.id} labels={kind.labels} />
        </div>
      )}
    </>
  );
}
