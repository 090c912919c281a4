/** The headers that carry a session, as devise_token_auth names them (OPS-SES-04); blank when nobody is signed in. */
export type Credentials = {
  readonly "access-token": string;
  readonly uid: string;
  readonly client: string;
  readonly expiry: string;
  readonly "token-type": string;
};

/** The credentials a response carries; what it does not send is blank. */
export function credentialsFrom(headers: Headers): Credentials {
  const sent = (name: string) => headers.get(name)?.trim() ?? "";
  return {
    "access-token": sent("access-token"),
    uid: sent("uid"),
    client: sent("client"),
    expiry: sent("expiry"),
    "token-type": sent("token-type"),
  };
}

/**
 * The credentials after a response. A server that rotates tokens sends the next one along, and blank headers to requests
 * that ran side by side: a blank one replaces nothing, and without a new token of this session nothing changes.
 */
export function rotatedCredentials(current: Credentials, headers: Headers): Credentials {
  const sent = credentialsFrom(headers);
  const isOurs = sent.client === "" || sent.client === current.client;
  if (sent["access-token"] === "" || !isOurs) return current;
  return { ...current, ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== "")) };
}

/** The session as the client sees it: what to send, and whom to tell what came back. */
export type ClientSession = {
  /** The stored credentials, null when there are none. */
  readonly credentials: () => Credentials | null;
  /** A response carried another access token: these are the credentials to send from now on. */
  readonly rotated: (credentials: Credentials) => void;
  /** A request of this session was answered 401. */
  readonly unauthorized: () => void;
};
