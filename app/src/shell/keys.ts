/** What a key of the shell does. */
export type KeyAction = "showKeys" | "focusFilter";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

const actions: Readonly<Record<string, KeyAction>> = { "?": "showKeys", "/": "focusFilter" };

/** The shell's answer to a key; none where it `isTaken`, which is asked of the shell's keys alone: by whoever types, by a dialog. */
export function keyAction(event: Pressed, isTaken: () => boolean): KeyAction | null {
  const action = actions[event.key];
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  return action !== undefined && isPlain && !isTaken() ? action : null;
}
