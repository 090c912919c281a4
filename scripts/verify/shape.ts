import { type Contract, type Schema, schemaOf } from "@teedesk/openapi/contract";

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return "list";
  if (value === null) return "null";
  // The console shows both unchanged, and specified servers return money either way.
  return typeof value === "string" || typeof value === "number" ? "text or number" : typeof value;
};

const kinds: Readonly<Record<string, string>> = {
  array: "list",
  object: "object",
  boolean: "boolean",
  string: "text or number",
  number: "text or number",
  integer: "text or number",
};

/** Rows of a list that are compared. */
const comparedRows = 30;

/**
 * The differences of a value from a schema of the contract: members that are missing and values of another kind, each by its path.
 * `unpromised` members may be missing, and null stands for any value.
 */
export function differences(
  contract: Contract,
  asked: Schema,
  value: unknown,
  unpromised: ReadonlySet<string>,
  path = "",
): readonly string[] {
  const schema = schemaOf(contract, asked);
  const look = (inner: Schema, part: unknown, at: string) => differences(contract, inner, part, unpromised, at);
  const choices = schema.anyOf ?? schema.oneOf;
  if (value === null) return [];
  if (choices !== undefined) {
    const found = choices.map((choice) => look(choice, value, path));
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (schema.allOf !== undefined) return schema.allOf.flatMap((part) => look(part, value, path));
  const wanted = [schema.type ?? []].flat().map((type) => kinds[type] ?? type);
  const kind = kindOf(value);
  if (wanted.length > 0 && !wanted.includes(kind))
    return [`${path || "the body"} is ${kind}, not ${wanted.join(" or ")}`];
  if (Array.isArray(value)) {
    const { items } = schema;
    const rows = items === undefined ? [] : value.slice(0, comparedRows);
    return [...new Set(rows.flatMap((row: unknown) => look(items ?? {}, row, `${path}[]`)))];
  }
  if (kind !== "object") return [];
  const members = new Map<string, unknown>(Object.entries(Object(value)));
  const missing = (schema.required ?? []).filter((name) => !members.has(name) && !unpromised.has(name));
  return [
    ...missing.map((name) => `${path}${path === "" ? "" : "."}${name} is missing`),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      members.has(name) ? look(inner, members.get(name), path === "" ? name : `${path}.${name}`) : [],
    ),
  ];
}
