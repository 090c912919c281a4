/** The classes shared by everything that opens over the page: menus, option lists, the calendar. */
export const popupLook =
  "z-30 rounded-lg bg-raised shadow-popup focus-visible:outline-none transition duration-100 starting:opacity-0 motion-safe:starting:-translate-y-1 print:hidden";

/** One entry of a menu or an option list; `data-focus` is where the keyboard or the pointer is. */
export const popupItemLook =
  "flex min-h-8 w-full items-center gap-2 rounded-md px-2 py-1 text-left text-base select-none data-disabled:text-ink-faint data-focus:bg-hover pointer-coarse:min-h-10";
