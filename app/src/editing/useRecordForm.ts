import { useQueryClient } from "@tanstack/react-query";
import { mayCall, type OperationId } from "@teedesk/domain";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { type EditFormMachine, editFormMachine } from "../flows/editForm/machine.ts";
import { selectIsModified } from "../flows/editForm/selectors.ts";
import { isSame } from "../flows/field.ts";
import { selectEmail, selectLevel } from "../flows/session/selectors.ts";
import { useLeaveGuard, useServices, useSession } from "../services/services.tsx";
import { useSessionEnd } from "../services/useSessionEnd.ts";
import type { EditableRecord, RecordChanges } from "./editableRecord.ts";
import { createFormStore, type FormStore } from "./formStore.ts";
import { invalidateRecords } from "./invalidateRecords.ts";
import { listedRecord } from "./listedRecord.ts";
import { recordPorts } from "./recordPorts.ts";
import { takeRecord } from "./takeRecord.ts";
import { useTabGuard } from "./windowEvents.ts";

export type FormSnapshot<Draft extends object, Input, Entity> = SnapshotFrom<EditFormMachine<Draft, Input, Entity>>;

/** A record's form at work. */
export type RecordForm<Draft extends object, Input, Entity> = RecordChanges<Entity> & {
  readonly actor: ActorRefFrom<EditFormMachine<Draft, Input, Entity>>;
  /** The snapshot to draw for one: while a question is asked, the one before it. */
  readonly shownOf: (snapshot: FormSnapshot<Draft, Input, Entity>) => FormSnapshot<Draft, Input, Entity>;
  /** The same form, field by field. */
  readonly store: FormStore;
  /** What the calls of the record and the rights of the signed-in user allow. */
  readonly may: { readonly create: boolean; readonly save: boolean; readonly remove: boolean };
};

/** What the server has of the record could not be read: there is nothing to show. */
export const isUnreadable = (snapshot: { readonly matches: (state: "unavailable" | "unread") => boolean }): boolean =>
  snapshot.matches("unavailable") || snapshot.matches("unread");

/** Something typed would be lost, or a write is under way whose end somebody should see. */
const mayLose = (state: Parameters<typeof selectIsModified>[0] & { readonly hasTag: (tag: "busy") => boolean }) =>
  selectIsModified(state) || state.hasTag("busy");

/** What a question stands over looks as it did before the question. */
function behindQuestions<Snapshot extends { readonly hasTag: (tag: "question") => boolean }>(first: Snapshot) {
  let shown = first;
  return (snapshot: Snapshot): Snapshot => {
    if (!snapshot.hasTag("question")) shown = snapshot;
    return shown;
  };
}

/** A part of the form as it is drawn; redraws when that part is another. */
export function useShown<Draft extends object, Input, Entity, Part>(
  { actor, shownOf }: Pick<RecordForm<Draft, Input, Entity>, "actor" | "shownOf">,
  select: (snapshot: FormSnapshot<Draft, Input, Entity>) => Part,
): Part {
  return useSelector(actor, (snapshot) => select(shownOf(snapshot)), isSame);
}

type Options<Draft, Entity> = {
  /** What a new record begins with. */
  readonly preset?: Partial<Draft> | undefined;
  /** Tells forms of one kind apart in draft storage: the record's id unless it says otherwise. */
  readonly draftKey?: string;
  /** The record, where the page has it already; read by its id otherwise. */
  readonly stored?: Entity | null;
  /** The form was refused, and says why under its fields. */
  readonly onRefused: () => void;
  readonly onSaved: (record: Entity) => void;
  /** A new record was stored, and the server did not tell which it is. */
  readonly onUnnamed: () => void;
  readonly onDeleted: (record: Entity) => void;
};

/** Runs the edit form of a record (`id` null: a new one) and ties it to the session, the address and the lists. */
export function useRecordForm<Draft extends object, Input, Entity extends { readonly id: number }>(
  kind: EditableRecord<Draft, Input, Entity>,
  id: number | null,
  { preset, draftKey, stored = null, onRefused, onSaved, onUnnamed, onDeleted }: Options<Draft, Entity>,
): RecordForm<Draft, Input, Entity> {
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
  const actor = useActorRef(editFormMachine<Draft, Input, Entity>(), { input: { ports, id, known, listed } });
  const leave = useRef(() => {});

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
  const hear = useEffectEvent((event: "refused" | "saved" | "unnamed" | "deleted") => {
    if (event === "refused") return onRefused();
    invalidateRelated();
    if (event === "unnamed") return onUnnamed();
    const { entity } = actor.getSnapshot().context.edited;
    if (entity === null) return undefined;
    return event === "deleted" ? onDeleted(entity) : onSaved(entity);
  });
  useEffect(() => {
    const subscriptions = [
      actor.on("form.refused", () => hear("refused")),
      actor.on("record.saved", () => hear("saved")),
      actor.on("record.unnamed", () => hear("unnamed")),
      actor.on("record.deleted", () => hear("deleted")),
      actor.on("leave.allowed", () => leave.current()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  useSessionEnd(() => actor.send({ type: "session.lost" }));
  useTabGuard(() => actor.getSnapshot().status !== "done" && mayLose(actor.getSnapshot()));
  const guard = useMemo(
    () => ({
      isFree: () => actor.getSnapshot().status === "done" || !mayLose(actor.getSnapshot()),
      ask: (path: string, proceed: () => void) => {
        leave.current = proceed;
        actor.send({ type: "leave.requested", path });
      },
    }),
    [actor],
  );
  useLeaveGuard(guard);

  const shownOf = useMemo(() => behindQuestions(actor.getSnapshot()), [actor]);
  const store = useMemo(
    () =>
      createFormStore<Draft>(
        actor,
        () => {
          const shown = shownOf(actor.getSnapshot());
          const isFixed = shown.hasTag("readOnly") || shown.hasTag("busy") || shown.matches({ open: "conflict" });
          const isAllowed = shown.context.id === null ? may.create : may.save;
          const isAsked = shown.matches({ open: { editing: "asked" } });
          return { ...shown.context, readOnly: isFixed || !isAllowed, isAsked };
        },
        (change) => actor.send({ type: "field.changed", change }),
      ),
    [actor, shownOf, may],
  );
  const replaceRecord = (entity: Entity) => {
    actor.send({ type: "record.replaced", entity });
    invalidateRelated();
  };
  return { actor, shownOf, store, may, replaceRecord, invalidateRelated };
}
