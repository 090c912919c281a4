import type { ApiResult, FieldErrors, Issue } from "@teedesk/domain";
import { Alert, focusFirstError } from "@teedesk/ui";
import type * as Result from "effect/Result";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { errorsOf, failureOf } from "../flows/apiResult.ts";
import { isSame, messageAt } from "../flows/field.ts";
import { issuesOf } from "../flows/parsed.ts";
import { FailureAlert } from "../messages/FailureAlert.tsx";
import { fieldMessageText } from "../messages/fieldMessageText.ts";
import { InvalidAlert } from "../messages/InvalidAlert.tsx";
import type { KeptDrafts, KeptFields } from "../services/useKeptDialog.ts";
import { useSessionEnd } from "../services/useSessionEnd.ts";
import { useSaveKey, useTabGuard } from "./windowEvents.ts";

type Options<Draft extends KeptFields, Input, Stored> = {
  readonly form: {
    readonly blank: () => Draft;
    readonly parse: (draft: Draft) => Result.Result<Input, readonly Issue[]>;
    readonly isRequired: (name: string) => boolean;
  };
  readonly labels: { readonly [Name in keyof Draft]: string };
  readonly send: (input: Input) => Promise<ApiResult<Stored>>;
  readonly onStored?: (stored: Stored, input: Input) => void;
  /** Keeps what was typed when the session ends; without it nothing is kept. */
  readonly drafts?: KeptDrafts;
};

type Attempt<Stored> = { readonly issues: readonly Issue[]; readonly result: ApiResult<Stored> | null };

export type PlainForm<Draft> = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly field: <Name extends keyof Draft & string>(
    name: Name,
  ) => {
    readonly name: string;
    readonly label: string;
    readonly value: Draft[Name];
    readonly error: string | undefined;
    readonly required: boolean;
    readonly onChange: (typed: Draft[Name]) => void;
  };
  readonly submit: () => void;
  readonly isBusy: boolean;
  readonly isStored: boolean;
  /** Something is typed that no call has stored. */
  readonly isModified: boolean;
  /** That typed texts are back, or why the last attempt was refused. */
  readonly refusal: ReactNode;
};

/** A form of texts and choices that is sent once and then blank again: it has no stored record and nothing to merge. */
export function usePlainForm<Draft extends KeptFields, Input, Stored>({
  form,
  labels,
  send: store,
  onStored = () => undefined,
  drafts,
}: Options<Draft, Input, Stored>): PlainForm<Draft> {
  const [kept] = useState(() => drafts?.read() ?? null);
  const [draft, setDraft] = useState<Draft>(() => ({ ...form.blank(), ...kept }));
  const [isBusy, setIsBusy] = useState(false);
  const [attempt, setAttempt] = useState<Attempt<Stored>>({ issues: [], result: null });
  const { issues, result } = attempt;
  const ref = useRef<HTMLFormElement>(null);
  const errors: FieldErrors = result === null ? {} : errorsOf(result);
  const elsewhere = Object.entries(errors).flatMap(([name, text]) => (name in labels ? [] : [text]));

  useEffect(() => {
    const isRefused = attempt.issues.length > 0 || attempt.result?.kind === "invalid";
    if (isRefused && ref.current !== null) focusFirstError(ref.current);
  }, [attempt]);

  const isModified = !isSame(draft, form.blank());
  // The texts are on screen again, or another person has signed in.
  useEffect(() => drafts?.clear(), [drafts]);
  useSessionEnd(() => {
    if (isModified) drafts?.write(draft);
  });
  useTabGuard(() => isModified);

  const send = async () => {
    const parsed = form.parse(draft);
    if ("failure" in parsed) return setAttempt({ issues: issuesOf(parsed), result: null });
    setIsBusy(true);
    setAttempt({ issues: [], result: null });
    const result = await store(parsed.success);
    setIsBusy(false);
    setAttempt({ issues: [], result });
    if (result.kind !== "ok") return;
    // Fields that were edited during the call keep their text: it is not stored.
    setDraft((typed) => (typed === draft ? form.blank() : typed));
    onStored(result.value, parsed.success);
  };

  const submit = () => {
    if (!isBusy) void send();
  };
  useSaveKey(submit, (focused) => {
    const box = ref.current?.closest("[role$='dialog']") ?? ref.current;
    return box?.contains(focused) === true;
  });

  const field = <Name extends keyof Draft & string>(name: Name) => {
    const message = messageAt({ errors, issues }, name);
    return {
      name,
      label: labels[name],
      value: draft[name],
      error: message === undefined ? undefined : fieldMessageText(message),
      required: form.isRequired(name),
      onChange: (typed: Draft[Name]) => {
        setDraft({ ...draft, [name]: typed });
        setAttempt({ issues: [], result: null });
      },
    };
  };

  return {
    ref,
    field,
    submit,
    isBusy,
    isModified,
    isStored: result?.kind === "ok",
    refusal: (
      <>
        {kept !== null && result === null && isModified && (
          <Alert tone="info">What you typed before you signed in again is back.</Alert>
        )}
        {result?.kind === "invalid" && <InvalidAlert elsewhere={elsewhere} />}
        {result?.kind === "conflict" && <Alert tone="warning">{result.message}</Alert>}
        {result?.kind === "failed" && <FailureAlert failure={failureOf(result)} />}
      </>
    ),
  };
}
