import { given, type Node, type Resource, type Shape, type Shapes, wordsOf } from "./declaration.ts";

/** The schemas that a resource declares, by name; `beside` has the names that are in full in the same file. */
export function schemasOf(resource: Resource, beside: readonly string[]): Node {
  const { members, operations, rows, filters, filtering, sorts, input, examples, versioned = true } = resource;
  const { called, calledMany, key, name } = wordsOf(resource);
  const id = { id: schemaOf("RecordId", []) };
  const version = versioned ? { lock_version: schemaOf("LockVersion", []) } : {};
  const all = Object.entries(members ?? {}).map(([member, shapes]) => [member, shapesOf(shapes)] as const);
  const membersOf = (place: "record" | "row" | "input") =>
    Object.fromEntries(
      all.flatMap(([member, { [place]: shape }]) => (shape ? [[member, schemaOf(shape, beside)]] : [])),
    );
  const record = { ...id, ...version, ...membersOf("record") };
  const writes = members && (operations.create ?? operations.update);
  const body = { [key]: { $ref: `#/${name}Input` } };
  const keyword = resource.key === undefined ? "" : ` The record's key is written \`${key}\`.`;

  return {
    ...given(members, () => ({
      [name]: object(resource.description, record, examples.record, {
        required: Object.keys(record).filter(
          (member) => !all.some(([one, { optional }]) => one === member && optional),
        ),
      }),
    })),
    ...given(rows, ({ description, members: chosen, required = chosen }) => ({
      [`${name}Row`]: object(
        description,
        pick({ ...record, ...membersOf("row") }, chosen),
        examples.row ?? pick(examples.record ?? {}, chosen),
        { required },
      ),
    })),
    ...given(filters, (shapes) => ({
      [`${name}Filters`]: object(
        filtering ??
          `Which ${calledMany} to return. Texts match anywhere in the field, whatever the case. ` +
            "A member left out, or an empty text, does not filter.",
        Object.fromEntries(Object.entries(shapes).map(([member, shape]) => [member, schemaOf(shape, beside)])),
        examples.filters,
      ),
    })),
    ...given(sorts, (fields) => ({
      [`${name}SortField`]: {
        type: "string",
        enum: fields,
        description: `A field that the ${called} list can be sorted by.`,
        example: examples.sorts?.[0],
      },
    })),
    ...given(writes, () => ({
      [`${name}Input`]: {
        type: "object",
        description:
          (input?.description ??
            `The members of a ${called} that can be written; on a stored one a member left out stays as it is.`) +
          " Members this schema does not name are ignored, because specified consoles send whole records.",
        maxProperties: input?.maxProperties ?? 40,
        properties: { ...version, ...membersOf("input") },
        example: examples.input,
      },
    })),
    ...given(members && operations.create, () => ({
      [`Create${name}Request`]: object(
        `A new ${called}.${keyword}`,
        body,
        { [key]: examples.create ?? examples.input },
        { required: [key] },
      ),
    })),
    ...given(members && operations.update, () => ({
      [`Update${name}Request`]: object(
        `A changed ${called}.${keyword}`,
        { ...id, ...body },
        { id: examples.record?.["id"], [key]: examples.update },
        { required: ["id", key] },
      ),
    })),
  };
}

function object(description: string | undefined, properties: Node, example: unknown, required: Node = {}): Node {
  return { type: "object", additionalProperties: false, description, ...required, properties, example };
}

function shapesOf(shapes: Shapes | Shape): Shapes {
  const each = typeof shapes === "object" && ("record" in shapes || "row" in shapes || "input" in shapes);
  return each ? shapes : { record: shapes, input: shapes };
}

/** A shape with its references in full: a bare name is of the same file or else of schemas/common.yaml. */
function schemaOf(shape: Shape, beside: readonly string[]): unknown {
  return JSON.parse(JSON.stringify(typeof shape === "string" ? { $ref: shape } : shape), (keyword, value: unknown) => {
    if (keyword !== "$ref" || typeof value !== "string" || value.includes("#")) return value;
    return `${beside.includes(value) ? "" : "../schemas/common.yaml"}#/${value}`;
  });
}

function pick(from: Node, names: readonly string[]): Node {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
