import type { FormBarProps } from "@teedesk/ui";
import { selectIsModified } from "../flows/editForm/selectors.ts";
import type { RecordForm } from "./useRecordForm.ts";

type Form<Draft extends object, Input, Entity> = Pick<
  RecordForm<Draft, Input, Entity>,
  "actor" | "shown" | "mayEdit" | "isDeletable"
>;

/** The state in the bar's words. */
function stateOf<Draft extends object, Input, Entity>({
  shown: snapshot,
}: Pick<Form<Draft, Input, Entity>, "shown">): FormBarProps["state"] {
  if (snapshot.matches("deleted")) return "deleted";
  if (snapshot.matches("saving")) return "saving";
  if (snapshot.matches({ open: "conflict" })) return "conflict";
  if (snapshot.matches({ open: { locked: "saved" } })) return "saved";
  if (snapshot.hasTag("readOnly") || snapshot.matches("unavailable")) return "locked";
  return selectIsModified(snapshot) ? "unsaved" : "editing";
}

/**
 * The bar of a form: what state it is in and which buttons it has now (CROSS-09 to CROSS-19, CROSS-24). A new record has
 * neither Edit nor Lock, nothing to reload or to delete.
 */
export function formBarOf<Draft extends object, Input, Entity>({
  actor,
  shown: snapshot,
  mayEdit,
  isDeletable,
}: Form<Draft, Input, Entity>): Omit<FormBarProps, "name" | "actions"> {
  if (!mayEdit) return { state: "locked" };
  const state = stateOf({ shown: snapshot });
  // Nothing is there to act on until it can be read.
  if (snapshot.matches("unavailable")) return { state };
  const isStored = snapshot.context.id !== null;
  const isLocked = snapshot.hasTag("readOnly");
  const act = (
    type: "edit.requested" | "lock.requested" | "reload.requested" | "clear.requested" | "delete.requested",
  ) => ({
    onPress: () => actor.send({ type }),
    disabled: !snapshot.can({ type }),
  });
  return {
    state,
    savedAt: snapshot.context.savedAt,
    edit: { ...act("edit.requested"), hidden: !isStored || !isLocked },
    lock: { ...act("lock.requested"), hidden: !isStored || isLocked },
    save: {
      onPress: () => actor.send({ type: "form.submitted" }),
      // While it is saving the button keeps the focus; another press does nothing.
      disabled: !snapshot.can({ type: "form.submitted" }) && !snapshot.matches("saving"),
    },
    reload: { ...act("reload.requested"), hidden: !isStored },
    clear: act("clear.requested"),
    delete: { ...act("delete.requested"), hidden: !isStored || !isDeletable },
  };
}
