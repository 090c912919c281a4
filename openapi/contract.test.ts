import { describe, expect, it } from "vitest";
import {
  contract,
  type Media,
  type Operation,
  operations,
  resolve,
  type Schema,
  schemasIn,
} from "./contractDocument.ts";
import { specifiedOperations } from "./specifiedOperations.ts";

const { schemas, parameters, responses } = contract.components;

describe("operations", () => {
  it("are exactly the specified ones, each for the specified staff members", () => {
    const found = operations.map(({ method, path, operation }) => [
      method,
      path,
      operation.operationId,
      operation["x-access"],
    ]);
    const specified = specifiedOperations.map(([, method, path, id, access]) => [method, path, id, access]);
    expect(found.map(String).sort()).toEqual(specified.map(String).sort());
    expect(specifiedOperations.filter(([requirement]) => requirement !== "added")).toHaveLength(140);
  });

  it("have an operationId of their own", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)("$operation.operationId says what it does and how it fails", ({ operation }) => {
    expect(operation.description).toMatch(/\.\n?$/);
    expect(operation.tags).toHaveLength(1);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(failuresOf(operation)));
  });

  it.each(operations)("$operation.operationId shows an example of its body and its answer", ({ operation }) => {
    const success = operation.responses["200"];
    expect(success).toBeDefined();
    const answers = Object.entries(success === undefined ? {} : (resolve(success, responses).content ?? {}));
    const bodies = Object.values(operation.requestBody?.content ?? {});
    const textual = answers.filter(([type]) => !type.includes("spreadsheet")).map(([, media]) => media);
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

  it("bound everything a request can carry", () => {
    const carried: [string, Schema][] = operations.flatMap(({ operation }) => {
      const inParameters = (operation.parameters ?? []).map((parameter) => resolve(parameter, parameters));
      const schemasCarried = [
        ...inParameters.flatMap(
          ({ schema, content }) => schema ?? Object.values(content ?? {}).map((media) => media.schema),
        ),
        ...Object.values(operation.requestBody?.content ?? {}).map((media) => media.schema),
      ];
      return schemasCarried.flatMap((schema) => [...schemasIn(schema, operation.operationId)]);
    });
    expect([...new Set(carried.flatMap(([path, schema]) => (isBounded(schema) ? [] : [path])))]).toEqual([]);
  });

  it("leave no member of an answer unnamed, except where older clients send whole records", () => {
    const answered = operations.flatMap(({ operation }) => {
      const success = operation.responses["200"];
      const content = success === undefined ? undefined : resolve(success, responses).content;
      return Object.values(content ?? {}).flatMap((media) => [...schemasIn(media.schema, operation.operationId)]);
    });
    const open = answered.filter(
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

function failuresOf({ operationId, requestBody, "x-access": access }: Operation): string[] {
  return [
    ...(access === "public" && operationId !== "signIn" ? [] : ["401"]),
    ...(access === "admin" ? ["403"] : []),
    ...(requestBody === undefined ? [] : ["422"]),
    "default",
  ];
}

function showsExample(media: Media): boolean {
  return media.example !== undefined || hasExample(media.schema);
}

function hasExample(schema: Schema): boolean {
  const { example, items, anyOf, oneOf } = resolve(schema, schemas);
  if (example !== undefined) return true;
  return [...(items === undefined ? [] : [items]), ...(anyOf ?? []), ...(oneOf ?? [])].some(hasExample);
}

const amountName =
  /^(raw_.*|.*_?(total|revenue|amount|charge|cost|balance|deposit|refund|commission)|(wholesale_|cart_)?rate|non_refundable|service_fee|price_(min|max)|(min|max)_discount|total_cents)$/;

function isAmount(field: string, property: Schema): boolean {
  const { type } = resolve(property, schemas);
  return amountName.test(field) && type !== "object" && type !== "array" && type !== "boolean";
}

/** The words beside a reference together with those of what it names, or of any alternative. */
function descriptionOf(schema: Schema): string {
  const parts = [schema, resolve(schema, schemas), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return parts.map((part) => `${part.description} ${resolve(part, schemas).description}`).join(" ");
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
