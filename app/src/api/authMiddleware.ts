import type { Middleware } from "openapi-fetch";
import { type ClientSession, rotatedCredentials } from "./credentials.ts";

/** Signing in is the one call without a session; its 401 is a wrong password, not the end of one. */
const signInPath = "/api/auth/sign_in";

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
      if (schemaPath === signInPath || credentials === null) return undefined;
      for (const [name, value] of Object.entries(credentials)) request.headers.set(name, value);
      return request;
    },
    onResponse({ request, response, schemaPath }) {
      if (schemaPath === signInPath || !isOfThisSession(request)) return;
      if (response.status === 401) {
        void afterReading(response, () => isOfThisSession(request) && session.unauthorized());
        return;
      }
      const current = session.credentials();
      if (current === null) return;
      const next = rotatedCredentials(current, response.headers);
      if (next["access-token"] !== current["access-token"]) session.rotated(next);
    },
  };
}
