/** The action of a shell key. */
export type KeyAction = "showKeys" | "focusFilter" | "newBooking" | "find" | "act" | "press";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

const actions: Readonly<Record<string, KeyAction>> = {
  "?": "showKeys",
  "/": "focusFilter",
  F2: "find",
  F7: "press",
  F8: "newBooking",
  F9: "press",
};

/** The action of a key; a letter is that of an act of the page. */
function actionOf({ key, ctrlKey, metaKey, altKey }: Pressed): KeyAction | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" ? "find" : undefined;
  return actions[key] ?? (/^[a-z]$/i.test(key) ? "act" : undefined);
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
