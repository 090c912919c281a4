import type { Credentials } from "@teedesk/domain";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "./client.ts";

const session: Credentials = {
  "access-token": "t1",
  uid: "agent@teedesk.test",
  client: "c1",
  expiry: "1800000000",
  "token-type": "Bearer",
};

const requests: Request[] = [];
const unauthorized = vi.fn<() => void>();
const factorMissing = vi.fn<() => void>();
const rotated = vi.fn((sent: Credentials) => {
  stored = sent;
});
let stored: Credentials | null = null;
let reply: (request: Request) => Response = () => Response.json([]);

const api = createApi({
  baseUrl: "http://localhost",
  session: { credentials: () => stored, rotated, unauthorized, factorMissing, confirmed: async () => false },
  fetch: (request) => {
    requests.push(request);
    return Promise.resolve(reply(request));
  },
});

const call = () => api.GET("/api/courses/internal_list");
const signIn = () => api.POST("/api/auth/sign_in", { body: { email: "a@b.test", password: "x" } });
const responding = (status: number, headers: Record<string, string>) => () => Response.json({}, { status, headers });

beforeEach(() => {
  stored = session;
  requests.length = 0;
  reply = () => Response.json([]);
  rotated.mockClear();
  unauthorized.mockClear();
  factorMissing.mockClear();
});

const sentHeaders = () =>
  Object.fromEntries(Object.keys(session).map((name) => [name, requests[0]?.headers.get(name)]));
const nothing = { "access-token": null, uid: null, client: null, expiry: null, "token-type": null };

describe("what is sent (OPS-SES-11)", () => {
  it("is the stored session, with every call", async () => {
    await call();
    expect(sentHeaders()).toEqual(session);
  });

  it("is not sent when signed out, nor with a sign-in", async () => {
    await signIn();
    expect(sentHeaders()).toEqual(nothing);
    stored = null;
    requests.length = 0;
    await call();
    expect(sentHeaders()).toEqual(nothing);
  });
});

describe("what is handed on", () => {
  it.each([
    ["a new token with its expiry", 200, { "access-token": "t2", expiry: "1900000000" }],
    ["a new token alone", 200, { "access-token": "t2" }],
    ["a new token beside blank headers", 200, { "access-token": "t2", uid: "agent@teedesk.test" }],
    ["a new token of a 422", 422, { "access-token": "t2", client: "c1" }],
    ["a new token of a 500", 500, { "access-token": "t2" }],
  ])("%s", async (_case, status, headers) => {
    reply = responding(status, headers);
    await call();
    expect(rotated.mock.calls).toEqual([[{ ...session, ...headers }]]);
  });

  it.each([
    ["no header at all", {}],
    ["a blank token", { "access-token": " ", expiry: "1" }],
    ["the same token", { "access-token": "t1" }],
    ["a token of another session", { "access-token": "t9", client: "c9" }],
  ])("not %s", async (_case, headers) => {
    reply = responding(200, headers);
    await call();
    expect(rotated).not.toHaveBeenCalled();
  });

  it("not a token for a session that has ended while the request was under way", async () => {
    reply = () => {
      stored = null;
      return responding(200, { "access-token": "t2" })();
    };
    await call();
    expect(rotated).not.toHaveBeenCalled();
  });

  it("so that every request carries the newest", async () => {
    let turn = 1;
    reply = () => Response.json([], { headers: { ...session, "access-token": `t${++turn}` } });
    for (let i = 0; i < 5; i++) await call();
    expect(requests.map((request) => request.headers.get("access-token"))).toEqual(["t1", "t2", "t3", "t4", "t5"]);
  });
});

/** The listener is called one turn after the response was read; this takes one turn longer. */
async function reported(): Promise<void> {
  await new Response("{}").text();
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve));
}

describe("what is reported (OPS-SES-13 OPS-SES-14)", () => {
  it.each([
    [401, 1],
    [403, 0],
    [422, 0],
    [500, 0],
  ])("%i is reported %i times", async (status, times) => {
    reply = responding(status, {});
    await call();
    await reported();
    expect(unauthorized).toHaveBeenCalledTimes(times);
  });

  it.each([
    [403, "missing", 1],
    [403, "", 0],
    [200, "missing", 0],
  ])("DECISION-70 %i with the header '%s' is a missing second factor %i times", async (status, header, times) => {
    reply = responding(status, { "second-factor": header });
    await call();
    await reported();
    expect(factorMissing).toHaveBeenCalledTimes(times);
  });

  it("a refused sign-in is not", async () => {
    stored = null;
    reply = responding(401, {});
    await signIn();
    await reported();
    expect(unauthorized).not.toHaveBeenCalled();
  });

  it("a late 401 of an earlier session is not", async () => {
    reply = () => {
      stored = { ...session, client: "c2", "access-token": "u1" };
      return responding(401, {})();
    };
    await call();
    await reported();
    expect(unauthorized).not.toHaveBeenCalled();
    expect(stored).toEqual({ ...session, client: "c2", "access-token": "u1" });
  });
});
