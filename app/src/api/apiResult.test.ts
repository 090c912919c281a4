import { describe, expect, it } from "vitest";
import { apiResult } from "./apiResult.ts";
import { createApi } from "./client.ts";

const replying = (reply: () => Promise<Response>) =>
  createApi({
    baseUrl: "http://localhost",
    session: {
      credentials: () => null,
      rotated: () => undefined,
      unauthorized: () => undefined,
      factorMissing: () => undefined,
      confirmed: async () => false,
    },
    fetch: reply,
  });

const ask = (body: string | null, status: number, headers: Record<string, string> = {}) =>
  apiResult(replying(() => Promise.resolve(new Response(body, { status, headers }))).GET("/api/courses/internal_list"));

const failed = (status: number | null, body: string, request_id: string | null = null) => ({
  kind: "failed",
  status,
  body,
  request_id,
});

describe("apiResult", () => {
  it.each([
    ["200 with a body", 200, '[{"id":5,"name":"Torrey"}]', { kind: "ok", value: [{ id: 5, name: "Torrey" }] }],
    ["200 with null", 200, "null", { kind: "ok", value: null }],
    ["200 with no body", 200, "", { kind: "ok", value: undefined }],
    ["201 is no success (CROSS-30)", 201, '{"id":5}', failed(201, '{"id":5}')],
    ["204 is no success (CROSS-30)", 204, null, failed(204, "")],
    ["202 with a text is a failure with it (CROSS-33)", 202, "Accepted", failed(202, "Accepted")],
    ["401", 401, "{}", { kind: "unauthorized" }],
    ["403", 403, '{"message":"no"}', failed(403, '{"message":"no"}')],
    [
      "422 with the records that have a unique value",
      422,
      '{"errors":{"code":["Taken."]},"references":[{"kind":"discount","count":1,"ids":[12]}]}',
      { kind: "invalid", errors: { code: "Taken." }, references: [{ kind: "discount", count: 1, ids: [12] }] },
    ],
    [
      "409",
      409,
      '{"message":"Changed.","current":{"id":5}}',
      { kind: "conflict", message: "Changed.", current: { id: 5 } },
    ],
    [
      "409 with what keeps a record",
      409,
      '{"message":"Used.","references":[{"kind":"rate","count":3,"ids":[31,12,4]}]}',
      { kind: "conflict", message: "Used.", current: null, references: [{ kind: "rate", count: 3, ids: [31, 12, 4] }] },
    ],
    [
      "409 with what another system said (OPS-TT-43)",
      409,
      '{"message":"No.","backend_message":"GW 7"}',
      { kind: "conflict", message: "No.", backend_message: "GW 7", current: null },
    ],
    [
      "409 that repeats a card",
      409,
      '{"message":"4242 4242 4242 4242 refused.","backend_message":"cvv: 737"}',
      {
        kind: "conflict",
        message: "[card number] refused.",
        backend_message: "cvv: [hidden]",
        current: null,
      },
    ],
    ["409 of another make", 409, "busy", { kind: "conflict", message: "", current: null }],
    [
      "422 with dotted keys: the first message of each (CROSS-32)",
      422,
      '{"errors":{"tee_time.players":["too many","odd"],"discount_code":["unknown"]}}',
      { kind: "invalid", errors: { "tee_time.players": "too many", discount_code: "unknown" } },
    ],
    [
      "422 with nested objects",
      422,
      '{"errors":{"tee_time":{"players":["too many"]}}}',
      { kind: "invalid", errors: { "tee_time.players": "too many" } },
    ],
    ["500 with text", 500, "x", failed(500, "x")],
    [
      "500 with JSON",
      500,
      '{"message":"broke","request_id":"r1"}',
      failed(500, '{"message":"broke","request_id":"r1"}', "r1"),
    ],
  ])("%s", async (_case, status, body, expected) => {
    expect(await ask(body, status)).toEqual(expected);
  });

  it("takes the request id from the header when the body has none", async () => {
    expect(await ask("gone", 502, { "x-request-id": "r2" })).toEqual(failed(502, "gone", "r2"));
  });

  it("has no status when there is no response (CROSS-34)", async () => {
    const call = replying(() => Promise.reject(new TypeError("Failed to fetch"))).GET("/api/courses/internal_list");
    expect(await apiResult(call)).toEqual(failed(null, ""));
  });

  it("never settles for an aborted call", async () => {
    const aborted = replying(() => Promise.reject(new DOMException("gone", "AbortError")));
    const call = apiResult(aborted.GET("/api/courses/internal_list"));
    const late = new Promise((resolve) => setTimeout(resolve, 20, "nothing"));
    expect(await Promise.race([call, late])).toBe("nothing");
  });

  it("is a failure with status 200 when a success cannot be read", async () => {
    expect(await ask("<!doctype html>", 200)).toMatchObject({ kind: "failed", status: 200 });
  });

  it("shows no card number and at most 2,000 characters", async () => {
    const shown = await ask(`card 4242 4242 4242 4242 ${"x".repeat(5000)}`, 500);
    expect(shown).toMatchObject({ kind: "failed", body: expect.not.stringContaining("4242 4242") });
    expect(shown.kind === "failed" && shown.body.length).toBe(2000);
  });
});
