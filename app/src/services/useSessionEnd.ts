import { useEffect, useEffectEvent } from "react";
import { selectEmail } from "../flows/session/selectors.ts";
import { useServices } from "./services.tsx";

/**
 * Notifies a page that its session expired, or that another tab signed in somebody else, while the typed text can still be saved as a
 * draft. Not after Sign Out.
 */
export function useSessionEnd(ended: () => void): void {
  const { session } = useServices();
  const onEnd = useEffectEvent(ended);
  useEffect(() => {
    const email = selectEmail(session.getSnapshot());
    const subscription = session.subscribe((snapshot) => {
      const isAnothers = selectEmail(snapshot) !== email && !snapshot.hasTag("signedOut");
      const isRefused = snapshot.matches({ signedOut: "expired" }) || snapshot.matches("enrolling");
      if (isRefused || isAnothers) onEnd();
    });
    return () => subscription.unsubscribe();
  }, [session]);
}
