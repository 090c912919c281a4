import type { FormBarProps } from "@teedesk/ui";
import { selectIsModified } from "../flows/editForm/selectors.ts";
import type { RecordForm } from "./useRecordForm.ts";

type Form<Draft extends object, Input, Entity> = Pick<
  RecordForm<Draft, Input, Entity>,
  "actor" | "snapshot" | "mayEdit"
>;

/** The state in the bar's words. */
function stateOf<Draft extends object, Input, Entity>({
  snapshot,
}: Pick<Form<Draft, Input, Entity>, "snapshot">): FormBarProps["state"] {
  if (snapshot.matches("deleted") || snapshot.matches("deleting")) return "deleted";
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
  snapshot,
  mayEdit,
}: Form<Draft, Input, Entity>): Omit<FormBarProps, "name" | "actions"> {
  if (!mayEdit) return { state: "locked" };
  const state = stateOf({ snapshot });
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
    edit: { ...act("edit.requested"), hidden: !isStored || !isLocked },
    lock: { ...act("lock.requested"), hidden: !isStored || isLocked },
    save: {
      onPress: () => actor.send({ type: "form.submitted" }),
      disabled: !snapshot.can({ type: "form.submitted" }),
    },
    reload: { ...act("reload.requested"), hidden: !isStored },
    clear: act("clear.requested"),
    delete: { ...act("delete.requested"), hidden: !snapshot.can({ type: "delete.requested" }) },
  };
}
