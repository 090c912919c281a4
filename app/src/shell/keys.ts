/** The action of a shell key. */
export type KeyAction = "showKeys" | "focusFilter" | "newBooking";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

const actions: Readonly<Record<string, KeyAction>> = { "?": "showKeys", "/": "focusFilter", F2: "newBooking" };

/**
 * The action of a key. A field has the keys that write a character, a dialog has all of them; `isTyping` and `isDialogOpen` are
 * called only for the shell's own keys.
 */
export function keyAction(event: Pressed, isTyping: () => boolean, isDialogOpen: () => boolean): KeyAction | null {
  const action = actions[event.key];
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  if (action === undefined || !isPlain || isDialogOpen()) return null;
  return event.key.length === 1 && isTyping() ? null : action;
}
