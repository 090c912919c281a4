import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../db/schema/index.ts";
import { demoPassword } from "../demo/demoStaff.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";

const folder = mkdtempSync(join(tmpdir(), "teedesk-origins-"));
const metricsToken = "a-token-of-the-monitoring";
let server: TestApp;
let agent: Record<string, string>;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>RIC</title>");
  for (const name of ["a.js", "a.css"]) writeFileSync(join(folder, "assets", name), "");
  server = await testApp({ consoleFolder: folder, environment: { TRUST_PROXY: "1", METRICS_TOKEN: metricsToken } });
  agent = await server.as("agent");
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const origin = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };

describe("another origin", () => {
  it.each(["GET", "OPTIONS"] as const)("may read no response, and gets no preflight: %s", async (method) => {
    const asked = { "access-control-request-method": "POST", "access-control-request-headers": "access-token" };
    const { headers } = await server.app.inject({
      method,
      url: "/api/courses/list",
      headers: { ...agent, ...origin, ...asked },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });

  it("has nothing that a browser sends with its request: a cookie is no session", async () => {
    const signedIn = await server.signIn("agent@teedesk.test", demoPassword);
    const [cookie = ""] = String(signedIn.headers["set-cookie"]).split(";");
    const all = [cookie, ...Object.entries(agent).map(([name, value]) => `${name}=${value}`)].join("; ");
    const call = { method: "GET", url: "/api/courses/list" } as const;
    expect((await server.inject({ ...call, headers: { cookie: all } })).statusCode).toBe(401);
    expect((await server.inject({ ...call, headers: agent })).statusCode).toBe(200);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "signs no one in by a form: %s",
    async (type) => {
      const response = await server.inject({
        method: "POST",
        url: "/api/auth/sign_in",
        headers: { ...origin, "content-type": type },
        payload: JSON.stringify({ email: "agent@teedesk.test", password: demoPassword }),
      });
      expect([response.statusCode, response.headers["access-token"]]).toEqual([415, undefined]);
    },
  );
});

describe("what is served", () => {
  it.each([
    "/",
    "/api/courses/list",
    "/config.json",
    "/healthz",
    "/metrics",
    "/nothing",
    "/assets/a.js",
    "/assets/a.css",
  ])("states the character set of its text: %s", async (url) => {
    const authorization = `Bearer ${metricsToken}`;
    const { headers } = await server.inject({ method: "GET", url, headers: { ...agent, authorization } });
    expect(headers["content-type"]).toMatch(/^(?:text|application)\/[a-z]+;.*charset=utf-8/);
  });

  it.each(["/assets", "/assets/", "/.git/config", "/.env"])(
    "is no list of files, and no hidden file: %s",
    async (url) => {
      const { statusCode, payload } = await server.inject({ method: "GET", url });
      expect([403, 404]).toContain(statusCode);
      expect(payload).not.toMatch(/a\.js/);
    },
  );

  it.each(["TRACE", "HEAD", "PROPFIND"] as const)("is not asked for by %s", async (method) => {
    for (const url of ["/api/courses/list", "/healthz", "/nothing"]) {
      expect((await server.app.inject({ method, url, headers: agent })).statusCode).toBe(404);
    }
  });
});

describe("the log", () => {
  const sent = '/api/nothing%0A%7B%22level%22:50%7D%0d%1b[2J\u2028{"level":50}';

  it("has one JSON line for each event, whatever was sent, with its time in UTC", async () => {
    server.logged.length = 0;
    await server.app.inject({ method: "GET", url: sent, headers: { "user-agent": 'x\n{"level":50}' } });
    expect(server.logged).toHaveLength(1);
    const [line = ""] = server.logged;
    expect(line.trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(line)).toMatchObject({
      level: 30,
      status: 404,
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z$/),
    });
  });
});

describe("the caller's address", () => {
  const addressOf = async (forwarded: string): Promise<string | undefined> => {
    const headers = { "x-forwarded-for": forwarded, "x-real-ip": "198.51.100.1", forwarded: "for=198.51.100.2" };
    const payload = { email: "agent@teedesk.test", password: "wrong" };
    await server.inject({ method: "POST", url: "/api/auth/sign_in", headers, payload });
    const [latest] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    return latest?.network_address;
  };

  it("is the one that the trusted proxy adds, not one that the caller sends", async () => {
    expect(await addressOf("203.0.113.7")).toBe("203.0.113.7");
    expect(await addressOf("192.0.2.66, 203.0.113.8")).toBe("203.0.113.8");
  });
});
