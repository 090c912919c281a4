import type { FieldControl } from "./Field.tsx";
import { inputLook, lineHeight } from "./inputLook.ts";

/** A choice shown as text, in an input of its own so that it can be reached, copied and heard with its label. */
export function ReadOnlyValue({ control, name, text }: { control: FieldControl; name: string; text: string }) {
  return (
    <input
      {...control}
      name={name}
      value={text}
      placeholder="—"
      readOnly
      className={inputLook(true, lineHeight(true))}
    />
  );
}
