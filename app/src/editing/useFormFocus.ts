import { focusFirstError } from "@teedesk/ui";
import { useSelector } from "@xstate/react";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { issuesOf } from "../flows/parsed.ts";
import { isDialogOpen, isTyping } from "../navigation/freeKeys.ts";
import { type EditForm, useShown } from "./useEditForm.ts";

const editable = ":is(input, select, textarea):not([readonly], [type=hidden]):enabled";

/** A form that lost the focus gets it back at Save, else at its first input; a locked one at Edit, the bar's first button. */
const places = { open: ["[type=submit]:enabled", editable, "button:enabled"], locked: ["button:enabled"] };

const isLost = (focused: Element | null) =>
  focused === null || focused === document.body || !focused.isConnected || focused.matches(":disabled");

function focusFirst(box: Element, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const control = box.querySelector<HTMLElement>(selector);
    if (control !== null) return control.focus();
  }
}

/** The first input that a save would refuse, else the first one. */
function focusFirstToFill(box: Element, paths: readonly string[]): void {
  const inputs = [...box.querySelectorAll<HTMLElement>(editable)];
  const input = inputs.find((one) => paths.includes(one.getAttribute("name") ?? "")) ?? inputs[0];
  input?.focus({ preventScroll: true });
  (input?.closest("[data-field]") ?? input)?.scrollIntoView({ block: "nearest" });
}

/**
 * Keeps the focus of an edit form in it. A new form begins in the first input to fill, Edit leads to the first input, and when the
 * control that has the focus goes or is disabled (Save, Lock, a choice that is only text now), another one of the form takes over.
 * A refused form has it in the first refused input.
 */
export function useFormFocus<Draft extends object, Input, Entity>(
  box: RefObject<HTMLElement | null>,
  form: EditForm<Draft, Input, Entity>,
): void {
  const { actor, may, store } = form;
  const stage = useSelector(actor, ({ value }) => JSON.stringify(value));
  const mode = useShown(form, (snapshot) =>
    snapshot.hasTag("readOnly") ? "locked" : snapshot.matches({ open: "editing" }) ? "editing" : "waiting",
  );
  const previous = useRef(mode);
  const last = useRef<Element | null>(null);

  const begin = useEffectEvent(() => {
    const { id, ports, draft } = actor.getSnapshot().context;
    if (id !== null || !may.create || box.current === null) return;
    // The user may have begun to type elsewhere.
    if (isTyping(document.activeElement)) return;
    box.current.scrollIntoView({ block: "nearest" });
    const refused = issuesOf(ports.parse(draft));
    focusFirstToFill(
      box.current,
      refused.map(({ path }) => path),
    );
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    const refused = actor.on("form.refused", () =>
      // The messages are drawn in the next frame.
      requestAnimationFrame(() => box.current !== null && focusFirstError(box.current)),
    );
    return () => refused.unsubscribe();
  }, [actor, box]);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && box.current?.contains(target) === true) last.current = target;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [box]);

  useEffect(() => {
    // Edit goes away with being pressed: the focus goes on to what can be edited.
    if (mode === "editing" && previous.current === "locked" && box.current !== null)
      focusFirst(box.current, [editable]);
    previous.current = mode;
  }, [mode, box]);

  useEffect(() => {
    // A dialog that closes has given the focus back by then.
    const frame = requestAnimationFrame(() => {
      if (last.current === null || box.current === null || isDialogOpen() || !isLost(document.activeElement)) return;
      if (last.current instanceof HTMLElement) last.current.focus({ preventScroll: true });
      if (isLost(document.activeElement)) focusFirst(box.current, store.isReadOnly() ? places.locked : places.open);
    });
    return () => cancelAnimationFrame(frame);
    // Whatever the machine does may take the control away that has the focus.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [stage, box, store]);
}
