import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentIntents } from "../db/schema/index.ts";
import { demoPassword } from "../demo/demoStaff.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";

const folder = mkdtempSync(join(tmpdir(), "teedesk-console-"));
const script = "export {};";
const importMap = '{"integrity":{}}';
const startPage = `<!doctype html><title>RIC</title><script type="application/json" id="config"></script><script type="importmap">${importMap}</script><script>${script}</script>`;
const token = "a-token-of-the-monitoring";
const scraper = { authorization: `Bearer ${token}` };
let server: TestApp;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), startPage);
  writeFileSync(join(folder, "favicon.png"), "");
  writeFileSync(join(folder, "assets", "index-abc123.js"), script);
  writeFileSync(join(folder, "assets", "index-abc123.js.map"), "{}");
  writeFileSync(join(folder, "assets", "index-abc123.js.map.br"), "{}");
  writeFileSync(join(folder, "assets", "index-abc123.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets", "index-abc123.js.gz"), gzipSync(script));
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  server = await testApp({ consoleFolder: folder, environment: { METRICS_TOKEN: token } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: "GET", url, headers });
const page = { accept: "text/html,application/xhtml+xml" };

describe("compression", () => {
  const signedIn = async () => {
    const { headers } = await server.inject({
      method: "POST",
      url: "/api/auth/sign_in",
      payload: { email: "agent@teedesk.test", password: demoPassword },
    });
    return Object.fromEntries(["access-token", "uid", "client"].map((name) => [name, String(headers[name])]));
  };

  it("makes a long list small for a browser, and leaves a short response as it is", async () => {
    const headers = { ...(await signedIn()), "accept-encoding": "gzip, deflate, br, zstd" };
    const long = await get("/api/countries/list", headers);
    expect([long.headers["content-encoding"], long.headers.vary]).toEqual(["gzip", "accept-encoding"]);
    const countries: unknown = JSON.parse(gunzipSync(long.rawPayload).toString());
    expect(countries).toContainEqual(expect.objectContaining({ alpha2: "US" }));
    const short = await get("/api/ric_messages/get", headers);
    expect([short.statusCode, short.headers["content-encoding"]]).toEqual([200, undefined]);
  });

  it("sends a client that did not ask for it plain JSON", async () => {
    const plain = await get("/api/countries/list", await signedIn());
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.json()).not.toEqual([]);
  });

  it("does not unpack a request", async () => {
    const packed = await server.inject({
      method: "POST",
      url: "/api/auth/sign_in",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      payload: gzipSync(JSON.stringify({ email: "agent@teedesk.test", password: demoPassword })),
    });
    expect(packed.statusCode).toBe(400);
  });
});

describe("the console", () => {
  it.each(["/", "/home", "/manage-course/5?tab=rates", "/login"])("serves its start page at %s", async (url) => {
    const response = await get(url, page);
    expect(response.statusCode).toBe(200);
    expect(response.payload).toContain("<title>RIC</title>");
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  it("returns its start page to whatever asks for it, however it is packed", async () => {
    const response = await get("/", { "accept-encoding": "gzip, br" });
    expect([response.statusCode, response.headers["content-encoding"]]).toEqual([200, "br"]);
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain("<title>RIC</title>");
  });

  it("has the owner's names in its start page, whose own scripts alone may run", async () => {
    const { payload, headers } = await get("/manage-customers", page);
    expect(payload).toContain('<script type="application/json" id="config">{"product_name":"RIC"');
    const hashes = [importMap, script].map((code) => createHash("sha256").update(code).digest("base64"));
    expect(headers["content-security-policy"]).toMatch(/^default-src 'self';/);
    expect(headers["content-security-policy"]).toContain(
      `;script-src 'self' 'sha256-${hashes.join("' 'sha256-")}';report-uri /api/violations`,
    );
    expect(headers).toMatchObject({
      "integrity-policy": "blocked-destinations=(script), endpoints=(violations)",
      "reporting-endpoints": 'violations="/api/violations"',
    });
  });

  it("does not send a start page again that the browser has", async () => {
    const { headers } = await get("/", page);
    const again = await get("/manage-courses", { ...page, "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
  });

  it("may be kept where the name has a hash of the content", async () => {
    const response = await get("/assets/index-abc123.js");
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.headers["content-type"]).toContain("javascript");
  });

  it("is asked for its icon once an hour, not with every page", async () => {
    const { statusCode, headers } = await get("/favicon.png");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
  });

  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", undefined, (bytes: Buffer) => bytes],
  ])("comes as small as %s allows", async (accepted, encoding, unpack) => {
    const response = await get("/assets/index-abc123.js", { "accept-encoding": accepted });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers.vary).toBe("accept-encoding");
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.headers["content-type"]).toContain("javascript");
    expect(unpack(response.rawPayload).toString()).toBe(script);
  });

  it.each([
    "/api/nothing",
    "/assets/gone.js",
    "/assets/index-abc123.js.map",
    "/assets/index-abc123.js.map.br",
    "/.vite/manifest.json",
    "/../../package.json",
    "/%2e%2e/package.json",
  ])("is not found at %s", async (url) => {
    const response = await get(url, url.startsWith("/api") ? page : {});
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: "There is nothing at this address.", request_id: expect.any(String) });
  });

  it("finds its names without a session", async () => {
    const response = await get("/config.json");
    expect(response.json()).toMatchObject({ product_name: "RIC", product_key: "ric", grey_course_id: 17 });
  });
});

