const panels = "[data-call]";

/** Focuses the button of the next customer to call, below this one; false when there is none. */
export function focusNextCall(panel: Element): boolean {
  const all = [...document.querySelectorAll(panels)];
  for (const next of all.slice(all.indexOf(panel) + 1)) {
    const button = next.querySelector("button");
    button?.focus();
    if (button !== null) return true;
  }
  return false;
}
