/** The action of a shell key. */
export type KeyAction = "showKeys" | "focusFilter" | "focusRowAct" | "newBooking" | "find" | "act" | "press";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "defaultPrevented">;

const actions: Readonly<Record<string, KeyAction>> = {
  "?": "showKeys",
  "/": "focusFilter",
  ".": "focusRowAct",
  F2: "find",
  F7: "press",
  "Shift+F7": "press",
  F8: "newBooking",
  "Shift+F8": "press",
  F9: "press",
  F10: "press",
};

/** The key as `aria-keyshortcuts` names it. Signs such as `?` need Shift on some keyboards, so it is named before function keys alone. */
export const chordOf = ({ key, shiftKey }: Pick<Pressed, "key" | "shiftKey">): string =>
  shiftKey && /^F\d/.test(key) ? `Shift+${key}` : key;

/** The action of a key; a letter is that of an act of the page. */
function actionOf(pressed: Pressed): KeyAction | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" ? "find" : undefined;
  return actions[chordOf(pressed)] ?? (/^[a-z]$/i.test(key) ? "act" : undefined);
}

/**
 * The action of a key. A field has the keys that write a character, and Ctrl with K, which there deletes on some systems; a dialog has all
 * of them. `isTyping` and `isDialogOpen` are called only for keys that may be the shell's.
 */
export function keyAction(event: Pressed, isTyping: () => boolean, isDialogOpen: () => boolean): KeyAction | null {
  const action = event.defaultPrevented ? undefined : actionOf(event);
  if (action === undefined || (event.key.length === 1 && isTyping())) return null;
  return isDialogOpen() ? null : action;
}
