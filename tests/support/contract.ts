import type { OperationId } from "@teedesk/domain";
import contract from "@teedesk/openapi/openapi.json" with { type: "json" };
import type { Schema } from "./schemaArbitrary.ts";

export type Parameter = {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly schema?: Schema;
  readonly example?: unknown;
  /** Given instead of a schema when the value is a JSON text (DECISIONS 13). */
  readonly content?: { readonly "application/json": { readonly schema: Schema; readonly example?: unknown } };
};

/** One operation of the contract, with what its references point at. */
export type Operation = {
  readonly id: OperationId;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** As OpenAPI writes it: /api/courses/{id}. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Null without a body of JSON. */
  readonly body: Schema | null;
};

type Node = {
  readonly operationId: OperationId;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: { readonly "application/json"?: { readonly schema: Schema } } };
};

const methods = [
  ["get", "GET"],
  ["post", "POST"],
  ["put", "PUT"],
  ["delete", "DELETE"],
] as const;

const isObject = (node: unknown): node is object => typeof node === "object" && node !== null;
// The contract is linted: what a reference points at is of the kind that is looked for.
const isSchema = (node: unknown): node is Schema => isObject(node);
const isParameter = (node: unknown): node is Parameter => isObject(node);
const isNode = (node: unknown): node is Node => isObject(node) && "operationId" in node;

function at(ref: string): unknown {
  const keys = ref.slice(2).split("/");
  return keys.reduce<unknown>((node, key) => Reflect.get(Object(node), key.replaceAll("~1", "/")), contract);
}

/** What a reference inside the contract points at. */
export function schemaAt(ref: string): Schema {
  const schema = at(ref);
  return isSchema(schema) ? schema : {};
}

/** A schema, or the one it refers to. */
export const followed = (schema: Schema): Schema => (schema.$ref === undefined ? schema : schemaAt(schema.$ref));

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap(([name, method]) => {
    const node: unknown = Reflect.get(item, name);
    if (!isNode(node)) return [];
    const { operationId: id, parameters = [], requestBody } = node;
    const body = requestBody?.content["application/json"]?.schema;
    return [
      {
        id,
        method,
        path,
        parameters: parameters.map((one) => ("$ref" in one ? at(one.$ref) : one)).filter(isParameter),
        body: body === undefined ? null : followed(body),
      },
    ];
  }),
);
