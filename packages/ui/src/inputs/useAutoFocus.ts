import { type RefObject, useLayoutEffect, useRef } from "react";

/** A ref whose element takes the focus when it appears, if asked to. */
export function useAutoFocus<E extends HTMLElement>(autoFocus = false): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (autoFocus) ref.current?.focus();
  }, [autoFocus]);
  return ref;
}
