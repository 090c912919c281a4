import type { Credentials } from "@teedesk/domain";

type Session = {
  readonly credentials: () => Credentials | null;
  /** A response carried other credentials. */
  readonly rotated: (headers: Headers) => void;
};

/** Reads that start before the code that needs them has run. */
export type EarlyReads = {
  /** The response to a request that was sent early, once; null for any other request. */
  readonly take: (request: Request) => Promise<Response> | null;
  /** Rotated credentials are passed to this listener from now on. */
  readonly tell: (rotated: (headers: Headers) => void) => void;
};

/** The greatest age of a usable early response, in milliseconds since the page began. */
const maxAge = 30_000;

/** The response without its token, which was adopted on arrival; a newer one may have arrived since. */
const withoutToken = (response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.delete("access-token");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/**
 * Sends the reads of a page. Only reads that are safe to repeat and to discard (ANSWER-19): a page that needs others
 * never uses them. A rotated token is adopted all the same, as from any response (ANSWER-23).
 */
export function createEarlyReads(
  addresses: readonly string[],
  session: Session,
  send: typeof fetch = fetch,
): EarlyReads {
  const credentials = session.credentials();
  const responses = new Map<string, Promise<Response>>();
  let rotated = session.rotated;
  for (const address of credentials === null ? [] : addresses) {
    const response = send(address, { headers: { accept: "application/json", ...credentials } }).then((received) => {
      rotated(received.headers);
      return withoutToken(received);
    });
    // An unused read may fail silently; a used one passes its failure on.
    response.catch(() => undefined);
    responses.set(address, response);
  }
  return {
    take: (request) => {
      const response = responses.get(request.url);
      const isSameSession = request.headers.get("client") === credentials?.client;
      if (response === undefined || request.method !== "GET" || !isSameSession) return null;
      responses.delete(request.url);
      return performance.now() < maxAge ? response : null;
    },
    tell: (listener) => {
      rotated = listener;
    },
  };
}
