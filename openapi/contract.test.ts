import { describe, expect, it } from "vitest";
import { type Media, nameIn, type Operation, operationsOf, readContract, type Schema, schemaOf } from "./contract.ts";
import { specifiedOperations } from "./specifiedOperations.ts";

const contract = readContract(new URL("generated/openapi.json", import.meta.url));
const operations = operationsOf(contract);
const { schemas } = contract.components;

describe("operations", () => {
  it("are the specified ones, each for the specified staff members, and some that the product adds", () => {
    const found = operations.map(({ method, path, id, access }) => String([method, path, id, access]));
    const specified = specifiedOperations.map(([, ...operation]) => String(operation));
    expect(found).toEqual(expect.arrayContaining(specified));
    expect(specified).toHaveLength(140);
  });

  it("have an operationId of their own", () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it.each(operations)("$id says what it does and how it fails", (operation) => {
    expect(operation.description).toMatch(/\.\n?$/);
    expect(operation.tags).toHaveLength(1);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(failuresOf(operation)));
  });

  it.each(operations)("$id shows an example of its body and its response", ({ responses: { 200: success }, body }) => {
    expect(success).toBeDefined();
    const shown = Object.entries(success?.content ?? {});
    const bodies = Object.values(body?.content ?? {});
    const textual = shown.filter(([type]) => !type.includes("spreadsheet")).map(([, media]) => media);
    expect([...bodies, ...textual].filter((media) => !showsExample(media))).toEqual([]);
  });
});

describe("schemas", () => {
  it("describe themselves and show an example", () => {
    expect(Object.keys(schemas).filter((name) => schemas[name]?.description === undefined)).toEqual([]);
    expect(Object.entries(schemas).flatMap(([name, schema]) => (hasExample(schema) ? [] : [name]))).toEqual([]);
  });

  it("say the unit of every amount", () => {
    const amounts = Object.entries(schemas).flatMap(([name, schema]) =>
      Object.entries(schema.properties ?? {}).flatMap(([field, property]) =>
        isAmount(field, property) && !/cents|dollars|percent/i.test(descriptionOf(property))
          ? [`${name}.${field}`]
          : [],
      ),
    );
    expect(amounts).toEqual([]);
  });

  const carried: [string, Schema][] = operations.flatMap(({ id, parameters, body }) => {
    const schemasCarried = [
      ...parameters.flatMap(
        ({ schema, content }) => schema ?? Object.values(content ?? {}).map((media) => media.schema),
      ),
      ...Object.values(body?.content ?? {}).map((media) => media.schema),
    ];
    return schemasCarried.flatMap((schema) => [...schemasIn(schema, id)]);
  });

  it("bound everything a request can carry", () => {
    expect([...new Set(carried.flatMap(([path, schema]) => (isBounded(schema) ? [] : [path])))]).toEqual([]);
  });

  it("let no text with NUL through, which PostgreSQL cannot store or search for", () => {
    const open = carried.flatMap(([path, schema]) => (mayHoldNul(schema) ? [path] : []));
    // A password and a feed's key are hashed.
    expect([...new Set(open)].sort()).toEqual(["Credentials.password", "feedAvailability"]);
  });

  it("leave no member of a response unnamed, except where specified consoles send whole records", () => {
    const returned = operations.flatMap(({ id, responses: { 200: success } }) =>
      Object.values(success?.content ?? {}).flatMap((media) => [...schemasIn(media.schema, id)]),
    );
    const open = returned.filter(
      ([, schema]) => schema.properties !== undefined && (schema.additionalProperties ?? true) === true,
    );
    expect([...new Set(open.map(([path]) => path))].sort()).toEqual([
      "Booking",
      "BookingCustomer",
      "BookingRentalClub",
      "BookingTeeTime",
      "CheckedBooking",
      "CheckedBooking.tee_time",
      "CourseId",
    ]);
  });
});

it("rows with a version are whole records: they have what the show call returns", () => {
  const shownBy = (one: Operation) => one.responses[200]?.content?.["application/json"]?.schema;
  const nounOf = ({ path }: Operation) => path.split("/")[2];
  const lists = operations.flatMap((list) => {
    const items = shownBy(list)?.items;
    const row = items === undefined ? {} : (schemaOf(contract, items).properties ?? {});
    const show = operations.find((one) => one.path.endsWith("/show/{id}") && nounOf(one) === nounOf(list));
    const record = show && shownBy(show);
    if (!list.id.startsWith("list") || row["lock_version"] === undefined || record === undefined) return [];
    const { properties = {}, required = [] } = schemaOf(contract, record);
    const missing = required.filter((name) => JSON.stringify(row[name]) !== JSON.stringify(properties[name]));
    return [{ list: list.id, missing }];
  });
  expect(lists.map(({ list }) => list)).toEqual(expect.arrayContaining(["listCustomers", "listHolidays"]));
  expect(lists.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

function failuresOf({ id, body, access }: Operation): string[] {
  return [
    ...(access === "public" && id !== "signIn" ? [] : ["401"]),
    ...(access === "admin" ? ["403"] : []),
    ...(body === null ? [] : ["422"]),
    "default",
  ];
}

/** The schema and all schemas inside it, by the path that leads there; each component once. */
function* schemasIn(schema: Schema, path: string, seen = new Set<string>()): Generator<[string, Schema]> {
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return;
    seen.add(schema.$ref);
    yield* schemasIn(schemaOf(contract, schema), nameIn(schema.$ref), seen);
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

function showsExample(media: Media): boolean {
  return media.example !== undefined || hasExample(media.schema);
}

function hasExample(schema: Schema): boolean {
  const { example, items, anyOf, oneOf } = schemaOf(contract, schema);
  if (example !== undefined) return true;
  return [...(items === undefined ? [] : [items]), ...(anyOf ?? []), ...(oneOf ?? [])].some(hasExample);
}

const amountName =
  /^(raw_.*|.*_?(total|revenue|amount|charge|cost|balance|deposit|refund|commission)|(wholesale_|cart_)?rate|non_refundable|service_fee|price_(min|max)|(min|max)_discount|total_cents)$/;

function isAmount(field: string, property: Schema): boolean {
  const { type } = schemaOf(contract, property);
  return amountName.test(field) && type !== "object" && type !== "array" && type !== "boolean";
}

/** The words beside a reference together with those of what it names, or of any alternative. */
function descriptionOf(schema: Schema): string {
  const parts = [schema, schemaOf(contract, schema), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return parts.map((part) => `${part.description} ${schemaOf(contract, part).description}`).join(" ");
}

function isBounded(schema: Schema): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return true;
  const is = (type: string) => [schema.type].flat().includes(type);
  if (is("string") && schema.maxLength === undefined && !schema.pattern?.endsWith("$") && schema.format !== "binary")
    return false;
  if ((is("integer") || is("number")) && (schema.minimum === undefined || schema.maximum === undefined)) return false;
  if (is("array") && schema.maxItems === undefined) return false;
  if (is("object") && schema.additionalProperties !== false && schema.maxProperties === undefined) return false;
  return true;
}

function mayHoldNul({ type, pattern, format, maxLength, ...schema }: Schema): boolean {
  if (![type].flat().includes("string") || schema.enum !== undefined || schema.const !== undefined) return false;
  const isRead = maxLength !== 0 && schema["x-ignored"] !== true;
  return isRead && format === undefined && (pattern === undefined || new RegExp(pattern, "u").test("\u0000"));
}
