/** The storage of one unfinished form in this tab: it survives a reload and a sign-in (ANSWER-25). */
export type DraftStorage<SavedDraft> = {
  readonly read: () => SavedDraft | null;
  readonly write: (kept: SavedDraft) => void;
  readonly clear: () => void;
};

/** A draft's storage under a name of draftNames.ts. `isKept` rejects a draft of another version of the console. */
export function draftStorage<SavedDraft>(
  storage: Storage,
  name: string,
  isKept: (value: unknown) => value is SavedDraft,
): DraftStorage<SavedDraft> {
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(storage.getItem(name) ?? "null");
        return isKept(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (kept) => storage.setItem(name, JSON.stringify(kept)),
    clear: () => storage.removeItem(name),
  };
}
