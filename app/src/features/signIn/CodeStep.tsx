import { Button, focusFirstError, TextInput } from "@teedesk/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useServices, useSession } from "../../services/services.tsx";
import { SignInAlert } from "./SignInAlert.tsx";
import { SignInFrame } from "./SignInFrame.tsx";

const kinds = {
  app: {
    label: "Code",
    hint: "The six digits that your authenticator app shows now.",
    other: "Use a recovery code",
    missing: "Enter the code.",
    wrong: "This code is wrong or has been used. Wait for the next one.",
  },
  recovery: {
    label: "Recovery code",
    hint: "One of those you stored. Each works once.",
    other: "Use the authenticator app",
    missing: "Enter a recovery code.",
    wrong: "This code is wrong or has been used.",
  },
} as const;

/** The step after the password: a code of the authenticator app, or a recovery code. The typed text stays after a refusal. */
export function CodeStep() {
  const { session } = useServices();
  const isBusy = useSession((snapshot) => snapshot.hasTag("busy"));
  const isWrong = useSession((snapshot) => snapshot.matches({ askingCode: "wrong" }));
  const isMissing = useSession((snapshot) => snapshot.matches({ askingCode: "incomplete" }));
  const [kind, setKind] = useState<keyof typeof kinds>("app");
  const [code, setCode] = useState("");
  const [refused, setRefused] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { label, hint, other, missing, wrong } = kinds[kind];
  const isRefused = code === refused;

  useEffect(() => {
    if ((isWrong || isMissing) && form.current !== null) focusFirstError(form.current);
  }, [isWrong, isMissing]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(code);
    session.send({ type: "code.submitted", code });
  };
  const error = isWrong ? wrong : isMissing ? missing : undefined;

  return (
    <SignInFrame heading="Enter your code">
      <SignInAlert />
      <form ref={form} noValidate onSubmit={submit}>
        <TextInput
          key={kind}
          label={label}
          name="code"
          kind={kind === "app" ? "digits" : "text"}
          autoComplete={kind === "app" ? "one-time-code" : "off"}
          autoFocus
          hint={hint}
          value={code}
          onChange={setCode}
          error={isRefused ? error : undefined}
        />
        <Button kind="primary" type="submit" busy={isBusy} className="mt-2 w-full">
          Sign in
        </Button>
      </form>
      <div className="mt-2 flex flex-wrap justify-between gap-2">
        <Button kind="quiet" size="small" onClick={() => session.send({ type: "code.abandoned" })}>
          Back
        </Button>
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            setKind(kind === "app" ? "recovery" : "app");
            setCode("");
          }}
        >
          {other}
        </Button>
      </div>
    </SignInFrame>
  );
}
