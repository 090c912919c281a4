import { useEffect, useEffectEvent } from "react";
import { useServices } from "../services.tsx";

/** Tells a page that the session ended by itself, while what was typed can still be put aside. */
export function useSessionEnd(ended: () => void): void {
  const { session } = useServices();
  const hear = useEffectEvent(ended);
  useEffect(() => {
    const subscription = session.subscribe((snapshot) => {
      if (snapshot.matches({ signedOut: "expired" })) hear();
    });
    return () => subscription.unsubscribe();
  }, [session]);
}
