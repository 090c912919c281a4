import * as Schema from "effect/Schema";

const Text = Schema.NonEmptyString;
const Level = Schema.Literals(["staff", "admin"]);
const Names = Schema.Array(Text);
const Example = Schema.Record(Schema.String, Schema.Json);

const keywords = new Set(
  `$ref type description enum minimum maximum minLength maxLength pattern format items minItems maxItems anyOf oneOf allOf
   required properties additionalProperties maxProperties example`.split(/\s+/),
);

/** A schema in full. An unknown keyword is refused, which bundling would not notice. */
const Keywords = Schema.Record(Schema.String, Schema.Json).check(
  Schema.makeFilter((schema) => {
    const unknown = Object.keys(schema).find((keyword) => !keywords.has(keyword));
    return unknown === undefined ? undefined : { path: [unknown], issue: "Is not a keyword of a schema" };
  }),
);

/** A schema, or a reference to one: a name alone is one of the same file or else of schemas/common.yaml. */
const Shape = Schema.Union([Text, Keywords]);

/** The shapes of a member that differs between the record, a row of the list and the input. */
const Shapes = Schema.Struct({
  record: Schema.optionalKey(Shape),
  row: Schema.optionalKey(Shape),
  input: Schema.optionalKey(Shape),
  /** Whether a record may lack it. */
  optional: Schema.optionalKey(Schema.Boolean),
});

/**
 * The `x-resource` of a file in resources/: the parts of a resource that differ from the standard. An empty text (null) is the standard one. An
 * operation or a schema that is left out does not exist, or is in full beside `x-resource`.
 */
const Resource = Schema.Struct({
  /** Operations and schemas are named after it. */
  noun: Text,
  /** A shorter noun for the texts. */
  called: Schema.optionalKey(Text),
  /** The tag, if it is not the noun's plural. */
  tag: Schema.optionalKey(Text),
  /** The member of a body that holds the record, where it is not the noun. */
  key: Schema.optionalKey(Text),
  access: Schema.Struct({ read: Level, write: Level }),
  operations: Schema.Struct({
    show: Schema.optionalKey(Schema.NullOr(Text)),
    list: Schema.optionalKey(Text),
    count: Schema.optionalKey(Schema.NullOr(Text)),
    create: Schema.optionalKey(Text),
    update: Schema.optionalKey(Schema.NullOr(Text)),
    delete: Schema.optionalKey(Schema.NullOr(Text)),
  }),
  /** False where the list is returned whole. */
  paged: Schema.optionalKey(Schema.Boolean),
  /** Whether deleting a referenced record is refused with 409. */
  keepsUsed: Schema.optionalKey(Schema.Boolean),
  /** References to the parameters of list and count beside the filters. */
  parameters: Schema.optionalKey(Names),
  /** The schemas of a record, of a row of the list and of what a save returns, where they are not those of the noun. */
  returns: Schema.optionalKey(
    Schema.Struct({
      record: Schema.optionalKey(Text),
      row: Schema.optionalKey(Text),
      saved: Schema.optionalKey(Schema.Struct({ $ref: Text, description: Text })),
    }),
  ),
  /** The file of the schemas that are not declared here, where it is not this one. */
  schemas: Schema.optionalKey(Text),
  description: Schema.optionalKey(Text),
  /** All members except `id` and `lock_version`. */
  members: Schema.optionalKey(Schema.Record(Schema.String, Schema.Union([Shapes, Shape]))),
  /** False where the record has no `lock_version`. */
  versioned: Schema.optionalKey(Schema.Boolean),
  rows: Schema.optionalKey(Schema.Struct({ description: Text, members: Names, required: Schema.optionalKey(Names) })),
  input: Schema.optionalKey(
    Schema.Struct({ description: Schema.optionalKey(Text), maxProperties: Schema.optionalKey(Schema.Int) }),
  ),
  filters: Schema.optionalKey(Schema.Record(Schema.String, Shape)),
  filtering: Schema.optionalKey(Text),
  sorts: Schema.optionalKey(Names),
  /** A new record's example is the input's, with the members of `create` over it. */
  examples: Schema.Struct({
    record: Schema.optionalKey(Example),
    row: Schema.optionalKey(Example),
    input: Schema.optionalKey(Example),
    create: Schema.optionalKey(Example),
    update: Schema.optionalKey(Example),
    filters: Schema.optionalKey(Example),
    sorts: Schema.optionalKey(Names),
  }),
});

export type Resource = typeof Resource.Type;
export type Shape = typeof Shape.Type;
export type Shapes = typeof Shapes.Type;

const standard = Schema.toStandardSchemaV1(Resource, { parseOptions: { onExcessProperty: "error" } })["~standard"];

/** The declaration in a file. Throws an error with file and key if it is wrong. */
export function readResource(file: string, value: unknown): Resource {
  const result = standard.validate(value);
  if (result instanceof Promise) throw new TypeError(`${file}: x-resource has to be read synchronously`);
  if (result.issues === undefined) return result.value;
  // For a member that fits none of the alternatives, the last one is most likely meant.
  const { path = [], message } = result.issues.at(-1) ?? { message: "" };
  throw new Error(`${file}: ${["x-resource", ...path.map(String)].join(".")}: ${message}`);
}

/** The noun in the forms that operation ids, schema names and texts need. */
export function wordsOf({ noun, called = noun, key = noun.replaceAll(" ", "_") }: Resource) {
  const words = noun.split(" ").map(capitalized);
  const name = words.join("");
  return { noun, nouns: `${noun}s`, called, calledMany: `${called}s`, key, name, names: `${name}s` };
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns `make` of a declared value, null included, and an empty node for one that is left out. */
export function given<T>(value: T | undefined, make: (value: T) => Node): Node {
  return value === undefined ? {} : make(value);
}

/** A part of an OpenAPI document. */
export type Node = Readonly<Record<string, unknown>>;
