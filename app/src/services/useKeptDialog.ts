import { useState } from "react";
import { selectEmail } from "../flows/session/selectors.ts";
import { draftName } from "../session/draftNames.ts";
import { type DraftStorage, draftStorage } from "../session/draftStorage.ts";
import { useSession } from "./services.tsx";

/** The texts of a form and the values of its choices, by field. */
export type KeptFields = Readonly<Record<string, string | readonly string[]>>;

export type KeptDrafts = DraftStorage<KeptFields>;

const isText = (value: unknown) => typeof value === "string";

const isKept = (value: unknown): value is KeptFields =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((field) => (Array.isArray(field) ? field.every(isText) : isText(field)));

/** A dialog with a plain form: opened by its button, and with the texts that were in it when a session ended. */
export function useKeptDialog(form: string, address: string) {
  const email = useSession(selectEmail);
  const [drafts] = useState<KeptDrafts>(() => draftStorage(sessionStorage, draftName(form, email, address), isKept));
  const [isOpen, setIsOpen] = useState(() => drafts.read() !== null);
  return { drafts, isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
