import type { FieldControl } from "./Field.tsx";
import { inputLook, lineHeight } from "./inputLook.ts";

type ReadOnlyValueProps = {
  readonly control: FieldControl;
  readonly name: string;
  readonly text: string;
  /** Takes as many lines as the text needs. */
  readonly grows?: boolean;
};

/** A choice shown as text, in an input of its own so that it can be reached, copied and read out with its label. */
export function ReadOnlyValue({ control, name, text, grows = false }: ReadOnlyValueProps) {
  const shown = { ...control, name, value: text, placeholder: "—", readOnly: true };
  if (grows) return <textarea {...shown} className={inputLook(true, "field-sizing-content resize-none")} />;
  return <input {...shown} className={inputLook(true, lineHeight(true))} />;
}
