import { mayCall } from "@teedesk/domain";
import { Alert, Button, EmptyState, FormBox, InSight, NewIcon, Panel, RowBar } from "@teedesk/ui";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Api } from "../api/client.ts";
import { selectLevel } from "../flows/session/selectors.ts";
import { useSession } from "../services/services.tsx";
import { EditAlerts } from "./EditAlerts.tsx";
import { EditConflict } from "./EditConflict.tsx";
import { EditedFields } from "./EditedFields.tsx";
import { EditQuestions } from "./EditQuestions.tsx";
import type { EditableRecord, RecordCalls } from "./editableRecord.ts";
import { useShown } from "./useEditForm.ts";
import { useFormBar } from "./useFormBar.ts";
import { useFormFocus } from "./useFormFocus.ts";
import { useRecordForm } from "./useRecordForm.ts";
import { useSaveKey } from "./windowEvents.ts";

/** Rows of one kind inside a record, each saved by calls of its own. `parentId` is the record's, null until it is stored. */
export type RowRecord<Draft, Input, Entity> = Omit<EditableRecord<Draft, Input, Entity>, "calls"> & {
  readonly calls: (api: Api, parentId: () => number | null) => RecordCalls<Draft, Input, Entity>;
};

type RecordRowsProps<Draft, Input, Entity> = {
  readonly heading: string;
  readonly row: RowRecord<Draft, Input, Entity>;
  readonly parentId: number | null;
  /** The rows that are stored with the record. */
  readonly stored: readonly Entity[];
  /** The text of the button that adds a row, and the sentence in place of rows. */
  readonly newText: string;
  readonly empty: string;
  /** Further actions on the rows, before the button that adds one. */
  readonly actions?: ReactNode;
  /** Said instead of saving a row while the record around it is not stored: 'You must save the golf rate first.' */
  readonly saveParentFirst: string;
  /** A row was saved or deleted: the record around it is another now. */
  readonly onChanged: (saved: Entity | null) => void;
};

/** A row on the page: the stored record it shows, null for one that was only added here. */
type Place<Entity> = { readonly key: string; readonly entity: Entity | null };

/**
 * Rows that belong to a record and are saved one by one, such as the date ranges of a rate. A row that was never saved is
 * removed without a call (ADM-RATE-69).
 */
export function RecordRows<Draft extends object, Input, Entity extends { readonly id: number }>({
  heading,
  newText,
  empty,
  stored,
  actions,
  onChanged,
  ...rows
}: RecordRowsProps<Draft, Input, Entity>) {
  const level = useSession(selectLevel);
  const [added, setAdded] = useState<readonly { readonly key: string; readonly id: number | null }[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const [count, setCount] = useState(0);
  // A row that was added here keeps its place and its form when the record is read again.
  const own = new Set(added.map(({ id }) => id));
  const places: readonly Place<Entity>[] = [
    ...stored
      .filter(({ id }) => !own.has(id) && !removed.has(id))
      .map((entity) => ({ key: String(entity.id), entity })),
    ...added.map(({ key }) => ({ key, entity: null })),
  ];
  const { create } = rows.row.may;
  const add = () => {
    setAdded([...added, { key: `new ${count}`, id: null }]);
    setCount(count + 1);
  };
  const saved = (key: string, entity: Entity) => {
    setAdded(added.map((row) => (row.key === key ? { key, id: entity.id } : row)));
    onChanged(entity);
  };
  const remove = (key: string, id: number | null) => {
    setAdded(added.filter((row) => row.key !== key));
    if (id === null) return;
    setRemoved(new Set([...removed, id]));
    onChanged(null);
  };
  const list = useRef<HTMLUListElement>(null);
  const known = useRef(places.length);
  useEffect(() => {
    // The row that is gone had the focus.
    if (places.length < known.current && document.activeElement === document.body)
      list.current?.closest("section")?.querySelector<HTMLElement>("button:enabled")?.focus();
    known.current = places.length;
  }, [places.length]);
  return (
    <Panel
      heading={heading}
      actions={
        <>
          {actions}
          {create !== undefined && mayCall(level, create) && (
            <Button icon={NewIcon} size="small" onClick={add}>
              {newText}
            </Button>
          )}
        </>
      }
    >
      {places.length === 0 && <EmptyState title={empty} />}
      <ul ref={list} className="-mx-4 empty:hidden">
        {places.map(({ key, entity }) => (
          <li key={key} className="border-t border-line px-4 py-3 first:border-t-0">
            <RecordRow
              {...rows}
              place={key}
              entity={entity}
              onSaved={(stored) => saved(key, stored)}
              onUnnamed={() => {
                remove(key, null);
                onChanged(null);
              }}
              onRemoved={(id) => remove(key, id)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type RecordRowProps<Draft, Input, Entity> = Pick<
  RecordRowsProps<Draft, Input, Entity>,
  "row" | "parentId" | "saveParentFirst"
> & {
  readonly place: string;
  readonly entity: Entity | null;
  readonly onSaved: (entity: Entity) => void;
  readonly onUnnamed: () => void;
  readonly onRemoved: (id: number | null) => void;
};

function RecordRow<Draft extends object, Input, Entity extends { readonly id: number }>({
  row,
  parentId,
  saveParentFirst,
  place,
  entity,
  onSaved,
  onUnnamed,
  onRemoved,
}: RecordRowProps<Draft, Input, Entity>) {
  const box = useRef<HTMLElement>(null);
  const parent = useRef(parentId);
  useLayoutEffect(() => {
    parent.current = parentId;
  }, [parentId]);
  const [isTooEarly, setIsTooEarly] = useState(false);
  const kind = { ...row, calls: (api: Api) => row.calls(api, () => parent.current) };
  const form = useRecordForm(kind, entity?.id ?? null, {
    stored: entity,
    draftKey: `${parentId ?? "new"} ${place}`,
    // The whole row with all its messages, where there is room for it.
    onRefused: () => requestAnimationFrame(() => box.current?.scrollIntoView({ block: "nearest" })),
    onSaved,
    // The record around it is read again, and this row with it.
    onUnnamed,
    onDeleted: (deleted) => onRemoved(deleted.id),
  });
  useFormFocus(box, form);
  const current = useShown(form, ({ context }) => context.edited.entity);
  const bar = useFormBar(form);
  const save = () => {
    setIsTooEarly(parentId === null);
    if (parentId !== null) form.actor.send({ type: "form.submitted" });
  };
  useSaveKey(save, (focused) => box.current?.contains(focused) === true);
  const { Fields, labels, names = {} } = row;
  return (
    <>
      <FormBox
        box={box}
        aria-label={current === null ? "New row" : row.titleOf(current)}
        onSubmit={form.may.save ? () => undefined : undefined}
        data-row
        className="flex flex-col gap-2"
      >
        <RowBar
          {...bar}
          {...(bar.save !== undefined && { save: { ...bar.save, onPress: save } })}
          {...(current === null && { delete: { onPress: () => onRemoved(null) } })}
        />
        <InSight className="flex flex-col gap-2">
          {isTooEarly && parentId === null && <Alert tone="warning">{saveParentFirst}</Alert>}
          <EditAlerts form={form} entity={row.name} />
        </InSight>
        <EditConflict form={form} labels={labels} names={names} />
        <EditedFields form={form}>
          <Fields record={current} />
        </EditedFields>
      </FormBox>
      <EditQuestions form={form} onReload={form.invalidateRelated} />
    </>
  );
}
