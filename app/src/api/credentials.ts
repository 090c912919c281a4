/** The headers that carry a session, as devise_token_auth names them (OPS-SES-04). */
export const credentialNames = ["access-token", "uid", "client", "expiry", "token-type"] as const;

export type Credentials = Readonly<Record<(typeof credentialNames)[number], string>>;

/** Where the signed-in session's credentials are kept; the client reads them for every request. */
export type CredentialStore = {
  readonly read: () => Credentials | null;
  readonly write: (credentials: Credentials) => void;
};

const sent = (headers: Headers, name: string): string => headers.get(name)?.trim() ?? "";

/** The credentials a sign-in answered, or null when there is no access token among them (OPS-SIGN-10). */
export function credentialsFrom(headers: Headers): Credentials | null {
  if (sent(headers, "access-token") === "") return null;
  return {
    "access-token": sent(headers, "access-token"),
    uid: sent(headers, "uid"),
    client: sent(headers, "client"),
    expiry: sent(headers, "expiry"),
    "token-type": sent(headers, "token-type"),
  };
}

/**
 * The credentials after a response: a server that rotates tokens sends the next one along, and blank ones while
 * requests run side by side. Answers the same object when there is nothing to adopt.
 */
export function rotated(current: Credentials, headers: Headers): Credentials {
  const next = credentialsFrom(headers);
  if (next === null || (next.client !== "" && next.client !== current.client)) return current;
  if (next["access-token"] === current["access-token"] && next.expiry === current.expiry) return current;
  return {
    ...current,
    "access-token": next["access-token"],
    expiry: next.expiry === "" ? current.expiry : next.expiry,
  };
}
