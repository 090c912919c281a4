import { expect, it } from "vitest";
import { specifiedOperations } from "../openapi/specifiedOperations.ts";
import { requirements } from "./requirements.ts";

const callers = new Map([
  ["signed-out visitor", "public"],
  ["any signed-in staff", "staff"],
  ["admin on the client (screen or button is admin-only)", "admin"],
]);

it("the specified operations are those of the requirements, each with its method, path and caller", () => {
  const required = requirements().flatMap(({ id, text }) => {
    const [, call, caller] = /^(\w+ \S+) - .*; caller: ([^;]*);/.exec(text) ?? [];
    return id.startsWith("API-") ? [[id, call, callers.get(caller ?? "")]] : [];
  });
  expect(specifiedOperations.map(([id, method, path, , access]) => [id, `${method} ${path}`, access])).toEqual(
    required,
  );
});
