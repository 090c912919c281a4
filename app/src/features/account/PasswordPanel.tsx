import { useQueryClient } from "@tanstack/react-query";
import { type OwnPasswordDraft, ownPasswordForm } from "@teedesk/domain";
import { Alert, Button, InSight, Panel, PasswordInput } from "@teedesk/ui";
import type { FormEvent } from "react";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { messages } from "../../messages/messages.ts";
import { useServices } from "../../services/services.tsx";
import { changePassword } from "./account.api.ts";

const labels = {
  current_password: "Current Password",
  password: "New Password",
  password_confirmation: "New Password Confirmation",
} satisfies Record<keyof OwnPasswordDraft, string>;

/** The form of one's own password. It is blank again after a change and whenever the page is left: no password is kept. */
export function PasswordPanel() {
  const { api, config } = useServices();
  const queries = useQueryClient();
  const { ref, field, submit, isBusy, isStored, refusal } = usePlainForm({
    form: ownPasswordForm,
    labels,
    send: (input) => changePassword(api, input),
    onStored: () => void queries.invalidateQueries({ queryKey: ["own_session"] }),
  });
  return (
    <Panel heading="Password" className="print:hidden">
      <form
        ref={ref}
        noValidate
        aria-label="Password"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-4"
      >
        <InSight>
          {isStored && <Alert tone="success">{messages.success}. Your other sessions have ended.</Alert>}
          {refusal}
        </InSight>
        <div className="flex flex-col gap-2">
          <PasswordInput {...field("current_password")} />
          <PasswordInput {...field("password")} autoComplete="new-password" hint={`${config.password_rule}.`} />
          <PasswordInput {...field("password_confirmation")} autoComplete="new-password" />
        </div>
        <Button data-acts kind="primary" type="submit" busy={isBusy} className="self-start">
          Change Password
        </Button>
      </form>
    </Panel>
  );
}
