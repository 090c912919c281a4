import type { ApiResult } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { isWorthRetrying, read } from "./read.ts";

const failed = (status: number | null): ApiResult<never> => ({ kind: "failed", status, body: "", request_id: null });

describe("read", () => {
  it("is the value of an ok result", async () => {
    expect(await read(Promise.resolve({ kind: "ok", value: [1] }))).toEqual([1]);
  });

  it("throws any other result as the cause", async () => {
    await expect(read(Promise.resolve(failed(500)))).rejects.toMatchObject({ cause: failed(500) });
  });
});

describe("isWorthRetrying", () => {
  it.each<[ApiResult<never>, boolean]>([
    [failed(null), true],
    [failed(503), true],
    [failed(500), false],
    [failed(404), false],
    [failed(501), false],
    [{ kind: "unauthorized" }, false],
    [{ kind: "invalid", errors: {} }, false],
  ])("%j: %s", (cause, expected) => {
    expect(isWorthRetrying(new Error("x", { cause }))).toBe(expected);
  });
});
