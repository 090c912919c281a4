import type { ApiResult, Credentials, Level } from "@teedesk/domain";
import { assign, fromCallback, fromPromise, raise, setup } from "xstate";
import { resultGuards } from "../apiResult.ts";
import type { SessionPorts, StorageChange, StoredSession } from "./ports.ts";
import { returnPathFrom } from "./returnPath.ts";
import { hasToken, noSession, renewed } from "./session.ts";
import { type SignInForm, type SignInIssue, signInIssues } from "./signInIssues.ts";

export type SessionEvent =
  | ({ readonly type: "signIn.submitted" } & SignInForm)
  | { readonly type: "signOut.requested" }
  | { readonly type: "credentials.rotated"; readonly credentials: Credentials }
  | { readonly type: "request.unauthorized"; readonly path: string }
  | ({ readonly type: "storage.changed" } & StorageChange);

type SessionContext = {
  readonly session: StoredSession;
  /** Where to go after sign-in; "" is home. */
  readonly returnPath: string;
  readonly issues: readonly SignInIssue[];
};

interface SessionTypes {
  context?: SessionContext;
  events?: SessionEvent;
  /** `path` is where the console was opened. */
  input?: { readonly path: string };
  tags?: "busy" | "signedIn" | "signedOut";
  /** Said once after a sign-out: go back one page (OPS-SES-10). */
  emitted?: { readonly type: "session.closed" };
}

const types: SessionTypes = {};

/** Time a sign-out waits for the server before it continues without it, in milliseconds. */
const signOutPatience = 3000;

/** The actors, guards and actions of the session machine; machine.ts uses them. */
export const sessionSetup = (ports: SessionPorts) =>
  setup({
    types,
    delays: { signOutPatience },
    actors: {
      signIn: fromPromise<ApiResult<Credentials>, SignInForm>(({ input, signal }) => ports.signIn(input, signal)),
      fetchLevel: fromPromise<ApiResult<Level>, { email: string }>(({ input, signal }) =>
        ports.fetchLevel(input.email, signal),
      ),
      signOut: fromPromise(({ signal }) => ports.signOut(signal)),
      watchStorage: fromCallback<SessionEvent>(({ sendBack }) =>
        ports.storage.watch((change) => sendBack({ type: "storage.changed", ...change })),
      ),
    },
    guards: {
      ...resultGuards,
      isFilledIn: (_, form: SignInForm) => signInIssues(form).length === 0,
      givesToken: (_, result: ApiResult<Credentials>) => result.kind === "ok" && hasToken(result.value),
      isLimited: (_, result: ApiResult<unknown>) => result.kind === "failed" && result.status === 429,
      isOutage: (_, result: ApiResult<unknown>) =>
        result.kind === "failed" && (result.status === null || result.status >= 500),
      hasToken: (_, { credentials }: { credentials: Credentials }) => hasToken(credentials),
      /** The same person's session, renewed by another tab. */
      isSameUser: ({ context }, { stored }: StorageChange) =>
        stored !== null && hasToken(stored.credentials) && stored.email === context.session.email,
      isSession: (_, { stored }: StorageChange) => stored !== null && hasToken(stored.credentials),
      isSessionWithLevel: (_, { stored }: StorageChange) =>
        stored !== null && hasToken(stored.credentials) && stored.level !== null,
    },
    actions: {
      readStorage: raise(({ context }) => ({
        type: "storage.changed" as const,
        stored: ports.storage.read(),
        path: context.returnPath,
      })),
      writeStorage: ({ context }) => ports.storage.write(context.session),
      clearStorage: () => ports.storage.clear(),
      adoptStored: assign(({ context }, { stored }: StorageChange) => ({ session: renewed(context.session, stored) })),
      noteIssues: assign((_, form: SignInForm) => ({ issues: signInIssues(form) })),
      noteEmail: assign((_, { email }: SignInForm) => ({ session: { ...noSession, email: email.trim() }, issues: [] })),
      adoptCredentials: assign(({ context }, { credentials }: { credentials: Credentials }) => ({
        session: { ...context.session, credentials },
      })),
      adoptSignIn: assign(({ context }, result: ApiResult<Credentials>) =>
        result.kind === "ok" ? { session: { ...context.session, credentials: result.value } } : {},
      ),
      adoptLevel: assign(({ context }, result: ApiResult<Level>) =>
        result.kind === "ok" ? { session: { ...context.session, level: result.value } } : {},
      ),
      forget: assign({ session: noSession, issues: [] }),
      rememberPath: assign((_, { path }: { path: string }) => ({ returnPath: returnPathFrom(path) })),
      forgetPath: assign({ returnPath: "" }),
    },
  });
