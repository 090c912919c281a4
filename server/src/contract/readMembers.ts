import { type Contract, type Schema, schemaOf } from "@teedesk/openapi/contract";

/**
 * A copy of a value with the members that its schema names. Specified consoles send whole records; the other members are
 * ignored, so they count towards no limit.
 */
export function readMembers(document: Contract, schema: Schema, sent: unknown): unknown {
  /** A schema with all that it combines. */
  const partsOf = (one: Schema): readonly Schema[] => {
    const { $ref, anyOf = [], oneOf = [], allOf = [] } = one;
    const referred = $ref === undefined ? [] : [schemaOf(document, one)];
    return [one, ...[...referred, ...anyOf, ...oneOf, ...allOf].flatMap(partsOf)];
  };

  const read = (value: unknown, parts: readonly Schema[]): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const items = parts.flatMap((part) => (part.items === undefined ? [] : partsOf(part.items)));
      return items.length === 0 ? value : value.map((item) => read(item, items));
    }
    const isOpen = parts.some(describesObject) && !parts.some(isClosed);
    const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
      const named = parts.flatMap(({ properties = {} }) => {
        const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
        return property === undefined ? [] : partsOf(property);
      });
      if (named.length === 0) return isOpen ? [] : [[name, member]];
      return named.some((part) => part["x-ignored"] === true) ? [] : [[name, read(member, named)]];
    });
    return Object.fromEntries(members);
  };
  return read(sent, partsOf(schema));
}

const describesObject = ({ type, properties }: Schema): boolean =>
  properties !== undefined || [type].flat().includes("object");

const isClosed = ({ additionalProperties = true }: Schema): boolean => additionalProperties !== true;
