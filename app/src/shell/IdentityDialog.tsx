import { currentPasswordForm } from "@teedesk/domain";
import { Button, Dialog, InSight, PasswordInput } from "@teedesk/ui";
import { type FormEvent, useId } from "react";
import { apiResult } from "../api/apiResult.ts";
import { usePlainForm } from "../editing/usePlainForm.tsx";
import { useServices } from "../services/services.tsx";

/** Asks for the password over whatever is open, whose call then goes on (DECISION-71). */
export function IdentityDialog({ onSettled }: { readonly onSettled: (isConfirmed: boolean) => void }) {
  const { api } = useServices();
  const id = useId();
  const { ref, field, submit, isBusy, refusal } = usePlainForm({
    form: currentPasswordForm,
    labels: { current_password: "Your Password" },
    send: (body) => apiResult(api.POST("/api/auth/confirm", { body })),
    onStored: () => onSettled(true),
  });
  const cancel = () => onSettled(false);
  return (
    <Dialog
      open
      size="small"
      title="Confirm that it is you"
      onClose={cancel}
      onYes={submit}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button kind="primary" type="submit" form={id} busy={isBusy}>
            Confirm
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={id}
        noValidate
        aria-label="Confirm that it is you"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-2"
      >
        <p className="text-ink-muted">
          What you just asked for takes your password once more. It then goes on, and you are not asked again for five
          minutes.
        </p>
        <InSight>{refusal}</InSight>
        <PasswordInput {...field("current_password")} autoFocus />
      </form>
    </Dialog>
  );
}
