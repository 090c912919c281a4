import { useEffect } from "react";
import { Redirect } from "wouter";
import { paths } from "../../paths.ts";
import { useServices, useSession } from "../../services.tsx";
import { Waiting } from "../../Waiting.tsx";

/** /logout has no screen of its own: opening it signs out (OPS-SIGN-02). */
export function SignOutPage() {
  const { session } = useServices();
  const isSignedOut = useSession((snapshot) => snapshot.hasTag("signedOut"));
  useEffect(() => {
    session.send({ type: "signOut.requested" });
  }, [session]);
  return isSignedOut ? <Redirect replace to={paths.login()} /> : <Waiting />;
}
