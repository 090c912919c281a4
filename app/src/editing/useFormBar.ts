import type { FormBarProps } from "@teedesk/ui";
import { selectIsModified } from "../flows/editForm/selectors.ts";
import { type EditForm, type FormSnapshot, isUnreadable, useShown } from "./useEditForm.ts";

/** The state in the bar's words. */
function stateOf<Draft extends object, Input, Entity>(
  snapshot: FormSnapshot<Draft, Input, Entity>,
): FormBarProps["state"] {
  if (snapshot.matches("deleted")) return "deleted";
  if (snapshot.hasTag("saving")) return "saving";
  if (snapshot.matches({ open: "conflict" })) return "conflict";
  if (snapshot.matches({ open: { locked: "saved" } }) || snapshot.matches({ open: { editing: "saved" } }))
    return "saved";
  if (snapshot.hasTag("loading")) return "loading";
  if (snapshot.hasTag("readOnly") || isUnreadable(snapshot)) return "locked";
  return selectIsModified(snapshot) ? "unsaved" : "editing";
}

const requests = ["edit", "lock", "reload", "clear", "delete"] as const;

const isPossible = <Draft extends object, Input, Entity>(snapshot: FormSnapshot<Draft, Input, Entity>) =>
  Object.fromEntries(requests.map((name) => [name, snapshot.can({ type: `${name}.requested` })]));

/**
 * The bar of a form: what state it is in and which buttons it has now (CROSS-09 to CROSS-19, CROSS-24). A new record has
 * neither Edit nor Lock, nothing to reload or to delete; one that can only be deleted has nothing but Delete.
 */
export function useFormBar<Draft extends object, Input, Entity>(
  form: EditForm<Draft, Input, Entity>,
): Omit<FormBarProps, "name" | "actions"> {
  const { actor, may } = form;
  const shown = useShown(form, (snapshot) => ({
    state: stateOf(snapshot),
    savedAt: snapshot.context.savedAt,
    isStored: snapshot.context.id !== null,
    isLocked: snapshot.hasTag("readOnly"),
    // While it is saving the button keeps the focus; another press does nothing.
    canSave: snapshot.can({ type: "form.submitted" }) || snapshot.hasTag("saving"),
    can: isPossible(snapshot),
    // Nothing is there to act on until it can be read.
    isReadable: !isUnreadable(snapshot),
  }));
  const { state, savedAt, isStored, isLocked, can } = shown;
  const mayWrite = isStored ? may.save : may.create;
  if (!shown.isReadable || !(mayWrite || (isStored && may.remove)))
    return { state: shown.isReadable ? "locked" : state };
  const act = (name: (typeof requests)[number], isShown: boolean) => ({
    onPress: () => actor.send({ type: `${name}.requested` }),
    disabled: can[name] !== true,
    hidden: !isShown,
  });
  return {
    state,
    savedAt,
    edit: act("edit", mayWrite && isStored && isLocked),
    lock: act("lock", mayWrite && isStored && !isLocked),
    save: {
      onPress: () => actor.send({ type: "form.submitted" }),
      disabled: !shown.canSave,
      hidden: !mayWrite,
    },
    reload: act("reload", mayWrite && isStored),
    clear: act("clear", mayWrite),
    delete: act("delete", isStored && may.remove),
  };
}
