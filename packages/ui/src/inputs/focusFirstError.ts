/**
 * Puts the focus on the first control marked invalid, with its label and message in sight; false when there is none. It scrolls
 * a frame later: a bar that grew by what it says of the refusal has told its height by then (useScrollPadding).
 */
export function focusFirstError(form: ParentNode): boolean {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches("fieldset") ? invalid.querySelector<HTMLElement>("input") : invalid;
  control?.focus({ preventScroll: true });
  const field = control?.closest("[data-field]") ?? control;
  requestAnimationFrame(() => field?.scrollIntoView({ block: "nearest" }));
  return control != null;
}
