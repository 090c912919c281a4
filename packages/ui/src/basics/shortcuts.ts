type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">;

/** Ctrl with Enter, or Cmd with Enter on a Mac: yes, do it. */
export const isControlEnter = ({ key, ctrlKey, metaKey }: Pressed): boolean => key === "Enter" && (ctrlKey || metaKey);

/** Ctrl with S, or Cmd with S on a Mac: save. */
export const isSaveKey = ({ key, ctrlKey, metaKey }: Pressed): boolean =>
  key.toLowerCase() === "s" && (ctrlKey || metaKey);
