import type { Schema } from "@teedesk/openapi/contract";
import * as fc from "fast-check";
import { followed } from "./contract.ts";

const dates = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: dates.map((date) => date.toISOString().slice(0, 10)),
  "date-time": dates.map((date) => date.toISOString()),
  time: dates.map((date) => date.toISOString().slice(11, 16)),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

function strings({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : formats[format];
  if (known !== undefined) return known;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: "grapheme" });
}

function objects({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, validValues(schema)]));
  const record = fc.record(members, { requiredKeys: required.filter((name) => name in members) });
  if (typeof additionalProperties !== "object" || Object.keys(members).length > 0) return record;
  return fc.dictionary(fc.string({ maxLength: 20 }), validValues(additionalProperties), { maxKeys: 4 });
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const { minimum: min = -1000, maximum: max = 1_000_000 } = schema;
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min, max });
    case "number":
      return fc.double({ min, max, noNaN: true });
    case "string":
      return strings(schema);
    case "array":
      return fc.array(validValues(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      });
    case "object":
      return objects(schema);
    default:
      return fc.jsonValue();
  }
}

/** Values that fit a schema of the contract. */
export function validValues(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return validValues(followed(schema));
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => validValues(choice)));
  if (schema.allOf !== undefined) {
    return fc.tuple(...schema.allOf.map((part) => validValues(part))).map((parts) => Object.assign({}, ...parts));
  }
  const types = schema.type === undefined ? ["object"] : [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

/** Input of attackers, broken clients and tired fingers. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    -0,
    2 ** 31,
    2 ** 53,
    1e308,
    0.1,
    "",
    " ",
    "0x10",
    "1e3",
    "NaN",
    "٣",
    "\u0000",
    "\ud800",
    "2026-02-30",
    "99:99",
    "'; DROP TABLE tee_times; --",
    "<script>alert(1)</script>",
    "../../../etc/passwd",
    "${7*7}{{7*7}}",
    "%00%ff",
    "a@b\r\nBcc: x@y.z",
    "9".repeat(5000),
    [],
    {},
    [[[[[[]]]]]],
    { constructor: { prototype: {} } },
    JSON.parse('{"__proto__":{"admin":true}}'),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Every place inside a value, as the keys that lead to it. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inside = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [path, ...inside.flatMap(([key, child]) => placesIn(child, [...path, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaceAt(item, rest, replacement) : item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, name === key ? replaceAt(child, rest, replacement) : child]),
  );
}

/** Values that nearly fit: valid ones with up to three parts replaced by hostile content. */
export const hostileValues = (schema: Schema): fc.Arbitrary<unknown> =>
  fc
    .tuple(validValues(schema), fc.array(fc.tuple(fc.nat(), hostile), { minLength: 1, maxLength: 3 }))
    .map(([valid, damages]) =>
      damages.reduce<unknown>((value, [place, content]) => {
        const places = placesIn(value);
        return replaceAt(value, places[place % places.length] ?? [], content);
      }, valid),
    );
