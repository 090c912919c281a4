import { type Credentials, credentialsOf, isAdmin, type Level } from "@teedesk/domain";
import { member } from "../api/record.ts";
import type { SessionPorts, StoredSession } from "../flows/session/ports.ts";

/** The keys of the session in localStorage: new tabs need it, so it is not in sessionStorage. */
const keys = { credentials: "teedesk.authHeader", email: "teedesk.authName", level: "teedesk.level" };

/** The part of the browser this adapter uses; a test passes its own. */
type Browser = {
  readonly localStorage: Storage;
  readonly location: { readonly pathname: string; readonly search: string };
  readonly addEventListener: (type: "storage", listener: (event: StorageEvent) => void) => void;
  readonly removeEventListener: (type: "storage", listener: (event: StorageEvent) => void) => void;
};

/** Reads credentials that were stored as JSON; anything else is not a session. */
function parseCredentials(stored: string | null): Credentials | null {
  try {
    const json: unknown = JSON.parse(stored ?? "null");
    const credentials = credentialsOf((name) => {
      const value = member(json, name);
      return typeof value === "string" ? value : "";
    });
    return credentials["access-token"] === "" ? null : credentials;
  } catch {
    return null;
  }
}

function parseLevel(stored: string | null): Level | null {
  if (stored === null) return null;
  return isAdmin(stored) ? "admin" : "other";
}

/** Keeps the session in the browser (OPS-SES-04 to 06) and notifies when another tab changed it. */
export function browserStorage(browser: Browser): SessionPorts["storage"] {
  const { localStorage: storage } = browser;

  const read = (): StoredSession | null => {
    const credentials = parseCredentials(storage.getItem(keys.credentials));
    if (credentials === null) return null;
    return {
      credentials,
      email: storage.getItem(keys.email) ?? credentials.uid,
      level: parseLevel(storage.getItem(keys.level)),
    };
  };

  return {
    read,
    write: ({ credentials, email, level }) => {
      storage.setItem(keys.email, email);
      if (level === null) storage.removeItem(keys.level);
      else storage.setItem(keys.level, level);
      // Last, because this key makes it a session.
      storage.setItem(keys.credentials, JSON.stringify(credentials));
    },
    clear: () => {
      for (const key of [keys.credentials, keys.email, keys.level]) storage.removeItem(key);
    },
    watch: (changed) => {
      const ours = new Set<string | null>([null, keys.credentials, keys.level]);
      const listen = (event: StorageEvent) => {
        if (!ours.has(event.key)) return;
        changed({ stored: read(), path: browser.location.pathname + browser.location.search });
      };
      browser.addEventListener("storage", listen);
      return () => browser.removeEventListener("storage", listen);
    },
  };
}
