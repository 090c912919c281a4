import { useQueryClient } from "@tanstack/react-query";
import { mayCall, type OperationId } from "@teedesk/domain";
import { useMemo, useState } from "react";
import { selectEmail, selectLevel } from "../flows/session/selectors.ts";
import { useServices, useSession } from "../services/services.tsx";
import type { EditableRecord, RecordChanges } from "./editableRecord.ts";
import { invalidateRecords } from "./invalidateRecords.ts";
import { listedRecord } from "./listedRecord.ts";
import { recordPorts } from "./recordPorts.ts";
import { takeRecord } from "./takeRecord.ts";
import { type EditForm, useEditForm } from "./useEditForm.ts";

type Options<Draft, Entity> = {
  /** The initial values of a new record. */
  readonly preset?: Partial<Draft> | undefined;
  /** Names the form among those of its kind in draft storage. Default: the record's id. */
  readonly draftKey?: string;
  /** The record, where the page has it already; read by its id otherwise. */
  readonly stored?: Entity | null;
  /** The form was refused; its fields show the reasons. */
  readonly onRefused?: () => void;
  readonly onSaved: (record: Entity) => void;
  /** A new record was stored, and the server did not return its id. */
  readonly onUnnamed: () => void;
  readonly onDeleted: (record: Entity) => void;
};

/** Runs the edit form of a record (`id` null: a new one) and ties it to the session, the address and the lists. */
export function useRecordForm<Draft extends object, Input, Entity extends { readonly id: number }>(
  kind: EditableRecord<Draft, Input, Entity>,
  id: number | null,
  { preset, draftKey, stored = null, onRefused, onSaved, onUnnamed, onDeleted }: Options<Draft, Entity>,
): EditForm<Draft, Input, Entity> & RecordChanges<Entity> {
  const { api, config } = useServices();
  const email = useSession(selectEmail);
  const level = useSession(selectLevel);
  const queries = useQueryClient();
  const [known] = useState(() => stored ?? (id === null ? null : takeRecord(queries, kind, api, id)));
  const [listed] = useState(() => (known !== null || id === null ? null : listedRecord(queries, kind, id)));
  const [ports] = useState(() =>
    recordPorts(kind, {
      api,
      email,
      id,
      preset,
      draftKey,
      stored: known,
      queries,
      zone: config,
    }),
  );
  const { create, save, remove } = kind.may;
  const may = useMemo(() => {
    const isAllowed = (call: unknown, operation: OperationId | undefined) =>
      call !== null && operation !== undefined && mayCall(level, operation);
    return {
      create: isAllowed(ports.create, create),
      save: isAllowed(ports.update, save),
      remove: isAllowed(ports.remove, remove),
    };
  }, [level, ports, create, save, remove]);

  const invalidateRelated = () => invalidateRecords(queries, [kind.name, ...(kind.alsoChanges ?? [])]);
  const form = useEditForm<Draft, Input, Entity>({
    ports,
    id,
    known,
    listed,
    may,
    onRefused,
    onSaved: (stored) => {
      invalidateRelated();
      onSaved(stored);
    },
    onUnnamed: () => {
      invalidateRelated();
      onUnnamed();
    },
    onDeleted: (deleted) => {
      invalidateRelated();
      onDeleted(deleted);
    },
  });
  const replaceRecord = (entity: Entity) => {
    form.actor.send({ type: "record.replaced", entity });
    invalidateRelated();
  };
  return { ...form, replaceRecord, invalidateRelated };
}
