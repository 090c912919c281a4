import { readFileSync } from "node:fs";
import type { operations as typed } from "./generated/api.d.ts";

/** The operations of the contract. */
export type OperationId = keyof typed;

/** As much of an OpenAPI 3.1 schema as the contract uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly example?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Section<Schema>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  /** Whether the server ignores the value; it is named because specified consoles send it. */
  readonly "x-ignored"?: true;
};

export type Media = { readonly schema: Schema; readonly example?: unknown };

export type Parameter = {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  /** Given instead of a schema when the value is a JSON text (ANSWER-13). */
  readonly content?: Section<Media>;
};

type ContractResponse = { readonly content?: Section<Media> };
type Body = { readonly content: Section<Media>; readonly required?: boolean };
type Section<T> = Readonly<Record<string, T>>;
type Reference = { readonly $ref: string };
/** With the JSON pointer that leads to it in the document. */
type Located<T> = T & { readonly pointer: string };

const methods = [
  ["get", "GET"],
  ["post", "POST"],
  ["put", "PUT"],
  ["delete", "DELETE"],
] as const;

type Method = (typeof methods)[number];

type OperationNode = {
  readonly operationId: OperationId;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly "x-access": "public" | "staff" | "admin";
  /** A GET with a side effect; the POST of the same path does the same. */
  readonly "x-acts"?: true;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses: Section<ContractResponse | Reference>;
};

/** Our bundled document, generated/openapi.json: `npm run contract` has linted it, so it is taken at its word. */
export type Contract = {
  readonly paths: Section<{ readonly [Name in Method[0]]?: OperationNode }>;
  readonly components: {
    readonly parameters: Section<Parameter>;
    readonly responses: Section<ContractResponse>;
    readonly schemas: Section<Schema>;
  };
};

/** One operation, its references followed. */
export type Operation = {
  readonly id: OperationId;
  readonly method: Method[1];
  /** As OpenAPI writes it: /api/courses/{id}. */
  readonly path: string;
  readonly access: OperationNode["x-access"];
  /** Whether it is a GET that changes something. */
  readonly acts: boolean;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Located<Parameter>[];
  readonly body:
    | (Located<Body> & {
        readonly contentType: string;
        readonly schema: Schema;
        /** The member that holds the record; its fields are reported without it (ANSWER-15). */
        readonly record: string | null;
      })
    | null;
  /** By status, with "default" for the others. */
  readonly responses: Section<Located<ContractResponse>>;
};

const known = new Map<string, Contract>();

/** A file is read once in a process. */
export function readContract(file: string | URL): Contract {
  const contract: Contract = known.get(String(file)) ?? JSON.parse(readFileSync(file, "utf8"));
  known.set(String(file), contract);
  return contract;
}

/** Every operation of the document. */
export function operationsOf({ paths, components }: Contract): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap(([name, method]) => {
      const node = item[name];
      if (node === undefined) return [];
      const pointer = below("#", "paths", path, name);
      const { operationId: id, "x-access": access, description = "", tags = [], parameters = [], requestBody } = node;
      return [
        {
          id,
          method,
          path,
          access,
          acts: node["x-acts"] === true,
          description,
          tags,
          parameters: parameters.map((one, index) =>
            follow(components.parameters, one, below(pointer, "parameters", String(index))),
          ),
          body:
            requestBody === undefined ? null : bodyOf(components.schemas, requestBody, below(pointer, "requestBody")),
          responses: Object.fromEntries(
            Object.entries(node.responses).map(([status, answer]) => [
              status,
              follow(components.responses, answer, below(pointer, "responses", status)),
            ]),
          ),
        },
      ];
    }),
  );
}

function bodyOf(schemas: Section<Schema>, body: Body, pointer: string) {
  const [[contentType, media] = ["application/json", { schema: {} }]] = Object.entries(body.content);
  const schema = referred(schemas, media.schema);
  const { required = [], properties = {} } = schema;
  const record = required.find((name) => referred(schemas, properties[name] ?? {}).type === "object") ?? null;
  return { ...body, pointer, contentType, schema, record };
}

/** A schema, or what it refers to. */
export const schemaOf = ({ components }: Contract, schema: Schema): Schema => referred(components.schemas, schema);

const referred = (schemas: Section<Schema>, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : referred(schemas, found(schemas, schema.$ref));

/** The node at a place, or the one its reference leads to; only parameters and responses are shared, each in its own section. */
const follow = <T extends object>(section: Section<T>, node: T | Reference, pointer: string): Located<T> =>
  isReference(node) ? { ...found(section, node.$ref), pointer: node.$ref } : { ...node, pointer };

const isReference = (node: object): node is Reference => "$ref" in node;

function found<T>(section: Section<T>, reference: string): T {
  const there = section[nameIn(reference)];
  if (there === undefined) throw new Error(`The contract refers to ${reference}, which is not there.`);
  return there;
}

/** The name of the component that a reference leads to. */
export const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

/** The pointer to something further down. */
export const below = (pointer: string, ...segments: readonly string[]): string =>
  [pointer, ...segments.map(escaped)].join("/");

const escaped = (segment: string): string => encodeURIComponent(segment.replaceAll("~", "~0").replaceAll("/", "~1"));
