import { useEffect, useEffectEvent } from "react";
import { selectEmail } from "../flows/session/selectors.ts";
import { useServices } from "./services.tsx";

/**
 * Tells a page that its session ended by itself, or that another tab signed in somebody else, while what was typed can
 * still be saved as a draft. After a sign-out of one's own nothing is.
 */
export function useSessionEnd(ended: () => void): void {
  const { session } = useServices();
  const onEnd = useEffectEvent(ended);
  useEffect(() => {
    const email = selectEmail(session.getSnapshot());
    const subscription = session.subscribe((snapshot) => {
      const isAnothers = selectEmail(snapshot) !== email && !snapshot.hasTag("signedOut");
      if (snapshot.matches({ signedOut: "expired" }) || isAnothers) onEnd();
    });
    return () => subscription.unsubscribe();
  }, [session]);
}
