import { FormBar, FormBox } from "@teedesk/ui";
import { type ComponentType, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { todayIn } from "../format/businessTime.ts";
import { NotYet } from "../messages/NotYet.tsx";
import { Waiting } from "../messages/Waiting.tsx";
import { isDialogOpen } from "../navigation/freeKeys.ts";
import { useServices } from "../services/services.tsx";
import { EditAlerts } from "./EditAlerts.tsx";
import { EditConflict } from "./EditConflict.tsx";
import { EditedFields } from "./EditedFields.tsx";
import { EditQuestions } from "./EditQuestions.tsx";
import type { EditableRecord, Part, RecordChanges, RecordPart } from "./editableRecord.ts";
import { FormContext } from "./formStore.ts";
import { HistoryPanel } from "./HistoryPanel.tsx";
import type { HistoryEntity } from "./history.api.ts";
import { type EditForm, isUnreadable, useShown } from "./useEditForm.ts";
import { useFormBar } from "./useFormBar.ts";
import { useFormFocus } from "./useFormFocus.ts";
import { useRecordForm } from "./useRecordForm.ts";
import { useRestRead } from "./useRestRead.ts";
import { useSaveKey } from "./windowEvents.ts";

/** The parts of a record's page that not every kind has. */
export type RecordParts<Entity> = {
  /** Further actions on a stored record, above its fields. */
  readonly Actions?: ComponentType<RecordPart<Entity>>;
  /** Rows inside the record with a Save of their own, below its fields; shown for a new record too. */
  readonly Rows?: ComponentType<RecordChanges<Entity> & { readonly record: Entity | null }>;
  /** Parts of a stored record below its fields: tabs, a panel of transactions. */
  readonly related?: Part<RecordPart<Entity>>;
};

type RecordPageProps<Draft extends object, Input, Entity> = {
  readonly kind: EditableRecord<Draft, Input, Entity> & RecordParts<Entity>;
  readonly title: string;
  /** The address of the list it is in. */
  readonly list: string;
  /** Null for a new record. */
  readonly id: number | null;
  readonly preset?: Partial<Draft> | undefined;
  /** The id is null where the server did not return it. */
  readonly onCreated: (id: number | null) => void;
  readonly onDeleted: (deleted: Entity) => void;
};

/** One record: its bar with state and buttons, what happened to it, its fields and what belongs to it. */
export function RecordPage<Draft extends object, Input, Entity extends { readonly id: number }>({
  kind,
  title,
  list,
  id,
  preset,
  onCreated,
  onDeleted,
}: RecordPageProps<Draft, Input, Entity>) {
  const box = useRef<HTMLElement>(null);
  const form = useRecordForm(kind, id, {
    preset,
    onSaved: (stored) => {
      if (id === null) onCreated(stored.id);
    },
    onUnnamed: () => onCreated(null),
    onDeleted,
  });
  useSaveKey(
    () => form.actor.send({ type: "form.submitted" }),
    // A dialog over the form has to be answered first.
    (focused) => !isDialogOpen() && !focused?.closest("[data-row]"),
  );
  const entity = useShown(form, ({ context }) => context.edited.entity);
  const isLoading = useShown(form, (snapshot) => snapshot.matches("loading"));
  // Fields that no one may fill are not shown: EditAlerts says who may.
  const isReadable = useShown(form, (snapshot) => !isUnreadable(snapshot)) && (id !== null || form.may.create);
  useFormFocus(box, form);
  // Not when a new record is stored: another element would take the focus from the one in it.
  const [isForm] = useState(id === null ? form.may.create : form.may.save);

  const { Fields, Actions, Rows, related, labels, names = {} } = kind;
  const { replaceRecord, invalidateRelated } = form;
  const changes = { replaceRecord, invalidateRelated };
  const isRestRead = useRestRead(kind, entity === null ? null : { record: entity, ...changes });
  // The fields first: the parts below them take longer to draw.
  const isRestShown = useDeferredValue(isRestRead, false);
  const name = entity === null ? title : kind.titleOf(entity);
  const { config } = useServices();
  // Tells two tabs of a kind apart, and keeps the specified title (OPS-SHELL-45, ANSWER-39).
  useEffect(() => {
    document.title = [...new Set([name, title, config.product_tag])].join(" – ");
  }, [name, title, config]);
  if (isLoading && entity === null) return <Waiting />;
  return (
    <>
      {/* Without a box of its own: the bar stays in sight along the parts below the form. */}
      <FormBox box={box} aria-label={title} className="contents" onSubmit={isForm ? () => undefined : undefined}>
        <RecordBar form={form} entity={kind.name} name={name} list={list} />
        <div className="flex flex-col gap-4 pt-4">
          {entity !== null && Actions !== undefined && (
            <FormContext value={form.store}>
              <Actions record={entity} {...changes} />
            </FormContext>
          )}
          <EditConflict form={form} labels={labels} names={names} entity={kind.name} />
          {isReadable && (
            <EditedFields form={form}>
              <Fields record={entity} />
            </EditedFields>
          )}
        </div>
      </FormBox>
      <EditQuestions
        form={form}
        doubtsOf={(stored, draft) => kind.doubts?.(stored, draft, todayIn(config)) ?? []}
        DoubtNote={kind.DoubtNote}
        onReload={invalidateRelated}
      />
      <div className="mt-4 flex flex-col gap-4 empty:hidden">
        {isReadable && Rows !== undefined && <Rows record={entity} {...changes} />}
        {entity !== null && isRestShown && (
          <Suspense fallback={<NotYet />}>
            {related !== undefined && <related.Component record={entity} {...changes} />}
            <HistoryPanel entity={kind.name} id={entity.id} labels={labels} names={names} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function RecordBar<Draft extends object, Input, Entity>({
  form,
  entity,
  name,
  list,
}: {
  form: EditForm<Draft, Input, Entity>;
  entity: HistoryEntity;
  name: string;
  list: string;
}) {
  return <FormBar name={name} outcome={<EditAlerts form={form} entity={entity} list={list} />} {...useFormBar(form)} />;
}
