/** What a key of the shell does. */
export type KeyAction = "showKeys" | "focusFilter";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

const actions: Readonly<Record<string, KeyAction>> = { "?": "showKeys", "/": "focusFilter" };

/** The shell's answer to a key; none while somebody types in a field or a dialog is open. */
export function keyAction(event: Pressed, isTyping: boolean, isDialogOpen: boolean): KeyAction | null {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  return isPlain && !isTyping && !isDialogOpen ? (actions[event.key] ?? null) : null;
}
