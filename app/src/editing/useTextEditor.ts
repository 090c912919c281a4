import { useMutation } from "@tanstack/react-query";
import type { Answer } from "@teedesk/domain";
import type { FormState } from "@teedesk/ui";
import { useEffect, useMemo, useState } from "react";
import { member } from "../api/record.ts";
import { selectEmail } from "../flows/session/selectors.ts";
import { useLeaveGuard, useSession } from "../services/services.tsx";
import { useSessionEnd } from "../services/useSessionEnd.ts";
import { draftName } from "../session/draftNames.ts";
import { draftStorage } from "../session/draftStorage.ts";
import { useSaveKey, useTabGuard } from "./windowEvents.ts";

/** A text and the version it was stored as; a specified server gives none. */
export type StoredText = { readonly text: string; readonly lock_version: number | undefined };

/** What was typed when the session ended, and what it was typed over. */
type SavedDraft = { readonly text: string; readonly base: StoredText };

const isKept = (value: unknown): value is SavedDraft =>
  typeof member(value, "text") === "string" && typeof member(member(value, "base"), "text") === "string";

type Options<Saved extends StoredText> = {
  /** Tells one text from another in draft storage. */
  readonly name: string;
  readonly stored: StoredText;
  readonly save: (text: string, lock_version: number | undefined) => Promise<Answer<Saved>>;
  /** Reads the text inside a 409. */
  readonly readCurrent: (current: unknown) => StoredText;
  readonly onSaved: (saved: Saved) => void;
};

export type TextEditor<Saved extends StoredText> = {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly isModified: boolean;
  readonly isSaving: boolean;
  readonly save: () => void;
  /** How the last save ended; null once the text has changed. */
  readonly answered: Answer<Saved> | null;
  /** What somebody else saved meanwhile, until it is settled which text goes on. */
  readonly theirs: StoredText | null;
  readonly settle: (side: "mine" | "theirs") => void;
  /** It is back from before a sign-in. */
  readonly isRestored: boolean;
  readonly leaving: { readonly open: boolean; readonly onConfirm: () => void; readonly onDismiss: () => void };
};

/**
 * One text that is edited at once, without a lock: the broadcast message, an e-mail template. It is saved as a draft when the
 * session ends (ANSWER-25), asked about before it is left, and never overwrites what somebody else saved (ANSWER-16).
 */
export function useTextEditor<Saved extends StoredText>(options: Options<Saved>): TextEditor<Saved> {
  const { name, stored, readCurrent, onSaved } = options;
  const email = useSession(selectEmail);
  const shelf = useMemo(() => draftStorage(sessionStorage, draftName("text", email, name), isKept), [email, name]);
  const [kept] = useState(() => shelf.read());
  const [text, setText] = useState(kept?.text ?? stored.text);
  const [base, setBase] = useState(kept?.base ?? stored);
  const [theirs, setTheirs] = useState<StoredText | null>(null);
  const [isRestored, setIsRestored] = useState(kept !== null);
  const [proceed, setProceed] = useState<(() => void) | null>(null);

  const { data, isPending, mutate, reset } = useMutation({
    mutationFn: (sent: string) => options.save(sent, base.lock_version),
    onSuccess: (answered, sent) => {
      setIsRestored(false);
      if (answered.kind === "conflict") setTheirs(readCurrent(answered.current));
      if (answered.kind !== "ok") return;
      setBase({ text: sent, lock_version: answered.value.lock_version });
      onSaved(answered.value);
    },
  });
  const isModified = text !== base.text;
  const mayLose = isModified || isPending;
  const save = () => {
    if (isModified && !isPending && theirs === null) mutate(text);
  };

  useEffect(() => shelf.clear(), [shelf]);
  useSessionEnd(() => {
    if (mayLose) shelf.write({ text, base });
  });
  useTabGuard(() => mayLose);
  useSaveKey(save, () => true);
  const guard = useMemo(
    () => ({
      isFree: () => !mayLose,
      ask: (_path: string, go: () => void) => setProceed(() => go),
    }),
    [mayLose],
  );
  useLeaveGuard(guard);

  return {
    text,
    change: (typed) => {
      setText(typed);
      if (data !== undefined && !isPending) reset();
    },
    isModified,
    isSaving: isPending,
    save,
    answered: data ?? null,
    theirs,
    settle: (side) => {
      if (theirs !== null) {
        setBase(theirs);
        if (side === "theirs") setText(theirs.text);
      }
      setTheirs(null);
      reset();
    },
    isRestored,
    leaving: {
      open: proceed !== null,
      onConfirm: () => {
        setProceed(null);
        proceed?.();
      },
      onDismiss: () => setProceed(null),
    },
  };
}

/** The state of a text in the words of a form's bar. */
export function textState({ answered, isModified, isSaving, theirs }: TextEditor<StoredText>): FormState {
  if (isSaving) return "saving";
  if (theirs !== null) return "conflict";
  if (isModified) return "unsaved";
  return answered?.kind === "ok" ? "saved" : "editing";
}
