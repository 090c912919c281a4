import { accessOf } from "@teedesk/domain";
import type { Operation, Parameter } from "@teedesk/openapi/contract";
import { type TestApp, testApp } from "@teedesk/server/testing";
import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jsonOf, operations } from "../support/contract.ts";
import { hostileValues, validValues } from "../support/schemaArbitrary.ts";

/**
 * Every operation gets requests made from the contract, some valid and most damaged. Whatever is sent: no 5xx, no stack trace, a response
 * that fits the contract (`inject` checks that), and a 422 that names a field.
 */
const text = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** Requests for an operation; the damaged parts are drawn as well. */
function requests(operation: Operation): fc.Arbitrary<InjectOptions> {
  const { method, path, parameters } = operation;
  const body = jsonOf(operation);
  const values = fc.record(
    Object.fromEntries(
      parameters.map((parameter) => {
        const isJson = parameter.content !== undefined;
        const schema = parameter.content?.["application/json"]?.schema ?? parameter.schema ?? {};
        const value = fc.oneof(validValues(schema), hostileValues(schema));
        return [parameter.name, fc.option(isJson ? value.map((one) => JSON.stringify(one) ?? "") : value.map(text))];
      }),
    ),
  );
  const bodies =
    body === null
      ? fc.constant(undefined)
      : fc.oneof(validValues(body), { arbitrary: hostileValues(body), weight: 3 }, fc.jsonValue());

  return fc.tuple(values, bodies).map(([given, payload]) => {
    const of = (place: Parameter["in"]) =>
      parameters.flatMap(({ name, in: where }) => {
        const value = given[name];
        return where === place && value !== null && value !== undefined ? [[name, value] as const] : [];
      });
    const inPath = new Map(of("path"));
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(inPath.get(name) || "0"));
    const query = of("query")
      .map(([name, value]) => `${name}=${encoded(value)}`)
      .join("&");
    const printable = of("header").map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7e]/g, "?")]);
    return {
      method,
      url: query === "" ? url : `${url}?${query}`,
      headers: {
        ...Object.fromEntries(printable),
        "cache-control": "no-store",
        ...(payload === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    };
  });
}

/** Percent-encoded; half a surrogate pair has no encoding and becomes the replacement character. */
const encoded = (value: string): string => encodeURIComponent(Buffer.from(value).toString());

/** Number of requests drawn, and the seed; `npm run fuzz` draws many more. */
const budget = Number(process.env["FUZZ_REQUESTS"] ?? 2000);
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

/** A request without parts to damage is always the same; the others share the budget. */
const isVaried = (operation: Operation): boolean => operation.parameters.length > 0 || jsonOf(operation) !== null;
const share = Math.max(1, Math.floor(budget / operations.filter(isVaried).length));

const stackTrace = /\bat .+:\d+:\d+|node_modules|\.ts:\d+/;

/** The problems of a 422: no field at all, or a field without a message. */
function namelessRefusals(payload: string): readonly string[] {
  const { errors }: { readonly errors: Readonly<Record<string, readonly string[]>> } = JSON.parse(payload);
  const silent = Object.keys(errors).filter((field) => !/\S/.test(errors[field]?.[0] ?? ""));
  return Object.keys(errors).length === 0 ? ["no field is named"] : silent;
}

describe("hostile requests", () => {
  let server: TestApp;
  let session: Record<string, string>;
  beforeAll(async () => {
    server = await testApp({ environment: { SIGN_IN_LIMIT: "1000000", REQUEST_LIMIT: "0" } });
    session = await server.as("admin");
  });
  afterAll(() => server.close());

  it("are made for every operation", () => {
    expect(operations.length).toBeGreaterThan(15);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
    // Signing out would end the session of the other requests.
    const headers = accessOf[id] === "public" || id === "signOut" ? {} : session;
    await fc.assert(
      fc.asyncProperty(requests(operation), async (request) => {
        const { statusCode, payload } = await server.inject({
          ...request,
          headers: { ...request.headers, ...headers },
        });
        expect(statusCode, payload).toBeLessThan(500);
        // The body of a success is checked by the contract, and may repeat the text of a request.
        expect(statusCode < 400 ? "" : payload).not.toMatch(stackTrace);
        expect(statusCode === 422 ? namelessRefusals(payload) : []).toEqual([]);
      }),
      { numRuns: isVaried(operation) ? share : 1, seed },
    );
  });

  it.each([
    ["broken JSON", "{"],
    ["nothing", ""],
    ["an array", "[]"],
    ["a deep nest", `${"[".repeat(20_000)}${"]".repeat(20_000)}`],
    ["a prototype", '{"booking":{"__proto__":{"level":"admin"}}}'],
    ["two megabytes", JSON.stringify({ booking: { charge: "9".repeat(2_000_000) } })],
  ])("%s as a body is a plain refusal", async (_, payload) => {
    const headers = { ...session, "content-type": "application/json" };
    const response = await server.inject({ method: "POST", url: "/api/ibe/book", headers, payload });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.payload).not.toMatch(stackTrace);
  });

  it.each([
    "/api/rental-clubs/index?filters=%ff",
    "/api/rental-clubs/index?filters={}&filters={}",
    "/api/rental-clubs/index?page=1&page=2",
    "/api/rental-clubs/index?page=99999999999999999999",
    "/api/availability/fetch_card/%00",
    "/api/availability/fetch_card/..%2f..%2fetc%2fpasswd",
    "/api/%2e%2e/deals",
  ])("%s is a plain refusal", async (url) => {
    const response = await server.inject({ method: "GET", url, headers: session });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.payload).not.toMatch(stackTrace);
  });
});
