import { currentPasswordForm } from "@teedesk/domain";
import { Button, InSight, PasswordInput } from "@teedesk/ui";
import { type FormEvent, useState } from "react";
import { apiResult } from "../../api/apiResult.ts";
import type { Schema } from "../../api/contract.ts";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { useServices } from "../../services/services.tsx";
import { FactorCodeForm } from "./FactorCodeForm.tsx";
import { QrCode } from "./QrCode.tsx";
import { RecoveryCodesPanel } from "./RecoveryCodesPanel.tsx";

type Secret = Schema<"SecondFactorSecret">;

type Props = {
  readonly onDone: () => void;
  /** Whether the password's field takes the focus. */
  readonly autoFocus?: boolean;
};

/** Sets up a second factor: the password, the app's secret and a code of it, the recovery codes. */
export function SetUpForm({ onDone, autoFocus = false }: Props) {
  const { api } = useServices();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodesPanel codes={codes} onDone={onDone} />;
  if (secret === null) return <PasswordStep onStarted={setSecret} autoFocus={autoFocus} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-4">
        <QrCode text={secret.uri} label="QR code for the authenticator app" />
        <div className="min-w-0 grow basis-56">
          <p>Scan the QR code with your authenticator app.</p>
          <p className="mt-3 text-ink-muted">If it cannot scan, type this key into it:</p>
          <p className="mt-1 max-w-[20ch] font-mono">{(secret.secret.match(/.{1,4}/g) ?? []).join(" ")}</p>
        </div>
      </div>
      <FactorCodeForm
        act="Confirm"
        intro="Then type the six digits that the app shows."
        send={(body) => apiResult(api.POST("/api/auth/second_factor/confirm", { body }))}
        onStored={({ recovery_codes }) => setCodes(recovery_codes)}
        onBack={() => setSecret(null)}
      />
    </div>
  );
}

function PasswordStep({
  onStarted,
  autoFocus,
}: {
  readonly onStarted: (secret: Secret) => void;
  readonly autoFocus: boolean;
}) {
  const { api } = useServices();
  const { ref, field, submit, isBusy, refusal } = usePlainForm({
    form: currentPasswordForm,
    labels: { current_password: "Your Password" },
    send: (body) => apiResult(api.POST("/api/auth/second_factor", { body })),
    onStored: onStarted,
  });
  return (
    <form
      ref={ref}
      noValidate
      aria-label="Second factor"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-2"
    >
      <InSight>{refusal}</InSight>
      <PasswordInput
        {...field("current_password")}
        autoFocus={autoFocus}
        hint="Once more, to begin."
        className="max-w-80"
      />
      <Button kind="primary" type="submit" busy={isBusy} className="self-start">
        Set Up
      </Button>
    </form>
  );
}
