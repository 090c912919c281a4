import { type RefObject, useLayoutEffect, useRef } from "react";

/** A ref whose element takes the focus when it appears, if asked to. */
export function useAutoFocus<E extends HTMLElement>(autoFocus = false): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (autoFocus) ref.current?.focus();
  }, [autoFocus]);
  return ref;
}

/**
 * Puts the focus on the first control marked invalid, with its label and message in sight; false when there is none. It scrolls
 * a frame later: a bar that grew by its alert has set the page's scroll padding by then (useScrollPadding).
 */
export function focusFirstError(form: ParentNode): boolean {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches("fieldset") ? invalid.querySelector<HTMLElement>("input") : invalid;
  control?.focus({ preventScroll: true });
  const field = control?.closest("[data-field]") ?? control;
  requestAnimationFrame(() => field?.scrollIntoView({ block: "nearest" }));
  return control != null;
}
