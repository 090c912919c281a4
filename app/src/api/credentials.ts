import { type Credentials, credentialsOf } from "@teedesk/domain";

/** The credentials of a response; missing ones are blank. */
export const credentialsFrom = (headers: Headers): Credentials =>
  credentialsOf((name) => headers.get(name)?.trim() ?? "");

/**
 * The credentials after a response. A server that rotates tokens sends the next one, and blank headers to requests
 * that ran in parallel: a blank one replaces nothing, and without a new token of this session nothing changes.
 */
export function rotatedCredentials(current: Credentials, headers: Headers): Credentials {
  const sent = credentialsFrom(headers);
  const isOurs = sent.client === "" || sent.client === current.client;
  if (sent["access-token"] === "" || !isOurs) return current;
  return { ...current, ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== "")) };
}

/** Whether a call was refused because the person must set up a second factor first. */
export const lacksFactor = ({ status, headers }: Response): boolean =>
  status === 403 && headers.get("second-factor") === "missing";

/** The client's view of the session: the credentials to send, and listeners for what responses change. */
export type ClientSession = {
  /** The stored credentials, null when there are none. */
  readonly credentials: () => Credentials | null;
  /** A response carried another access token: these are the credentials to send from now on. */
  readonly rotated: (credentials: Credentials) => void;
  /** A request of this session got 401. */
  readonly unauthorized: () => void;
  /** A request of this session was refused for want of a second factor. */
  readonly factorMissing: () => void;
  /** Asks the person to confirm that it is them; false if they cancel. */
  readonly confirmed: () => Promise<boolean>;
};
