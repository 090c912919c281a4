const typing = "input, select, textarea, [contenteditable='true'], [role='combobox']";

/** Whether a key that is pressed there is typed into something. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

/** Whether a dialog has the keys. */
export const isDialogOpen = (): boolean => document.querySelector("[role$='dialog']") !== null;
