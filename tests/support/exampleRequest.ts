import type { Operation, Parameter } from "@teedesk/openapi/contract";
import type { InjectOptions } from "fastify";
import { jsonOf } from "./contract.ts";

/** An operation's request by the examples of the contract. */
export function exampleRequest(operation: Operation): InjectOptions {
  const { method, path, parameters } = operation;
  const body = jsonOf(operation);
  const of = (place: Parameter["in"]) =>
    parameters.filter((parameter) => parameter.in === place).map((one) => [one.name, exampleOf(one)] as const);
  const inPath = new Map(of("path"));
  const query = new URLSearchParams(of("query").map(([name, value]) => [name, value]));
  return {
    method,
    url: `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? ""))}?${query}`,
    headers: { ...Object.fromEntries(of("header")), "cache-control": "no-store" },
    ...(body === null ? {} : { payload: Object(body.example) }),
  };
}

function exampleOf({ example, content }: Parameter): string {
  if (content !== undefined) return JSON.stringify(content["application/json"]?.example);
  return typeof example === "string" ? example : JSON.stringify(example);
}