describe("headers", () => {
  it.each(["/", "/config.json", "/api/courses/list", "/nothing", "/healthz", "/metrics", "/openapi.json", "/%zz"])(
    "of %s",
    async (url) => {
      const { headers } = await get(url, page);
      expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
      expect(headers).toMatchObject({
        "content-security-policy": expect.stringMatching(
          /^default-src 'self';img-src 'self' blob:;style-src 'self' 'sha256-[^']+';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'(;script-src 'self'( 'sha256-[^']+')+;report-uri \/api\/violations)?$/,
        ),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      });
    },
  );

  it.each([
    "/api/courses/list",
    "/%61pi/courses/list",
    "/config.json",
    "/healthz",
    "/%68ealthz",
    "/metrics",
    "/openapi.json",
    "/api/nothing",
    "/assets/gone.js",
    "/%zz",
  ])("%s is never stored, nor taken for another type", async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  });
});

describe("for the people who run it", () => {
  it("reports that it is alive and ready", async () => {
    expect((await get("/healthz")).json()).toMatchObject({ status: "ok" });
    expect((await get("/readyz")).json()).toEqual({ status: "ok" });
  });

  it("returns the contract itself", async () => {
    expect((await get("/openapi.json", scraper)).json()).toMatchObject({ openapi: "3.1.0" });
  });

  const metrics = async () => (await get("/metrics", scraper)).payload;
  /** The value of a series; null when it does not exist. */
  const countOf = (payload: string, series: string): number | null => {
    const line = payload.split("\n").find((one) => one.startsWith(`${series} `));
    return line === undefined ? null : Number(line.slice(series.length));
  };
  const byOperation = (operation: string, status: string) =>
    `teedesk_requests_total{operation="${operation}",status="${status}"}`;
  const byClass = (status: string) => `teedesk_request_duration_seconds_count{status="${status}"}`;

  it("counts what was done and what failed by operation", async () => {
    const agent = await server.as("agent");
    const links = () => get("/api/helpful_links/index", agent);
    const before = countOf(await metrics(), byOperation("listHelpfulLinks", "2xx")) ?? 0;
    await links();
    await expect.poll(metrics).toContain(`${byOperation("listHelpfulLinks", "2xx")} ${before + 1}`);
    expect(countOf(await metrics(), byOperation("listHelpfulLinks", "5xx"))).toBeNull();

    await server.db.execute(sql`alter table helpful_links rename to helpful_links_gone`);
    const failed = await links();
    await server.db.execute(sql`alter table helpful_links_gone rename to helpful_links`);
    expect(failed.statusCode).toBe(500);
    await expect.poll(metrics).toContain(`${byOperation("listHelpfulLinks", "5xx")} 1`);
    expect(countOf(await metrics(), byOperation("listHelpfulLinks", "2xx"))).toBe(before + 1);
  });

  it("counts what was refused for all operations together", async () => {
    const before = await metrics();
    expect((await server.signIn("nobody@teedesk.test", "wrong")).statusCode).toBe(401);
    await expect.poll(metrics).toContain(`${byClass("4xx")} ${(countOf(before, byClass("4xx")) ?? 0) + 1}`);
    const after = await metrics();
    for (const status of ["2xx", "5xx"]) {
      const series = byOperation("signIn", status);
      expect([series, countOf(after, series)]).toEqual([series, countOf(before, series)]);
    }
    expect(after).not.toMatch(/teedesk_requests_total\{[^}]*status="4xx"/);
  });

  it("reports connections, waiting mail and unsettled money", async () => {
    const payload = await metrics();
    expect(payload).toContain("teedesk_database_connections");
    expect(payload).toContain("teedesk_mail_waiting 0");
    for (const state of ["asking", "agreed", "owned", "capturing", "voiding"])
      expect(payload).toContain(`teedesk_money_unsettled{state="${state}"} 0`);
  });

  it("DECISION-55 DECISION-74 leaves out of unsettled money what the gateway refused to capture, which is staff's, until it is settled", async () => {
    // Recovery leaves them alone: the gateway has none of them.
    const lease_until = sql`now() + interval '1 day'`;
    const capturing = { amount: 100, state: "capturing", lease_until, payment_id: "pay_1" } as const;
    await server.db.insert(paymentIntents).values([
      { id: randomUUID(), ...capturing },
      { id: randomUUID(), ...capturing, refused_at: sql`now()` },
    ]);
    expect(await metrics()).toContain('teedesk_money_unsettled{state="capturing"} 1');
    const settled = { refused_at: sql`now()`, settled_at: sql`now()` };
    await server.db.insert(paymentIntents).values([
      { id: randomUUID(), ...capturing, ...settled },
      { id: randomUUID(), ...capturing, ...settled, state: "voiding" },
    ]);
    expect(await metrics()).toMatch(/state="capturing"\} 2[^]*state="voiding"\} 1/);
  });

  it("logs no certificate's serial, which is money", async () => {
    server.logged.length = 0;
    const agent = await server.as("agent");
    await get("/api/gift_certificates/certificate/GIFT-SECRET-7", agent);
    expect(server.logged.join("")).toContain("/api/gift_certificates/certificate/:serial");
    expect(server.logged.join("")).not.toContain("GIFT-SECRET-7");
  });

  it("logs a line for each call, with nothing of what was in it", async () => {
    server.logged.length = 0;
    const agent = await server.as("agent");
    const filters = encodeURIComponent(JSON.stringify({ description: "4242424242424242" }));
    await get(`/api/helpful_links/index?filters=${filters}`, agent);
    const lines = server.logged.map((line): unknown => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({ msg: "audit", event: "sign_in", staff_user: "agent@teedesk.test" }),
      expect.objectContaining({ operation: "signIn", status: 200, path: "/api/auth/sign_in" }),
      expect.objectContaining({ operation: "listHelpfulLinks", status: 200, staff_user_id: 2 }),
    ]);
    const all = server.logged.join("");
    for (const secret of [demoPassword, agent["access-token"], "4242"]) expect(all).not.toContain(secret);
  });
});
