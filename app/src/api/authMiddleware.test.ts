import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "./client.ts";
import type { Credentials } from "./credentials.ts";

const session: Credentials = {
  "access-token": "t1",
  uid: "agent@teedesk.test",
  client: "c1",
  expiry: "1800000000",
  "token-type": "Bearer",
};

const requests: Request[] = [];
const onUnauthorized = vi.fn<() => void>();
let stored: Credentials | null = null;
let reply: (request: Request) => Response = () => Response.json([]);

const api = createApi({
  baseUrl: "http://localhost",
  credentials: {
    read: () => stored,
    write: (credentials) => {
      stored = credentials;
    },
  },
  onUnauthorized,
  fetch: (request) => {
    requests.push(request);
    return Promise.resolve(reply(request));
  },
});

const call = () => api.GET("/api/courses/internal_list");
const signIn = () => api.POST("/api/auth/sign_in", { body: { email: "a@b.test", password: "x" } });
const answering = (status: number, headers: Record<string, string>) => () => Response.json({}, { status, headers });

beforeEach(() => {
  stored = session;
  requests.length = 0;
  reply = () => Response.json([]);
  onUnauthorized.mockClear();
});

const sentHeaders = () =>
  Object.fromEntries(Object.keys(session).map((name) => [name, requests[0]?.headers.get(name)]));
const nothing = { "access-token": null, uid: null, client: null, expiry: null, "token-type": null };

describe("what is sent (OPS-SES-11)", () => {
  it("is the stored session, with every call", async () => {
    await call();
    expect(sentHeaders()).toEqual(session);
  });

  it("is nothing when nobody is signed in, and nothing with a sign-in", async () => {
    await signIn();
    expect(sentHeaders()).toEqual(nothing);
    stored = null;
    requests.length = 0;
    await call();
    expect(sentHeaders()).toEqual(nothing);
  });
});

describe("what is adopted", () => {
  it.each([
    [
      "a new token with its expiry",
      200,
      { "access-token": "t2", expiry: "1900000000" },
      { "access-token": "t2", expiry: "1900000000" },
    ],
    ["a new token alone", 200, { "access-token": "t2" }, { "access-token": "t2" }],
    ["a new token of a 422", 422, { "access-token": "t2", client: "c1" }, { "access-token": "t2" }],
    ["a new token of a 500", 500, { "access-token": "t2" }, { "access-token": "t2" }],
    ["no blank token", 200, { "access-token": " ", expiry: "1" }, {}],
    ["no token of another session", 200, { "access-token": "t9", client: "c9" }, {}],
    ["nothing from nothing", 200, {}, {}],
  ])("%s", async (_case, status, headers, change) => {
    reply = answering(status, headers);
    await call();
    expect(stored).toEqual({ ...session, ...change });
  });

  it("sends the next token of a server that rotates on every request", async () => {
    let turn = 1;
    reply = () => Response.json([], { headers: { "access-token": `t${++turn}` } });
    for (let i = 0; i < 5; i++) await call();
    expect(requests.map((request) => request.headers.get("access-token"))).toEqual(["t1", "t2", "t3", "t4", "t5"]);
  });

  it("revives no session that has ended while the request was under way", async () => {
    reply = () => {
      stored = null;
      return answering(200, { "access-token": "t2" })();
    };
    await call();
    expect(stored).toBeNull();
  });
});

describe("what is reported (OPS-SES-13)", () => {
  it.each([
    [401, 1],
    [403, 0],
    [422, 0],
    [500, 0],
  ])("%i is reported %i times", async (status, times) => {
    reply = answering(status, {});
    await call();
    expect(onUnauthorized).toHaveBeenCalledTimes(times);
  });

  it("a refused sign-in is not", async () => {
    stored = null;
    reply = answering(401, {});
    await signIn();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("a late 401 of an earlier session is not", async () => {
    reply = () => {
      stored = { ...session, client: "c2", "access-token": "u1" };
      return answering(401, {})();
    };
    await call();
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(stored).toEqual({ ...session, client: "c2", "access-token": "u1" });
  });
});
