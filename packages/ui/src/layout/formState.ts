import type { BadgeTone } from "../basics/Badge.tsx";

/** The state of an edit form, as its user sees it. */
export type FormState = "loading" | "locked" | "editing" | "unsaved" | "saving" | "saved" | "conflict" | "deleted";

/** The words and the colour of each state. */
export const formStates: Readonly<Record<FormState, { text: string; tone: BadgeTone }>> = {
  loading: { text: "Loading", tone: "neutral" },
  locked: { text: "Locked", tone: "neutral" },
  editing: { text: "Editing", tone: "accent" },
  unsaved: { text: "Unsaved changes", tone: "attention" },
  saving: { text: "Saving", tone: "neutral" },
  saved: { text: "Saved", tone: "accent" },
  conflict: { text: "Conflict", tone: "danger" },
  deleted: { text: "Deleted", tone: "danger" },
};
