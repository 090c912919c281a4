import type { Middleware } from "openapi-fetch";
import { type ClientSession, lacksFactor, rotatedCredentials } from "./credentials.ts";

/** Signing in has no session; its 401 is a wrong password or code, not the end of one. */
const signInPaths: readonly string[] = ["/api/auth/sign_in", "/api/auth/second_factor/sign_in"];

/**
 * Lets the caller of a refused request read its response before the session ends: its form then knows that nothing was done, and is kept as
 * a draft.
 */
async function afterReading(response: Response, tell: () => unknown): Promise<void> {
  await response
    .clone()
    .text()
    .catch(() => "");
  setTimeout(tell);
}

/**
 * Sends the stored credentials with every request (OPS-SES-11), passes on rotated ones from any response, failures
 * included, and reports a 401 (OPS-SES-13). A late response to a session that has ended or been replaced meanwhile
 * neither revives the old one nor ends the new one.
 */
export function authMiddleware(session: ClientSession): Middleware {
  const isOfThisSession = (request: Request) =>
    (request.headers.get("client") ?? "") === (session.credentials()?.client ?? "");
  return {
    onRequest({ request, schemaPath }) {
      const credentials = session.credentials();
      if (signInPaths.includes(schemaPath) || credentials === null) return undefined;
      for (const [name, value] of Object.entries(credentials)) request.headers.set(name, value);
      return request;
    },
    onResponse({ request, response, schemaPath }) {
      if (signInPaths.includes(schemaPath) || !isOfThisSession(request)) return;
      if (response.status === 401) {
        void afterReading(response, () => isOfThisSession(request) && session.unauthorized());
        return;
      }
      if (lacksFactor(response)) void afterReading(response, () => isOfThisSession(request) && session.factorMissing());
      const current = session.credentials();
      if (current === null) return;
      const next = rotatedCredentials(current, response.headers);
      if (next["access-token"] !== current["access-token"]) session.rotated(next);
    },
  };
}
