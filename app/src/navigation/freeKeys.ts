const typing = "input, select, textarea, [contenteditable='true'], [role='combobox']";

/** Whether a key pressed on this element types a character. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

/** Whether an open dialog receives the keys. */
export const isDialogOpen = (): boolean => document.querySelector("[role$='dialog']") !== null;
