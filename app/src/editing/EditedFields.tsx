import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { FormContext } from "./formStore.ts";
import { type EditForm, useShown } from "./useEditForm.ts";

/** Keys that go somewhere, and change no field. */
const isHarmless = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === "Tab" || key === "Escape" || /^F\d+$/.test(key) || ctrlKey || metaKey || altKey;

const refuse = (event: SyntheticEvent): void => event.preventDefault();

/**
 * The fields of an edit form. While it is saving they keep their look, place and focus and take no change: what was sent and what is shown
 * stay the same, and nothing jumps.
 */
export function EditedFields<Draft extends object, Input, Entity>({
  form,
  children,
}: {
  readonly form: EditForm<Draft, Input, Entity>;
  readonly children: ReactNode;
}) {
  const isSaving = useShown(form, (snapshot) => snapshot.hasTag("saving"));
  return (
    <FormContext value={form.store}>
      <div
        aria-busy={isSaving || undefined}
        className={isSaving ? "pointer-events-none contents" : "contents"}
        {...(isSaving && {
          onBeforeInputCapture: refuse,
          onPasteCapture: refuse,
          onCutCapture: refuse,
          onKeyDownCapture: (event: KeyboardEvent) => isHarmless(event) || event.preventDefault(),
        })}
      >
        {children}
      </div>
    </FormContext>
  );
}
