import type { ApiResult, Credentials, Level } from "@teedesk/domain";
import { assign, fromCallback, fromPromise, raise, setup } from "xstate";
import { resultGuards } from "../apiResult.ts";
import type { CodeNeeded, FactorMissing, SessionPorts, StorageChange, StoredSession } from "./ports.ts";
import { returnPathFrom } from "./returnPath.ts";
import { hasToken, noSession, renewed } from "./session.ts";
import { type SignInForm, type SignInIssue, signInIssues } from "./signInIssues.ts";

export type SessionEvent =
  | ({ readonly type: "signIn.submitted" } & SignInForm)
  | { readonly type: "code.submitted"; readonly code: string }
  | { readonly type: "code.abandoned" }
  | { readonly type: "factor.confirmed" }
  | { readonly type: "signOut.requested" }
  | { readonly type: "credentials.rotated"; readonly credentials: Credentials }
  | { readonly type: "request.unauthorized"; readonly path: string }
  | { readonly type: "request.factorMissing"; readonly path: string }
  | ({ readonly type: "storage.changed" } & StorageChange);

type SessionContext = {
  readonly session: StoredSession;
  /** Where to go after sign-in; "" is home. */
  readonly returnPath: string;
  readonly issues: readonly SignInIssue[];
  /** Stands for the right password while a code is asked for; else "". */
  readonly pendingToken: string;
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

type SignInResult = ApiResult<Credentials> | CodeNeeded;
type LevelResult = ApiResult<Level> | FactorMissing;

/** Time a sign-out waits for the server before it continues without it, in milliseconds. */
const signOutPatience = 3000;

/** The actors, guards and actions of the session machine; machine.ts uses them. */
export const sessionSetup = (ports: SessionPorts) =>
  setup({
    types,
    delays: { signOutPatience },
    actors: {
      signIn: fromPromise<SignInResult, SignInForm>(({ input, signal }) => ports.signIn(input, signal)),
      completeSignIn: fromPromise<ApiResult<Credentials>, { token: string; code: string }>(({ input, signal }) =>
        ports.completeSignIn(input, signal),
      ),
      fetchLevel: fromPromise<LevelResult, { email: string }>(({ input, signal }) =>
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
      isTyped: (_, { code }: { code: string }) => code.trim() !== "",
      needsCode: (_, result: SignInResult) => result.kind === "codeNeeded",
      lacksFactor: (_, result: LevelResult) => result.kind === "factorMissing",
      givesToken: (_, result: SignInResult) => result.kind === "ok" && hasToken(result.value),
      isLimited: (_, result: SignInResult) => result.kind === "failed" && result.status === 429,
      isOutage: (_, result: SignInResult) =>
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
      adoptSignIn: assign(({ context }, result: SignInResult) =>
        result.kind === "ok" ? { session: { ...context.session, credentials: result.value } } : {},
      ),
      notePending: assign((_, result: SignInResult) =>
        result.kind === "codeNeeded" ? { pendingToken: result.token } : {},
      ),
      forgetPending: assign({ pendingToken: "" }),
      adoptLevel: assign(({ context }, result: LevelResult) =>
        result.kind === "ok" ? { session: { ...context.session, level: result.value } } : {},
      ),
      forget: assign({ session: noSession, issues: [] }),
      rememberPath: assign((_, { path }: { path: string }) => ({ returnPath: returnPathFrom(path) })),
      forgetPath: assign({ returnPath: "" }),
    },
  });
