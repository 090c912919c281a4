import { gunzipSync } from "node:zlib";
import { type Operation, operationsOf, readContract } from "@teedesk/openapi/contract";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { projectPaths } from "../config/paths.ts";
import { validatorsOf } from "../contract/validators.ts";

const document = readContract(projectPaths().contract);
const validators = validatorsOf(document);
const operations = operationsOf(document).map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(".", String.raw`\.`).replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The operation a request is for; fixed paths win over those with parameters, as in the router. */
function operationFor({ method = "GET", url }: InjectOptions): Operation | undefined {
  const path = new URL(typeof url === "string" ? url : (url?.pathname ?? "/"), "http://localhost").pathname;
  const matching = operations.filter(({ operation, pattern }) => operation.method === method && pattern.test(path));
  return (matching.find(({ operation }) => operation.path === path) ?? matching[0])?.operation;
}

/** Fails the test when a response of an operation breaks the contract: status, content type and body. */
export function checkResponse(request: InjectOptions, response: LightMyRequestResponse): void {
  const operation = operationFor(request);
  if (operation === undefined) return;
  const { statusCode: status, headers, rawPayload } = response;
  const payload = (headers["content-encoding"] === "gzip" ? gunzipSync(rawPayload) : rawPayload).toString();
  const expected = operation.responses[status] ?? operation.responses["default"];
  expect(expected, `${operation.id} returned ${status}, which the contract does not know: ${payload}`).toBeDefined();
  if (expected === undefined) return;
  const [contentType = ""] = Object.keys(expected.content ?? {});
  expect(headers["content-type"], `${operation.id} ${status}`).toContain(contentType);
  if (contentType !== "application/json") return;
  const check = validators.content(expected);
  const body: unknown = JSON.parse(payload);
  expect(check(body), `${operation.id} ${status} ${payload}: ${JSON.stringify(check.errors)}`).toBe(true);
}
