import { flushSync } from "react-dom";

const fields = "input:not([tabindex='-1'], [type='radio']), textarea";
const closed = "h2 > button[aria-expanded='false']";

/** Focuses the first field of a part, opening a folded one; false where it has none. */
function enter(part: Element): boolean {
  const opener = part.querySelector<HTMLElement>(closed);
  // Synchronously, so that the next key is typed into the field.
  if (opener !== null) flushSync(() => opener.click());
  const field = part.querySelector<HTMLElement>(fields);
  field?.focus();
  return field !== null;
}

/** Moves the focus to the first field of the form's next part, or of the one before; after the last part comes the first. */
export function focusPart(form: HTMLElement, direction: 1 | -1): void {
  const parts = [...form.querySelectorAll("section")].filter((part) => part.querySelector(`${fields}, ${closed}`));
  const current = parts.findIndex((part) => part.contains(document.activeElement));
  const start = current === -1 && direction === -1 ? 0 : current;
  for (let step = 1; step <= parts.length; step += 1) {
    const part = parts[(start + direction * step + parts.length * step) % parts.length];
    if (part !== undefined && enter(part)) return;
  }
}
