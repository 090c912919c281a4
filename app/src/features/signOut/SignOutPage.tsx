import { useEffect } from "react";
import { Redirect } from "wouter";
import { Waiting } from "../../messages/Waiting.tsx";
import { paths } from "../../navigation/paths.ts";
import { useServices, useSession } from "../../services/services.tsx";

/** /logout has no screen: opening it signs out (OPS-SIGN-02). */
export function SignOutPage() {
  const { session } = useServices();
  const isSignedOut = useSession((snapshot) => snapshot.hasTag("signedOut"));
  useEffect(() => {
    session.send({ type: "signOut.requested" });
  }, [session]);
  return isSignedOut ? <Redirect replace to={paths.login()} /> : <Waiting />;
}
