import { readFileSync } from "node:fs";

/** As much of an OpenAPI schema as the contract's tests look at. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

export type Media = { readonly schema: Schema; readonly example?: unknown };
type Content = Readonly<Record<string, Media>>;
type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly schema?: Schema;
  readonly content?: Content;
};
type Response = { readonly $ref?: string; readonly content?: Content };

export type Operation = {
  readonly operationId: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly "x-access": string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
};

type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
};

export const contract: Contract = JSON.parse(readFileSync(new URL("generated/openapi.json", import.meta.url), "utf8"));

/** Every operation with its method in capitals and its path. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** The component a `$ref` names, or the value itself when it is none. */
export function resolve<T extends { readonly $ref?: string }>(value: T, components: Readonly<Record<string, T>>): T {
  if (value.$ref === undefined) return value;
  const found = components[value.$ref.slice(value.$ref.lastIndexOf("/") + 1)];
  if (found === undefined) throw new Error(`nothing at ${value.$ref}`);
  return found;
}

/** The schema and all schemas inside it, by the path that leads there; each component once. */
export function* schemasIn(schema: Schema, path: string, seen = new Set<string>()): Generator<[string, Schema]> {
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return;
    seen.add(schema.$ref);
    const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
    yield* schemasIn(resolve(schema, contract.components.schemas), name, seen);
    return;
  }
  yield [path, schema];
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* schemasIn(property, `${path}.${name}`, seen);
  if (typeof schema.additionalProperties === "object") yield* schemasIn(schema.additionalProperties, `${path}.*`, seen);
  if (schema.items !== undefined) yield* schemasIn(schema.items, `${path}[]`, seen);
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
    yield* schemasIn(part, path, seen);
  }
}
