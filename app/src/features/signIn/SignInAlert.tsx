import { Alert } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
import { useSession } from "../../services/services.tsx";

/** The reason why the last sign-in failed or the session ended; nothing on a fresh start. */
export function SignInAlert() {
  const isExpired = useSession((snapshot) => snapshot.matches({ signedOut: "expired" }));
  const isIncorrect = useSession((snapshot) => snapshot.matches({ signedOut: "incorrect" }));
  const isUnreachable = useSession((snapshot) => snapshot.matches({ signedOut: "unreachable" }));
  const isEnded = useSession((snapshot) => snapshot.matches({ signedOut: "ended" }));
  const isUnchecked = useSession((snapshot) => snapshot.matches({ askingCode: "unreachable" }));
  const isLimited = useSession(
    (snapshot) => snapshot.matches({ signedOut: "limited" }) || snapshot.matches({ askingCode: "limited" }),
  );
  return (
    <div className="mb-3 empty:hidden">
      {isExpired && <Alert tone="info">Your session has ended. Sign in to continue where you were.</Alert>}
      {isEnded && <Alert tone="warning">The code came too late, or was wrong too often. Sign in again.</Alert>}
      {isUnchecked && <Alert tone="danger">The server did not respond properly. Try again in a moment.</Alert>}
      {isLimited && <Alert tone="warning">Too many attempts. Wait a minute, then try again.</Alert>}
      {(isIncorrect || isUnreachable) && (
        <Alert tone="danger">
          {messages.signInFailed}
          {isUnreachable && (
            <p className="mt-1 font-normal">
              The server did not respond properly, so the problem may lie there. Try again in a moment.
            </p>
          )}
        </Alert>
      )}
    </div>
  );
}
