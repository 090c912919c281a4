import { useQueryClient } from "@tanstack/react-query";
import { mayCall } from "@teedesk/domain";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { createEditFormMachine } from "../flows/editForm/machine.ts";
import { selectIsModified } from "../flows/editForm/selectors.ts";
import { messageAt } from "../flows/field.ts";
import { selectEmail, selectLevel } from "../flows/session/selectors.ts";
import { cached } from "../queries/cached.ts";
import { useLeaveGuard, useServices, useSession } from "../services/services.tsx";
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
  /** The snapshot to draw: while a question is asked, the one before it. */
  readonly shown: SnapshotFrom<EditFormMachine<Draft, Input, Entity>>;
  readonly fields: FormFields<Draft>;
  /** Whether whoever is signed in may save records of this kind. */
  readonly mayEdit: boolean;
  readonly isDeletable: boolean;
  /** Reads again what is shown of the record elsewhere: lists, transactions, history. */
  readonly refresh: () => void;
  /** Shows the record as something else than the form has changed it. */
  readonly renew: (record: Entity) => void;
};

/** Something typed would be lost, or a write is under way whose end somebody should see. */
const mayLose = (state: Parameters<typeof selectIsModified>[0] & { readonly hasTag: (tag: "busy") => boolean }) =>
  selectIsModified(state) || state.hasTag("busy");

type Outcome = {
  /** The form was refused, and says why under its fields. */
  readonly onRefused: () => void;
  readonly onSaved: (id: number) => void;
  readonly onDeleted: () => void;
};

/** Runs the edit form of a record (`id` null: a new one) and ties it to the session, the address and the lists. */
export function useRecordForm<Draft extends object, Input, Entity extends { readonly id: number }>(
  kind: RecordKind<Draft, Input, Entity>,
  id: number | null,
  { onRefused, onSaved, onDeleted }: Outcome,
): RecordForm<Draft, Input, Entity> {
  const { api, config } = useServices();
  const email = useSession(selectEmail);
  const mayEdit = mayCall(useSession(selectLevel), kind.save);
  const queries = useQueryClient();
  const [ports] = useState(() => recordPorts(kind, { api, email, id, queries, timeZone: config.business_time_zone }));
  const [machine] = useState(() => createEditFormMachine(ports));
  const actor = useActorRef(machine, { input: { id } });
  const snapshot = useSelector(actor, (state) => state);
  const leave = useRef(() => {});

  const refresh = () => {
    void queries.invalidateQueries({ queryKey: [kind.list] });
    void queries.invalidateQueries({ queryKey: [cached.history, kind.entity] });
  };
  const hear = useEffectEvent((event: "refused" | "deleted" | { readonly saved: number }) => {
    if (event === "refused") return onRefused();
    refresh();
    return event === "deleted" ? onDeleted() : onSaved(event.saved);
  });
  useEffect(() => {
    const subscriptions = [
      actor.on("form.refused", () => hear("refused")),
      actor.on("record.saved", ({ id: saved }) => hear({ saved })),
      actor.on("record.deleted", () => hear("deleted")),
      actor.on("leave.allowed", () => leave.current()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  useSessionEnd(() => actor.send({ type: "session.lost" }));
  useTabGuard(() => actor.getSnapshot().status !== "done" && mayLose(actor.getSnapshot()));
  useSaveKey(() => actor.send({ type: "form.submitted" }));
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

  // What a question stands over looks as it did before the question.
  const [shown, setShown] = useState(snapshot);
  if (shown !== snapshot && !snapshot.hasTag("question")) setShown(snapshot);
  const isFixed = shown.hasTag("readOnly") || shown.hasTag("busy") || shown.matches({ open: "conflict" });
  const readOnly = isFixed || !mayEdit;
  const { context } = shown;
  const fields = formFields<Draft>({
    draft: context.draft,
    labels: kind.labels,
    readOnly,
    isAsked: shown.matches({ open: { editing: "asked" } }),
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
  return { actor, snapshot, shown, fields, mayEdit, isDeletable: ports.remove !== null, refresh, renew };
}
