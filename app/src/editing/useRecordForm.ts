import { useQueryClient } from "@tanstack/react-query";
import { mayCall } from "@teedesk/domain";
import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { createEditFormMachine } from "../flows/editForm/machine.ts";
import { selectIsModified } from "../flows/editForm/selectors.ts";
import { messageAt } from "../flows/field.ts";
import { selectEmail, selectLevel } from "../flows/session/selectors.ts";
import { useLeaveGuard, useServices, useSession } from "../services.tsx";
import { useSessionEnd } from "../session/useSessionEnd.ts";
import { useSaveKey, useTabGuard } from "./formEvents.ts";
import { type FormFields, formFields, isChange } from "./formFields.ts";
import type { RecordKind } from "./recordKind.ts";
import { recordPorts } from "./recordPorts.ts";

type EditFormMachine<Draft extends object, Input, Entity> = ReturnType<
  typeof createEditFormMachine<Draft, Input, Entity>
>;

/** A record's form at work. */
export type RecordForm<Draft extends object, Input, Entity> = {
  readonly actor: ActorRefFrom<EditFormMachine<Draft, Input, Entity>>;
  readonly snapshot: SnapshotFrom<EditFormMachine<Draft, Input, Entity>>;
  readonly fields: FormFields<Draft>;
  /** Whether whoever is signed in may save records of this kind. */
  readonly mayEdit: boolean;
  /** Shows the record as something else than the form has changed it. */
  readonly renew: (record: Entity) => void;
};

type Outcome = {
  readonly onSaved: (id: number) => void;
  readonly onDeleted: () => void;
};

/** Runs the edit form of a record (`id` null: a new one) and ties it to the session, the address and the lists. */
export function useRecordForm<Draft extends object, Input, Entity extends { readonly id: number }>(
  kind: RecordKind<Draft, Input, Entity>,
  id: number | null,
  { onSaved, onDeleted }: Outcome,
): RecordForm<Draft, Input, Entity> {
  const { api } = useServices();
  const email = useSession(selectEmail);
  const mayEdit = mayCall(useSession(selectLevel), kind.save);
  const queries = useQueryClient();
  const [machine] = useState(() => createEditFormMachine(recordPorts(kind, { api, email, id, queries })));
  const actor = useActorRef(machine, { input: { id } });
  const snapshot = useSelector(actor, (state) => state);
  const leave = useRef(() => {});

  const refresh = useCallback(() => {
    void queries.invalidateQueries({ queryKey: [kind.list] });
    void queries.invalidateQueries({ queryKey: ["history", kind.entity] });
  }, [queries, kind]);
  useEffect(() => {
    const saved = actor.on("record.saved", ({ id: storedId }) => {
      refresh();
      onSaved(storedId);
    });
    const left = actor.on("leave.allowed", () => leave.current());
    const deleted = actor.on("record.deleted", () => {
      refresh();
      onDeleted();
    });
    return () => {
      for (const subscription of [saved, deleted, left]) subscription.unsubscribe();
    };
  }, [actor, refresh, onSaved, onDeleted]);

  useSessionEnd(() => actor.send({ type: "session.lost" }));
  useTabGuard(() => selectIsModified(actor.getSnapshot()));
  useSaveKey(() => actor.send({ type: "form.submitted" }));
  useLeaveGuard(
    useCallback(
      (path, proceed) => {
        leave.current = proceed;
        if (actor.getSnapshot().status === "done") proceed();
        else actor.send({ type: "leave.requested", path });
      },
      [actor],
    ),
  );

  const readOnly = snapshot.hasTag("readOnly") || snapshot.hasTag("busy") || !mayEdit;
  const { context } = snapshot;
  const fields = formFields<Draft>({
    draft: context.draft,
    labels: kind.labels,
    readOnly,
    isAsked: snapshot.matches({ open: { editing: "asked" } }),
    messageAt: (name) => messageAt(context, name),
    change: (name, value) => {
      const change = { name, value };
      if (isChange(actor.getSnapshot().context.draft, change)) actor.send({ type: "field.changed", change });
    },
  });
  const renew = (entity: Entity) => {
    actor.send({ type: "record.renewed", entity });
    refresh();
  };
  return { actor, snapshot, fields, mayEdit, renew };
}
