import { Button, focusFirstError, PasswordInput, TextInput } from "@teedesk/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Redirect } from "wouter";
import { selectEmail, selectReturnPath } from "../../flows/session/selectors.ts";
import { Logo } from "../../Logo.tsx";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { SignInAlert } from "./SignInAlert.tsx";

const required = { email: "Enter your email.", password: "Enter your password." };

/** The sign-in screen (OPS-SIGN-01 to 10). The machine decides; this form only holds the typed text. */
export function SignInPage() {
  const { config, session } = useServices();
  const lastEmail = useSession(selectEmail);
  const issues = useSession(({ context }) => context.issues);
  const isBusy = useSession((snapshot) => snapshot.hasTag("busy"));
  const isSignedIn = useSession((snapshot) => snapshot.hasTag("signedIn"));
  const returnPath = useSession((snapshot) => selectReturnPath(snapshot, paths.home()));
  const [email, setEmail] = useState(lastEmail);
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (issues.length > 0 && form.current !== null) focusFirstError(form.current);
  }, [issues]);

  if (isSignedIn) return <Redirect replace to={returnPath} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    session.send({ type: "signIn.submitted", email, password });
  };
  const typed = { email, password };
  const errorOf = (field: "email" | "password") =>
    typed[field].trim() === "" && issues.some(({ path }) => path === field) ? required[field] : undefined;

  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="w-full max-w-90 rounded-lg border border-line bg-surface p-6 sm:p-8"
      >
        <Logo name={config.product_name} size={40} />
        <h1 className="mt-4 mb-6 text-lg font-semibold tracking-tight text-balance">
          {messages.welcome(config.product_name)}
        </h1>
        <SignInAlert />
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
    </main>
  );
}
