import { type ApiResult, secondFactorCodeForm } from "@teedesk/domain";
import { Button, InSight, TextInput } from "@teedesk/ui";
import type { FormEvent } from "react";
import { usePlainForm } from "../../editing/usePlainForm.tsx";

type Props<Stored> = {
  /** The text of the button that sends the code. */
  readonly act: string;
  readonly isDanger?: boolean;
  readonly intro: string;
  readonly send: (input: { readonly code: string }) => Promise<ApiResult<Stored>>;
  readonly onStored: (stored: Stored) => void;
  readonly onBack: () => void;
};

/** One code of the authenticator app, for an act that asks for it. */
export function FactorCodeForm<Stored>({ act, isDanger = false, intro, send, onStored, onBack }: Props<Stored>) {
  const { ref, field, submit, isBusy, refusal } = usePlainForm({
    form: secondFactorCodeForm,
    labels: { code: "Code" },
    send,
    onStored,
  });
  return (
    <form
      ref={ref}
      noValidate
      aria-label={act}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-2"
    >
      <p className="text-ink-muted">{intro}</p>
      <InSight>{refusal}</InSight>
      <TextInput {...field("code")} kind="digits" autoComplete="one-time-code" autoFocus className="max-w-80" />
      <div className="flex flex-wrap gap-2">
        <Button kind={isDanger ? "danger" : "primary"} type="submit" busy={isBusy}>
          {act}
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </form>
  );
}
