import { Button, focusFirstError, loadLate, PasswordInput, TextInput } from "@teedesk/ui";
import { type FormEvent, lazy, useEffect, useRef, useState } from "react";
import { Redirect } from "wouter";
import { selectEmail, selectReturnPath } from "../../flows/session/selectors.ts";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { SignInAlert } from "./SignInAlert.tsx";
import { SignInFrame } from "./SignInFrame.tsx";

const required = { email: "Enter your email.", password: "Enter your password." };

const CodeStep = lazy(() => loadLate(async () => ({ default: (await import("./CodeStep.tsx")).CodeStep })));
const EnrolStep = lazy(() => loadLate(async () => ({ default: (await import("./EnrolStep.tsx")).EnrolStep })));

/** The sign-in screen (OPS-SIGN-01 to 10), and the steps that a second factor adds. */
export function SignInPage() {
  const isSignedIn = useSession((snapshot) => snapshot.hasTag("signedIn"));
  const asksCode = useSession((snapshot) => snapshot.matches("askingCode") || snapshot.matches("checkingCode"));
  const isEnrolling = useSession((snapshot) => snapshot.matches("enrolling"));
  const returnPath = useSession((snapshot) => selectReturnPath(snapshot, paths.home()));
  if (isSignedIn) return <Redirect replace to={returnPath} />;
  if (asksCode) return <CodeStep />;
  return isEnrolling ? <EnrolStep /> : <PasswordStep />;
}

/** The machine decides; this form only holds the typed text. */
function PasswordStep() {
  const { config, session } = useServices();
  const lastEmail = useSession(selectEmail);
  const issues = useSession(({ context }) => context.issues);
  const isBusy = useSession((snapshot) => snapshot.hasTag("busy"));
  const [email, setEmail] = useState(lastEmail);
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (issues.length > 0 && form.current !== null) focusFirstError(form.current);
  }, [issues]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    session.send({ type: "signIn.submitted", email, password });
  };
  const typed = { email, password };
  const errorOf = (field: "email" | "password") =>
    typed[field].trim() === "" && issues.some(({ path }) => path === field) ? required[field] : undefined;

  return (
    <SignInFrame heading={messages.welcome(config.product_name)}>
      <SignInAlert />
      <form ref={form} noValidate onSubmit={submit}>
        <TextInput
          label="Email"
          name="email"
          kind="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={setEmail}
          error={errorOf("email")}
        />
        <PasswordInput
          label="Password"
          name="password"
          value={password}
          onChange={setPassword}
          error={errorOf("password")}
        />
        <Button kind="primary" type="submit" busy={isBusy} className="mt-2 w-full">
          Sign in
        </Button>
      </form>
    </SignInFrame>
  );
}
