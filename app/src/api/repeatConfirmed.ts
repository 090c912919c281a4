import { type ClientSession, credentialsFrom, rotatedCredentials } from "./credentials.ts";

type Send = (request: Request) => Promise<Response>;

/** Whether a call was refused because the caller has to give the password again first (DECISION-71). */
const asksConfirmation = ({ status, headers }: Response): boolean =>
  status === 403 && headers.get("step-up") === "required";

/** A response whose next token has been adopted: later it may be an old one. */
function withoutToken(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete("access-token");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/**
 * Sends a request, and once more when the server refused it for want of a confirmed session and the person confirmed: the same request with
 * the same `Idempotency-Key`, since the refused one did nothing. Its sender waits meanwhile, and gets the refusal if the person cancels.
 */
export function repeatConfirmed(session: ClientSession, send: Send): Send {
  return async (request) => {
    // Each sending has a body of its own, in memory: that of a cloned request is a stream, which the browser's tools do not show.
    const typed = await request.arrayBuffer();
    const body = typed.byteLength === 0 ? {} : { body: typed };
    const refused = await send(new Request(request, body));
    if (!asksConfirmation(refused)) return refused;
    const before = session.credentials();
    if (before !== null && before.client === request.headers.get("client")) {
      if (credentialsFrom(refused.headers)["access-token"] !== "")
        session.rotated(rotatedCredentials(before, refused.headers));
    }
    if (!(await session.confirmed())) return withoutToken(refused);
    const now = session.credentials();
    // Another person may have signed in while the dialog was open.
    if (now?.client !== request.headers.get("client")) return withoutToken(refused);
    const again = new Request(request, body);
    for (const [name, value] of Object.entries(now ?? {})) again.headers.set(name, value);
    return send(again);
  };
}
