import { useState } from "react";
import { selectEmail } from "../flows/session/selectors.ts";
import { draftName } from "../session/draftNames.ts";
import { type DraftStorage, draftStorage } from "../session/draftStorage.ts";
import { useSession } from "./services.tsx";

/** The texts of a form, by field. */
export type KeptTexts = DraftStorage<Readonly<Record<string, string>>>;

const isKept = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");

/** A dialog with a plain form: opened by its button, and with the texts that were in it when a session ended. */
export function useKeptDialog(form: string, address: string) {
  const email = useSession(selectEmail);
  const [drafts] = useState<KeptTexts>(() => draftStorage(sessionStorage, draftName(form, email, address), isKept));
  const [isOpen, setIsOpen] = useState(() => drafts.read() !== null);
  return { drafts, isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
