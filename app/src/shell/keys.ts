/** What a key of the shell does. */
export type KeyAction = "showKeys" | "focusFilter";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

const actions: Readonly<Record<string, KeyAction>> = { "?": "showKeys", "/": "focusFilter" };

/** What a key does. `isTaken` says whether a field or a dialog has the keys, and is called only for the shell's own. */
export function keyAction(event: Pressed, isTaken: () => boolean): KeyAction | null {
  const action = actions[event.key];
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  return action !== undefined && isPlain && !isTaken() ? action : null;
}
