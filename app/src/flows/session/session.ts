import { type Credentials, credentialsOf } from "@teedesk/domain";
import type { StoredSession } from "./ports.ts";

/** The machine's session while no one is signed in. */
export const noSession: StoredSession = {
  credentials: credentialsOf(() => ""),
  email: "",
  level: null,
};

/** A session exists only with a token: a 200 without one is a failed sign-in (OPS-SIGN-10). */
export const hasToken = (credentials: Credentials): boolean => credentials["access-token"].trim() !== "";

/** The session after storage changed; a level already known stays known while the person is the same. */
export function renewed(known: StoredSession, stored: StoredSession | null): StoredSession {
  if (stored === null) return noSession;
  return stored.email === known.email ? { ...stored, level: stored.level ?? known.level } : stored;
}
