const prefix = "teedesk.draft ";

/** The key of an unfinished form in this tab: one for each kind of form, person and address. */
export const draftName = (form: string, email: string, address: string): string =>
  `${prefix}${JSON.stringify([form, email, address])}`;

/** Drops every unfinished form of this tab: a sign-out leaves no customer data behind. */
export function clearDrafts(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
}
