/** Puts the focus on the first control marked invalid, with its label and message in sight; false when there is none. */
export function focusFirstError(form: ParentNode): boolean {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches("fieldset") ? invalid.querySelector<HTMLElement>("input") : invalid;
  control?.focus({ preventScroll: true });
  (control?.closest("[data-field]") ?? control)?.scrollIntoView({ block: "nearest" });
  return control != null;
}
