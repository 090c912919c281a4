const cell = "size-8 p-0 text-center pointer-coarse:size-10";
const step = "grid size-8 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink";

/** The classes of a month's parts, for every calendar. */
export const calendarLook = {
  months: "relative",
  month_grid: "w-full",
  month_caption: "flex h-8 items-center px-2 font-semibold",
  nav: "absolute top-0 right-0 flex",
  button_previous: step,
  button_next: step,
  chevron: "size-4 fill-current",
  weekday: `${cell} text-xs font-medium text-ink-muted`,
  day: cell,
  day_button: "size-full rounded-md hover:bg-hover",
  outside: "text-ink-faint",
  today: "font-semibold text-accent-text",
  selected: "rounded-md bg-accent text-accent-ink [&_button]:hover:bg-accent-hover",
};
