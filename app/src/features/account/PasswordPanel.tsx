import { useQueryClient } from "@tanstack/react-query";
import { type Answer, type Issue, type OwnPasswordDraft, ownPasswordForm, shortestPassword } from "@teedesk/domain";
import { Alert, Button, focusFirstError, InSight, Panel, PasswordInput } from "@teedesk/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { errorsOf, failureOf } from "../../flows/answer.ts";
import { messageAt } from "../../flows/field.ts";
import { issuesOf } from "../../flows/parsed.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { fieldMessageText } from "../../messages/fieldMessageText.ts";
import { InvalidAlert } from "../../messages/InvalidAlert.tsx";
import { messages } from "../../messages/messages.ts";
import { useServices } from "../../services/services.tsx";
import { changePassword } from "./account.api.ts";

const blank = ownPasswordForm.blank();

const labels = {
  current_password: "Current Password",
  password: "New Password",
  password_confirmation: "New Password Confirmation",
} satisfies Record<keyof OwnPasswordDraft, string>;

/** What is known of the last attempt: what the form found, or what the server answered. */
type Attempt = { readonly issues: readonly Issue[]; readonly answered: Answer<unknown> | null };
const none: Attempt = { issues: [], answered: null };

/** The form of one's own password. It is blank again when it is done, and whenever the page is left: a password is kept nowhere. */
export function PasswordPanel() {
  const { api } = useServices();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(blank);
  const [isBusy, setIsBusy] = useState(false);
  const [{ issues, answered }, setAttempt] = useState(none);
  const form = useRef<HTMLFormElement>(null);
  const errors = answered === null ? {} : errorsOf(answered);
  const elsewhere = Object.entries(errors).flatMap(([name, text]) => (name in labels ? [] : [text]));
  const isRefused = issues.length > 0 || answered?.kind === "invalid";

  useEffect(() => {
    if (isRefused && form.current !== null) focusFirstError(form.current);
  }, [isRefused]);

  const submit = async () => {
    const parsed = ownPasswordForm.parse(draft);
    if ("failure" in parsed) return setAttempt({ issues: issuesOf(parsed), answered: null });
    setIsBusy(true);
    setAttempt(none);
    const answered = await changePassword(api, parsed.success);
    setIsBusy(false);
    setAttempt({ issues: [], answered });
    if (answered.kind !== "ok") return;
    setDraft(blank);
    await queries.invalidateQueries({ queryKey: ["own_session"] });
  };

  const field = (name: keyof OwnPasswordDraft) => {
    const message = messageAt({ errors, issues }, name);
    return {
      name,
      label: labels[name],
      value: draft[name],
      error: message === undefined ? undefined : fieldMessageText(message),
      required: true,
      onChange: (typed: string) => {
        setDraft({ ...draft, [name]: typed });
        setAttempt(none);
      },
    };
  };

  return (
    <Panel heading="Password">
      <form
        ref={form}
        noValidate
        aria-label="Password"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
        className="flex flex-col gap-4"
      >
        <InSight>
          {answered?.kind === "ok" && <Alert tone="success">{messages.success}. Your other sessions have ended.</Alert>}
          {answered?.kind === "invalid" && <InvalidAlert elsewhere={elsewhere} />}
          {answered?.kind === "failed" && <FailureAlert failure={failureOf(answered)} />}
        </InSight>
        <div className="flex flex-col gap-2">
          <PasswordInput {...field("current_password")} />
          <PasswordInput
            {...field("password")}
            autoComplete="new-password"
            hint={`At least ${shortestPassword} characters.`}
          />
          <PasswordInput {...field("password_confirmation")} autoComplete="new-password" />
        </div>
        <Button kind="primary" type="submit" busy={isBusy} className="self-start">
          Change Password
        </Button>
      </form>
    </Panel>
  );
}
