import { readFileSync } from "node:fs";
import { projectPaths } from "../config/paths.ts";

/** As much of our bundled OpenAPI 3.1 document as binding and checking needs. */
export type Document = {
  readonly paths: Section<Section<OperationNode>>;
  readonly components: {
    readonly parameters: Section<ParameterNode>;
    readonly responses: Section<ContentNode>;
    readonly schemas: Section<SchemaNode>;
  };
};

export type OperationNode = {
  readonly operationId: string;
  readonly "x-access"?: string;
  readonly parameters?: readonly (ParameterNode | Reference)[];
  readonly requestBody?: ContentNode & { readonly required?: boolean };
  readonly responses: Section<ContentNode | Reference>;
};

export type ParameterNode = {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  /** Given instead of a schema when the value is a JSON text (DECISIONS 13). */
  readonly content?: Section<unknown>;
};

export type ContentNode = { readonly content?: Section<{ readonly schema?: SchemaNode }> };

/** As much of a schema as says which member of a body is the record. */
export type SchemaNode = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Section<SchemaNode>;
};

export type Section<T> = Readonly<Record<string, T>>;
type Reference = { readonly $ref: string };

/** What stands somewhere in the document, and the JSON pointer that leads there. */
export type Place<T> = { readonly node: T; readonly pointer: string };

export const readDocument = (): Document => JSON.parse(readFileSync(projectPaths().contract, "utf8"));

const escaped = (segment: string): string => encodeURIComponent(segment.replaceAll("~", "~0").replaceAll("/", "~1"));

/** The pointer to something further down. */
export const below = (pointer: string, ...segments: readonly string[]): string =>
  [pointer, ...segments.map(escaped)].join("/");

const isReference = (node: object): node is Reference => "$ref" in node;

/** Goes to where a reference leads; only parameters and responses are shared, each in its own section. */
export function follow<T extends object>(section: Section<T>, { node, pointer }: Place<T | Reference>): Place<T> {
  if (!isReference(node)) return { node, pointer };
  const found = section[nameIn(node.$ref)];
  if (found === undefined) throw new Error(`The contract refers to ${node.$ref}, which is not there.`);
  return { node: found, pointer: node.$ref };
}

/** A schema, or what it refers to. */
export const referred = (schemas: Section<SchemaNode>, schema: SchemaNode): SchemaNode =>
  schema.$ref === undefined ? schema : referred(schemas, schemas[nameIn(schema.$ref)] ?? {});

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);
