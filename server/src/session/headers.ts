import type { FastifyRequest } from "fastify";
import type { Credentials, Presented } from "./sessions.repository.ts";

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The session a request presents. Only headers count: an address ends up in histories and logs (ANSWER-19). */
export const presentedSession = ({ headers }: FastifyRequest): Presented | null =>
  presented(headers["access-token"], headers.client, headers.uid);

/** The session in an address. Only downloads read it, since a link that is opened in a new tab has no headers (OPS-REP-51). */
export function presentedInAddress({ query }: FastifyRequest): Presented | null {
  const values = new Map(Object.entries(query ?? {}));
  return presented(values.get("access_token"), values.get("client"), values.get("uid"));
}

/**
 * Seconds since the person at the console last typed, clicked or scrolled, as the console states them with every request (DECISION-75). A
 * specified console does not: each of its requests is an act.
 */
export function idleSecondsOf({ headers }: FastifyRequest): number {
  const stated = String(headers["idle-seconds"] ?? "");
  return /^\d{1,7}$/.test(stated) ? Number(stated) : 0;
}

function presented(token: unknown, client: unknown, uid: unknown): Presented | null {
  if (typeof client !== "string" || typeof uid !== "string" || typeof token !== "string") return null;
  return isUuid(client) && token !== "" ? { client, token, uid } : null;
}

/** The five headers of devise_token_auth, in the order the console stores them. */
export const sessionHeaders = ({ token, client, expiresAt }: Credentials, email: string) => ({
  "access-token": token,
  uid: email,
  client,
  expiry: String(Math.floor(expiresAt.getTime() / 1000)),
  "token-type": "Bearer",
});
