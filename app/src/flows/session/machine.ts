import { assertEvent, emit } from "xstate";
import { actorOutput, eventParams } from "../apiResult.ts";
import type { SessionPorts } from "./ports.ts";
import { returnPathFrom } from "./returnPath.ts";
import { noSession } from "./session.ts";
import { sessionSetup } from "./setup.ts";

/**
 * The person who is signed in (OPS-SES, OPS-SIGN). A session begins when the sign-in returned 200 and its headers are stored; the
 * level follows. It ends by sign-out, by any 401, or because another tab ended it; the path then open is kept.
 */
export function createSessionMachine(ports: SessionPorts) {
  const machine = sessionSetup(ports);

  /** Another tab's session becomes this one's; a level it has not learned yet is asked for. */
  const follow = [
    {
      guard: { type: "isSessionWithLevel", params: eventParams },
      actions: { type: "adoptStored", params: eventParams },
      target: "#session.signedIn",
    },
    {
      guard: { type: "isSession", params: eventParams },
      actions: { type: "adoptStored", params: eventParams },
      target: "#session.fetchingLevel",
    },
  ] as const;
  const expire = {
    target: "#session.signedOut.expired",
    actions: [{ type: "rememberPath", params: eventParams }, "forget"],
  } as const;
  const whileSignedIn = {
    "credentials.rotated": {
      guard: { type: "hasToken", params: eventParams },
      actions: [{ type: "adoptCredentials", params: eventParams }, "writeStorage"],
    },
    "request.unauthorized": { ...expire, actions: [...expire.actions, "clearStorage"] },
    "storage.changed": [
      { guard: { type: "isSameUser", params: eventParams }, actions: { type: "adoptStored", params: eventParams } },
      ...follow,
      expire,
    ],
    "signOut.requested": "#session.signingOut",
  } as const;

  return machine.createMachine({
    id: "session",
    context: ({ input }) => ({
      session: noSession,
      returnPath: returnPathFrom(input.path),
      issues: [],
      pendingToken: "",
    }),
    invoke: { src: "watchStorage", onDone: {}, onError: {} },
    initial: "restoring",
    states: {
      restoring: {
        entry: "readStorage",
        on: { "storage.changed": [...follow, { target: "signedOut" }] },
      },
      signedOut: {
        tags: "signedOut",
        initial: "idle",
        on: {
          "storage.changed": [...follow],
          "signIn.submitted": [
            {
              guard: { type: "isFilledIn", params: eventParams },
              actions: { type: "noteEmail", params: eventParams },
              target: "signingIn",
            },
            { actions: { type: "noteIssues", params: eventParams }, target: ".incomplete" },
          ],
        },
        states: { idle: {}, expired: {}, incomplete: {}, incorrect: {}, limited: {}, unreachable: {}, ended: {} },
      },
      signingIn: {
        tags: ["busy", "signedOut"],
        invoke: {
          src: "signIn",
          input: ({ event }) => {
            assertEvent(event, "signIn.submitted");
            return { email: event.email.trim(), password: event.password };
          },
          onDone: [
            {
              guard: { type: "givesToken", params: actorOutput },
              actions: [{ type: "adoptSignIn", params: actorOutput }, "writeStorage"],
              target: "fetchingLevel",
            },
            {
              guard: { type: "needsCode", params: actorOutput },
              actions: { type: "notePending", params: actorOutput },
              target: "askingCode",
            },
            { guard: { type: "isLimited", params: actorOutput }, target: "signedOut.limited" },
            { guard: { type: "isOutage", params: actorOutput }, target: "signedOut.unreachable" },
            { target: "signedOut.incorrect" },
          ],
          onError: "signedOut.unreachable",
        },
      },
      askingCode: {
        tags: "signedOut",
        initial: "idle",
        on: {
          "storage.changed": [...follow],
          "code.submitted": [
            { guard: { type: "isTyped", params: eventParams }, target: "checkingCode" },
            { target: ".incomplete" },
          ],
          "code.abandoned": { actions: "forgetPending", target: "signedOut" },
        },
        states: { idle: {}, incomplete: {}, wrong: {}, limited: {}, unreachable: {} },
      },
      checkingCode: {
        tags: ["busy", "signedOut"],
        invoke: {
          src: "completeSignIn",
          input: ({ context, event }) => {
            assertEvent(event, "code.submitted");
            return { token: context.pendingToken, code: event.code.trim() };
          },
          onDone: [
            {
              guard: { type: "givesToken", params: actorOutput },
              actions: [{ type: "adoptSignIn", params: actorOutput }, "forgetPending", "writeStorage"],
              target: "fetchingLevel",
            },
            { guard: { type: "isInvalid", params: actorOutput }, target: "askingCode.wrong" },
            { guard: { type: "isLimited", params: actorOutput }, target: "askingCode.limited" },
            { guard: { type: "isOutage", params: actorOutput }, target: "askingCode.unreachable" },
            { actions: "forgetPending", target: "signedOut.ended" },
          ],
          onError: "askingCode.unreachable",
        },
      },
      fetchingLevel: {
        tags: "busy",
        on: whileSignedIn,
        invoke: {
          src: "fetchLevel",
          input: ({ context }) => ({ email: context.session.email }),
          onDone: [
            {
              guard: { type: "isOk", params: actorOutput },
              actions: [{ type: "adoptLevel", params: actorOutput }, "writeStorage"],
              target: "signedIn",
            },
            { guard: { type: "lacksFactor", params: actorOutput }, target: "enrolling" },
            {
              guard: { type: "isUnauthorized", params: actorOutput },
              actions: ["forget", "clearStorage"],
              target: "signedOut.expired",
            },
            // No level is no admin (UNCLEAR-65). It is not stored, so the next start asks again.
            { target: "signedIn" },
          ],
          onError: "signedIn",
        },
      },
      /** There is a session, and nothing but a second factor can be set up with it. */
      enrolling: {
        tags: "signedOut",
        on: { ...whileSignedIn, "factor.confirmed": "fetchingLevel" },
      },
      signedIn: {
        tags: "signedIn",
        on: {
          ...whileSignedIn,
          "request.factorMissing": {
            actions: { type: "rememberPath", params: eventParams },
            target: "enrolling",
          },
        },
      },
      signingOut: {
        tags: "busy",
        // The server ends the session if it can be reached; the browser forgets it in any case.
        invoke: { src: "signOut", onDone: "signedOut", onError: "signedOut" },
        after: { signOutPatience: "signedOut" },
        exit: ["clearStorage", "forget", "forgetPath", emit({ type: "session.closed" })],
      },
    },
  });
}
