import { expect, it } from "vitest";
import { isUnavailable } from "./isUnavailable.ts";

const failed = (code: string) => new Error("Failed query", { cause: Object.assign(new Error("pg"), { code }) });

it.each([
  ["08006", "a lost connection", true],
  ["57P01", "a server that stops", true],
  ["25006", "a node that may not write yet, after it was promoted", true],
  ["53300", "too many connections", true],
  ["23505", "a value that exists", false],
  ["42703", "an unknown column", false],
])("%s, %s, is passing: %s", (code, _, isPassing) => {
  expect(isUnavailable(failed(code))).toBe(isPassing);
});
