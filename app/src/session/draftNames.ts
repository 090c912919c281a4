const prefix = "teedesk.draft ";

/** Where this tab keeps an unfinished form: one place for each kind of form, person and address. */
export const draftName = (form: string, email: string, address: string): string =>
  `${prefix}${JSON.stringify([form, email, address])}`;

/** Drops every unfinished form of this tab: whoever signs out leaves nothing of a customer behind. */
export function clearDrafts(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
}
