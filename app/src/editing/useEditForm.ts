import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { type EditFormMachine, editFormMachine } from "../flows/editForm/machine.ts";
import type { EditFormPorts } from "../flows/editForm/ports.ts";
import { selectIsModified } from "../flows/editForm/selectors.ts";
import { isSame } from "../flows/field.ts";
import { useLeaveGuard } from "../services/services.tsx";
import { useSessionEnd } from "../services/useSessionEnd.ts";
import { createFormStore, type FormStore } from "./formStore.ts";
import { useTabGuard } from "./windowEvents.ts";

export type FormSnapshot<Draft extends object, Input, Entity> = SnapshotFrom<EditFormMachine<Draft, Input, Entity>>;

/** A form at work. */
export type EditForm<Draft extends object, Input, Entity> = {
  readonly actor: ActorRefFrom<EditFormMachine<Draft, Input, Entity>>;
  /** The snapshot to draw for one: while a question is asked, the one before it. */
  readonly shownOf: (snapshot: FormSnapshot<Draft, Input, Entity>) => FormSnapshot<Draft, Input, Entity>;
  /** The same form, field by field. */
  readonly store: FormStore;
  /** The writes that the record's calls and the signed-in user's rights allow. */
  readonly may: { readonly create: boolean; readonly save: boolean; readonly remove: boolean };
};

/** The record could not be read from the server, or is deleted: there is nothing to show. */
export const isUnreadable = (snapshot: {
  readonly matches: (state: "unavailable" | "unread" | "gone") => boolean;
}): boolean => snapshot.matches("unavailable") || snapshot.matches("unread") || snapshot.matches("gone");

/** Typed changes would be lost, or a write is under way whose result the user should see. */
const mayLose = (state: Parameters<typeof selectIsModified>[0] & { readonly hasTag: (tag: "busy") => boolean }) =>
  selectIsModified(state) || state.hasTag("busy");

/** The form under a question looks as it did before the question. */
function behindQuestions<Snapshot extends { readonly hasTag: (tag: "question") => boolean }>(first: Snapshot) {
  let shown = first;
  return (snapshot: Snapshot): Snapshot => {
    if (!snapshot.hasTag("question")) shown = snapshot;
    return shown;
  };
}

/** A part of the form as it is drawn; redraws when that part is another. */
export function useShown<Draft extends object, Input, Entity, Part>(
  { actor, shownOf }: Pick<EditForm<Draft, Input, Entity>, "actor" | "shownOf">,
  select: (snapshot: FormSnapshot<Draft, Input, Entity>) => Part,
): Part {
  return useSelector(actor, (snapshot) => select(shownOf(snapshot)), isSame);
}

type Options<Draft, Input, Entity> = {
  readonly ports: EditFormPorts<Draft, Input, Entity>;
  readonly id: number | null;
  readonly known?: Entity | null;
  readonly listed?: Entity | null;
  readonly may: EditForm<object, Input, Entity>["may"];
  /** The form was refused; its fields show the reasons. */
  readonly onRefused?: (() => void) | undefined;
  readonly onSaved: (stored: Entity) => void;
  /** A new record was stored, and the server did not return its id. */
  readonly onUnnamed?: () => void;
  readonly onDeleted?: (deleted: Entity) => void;
};

/** Runs an edit form and ties it to the session and the address: nothing that was typed is lost unasked. */
export function useEditForm<Draft extends object, Input, Entity>({
  ports,
  id,
  known = null,
  listed = null,
  may,
  ...on
}: Options<Draft, Input, Entity>): EditForm<Draft, Input, Entity> {
  const actor = useActorRef(editFormMachine<Draft, Input, Entity>(), { input: { ports, id, known, listed } });
  const leave = useRef(() => {});
  const onFormEvent = useEffectEvent((event: "refused" | "saved" | "unnamed" | "deleted") => {
    if (event === "refused") return on.onRefused?.();
    if (event === "unnamed") return on.onUnnamed?.();
    const { entity } = actor.getSnapshot().context.edited;
    if (entity === null) return undefined;
    return event === "deleted" ? on.onDeleted?.(entity) : on.onSaved(entity);
  });
  useEffect(() => {
    const subscriptions = [
      actor.on("form.refused", () => onFormEvent("refused")),
      actor.on("record.saved", () => onFormEvent("saved")),
      actor.on("record.unnamed", () => onFormEvent("unnamed")),
      actor.on("record.deleted", () => onFormEvent("deleted")),
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
          // While it is saving it looks as before, and EditedFields takes no change.
          const isSaving = shown.hasTag("saving");
          const isBusy = shown.hasTag("busy") && !isSaving;
          const isFixed = shown.hasTag("readOnly") || isBusy || shown.matches({ open: "conflict" });
          const isAllowed = shown.context.id === null ? may.create : may.save;
          const isAsked = shown.matches({ open: { editing: "asked" } });
          return { ...shown.context, readOnly: isFixed || !isAllowed, isAsked };
        },
        (change) => actor.send({ type: "field.changed", change }),
      ),
    [actor, shownOf, may],
  );
  return { actor, shownOf, store, may };
}
