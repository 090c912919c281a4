// The head of a page, the head of a panel, a row of buttons or a button alone is marked `data-acts`.
const controls =
  "main :is([data-acts] :is(a[href], button), button[data-acts]):not(:disabled, [aria-disabled=true], [tabindex='-1'], [role])";

/** The controls of the open page that staff can press now. */
export const actControls = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => control.checkVisibility());

/** Presses a control as a person does: the focus is on it then, and comes back to it from a dialog. One that Enter has to press only gets it. */
export function pressAct(control: HTMLElement): void {
  const isPressed = control.dataset["onKey"] !== "focus";
  control.focus({ preventScroll: isPressed });
  if (isPressed) control.click();
}

/** Presses the act of a single key; false where the page has none. */
export function pressActOf(key: string): boolean {
  const control = actControls().find((one) => one.getAttribute("aria-keyshortcuts") === key.toUpperCase());
  if (control !== undefined) pressAct(control);
  return control !== undefined;
}
