import type { ApiResult } from "@teedesk/domain";
import { type RefObject, useState } from "react";
import { member } from "../api/record.ts";
import type { SavedDraft } from "../flows/editForm/ports.ts";
import { selectEmail } from "../flows/session/selectors.ts";
import { isDialogOpen } from "../navigation/freeKeys.ts";
import { useServices, useSession } from "../services/services.tsx";
import { draftName } from "../session/draftNames.ts";
import { draftStorage } from "../session/draftStorage.ts";
import { timeIn } from "./timeIn.ts";
import { type EditForm, useEditForm } from "./useEditForm.ts";
import { useFormFocus } from "./useFormFocus.ts";
import { useSaveKey } from "./windowEvents.ts";

/** A text and the version it was stored as; a specified server returns none. */
export type StoredText = { readonly text: string; readonly lock_version: number | undefined };

/** A form of one field. */
type TextDraft = { readonly text: string };

export type TextForm<Stored extends StoredText> = EditForm<TextDraft, string, Stored>;

/** A text is the only one of its name: it needs no id, but is stored. */
const onlyId = 0;

const may = { create: false, save: true, remove: false };

type Options<Stored extends StoredText> = {
  /** Names the text in draft storage. */
  readonly name: string;
  /** The longest text that is saved, in characters. */
  readonly longest?: number;
  readonly load: (signal: AbortSignal) => Promise<ApiResult<Stored>>;
  readonly save: (text: string, lock_version: number | undefined) => Promise<ApiResult<Stored>>;
  /** The text inside a 409. */
  readonly readCurrent: (current: unknown) => Stored;
  readonly onSaved: (saved: Stored) => void;
  /** The element around the form's bar and its text. */
  readonly box: RefObject<HTMLElement | null>;
};

/** The edit form of one text: it opens unlocked and stays so. */
export function useTextForm<Stored extends StoredText>({
  name,
  longest = Infinity,
  load,
  save,
  readCurrent,
  onSaved,
  box,
}: Options<Stored>): TextForm<Stored> {
  const { config } = useServices();
  const email = useSession(selectEmail);
  const isSavedDraft = (value: unknown): value is SavedDraft<TextDraft, Stored> => {
    const edited = member(value, "edited");
    return [member(value, "draft"), member(edited, "draft"), member(edited, "entity")].every(
      (held) => typeof member(held, "text") === "string",
    );
  };
  const [ports] = useState(() => ({
    isUnlocked: true,
    blank: () => ({ text: "" }),
    toDraft: ({ text }: Stored) => ({ text }),
    parse: ({ text }: TextDraft) =>
      text.length > longest ? { failure: [{ path: "text", code: "text_too_long" as const }] } : { success: text },
    isDoubtful: () => false,
    idOf: () => onlyId,
    readCurrent,
    load: (_: number, signal: AbortSignal) => load(signal),
    create: null,
    update: ({ lock_version }: Stored, text: string) => save(text, lock_version),
    remove: null,
    timeOfDay: () => timeIn(config),
    drafts: draftStorage(sessionStorage, draftName("text", email, name), isSavedDraft),
  }));
  const form = useEditForm<TextDraft, string, Stored>({ ports, id: onlyId, may, onSaved });
  useSaveKey(
    () => form.actor.send({ type: "form.submitted" }),
    // A dialog over the form has to be answered first.
    () => !isDialogOpen(),
  );
  useFormFocus(box, form);
  return form;
}
