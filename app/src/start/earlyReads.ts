import type { Credentials } from "@teedesk/domain";

type Session = {
  readonly credentials: () => Credentials | null;
  /** A response carried other credentials. */
  readonly rotated: (headers: Headers) => void;
};

/** Reads that are under way before the code that wants them has run. */
export type EarlyReads = {
  /** The response to a request that was sent early, once; null for any other. */
  readonly take: (request: Request) => Promise<Response> | null;
  /** From now on rotated credentials are told to this one. */
  readonly tell: (rotated: (headers: Headers) => void) => void;
};

/** How old an early response may be when it is used, in milliseconds after the page began. */
const maxAge = 30_000;

/** The response without the token it carried: that was adopted when it arrived, and a newer one may have come since. */
const withoutToken = (response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.delete("access-token");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/**
 * Sends the reads of a page. Only what is safe to repeat and may be thrown away (ANSWER-19): a page that wants something
 * else never takes them. A rotated token is adopted all the same, as from any response (ANSWER-23).
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
    const response = send(address, { headers: { accept: "application/json", ...credentials } }).then((answered) => {
      rotated(answered.headers);
      return withoutToken(answered);
    });
    // One that nobody takes may fail unheard; who takes it hears.
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
