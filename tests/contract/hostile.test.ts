import { accessOf, type OperationId } from "@teedesk/domain";
import contract from "@teedesk/openapi/openapi.json" with { type: "json" };
import { isNotBuilt } from "@teedesk/server/notBuilt";
import { type TestApp, testApp } from "@teedesk/server/testing";
import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileValues, type Schema, validValues } from "../support/schemaArbitrary.ts";

/**
 * Every operation that is built gets requests made from the contract, some sound and most of them damaged. Whatever is
 * sent: no 5xx, no stack trace, an answer that fits the contract (`inject` checks that), and a 422 that names a field.
 */
type Parameter = {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly schema?: Schema;
  readonly content?: { readonly "application/json": { readonly schema: Schema } };
};
type Operation = {
  readonly operationId: OperationId;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: { readonly "application/json"?: { readonly schema: Schema } } };
};

const methods = ["get", "post", "put", "delete"] as const;

function at<T>(ref: string): T {
  const found: unknown = ref
    .slice(2)
    .split("/")
    .reduce<unknown>((node, key) => Reflect.get(Object(node), key.replaceAll("~1", "/")), contract);
  return found as T;
}

const isOperation = (node: unknown): node is Operation =>
  typeof node === "object" && node !== null && "operationId" in node;

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const node: unknown = Reflect.get(item, method);
    return isOperation(node) && !isNotBuilt(node.operationId) ? [{ id: node.operationId, method, path, node }] : [];
  }),
);

const text = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** Requests for an operation: what of it is damaged is drawn as well. */
function requests({ method, path, node }: (typeof operations)[number]): fc.Arbitrary<InjectOptions> {
  const parameters = (node.parameters ?? []).map((one) => ("$ref" in one ? at<Parameter>(one.$ref) : one));
  const values = fc.record(
    Object.fromEntries(
      parameters.map((parameter) => {
        const isJson = parameter.content !== undefined;
        const schema = parameter.content?.["application/json"].schema ?? parameter.schema ?? {};
        const value = fc.oneof(validValues(schema, at), hostileValues(schema, at));
        return [parameter.name, fc.option(isJson ? value.map((one) => JSON.stringify(one) ?? "") : value.map(text))];
      }),
    ),
  );
  const schema = node.requestBody?.content["application/json"]?.schema;
  const body =
    schema === undefined
      ? fc.constant(undefined)
      : fc.oneof(validValues(schema, at), { arbitrary: hostileValues(schema, at), weight: 3 }, fc.jsonValue());

  return fc.tuple(values, body).map(([given, payload]) => {
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
      method: method.toUpperCase() as "GET",
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

const stackTrace = /\bat .+:\d+:\d+|node_modules|\.ts:\d+/;

describe("hostile requests", () => {
  let server: TestApp;
  let session: Record<string, string>;
  beforeAll(async () => {
    server = await testApp({ environment: { SIGN_IN_LIMIT: "1000000", REQUEST_LIMIT: "0" } });
    session = await server.as("admin");
  });
  afterAll(() => server.close());

  it("are made for every operation that is built", () => {
    expect(operations.length).toBeGreaterThan(15);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
    // A password check takes its time on purpose; signing out would end the session of the other requests.
    const numRuns = id === "signIn" ? 15 : 80;
    const headers = accessOf[id] === "public" || id === "signOut" ? {} : session;
    await fc.assert(
      fc.asyncProperty(requests(operation), async (request) => {
        const { statusCode, payload } = await server.inject({
          ...request,
          headers: { ...request.headers, ...headers },
        });
        expect(statusCode, payload).toBeLessThan(500);
        if (statusCode >= 400) expect(payload).not.toMatch(stackTrace);
        if (statusCode !== 422) return;
        const { errors }: { errors: Record<string, string[]> } = JSON.parse(payload);
        expect(Object.keys(errors).length).toBeGreaterThan(0);
        for (const messages of Object.values(errors)) expect(messages[0]).toMatch(/\S/);
      }),
      { numRuns },
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
