import { tmpdir } from "node:os";
import { operationsOf, readContract } from "@teedesk/openapi/contract";
import { Registry } from "prom-client";
import { afterEach, describe, expect, it } from "vitest";
import { projectPaths } from "../config/paths.ts";
import { auditEntries } from "../db/schema/index.ts";
import { demoPassword } from "../demo/demoStaff.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { requestMetrics } from "./metrics.ts";

let server: TestApp;
afterEach(() => server.close());

const token = "a-token-of-the-monitoring";
const pages = ["/metrics", "/openapi.json"];
const get = async (url: string, authorization?: string) =>
  (await server.inject({ method: "GET", url, ...(authorization === undefined ? {} : { headers: { authorization } }) }))
    .statusCode;

describe("metrics and contract", () => {
  it("are for requests with the token", async () => {
    server = await testApp({ environment: { METRICS_TOKEN: token } });
    for (const url of pages) {
      expect(await get(url)).toBe(401);
      expect(await get(url, `Bearer ${token}x`)).toBe(401);
      expect(await get(url, `Bearer ${token}`)).toBe(200);
    }
    expect(await get("/healthz")).toBe(200);
  });

  it("do not exist in production without a token, and are open under development", async () => {
    server = await testApp({ environment: { NODE_ENV: "production" } });
    for (const url of pages) expect(await get(url)).toBe(404);
    await server.close();
    server = await testApp();
    for (const url of pages) expect(await get(url)).toBe(200);
  });

  it("stay small when every operation had every status", async () => {
    server = await testApp();
    const registry = new Registry();
    const note = requestMetrics(registry);
    const operations = operationsOf(readContract(projectPaths().contract));
    for (const { id } of operations) {
      for (const status of [200, 304, 422, 500]) note(id, status, 12_345.678901);
    }
    const own = await server.inject({ method: "GET", url: "/metrics" });
    expect((await registry.metrics()).length + own.payload.length).toBeLessThan(operations.length * 320);
  });

  it("refuse guesses at the token beyond the limit of requests", async () => {
    server = await testApp({ environment: { METRICS_TOKEN: token, REQUEST_LIMIT: "5" } });
    const guesses = ["a", "b", "c", "d", "e"];
    for (const guess of guesses) expect(await get("/metrics", `Bearer ${guess}`)).toBe(401);
    for (const url of pages) expect(await get(url, `Bearer ${token}`)).toBe(429);
  });

  it("count no lock-out where the limit of requests refuses sign-ins", async () => {
    server = await testApp({ environment: { REQUEST_LIMIT: "5" } });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await server.signIn("agent@teedesk.test", demoPassword)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const trail = await server.db.select({ event: auditEntries.event }).from(auditEntries);
    expect(trail).toEqual(Array.from({ length: 5 }, () => ({ event: "sign_in" })));
    expect(server.logged.join("")).not.toContain("lock_out");
  });

  it("count sign-ins, lock-outs, jobs and the disk", async () => {
    server = await testApp({ environment: { SIGN_IN_LIMIT: "1", DATA_DIR: tmpdir() } });
    for (let count = 0; count < 3; count += 1) await server.signIn("agent@teedesk.test", "wrong");
    const metrics = async () => (await server.inject({ method: "GET", url: "/metrics" })).payload;
    const payload = await metrics();
    expect(payload).toMatch(/teedesk_audit_events_total\{event="sign_in",outcome="refused"\} 1/);
    expect(payload).toMatch(/teedesk_audit_events_total\{event="lock_out",outcome="refused"\} 2/);
    expect(payload).toMatch(/teedesk_disk_bytes\{space="free"\} \d+/);
    await expect.poll(metrics).toMatch(/teedesk_job_age_seconds\{task="mail"\} [\d.]+/);
  });
});

it("the health has the version", async () => {
  server = await testApp();
  const response = await server.inject({ method: "GET", url: "/healthz" });
  expect(response.json()).toEqual({ status: "ok", version: "development", commit: "unknown" });
});
