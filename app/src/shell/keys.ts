/** What a key of the shell does. */
export type KeyAction = "showKeys" | "focusFilter";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

const actions: Readonly<Record<string, KeyAction>> = { "?": "showKeys", "/": "focusFilter" };

/** The shell's answer to a key; none while somebody types in a field or a dialog is open. */
export function keyAction(event: Pressed, isTyping: boolean, isDialogOpen: boolean): KeyAction | null {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  return isPlain && !isTyping && !isDialogOpen ? (actions[event.key] ?? null) : null;
}

/** The keys of the console, for the list that `?` shows. */
export const keyList: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ["?"], does: "Show this list" },
  { keys: ["/"], does: "Go to the first filter of a list" },
  { keys: ["Enter"], does: "Search, in a filter" },
  { keys: ["Ctrl", "Enter"], does: "Book, in the booking engine (Cmd on a Mac)" },
  { keys: ["Ctrl", "Enter"], does: "Yes, to the question of a dialog (Cmd on a Mac)" },
  { keys: ["1–9"], does: "Book for the match of that number, where a page numbers them" },
  { keys: ["Esc"], does: "Close the topmost menu or dialog" },
  { keys: ["Tab"], does: "Go to the next control; the first one skips to the content" },
];
