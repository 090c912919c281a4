import { FormBar, focusFirstError } from "@teedesk/ui";
import { useEffect, useRef } from "react";
import { Waiting } from "../messages/Waiting.tsx";
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
  const box = useRef<HTMLFormElement>(null);
  const form = useRecordForm(kind, id, {
    // What there is to lead to is drawn in the frame to come.
    onRefused: () => requestAnimationFrame(() => box.current !== null && focusFirstError(box.current)),
    onSaved: (storedId) => {
      if (id === null) onCreated(storedId);
    },
    onDeleted,
  });
  const { shown, fields } = form;
  const { entity } = shown.context.edited;
  const { Fields, Acts, More, labels, names = {} } = kind;

  const isEditing = shown.matches({ open: "editing" });
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // Edit goes away with being pressed: the focus goes on to what can be edited.
    if (isEditing && !wasEditing.current) {
      box.current?.querySelector<HTMLElement>(":is(input, select, textarea):not([readonly])")?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (shown.matches("loading") && entity === null) return <Waiting />;
  return (
    <>
      <form ref={box} noValidate aria-label={title} onSubmit={(event) => event.preventDefault()}>
        <FormBar name={entity === null ? title : kind.nameOf(entity)} {...formBarOf(form)} />
        <div className="flex flex-col gap-4 pt-4">
          {entity !== null && Acts !== undefined && <Acts record={entity} renew={form.renew} refresh={form.refresh} />}
          <EditAlerts form={form} />
          <EditConflict form={form} labels={labels} names={names} />
          {!shown.matches("unavailable") && <Fields form={fields} record={entity} />}
        </div>
      </form>
      <EditQuestions form={form} />
      {entity !== null && (
        <div className="mt-4 flex flex-col gap-4">
          {More !== undefined && <More record={entity} renew={form.renew} refresh={form.refresh} />}
          <HistoryPanel entity={kind.entity} id={entity.id} labels={labels} names={names} />
        </div>
      )}
    </>
  );
}
