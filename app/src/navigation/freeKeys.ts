const typing = "input, select, textarea, [contenteditable='true'], [role='combobox'], [role='menu'], [role='listbox']";

/** Whether a key pressed on this element types a character, or chooses by it. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

/** Whether an open dialog receives the keys. */
export const isDialogOpen = (): boolean => document.querySelector("[role$='dialog']") !== null;
