import { currentPasswordForm } from "@teedesk/domain";
import { PasswordInput } from "@teedesk/ui";
import { apiResult } from "../api/apiResult.ts";
import { PlainFormDialog } from "../editing/PlainFormDialog.tsx";
import { usePlainForm } from "../editing/usePlainForm.tsx";
import { useServices } from "../services/services.tsx";

/** Asks for the password over whatever is open, whose call then goes on (DECISION-71). */
export function IdentityDialog({ onSettled }: { readonly onSettled: (isConfirmed: boolean) => void }) {
  const { api } = useServices();
  const { field, ...form } = usePlainForm({
    form: currentPasswordForm,
    labels: { current_password: "Your Password" },
    send: (body) => apiResult(api.POST("/api/auth/confirm", { body })),
    onStored: () => onSettled(true),
  });
  return (
    <PlainFormDialog
      size="small"
      title="Confirm that it is you"
      // A password is not asked about before it is lost.
      form={{ ...form, isModified: false }}
      confirm="Confirm"
      onClose={() => onSettled(false)}
    >
      <p className="text-ink-muted">
        What you just asked for takes your password once more. It then goes on, and you are not asked again for five
        minutes.
      </p>
      <PasswordInput {...field("current_password")} />
    </PlainFormDialog>
  );
}
