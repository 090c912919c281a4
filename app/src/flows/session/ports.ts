import type { ApiResult, Credentials, Level } from "@teedesk/domain";

/** A session as browser storage holds it. `level` is null until the server has returned it. */
export type StoredSession = {
  readonly credentials: Credentials;
  readonly email: string;
  readonly level: Level | null;
};

/** Storage as another tab left it, and the path this tab is on. */
export type StorageChange = { readonly stored: StoredSession | null; readonly path: string };

/** The password is right, and a code is needed as well; `token` stands for the password. */
export type CodeNeeded = { readonly kind: "codeNeeded"; readonly token: string };

/** The person must have a second factor: until it is set up, the server refuses everything else. */
export type FactorMissing = { readonly kind: "factorMissing" };

export type SessionPorts = {
  readonly signIn: (
    input: { readonly email: string; readonly password: string },
    signal: AbortSignal,
  ) => Promise<ApiResult<Credentials> | CodeNeeded>;
  readonly completeSignIn: (
    input: { readonly token: string; readonly code: string },
    signal: AbortSignal,
  ) => Promise<ApiResult<Credentials>>;
  readonly fetchLevel: (email: string, signal: AbortSignal) => Promise<ApiResult<Level> | FactorMissing>;
  readonly signOut: (signal: AbortSignal) => Promise<ApiResult<unknown>>;
  readonly storage: {
    readonly read: () => StoredSession | null;
    readonly write: (session: StoredSession) => void;
    readonly clear: () => void;
    /** Calls back when another tab changed the session; returns the function that stops it. */
    readonly watch: (changed: (change: StorageChange) => void) => () => void;
  };
};
