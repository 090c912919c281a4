import { expect, it } from "vitest";
import { isStaging } from "./isStaging.ts";

it.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["staging.teedesk.test", true],
  ["console.teedesk.test", false],
  ["staging.teedesk.test.example", false],
])("OPS-SHELL-12 %s: %s", (hostname, expected) => {
  expect(isStaging(hostname, "staging.teedesk.test")).toBe(expected);
});
