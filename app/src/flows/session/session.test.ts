import type { ApiResult, Credentials } from "@teedesk/domain";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import {
  after,
  broken,
  done,
  failed,
  invalid,
  ok,
  reachableStates,
  restingStates,
  settle,
  unauthorized,
} from "../testing.ts";
import { createSessionMachine } from "./machine.ts";
import type { SessionPorts, StorageChange, StoredSession } from "./ports.ts";
import { selectLevel, selectReturnPath } from "./selectors.ts";
import { noSession } from "./session.ts";

const credentials: Credentials = {
  "access-token": "t1",
  uid: "agent@teedesk.test",
  client: "c1",
  expiry: "1",
  "token-type": "Bearer",
};
const rotated: Credentials = { ...credentials, "access-token": "t2" };
const agent: StoredSession = { credentials, email: "agent@teedesk.test", level: "other" };
const form = { type: "signIn.submitted", email: " agent@teedesk.test ", password: "demo-fairway" } as const;
const codeNeeded = { kind: "codeNeeded", token: "p1" } as const;
const factorMissing = { kind: "factorMissing" } as const;
const never = () => new Promise<never>(() => {});
const returns = (result: ApiResult<never>) => () => Promise.resolve(result);
const breaks = () => Promise.reject(new Error("port"));
const ignore: (change: StorageChange) => void = () => {};

type Stub = {
  signIn?: SessionPorts["signIn"];
  completeSignIn?: SessionPorts["completeSignIn"];
  level?: SessionPorts["fetchLevel"];
  signOut?: SessionPorts["signOut"];
  stored?: StoredSession | null;
};

function start(stub: Stub = {}, path = "/login") {
  const storage = { held: stub.stored ?? null, tell: ignore };
  const signIn = vi.fn<SessionPorts["signIn"]>(stub.signIn ?? (() => Promise.resolve(ok(credentials))));
  const completeSignIn = vi.fn<SessionPorts["completeSignIn"]>(
    stub.completeSignIn ?? (() => Promise.resolve(ok(credentials))),
  );
  const fetchLevel = vi.fn<SessionPorts["fetchLevel"]>(stub.level ?? (() => Promise.resolve(ok("admin"))));
  const signOut = vi.fn<SessionPorts["signOut"]>(stub.signOut ?? (() => Promise.resolve(ok({}))));
  const clock = new SimulatedClock();
  const machine = createSessionMachine({
    signIn,
    completeSignIn,
    fetchLevel,
    signOut,
    storage: {
      read: () => storage.held,
      write: (session) => {
        storage.held = session;
      },
      clear: () => {
        storage.held = null;
      },
      watch: (changed) => {
        storage.tell = changed;
        return () => {};
      },
    },
  });
  const actor = createActor(machine, { input: { path }, clock });
  const closed = vi.fn<() => void>();
  actor.on("session.closed", closed);
  actor.start();
  return {
    actor,
    storage,
    signIn,
    completeSignIn,
    fetchLevel,
    signOut,
    closed,
    clock,
    value: () => actor.getSnapshot().value,
  };
}

