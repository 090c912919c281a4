import type { Credentials } from "@teedesk/domain";
import { beforeEach, expect, it, vi } from "vitest";
import { apiResult } from "./apiResult.ts";
import { createApi } from "./client.ts";

const session: Credentials = {
  "access-token": "t1",
  uid: "agent@teedesk.test",
  client: "c1",
  expiry: "1800000000",
  "token-type": "Bearer",
};
const order = { id: 7, cancel: true, force_cancel: false, refund: true, refund_amount: 90_000, reason: "Rain" };
const done = { valid: true, message: "Canceled.", confirmation: null };

let stored: Credentials | null;
let sent: { readonly key: string | null; readonly token: string | null; readonly body: unknown }[];
/** The responses of the server, in their order. */
let replies: Response[];
const unauthorized = vi.fn<() => void>();
const confirmed = vi.fn<() => Promise<boolean>>();
const rotated = vi.fn((next: Credentials) => {
  stored = next;
});

const api = createApi({
  baseUrl: "http://localhost",
  session: { credentials: () => stored, rotated, unauthorized, factorMissing: () => {}, confirmed },
  fetch: async (request) => {
    const { headers } = request;
    const body = await request.json();
    sent.push({ key: headers.get("idempotency-key"), token: headers.get("access-token"), body });
    return replies.shift() ?? new Response(null, { status: 500 });
  },
});
const cancel = () =>
  apiResult(api.POST("/api/tee_times/cancel", { body: order, params: { header: { "Idempotency-Key": "k1" } } }));

const message = "Confirm that it is you with your password, then try again. Nothing was done.";
const refusal = (headers: Record<string, string> = {}) =>
  Response.json({ message }, { status: 403, headers: { "step-up": "required", ...headers } });

beforeEach(() => {
  stored = session;
  sent = [];
  rotated.mockClear();
  unauthorized.mockClear();
  confirmed.mockReset().mockResolvedValue(true);
});

it("DECISION-71 a refused request is repeated unchanged once the person confirmed, with the same key", async () => {
  replies = [refusal(), Response.json(done)];
  expect(await cancel()).toEqual({ kind: "ok", value: done });
  const request = { key: "k1", token: "t1", body: order };
  expect(sent).toEqual([request, request]);
});

it("a canceled one is a plain refusal", async () => {
  confirmed.mockResolvedValue(false);
  replies = [refusal()];
  expect(await cancel()).toMatchObject({ kind: "failed", status: 403, body: expect.stringContaining(message) });
  expect(sent).toHaveLength(1);
});

it("a refusal without the header asks nothing", async () => {
  replies = [Response.json({ message: "Only an admin may do this." }, { status: 403 })];
  expect(await cancel()).toMatchObject({ kind: "failed", status: 403 });
  expect(confirmed).not.toHaveBeenCalled();
});

it("is repeated with the token of now, the refusal's or a later one", async () => {
  replies = [refusal({ "access-token": "t2" }), Response.json(done)];
  await cancel();
  expect(sent.map(({ token }) => token)).toEqual(["t1", "t2"]);
  confirmed.mockImplementation(async () => {
    stored = { ...session, "access-token": "t4" };
    return true;
  });
  replies = [refusal({ "access-token": "t3" }), Response.json(done)];
  await cancel();
  expect(sent.map(({ token }) => token)).toEqual(["t1", "t2", "t2", "t4"]);
});

it("the token of a canceled one does not replace a later one", async () => {
  confirmed.mockImplementation(async () => {
    stored = { ...session, "access-token": "t3" };
    return false;
  });
  replies = [refusal({ "access-token": "t2" })];
  await cancel();
  expect(stored?.["access-token"]).toBe("t3");
});

it.each([
  ["ended", null],
  ["became another person's", { ...session, client: "c2", uid: "other@teedesk.test" }],
])("is not repeated in a session that %s meanwhile", async (_, later) => {
  confirmed.mockImplementation(async () => {
    stored = later;
    return true;
  });
  replies = [refusal()];
  expect(await cancel()).toMatchObject({ kind: "failed", status: 403 });
  expect(sent).toHaveLength(1);
});

it("a 401 of the repeated one ends the session", async () => {
  replies = [refusal(), Response.json({ message: "Please sign in." }, { status: 401 })];
  expect(await cancel()).toEqual({ kind: "unauthorized" });
  await expect.poll(() => unauthorized.mock.calls.length).toBe(1);
});
