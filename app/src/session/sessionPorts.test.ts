import { expect, it } from "vitest";
import { createApi } from "../api/client.ts";
import { sessionPorts } from "./sessionPorts.ts";

const signal = new AbortController().signal;
const form = { email: "agent@teedesk.test", password: "demo-fairway" };
const headers = {
  "access-token": "t1",
  uid: "agent@teedesk.test",
  client: "c1",
  expiry: "1800000000",
  "token-type": "Bearer",
};

function portsOf(baseUrl: string, response: () => Response) {
  const requests: Request[] = [];
  const api = createApi({
    baseUrl,
    session: {
      credentials: () => null,
      rotated: () => undefined,
      unauthorized: () => undefined,
      factorMissing: () => undefined,
      confirmed: async () => false,
    },
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve(response());
    },
  });
  const storage = { read: () => null, write: () => undefined, clear: () => undefined, watch: () => () => undefined };
  return { requests, ports: sessionPorts({ api, baseUrl, storage }) };
}

it.each([
  ["http://localhost:4000", "http://localhost:4000/api/auth/sign_in"],
  ["http://console.example", "https://console.example/api/auth/sign_in"],
])("OPS-SES-15 on %s the password goes to %s", async (baseUrl, url) => {
  const { ports, requests } = portsOf(baseUrl, () => Response.json({}, { headers }));
  expect(await ports.signIn(form, signal)).toEqual({ kind: "ok", value: headers });
  expect([requests[0]?.url, await requests[0]?.json()]).toEqual([url, form]);
});

it.each([
  [401, { kind: "unauthorized" }],
  [429, { kind: "failed", status: 429 }],
  [500, { kind: "failed", status: 500 }],
])("OPS-SES-12 a %i gives no token", async (status, expected) => {
  const { ports } = portsOf("http://localhost", () => Response.json({}, { status, headers }));
  expect(await ports.signIn(form, signal)).toMatchObject(expected);
});

it("OPS-SIGN-10 a 200 without headers gives a blank token", async () => {
  const { ports } = portsOf("http://localhost", () => Response.json({}));
  expect(await ports.signIn(form, signal)).toMatchObject({ kind: "ok", value: { "access-token": "" } });
});

it.each([
  ["admin", "admin"],
  ["other", "other"],
  ["owner", "other"],
])("OPS-SES-08 the level %s is read as %s", async (result, level) => {
  const { ports, requests } = portsOf("http://localhost", () => Response.json({ level: result }));
  expect(await ports.fetchLevel(form.email, signal)).toEqual({ kind: "ok", value: level });
  expect(await requests[0]?.json()).toEqual({ email: form.email });
});

it("DECISION-70 a 401 that asks for a code gives the token to send it with, over https too", async () => {
  const body = {
    message: "Enter the code.",
    request_id: "r",
    second_factor: { token: "p1", expires_at: "2026-11-21" },
  };
  const { ports } = portsOf("http://localhost", () => Response.json(body, { status: 401 }));
  expect(await ports.signIn(form, signal)).toEqual({ kind: "codeNeeded", token: "p1" });
  const next = portsOf("http://console.example", () => Response.json({}, { headers }));
  const code = { token: "p1", code: "492039" };
  expect(await next.ports.completeSignIn(code, signal)).toEqual({ kind: "ok", value: headers });
  const [request] = next.requests;
  expect([request?.url, await request?.json()]).toEqual([
    "https://console.example/api/auth/second_factor/sign_in",
    code,
  ]);
});

it("DECISION-70 a level that is refused for want of a second factor is told from no level", async () => {
  const refused = (init: ResponseInit) => portsOf("http://localhost", () => Response.json({}, init)).ports;
  const missing = { status: 403, headers: { "second-factor": "missing" } };
  expect(await refused(missing).fetchLevel(form.email, signal)).toEqual({ kind: "factorMissing" });
  expect(await refused({ status: 403 }).fetchLevel(form.email, signal)).toMatchObject({ kind: "failed", status: 403 });
});
