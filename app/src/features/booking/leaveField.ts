/**
 * Leaves the field that has the focus: what was typed in it is in the form then, and it does not put back its own text over what fills the
 * form. Returns the way back.
 */
export function leaveField(): () => void {
  const { activeElement } = document;
  const left = activeElement instanceof HTMLElement ? activeElement : null;
  left?.blur();
  return () => requestAnimationFrame(() => left?.focus({ preventScroll: true }));
}