describe("signing in", () => {
  it("OPS-SES-03 OPS-SES-07 is signed in after a 200 with headers, once they are stored and the level is known", async () => {
    const { actor, storage, signIn, fetchLevel, value } = start();
    actor.send(form);
    expect(value()).toBe("signingIn");
    await settle();
    expect(value()).toBe("signedIn");
    expect(storage.held).toEqual({ credentials, email: "agent@teedesk.test", level: "admin" });
    expect(signIn).toHaveBeenCalledExactlyOnceWith(
      { email: "agent@teedesk.test", password: "demo-fairway" },
      expect.any(AbortSignal),
    );
    expect(fetchLevel).toHaveBeenCalledExactlyOnceWith("agent@teedesk.test", expect.any(AbortSignal));
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain("demo-fairway");
  });

  it.each<[string, SessionPorts["signIn"], string]>([
    ["401", returns(unauthorized), "incorrect"],
    ["200 without a token", () => Promise.resolve(ok(noSession.credentials)), "incorrect"],
    ["422", returns(invalid({})), "incorrect"],
    ["429", returns(failed(429)), "limited"],
    ["500", returns(failed(500)), "unreachable"],
    ["no response", returns(failed(null)), "unreachable"],
    ["a broken port", breaks, "unreachable"],
  ])("OPS-SES-12 OPS-SIGN-10 stores nothing after %s", async (_, signIn, state) => {
    const { actor, storage, fetchLevel, value } = start({ signIn });
    actor.send(form);
    await settle();
    expect(value()).toEqual({ signedOut: state });
    expect(storage.held).toBeNull();
    expect(fetchLevel).not.toHaveBeenCalled();
  });

  it.each([
    ["", "", ["email", "password"]],
    [" ", "x", ["email"]],
    ["a@b.c", "", ["password"]],
  ])("OPS-SIGN-09 asks for what is missing of '%s' and '%s'", (email, password, paths) => {
    const { actor, signIn, value } = start();
    actor.send({ type: "signIn.submitted", email, password });
    expect(value()).toEqual({ signedOut: "incomplete" });
    expect(actor.getSnapshot().context.issues).toEqual(paths.map((path) => ({ path, code: "required" })));
    expect(signIn).not.toHaveBeenCalled();
  });

  it("sends one call however often the form is submitted", () => {
    const { actor, signIn } = start({ signIn: never });
    actor.send(form);
    actor.send(form);
    expect(signIn).toHaveBeenCalledOnce();
  });

  it.each<[string, SessionPorts["fetchLevel"]]>([
    ["fails", returns(failed(500))],
    ["breaks", breaks],
  ])("UNCLEAR-65 is no admin when the level call %s, and asks again at the next start", async (_, level) => {
    const { actor, storage } = start({ level });
    actor.send(form);
    await settle();
    expect(selectLevel(actor.getSnapshot())).toBe("other");
    expect(storage.held?.level).toBeNull();
    const next = start({ stored: storage.held });
    await settle();
    expect(selectLevel(next.actor.getSnapshot())).toBe("admin");
  });

  it("ends where the level call says the session is over", async () => {
    const { storage, value } = start({ stored: { ...agent, level: null }, level: returns(unauthorized) });
    await settle();
    expect(value()).toEqual({ signedOut: "expired" });
    expect(storage.held).toBeNull();
  });
});

