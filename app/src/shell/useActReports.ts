import { useEffect } from "react";
import { apiResult } from "../api/apiResult.ts";
import { selectEmail } from "../flows/session/selectors.ts";
import { useServices, useSession } from "../services/services.tsx";

/** Milliseconds between two reports. */
const interval = 60_000;

/**
 * Calls the server every minute, where it ends idle sessions: typing alone then keeps the session open, and the sign-in screen covers the
 * page of a person who is away (DECISION-75). The level is read because specified servers have it too.
 */
export function useActReports(): void {
  const { api, config } = useServices();
  const email = useSession(selectEmail);
  useEffect(() => {
    if (!config.ends_idle_sessions) return undefined;
    const report = () => void apiResult(api.POST("/api/ric_users/level", { body: { email } }));
    const timer = setInterval(report, interval);
    document.addEventListener("visibilitychange", report);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", report);
    };
  }, [api, config, email]);
}
