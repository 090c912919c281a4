/** The keys of the console, for the list that `?` shows: apart from the actions of keys, which every page loads. */
export const keyList: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ["?"], does: "Show this list" },
  { keys: ["/"], does: "Go to the first filter of a list" },
  { keys: ["Enter"], does: "Search, in a filter; save or send, in a form" },
  { keys: ["Ctrl", "S"], does: "Save or send the form (Cmd on a Mac)" },
  { keys: ["F2"], does: "Find a record, a page or an act, also from within a field" },
  { keys: ["Ctrl", "K"], does: "The same, outside of fields (Cmd on a Mac)" },
  { keys: ["F8"], does: "Start a new booking" },
  { keys: ["F4"], does: "Find a customer, in the booking engine" },
  { keys: ["F6"], does: "Go to the next part of the booking; with Shift to the one before" },
  { keys: ["F7"], does: "Book another for the customer of the last booking" },
  { keys: ["F9"], does: "Undo the booking that was just made" },
  { keys: ["Ctrl", "Enter"], does: "Book, in the booking engine (Cmd on a Mac)" },
  { keys: ["Ctrl", "Enter"], does: "Yes, to a question that takes nothing away (Cmd on a Mac)" },
  { keys: ["1–9"], does: "Book for the match of that number, where a page numbers them" },
  { keys: ["Esc"], does: "Close the topmost menu or dialog" },
  { keys: ["Tab"], does: "Go to the next control; the first one skips to the content" },
];