describe("a code", () => {
  const code = { type: "code.submitted", code: " 492 039 " } as const;
  const asked = (stub: Stub = {}) => start({ ...stub, signIn: () => Promise.resolve(codeNeeded) });

  it("DECISION-70 is asked for after the password, and completes the sign-in", async () => {
    const { actor, storage, completeSignIn, value } = asked();
    actor.send(form);
    await settle();
    expect([value(), storage.held, selectLevel(actor.getSnapshot())]).toEqual([{ askingCode: "idle" }, null, null]);
    actor.send(code);
    expect(value()).toBe("checkingCode");
    await settle();
    expect(completeSignIn).toHaveBeenCalledExactlyOnceWith({ token: "p1", code: "492 039" }, expect.any(AbortSignal));
    expect([value(), storage.held]).toEqual(["signedIn", { credentials, email: "agent@teedesk.test", level: "admin" }]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toMatch(/p1|492/);
  });

  it.each<[string, SessionPorts["completeSignIn"], unknown]>([
    ["a wrong one", returns(invalid({ code: "no" })), { askingCode: "wrong" }],
    ["too many", returns(failed(429)), { askingCode: "limited" }],
    ["a failure", returns(failed(500)), { askingCode: "unreachable" }],
    ["no response", returns(failed(null)), { askingCode: "unreachable" }],
    ["a broken port", breaks, { askingCode: "unreachable" }],
    ["the end of the sign-in", returns(unauthorized), { signedOut: "ended" }],
    ["a 200 without a token", () => Promise.resolve(ok(noSession.credentials)), { signedOut: "ended" }],
  ])("OPS-SES-12 stores nothing after %s", async (_, completeSignIn, state) => {
    const { actor, storage, value } = asked({ completeSignIn });
    actor.send(form);
    await settle();
    actor.send(code);
    await settle();
    expect([value(), storage.held]).toEqual([state, null]);
  });

  it("is not sent blank, and Back leads to the password with the e-mail", async () => {
    const { actor, completeSignIn, value } = asked();
    actor.send(form);
    await settle();
    actor.send({ type: "code.submitted", code: " " });
    expect(value()).toEqual({ askingCode: "incomplete" });
    actor.send({ type: "code.abandoned" });
    expect(value()).toEqual({ signedOut: "idle" });
    expect(actor.getSnapshot().context).toMatchObject({ pendingToken: "", session: { email: "agent@teedesk.test" } });
    expect(completeSignIn).not.toHaveBeenCalled();
  });
});

describe("a missing second factor", () => {
  it("DECISION-70 is set up before anything else, and then leads on", async () => {
    let level: Awaited<ReturnType<SessionPorts["fetchLevel"]>> = factorMissing;
    const { actor, storage, value } = start({ level: () => Promise.resolve(level) }, "/ibe?providedPlayers=2");
    actor.send(form);
    await settle();
    expect([value(), selectLevel(actor.getSnapshot()), storage.held?.level]).toEqual(["enrolling", null, null]);
    level = ok("admin");
    actor.send({ type: "factor.confirmed" });
    await settle();
    expect([value(), storage.held?.level]).toEqual(["signedIn", "admin"]);
    expect(selectReturnPath(actor.getSnapshot(), "/")).toBe("/ibe?providedPlayers=2");
  });

  it("that a call of a session meets leads back to the page later", () => {
    const { actor, storage, value } = start({ stored: agent });
    actor.send({ type: "request.factorMissing", path: "/lost-leads" });
    expect([value(), selectReturnPath(actor.getSnapshot(), "/")]).toEqual(["enrolling", "/lost-leads"]);
    actor.send({ type: "credentials.rotated", credentials: rotated });
    expect(storage.held?.credentials).toEqual(rotated);
    actor.send({ type: "request.unauthorized", path: "/login" });
    expect([value(), storage.held]).toEqual([{ signedOut: "expired" }, null]);
  });
});

describe("a stored session", () => {
  it.each<[string, StoredSession | null, unknown]>([
    ["nothing", null, { signedOut: "idle" }],
    ["a session without a token", noSession, { signedOut: "idle" }],
    ["a session without a level", { ...agent, level: null }, "fetchingLevel"],
    ["a whole session", agent, "signedIn"],
  ])("OPS-SES-02 starts from %s", (_, stored, state) => {
    expect(start({ stored, level: never }).value()).toEqual(state);
  });

  it("ANSWER-23 adopts rotated credentials and never a blank token", () => {
    const { actor, storage } = start({ stored: agent });
    actor.send({ type: "credentials.rotated", credentials: rotated });
    actor.send({ type: "credentials.rotated", credentials: { ...rotated, "access-token": " " } });
    expect(actor.getSnapshot().context.session.credentials).toEqual(rotated);
    expect(storage.held).toEqual({ ...agent, credentials: rotated });
  });

  it("does not let a late response revive an ended session", () => {
    const { actor, storage } = start({ stored: agent });
    actor.send({ type: "request.unauthorized", path: "/ibe" });
    actor.send({ type: "credentials.rotated", credentials: rotated });
    expect([storage.held, actor.getSnapshot().context.session.credentials]).toEqual([null, noSession.credentials]);
  });
});

describe("the end of a session", () => {
  it.each([
    ["/manage-rates?page=2", "/manage-rates?page=2"],
    ["/login?from=mail", "/"],
    ["/logout", "/"],
    ["/login/?return=%2Freports", "/"],
    ["/Logout", "/"],
    ["//elsewhere.test", "/"],
    ["https://elsewhere.test", "/"],
    ["/\\elsewhere.test", "/"],
  ])("OPS-SES-13 a 401 on %s leads back to %s", (path, back) => {
    const { actor, storage, value } = start({ stored: agent });
    actor.send({ type: "request.unauthorized", path });
    expect(value()).toEqual({ signedOut: "expired" });
    expect(storage.held).toBeNull();
    expect(selectReturnPath(actor.getSnapshot(), "/")).toBe(back);
  });

  it("OPS-SES-13 a 401 while signed out changes nothing", () => {
    const { actor, value } = start();
    actor.send({ type: "request.unauthorized", path: "/login" });
    expect(value()).toEqual({ signedOut: "idle" });
  });

  it("remembers where the console was opened", () => {
    const { actor } = start({}, "/ibe?providedPlayers=2");
    expect(selectReturnPath(actor.getSnapshot(), "/")).toBe("/ibe?providedPlayers=2");
  });

  it.each<[string, SessionPorts["signOut"]]>([
    ["responds", () => Promise.resolve(ok({}))],
    ["does not know the call", returns(failed(404))],
    ["breaks", breaks],
  ])("OPS-SES-09 OPS-SES-10 signs out, clears storage and goes back once when the server %s", async (_, signOut) => {
    const session = start({ stored: agent, signOut });
    session.actor.send({ type: "signOut.requested" });
    await settle();
    expect(session.value()).toEqual({ signedOut: "idle" });
    expect(session.storage.held).toBeNull();
    expect(session.closed).toHaveBeenCalledOnce();
    expect(selectReturnPath(session.actor.getSnapshot(), "/")).toBe("/");
  });

  it("does not wait for a server that says nothing", () => {
    const { actor, clock, signOut, value } = start({ stored: agent, signOut: never });
    actor.send({ type: "signOut.requested" });
    clock.increment(3000);
    expect(value()).toEqual({ signedOut: "idle" });
    expect(signOut.mock.calls[0]?.[0].aborted).toBe(true);
  });
});

describe("another tab", () => {
  it.each<[string, StoredSession | null, StoredSession | null, unknown]>([
    ["signed out", agent, null, { signedOut: "expired" }],
    ["rotated the token", agent, { ...agent, credentials: rotated }, "signedIn"],
    ["rotated before it knew the level", agent, { ...agent, credentials: rotated, level: null }, "signedIn"],
    ["signed in as another", agent, { ...agent, email: "admin@teedesk.test", level: "admin" }, "signedIn"],
    ["is signing in as another", agent, { ...agent, email: "admin@teedesk.test", level: null }, "fetchingLevel"],
    ["signed in", null, agent, "signedIn"],
    ["cleared what was clear", null, null, { signedOut: "idle" }],
  ])("ANSWER-23 %s", (_, stored, change, state) => {
    const { actor, storage, value } = start({ stored, level: never });
    storage.tell({ stored: change, path: "/lost-leads" });
    expect(value()).toEqual(state);
    expect(actor.getSnapshot().context.session.credentials).toEqual((change ?? noSession).credentials);
  });
});

it("can reach each of its states", () => {
  const machine = createSessionMachine({
    signIn: never,
    completeSignIn: never,
    fetchLevel: never,
    signOut: never,
    storage: { read: () => null, write: () => {}, clear: () => {}, watch: () => () => {} },
  });
  const events = [
    form,
    { ...form, email: "" },
    { type: "signOut.requested" },
    { type: "request.unauthorized", path: "/" },
    done("session.signingIn", ok(credentials)),
    done("session.signingIn", unauthorized),
    done("session.signingIn", failed(429)),
    broken("session.signingIn"),
    done("session.signingIn", codeNeeded),
    { type: "code.submitted", code: "" },
    { type: "code.submitted", code: "492039" },
    { type: "code.abandoned" },
    done("session.checkingCode", invalid({})),
    done("session.checkingCode", failed(429)),
    done("session.checkingCode", unauthorized),
    broken("session.checkingCode"),
    done("session.fetchingLevel", factorMissing),
    done("session.fetchingLevel", ok("admin")),
    after("signOutPatience", "session.signingOut"),
  ];
  expect(reachableStates(machine, events, { path: "/" })).toEqual(restingStates(machine, ["session.restoring"]));
});
