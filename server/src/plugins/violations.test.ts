import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../testing/testApp.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const send = (body: unknown, type = "application/reports+json") =>
  server.inject({
    method: "POST",
    url: "/api/violations",
    headers: { "content-type": type },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
const blocked = "https://elsewhere.test/x.js?card=4242424242424242";
const report = (effectiveDirective: string, blockedURL = blocked) => ({
  type: "csp-violation",
  url: "https://desk.test/manage-customer/5",
  body: { effectiveDirective, blockedURL, sample: "4242", documentURL: "https://desk.test/manage-customer/5" },
});
const countOf = async (directive: string) => {
  const { payload } = await server.inject({ method: "GET", url: "/metrics" });
  return Number(new RegExp(`teedesk_violations_total\\{directive="${directive}"\\} (\\d+)`).exec(payload)?.[1] ?? 0);
};

it.each([
  ["a list of reports", [report("script-src-elem")], "application/reports+json", "script-src-elem"],
  [
    "one report",
    { "csp-report": { "effective-directive": "img-src", "blocked-uri": blocked } },
    "application/csp-report",
    "img-src",
  ],
  [
    "an older browser's",
    { "csp-report": { "violated-directive": "font-src 'self'" } },
    "application/csp-report",
    "font-src",
  ],
  [
    "a script without a hash",
    [{ type: "integrity-violation", body: { blockedURL: blocked } }],
    "application/reports+json",
    "integrity-violation",
  ],
  ["a script that differs", [{ type: "load", body: { blockedURL: blocked } }], "application/reports+json", "load"],
  ["a made-up directive", [report("x-42")], "application/reports+json", "other"],
])("counts %s by directive, without a session", async (_name, body, type, directive) => {
  const before = await countOf(directive);
  const response = await send(body, type);
  expect([response.statusCode, response.json()]).toEqual([200, { counted: 1 }]);
  expect(await countOf(directive)).toBe(before + 1);
});

it("logs the directive and the blocked origin, and nothing else of a report", async () => {
  server.logged.length = 0;
  await send([
    report("script-src-elem"),
    report("script-src-elem", "inline"),
    report("connect-src", "chrome-extension://abc/x"),
  ]);
  const line = server.logged.find((one) => one.includes("reported by a browser")) ?? "{}";
  expect(JSON.parse(line)).toMatchObject({
    violations: [
      { directive: "script-src-elem", origin: "https://elsewhere.test" },
      { directive: "script-src-elem", origin: "inline" },
      { directive: "connect-src", origin: "chrome-extension:" },
    ],
  });
  expect(server.logged.join("\n")).not.toMatch(/x\.js|4242|manage-customer|sample/);
});

it("counts what is no text as other", async () => {
  const value = { toString: 1, valueOf: 1 };
  const response = await send([{ type: "csp-violation", body: { effectiveDirective: value, blockedURL: value } }]);
  expect([response.statusCode, response.json()]).toEqual([200, { counted: 1 }]);
});

it("logs no more of an origin than a host's name may be long", async () => {
  server.logged.length = 0;
  await send([report("img-src", `https://${"x".repeat(5000)}.test/`), report("img-src", `${"x".repeat(5000)}:y`)]);
  expect(server.logged.join("\n")).toMatch(/https:\/\/x{200}/);
  expect(server.logged.join("\n")).not.toMatch(/x{300}/);
});

it("counts at most twenty reports of a body, and none of other types", async () => {
  expect((await send(Array.from({ length: 100 }, () => report("img-src")))).json()).toEqual({ counted: 20 });
  expect((await send([{ type: "deprecation", body: {} }, null, 7])).json()).toEqual({ counted: 0 });
});

it.each([
  ["no JSON", "{", 400],
  ["another object", "{}", 400],
  ["no report", '{"csp-report":null}', 400],
  ["too much", `["${"x".repeat(64 * 1024)}"]`, 413],
])("refuses %s", async (_name, body, status) => {
  expect((await send(body)).statusCode).toBe(status);
});

it("takes the form of reports for no other operation", async () => {
  const response = await server.inject({
    method: "POST",
    url: "/api/auth/sign_in",
    headers: { "content-type": "application/reports+json" },
    payload: "[]",
  });
  expect(response.statusCode).toBe(415);
});

it("limits reports by themselves: a noisy browser leaves its office the requests", async () => {
  const limited = await testApp({ environment: { REQUEST_LIMIT: "5" } });
  const sent = async () => {
    const headers = { "content-type": "application/reports+json" };
    return (await limited.inject({ method: "POST", url: "/api/violations", headers, payload: "[]" })).statusCode;
  };
  const statuses = [];
  for (let report = 0; report < 31; report += 1) statuses.push(await sent());
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await limited.inject({ method: "GET", url: "/healthz" })).statusCode).toBe(200);
  await limited.close();
});
