import { Link } from "@teedesk/ui";
import { paths } from "../../navigation/paths.ts";
import { SetUpForm } from "../../resources/secondFactor/SetUpForm.tsx";
import { useServices } from "../../services/services.tsx";
import { SignInFrame } from "./SignInFrame.tsx";

/** The step of those who must have a second factor and have none: the server accepts no other call of theirs. */
export function EnrolStep() {
  const { session } = useServices();
  return (
    <SignInFrame heading="Set up your second factor" isWide>
      <p className="-mt-4 mb-4 text-ink-muted print:hidden">
        Signing in here takes a code from an authenticator app on your phone besides your password. Any app will do that
        shows six digits, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis.
      </p>
      <SetUpForm autoFocus onDone={() => session.send({ type: "factor.confirmed" })} />
      <p className="mt-4 print:hidden">
        <Link href={paths.logout()}>Sign out</Link>
      </p>
    </SignInFrame>
  );
}
