import { describe, expect, it } from "vitest";
import { expandResource } from "./expandResource.ts";

const resource = {
  noun: "tee marker",
  called: "marker",
  access: { read: "staff", write: "admin" },
  operations: { show: null, list: "Returns the markers.", count: null, create: "Stores.", update: null, delete: null },
  description: "A marker.",
  members: {
    name: "ShortText",
    color: { $ref: "Color", description: "Its color." },
    course: { record: "CourseReference", input: "CourseId" },
    price: "../schemas/amounts.yaml#/DollarsOrPercent",
    note: { record: "LongText", optional: true },
    courses: { row: { type: "array", items: { $ref: "ShortText" } } },
    force: { input: { type: "boolean" } },
  },
  rows: { description: "A row.", members: ["id", "name", "courses"], required: ["id"] },
  filters: { name: "ShortText", color: "Color" },
  sorts: ["name", "color"],
  examples: {
    record: { id: 3, name: "Blue" },
    input: { name: "Blue" },
    update: { name: "Red" },
    filters: { name: "B" },
    sorts: ["color"],
  },
};
const color = { type: "string" };
const file = "openapi/resources/tee_markers.yaml";
const common = (name: string) => ({ $ref: `../schemas/common.yaml#/${name}` });
const failure = (name: string) => ({ $ref: `../components/responses.yaml#/${name}` });

function expand(changes: object = {}, beside: object = { Color: color }) {
  const declared: unknown = JSON.parse(JSON.stringify({ ...resource, ...changes }));
  return expandResource(file, { "x-resource": declared, ...beside });
}

describe("operations", () => {
  it("are the six standard ones, named after the noun, and the parameter for the filters", () => {
    const { showId, index, count, collection, update, id, teeMarkerFilters } = expand();
    expect([showId, index, count, collection, update, id]).toMatchObject([
      { get: { operationId: "getTeeMarker", summary: "Read a tee marker", description: "Returns one marker." } },
      { get: { operationId: "listTeeMarkers", summary: "List tee markers", description: "Returns the markers." } },
      { get: { operationId: "countTeeMarkers", description: "Returns how many markers match, over all pages." } },
      { post: { operationId: "createTeeMarker", summary: "Add a tee marker", description: "Stores." } },
      { put: { operationId: "updateTeeMarker", tags: ["Tee markers"] } },
      { delete: { operationId: "deleteTeeMarker", description: "Deletes a marker.", "x-access": "admin" } },
    ]);
    expect(teeMarkerFilters).toMatchObject({
      description: "Which markers to return. JSON in the query string.",
      content: { "application/json": { schema: { $ref: "#/TeeMarkerFilters" }, example: { name: "B" } } },
    });
  });

  it.each([
    ["showId", "get", ["200", "401", "404", "422", "default"]],
    ["index", "get", ["200", "401", "422", "default"]],
    ["count", "get", ["200", "401", "422", "default"]],
    ["collection", "post", ["200", "401", "403", "422", "default"]],
    ["update", "put", ["200", "401", "403", "404", "409", "422", "default"]],
    ["id", "delete", ["200", "401", "403", "404", "422", "default"]],
  ])("%s: %s responds with %j", (key, method, statuses) => {
    expect(Object.keys(at(expand(), key, method, "responses"))).toEqual(statuses);
  });

  it("have the refusals of reads for admins only and of deleting used records", () => {
    const expanded = expand({ access: { read: "admin", write: "admin" }, keepsUsed: true });
    expect(at(expanded, "index", "get", "responses", "403")).toEqual(failure("Forbidden"));
    expect(at(expanded, "id", "delete", "responses", "409")).toEqual(failure("Refused"));
  });

  it.each([
    [{}, ["teeMarkerFilters", "Page", "PerPage", "sort_fields", "SortDesc"]],
    [{ paged: false }, ["teeMarkerFilters", "sort_fields", "SortDesc"]],
    [{ parameters: ["#/kind"] }, ["teeMarkerFilters", "kind", "Page", "PerPage", "sort_fields", "SortDesc"]],
  ])("%j: the list takes %j", (changes, names) => {
    const parameters = Object.values(at(expand(changes), "index", "get", "parameters"));
    expect(parameters.map((one) => text(one, "name") ?? text(one, "$ref")?.split("/").at(-1))).toEqual(names);
  });

  it.each([
    [{}, "#/TeeMarker", "#/TeeMarkerRow", "#/TeeMarker"],
    [{ rows: undefined }, "#/TeeMarker", "#/TeeMarker", "#/TeeMarker"],
    [
      { schemas: "../schemas/tee_markers.yaml", returns: { record: "Marker", row: "Line" } },
      "Marker",
      "Line",
      "Marker",
    ],
    [{ returns: { saved: { $ref: "Saved", description: "It." } } }, "#/TeeMarker", "#/TeeMarkerRow", "#/Saved"],
  ])("%j: show, list and update return %s, %s and %s", (changes, record, row, saved) => {
    const expanded = expand(changes);
    const returned = (...path: string[]) =>
      text(at(expanded, ...path, "responses", "200", "content", "application/json", "schema"), "$ref");
    const items = at(expanded, "index", "get", "responses", "200", "content", "application/json", "schema", "items");
    expect(returned("showId", "get")).toMatch(new RegExp(`${record}$`));
    expect(text(items, "$ref")).toMatch(new RegExp(`${row}$`));
    expect(returned("update", "put")).toMatch(new RegExp(`${saved}$`));
  });

  it("are only those that are declared", () => {
    const expanded = expand({ operations: { update: null }, members: undefined, rows: undefined });
    expect(Object.keys(expanded)).toEqual(["update", "TeeMarkerFilters", "TeeMarkerSortField", "Color"]);
  });
});

describe("schemas", () => {
  it("write the members once for record, row and input", () => {
    const { TeeMarker, TeeMarkerRow, TeeMarkerInput } = expand();
    const shared = { name: common("ShortText"), color: { $ref: "#/Color", description: "Its color." } };
    const price = { $ref: "../schemas/amounts.yaml#/DollarsOrPercent" };
    expect(TeeMarker).toEqual({
      type: "object",
      additionalProperties: false,
      description: "A marker.",
      required: ["id", "lock_version", "name", "color", "course", "price"],
      properties: {
        id: common("RecordId"),
        lock_version: common("LockVersion"),
        ...shared,
        course: common("CourseReference"),
        price,
        note: common("LongText"),
      },
      example: { id: 3, name: "Blue" },
    });
    expect(TeeMarkerRow).toMatchObject({
      required: ["id"],
      properties: {
        id: common("RecordId"),
        name: common("ShortText"),
        courses: { type: "array", items: common("ShortText") },
      },
    });
    expect(TeeMarkerInput).toMatchObject({
      maxProperties: 40,
      properties: {
        lock_version: common("LockVersion"),
        ...shared,
        course: common("CourseId"),
        price,
        force: { type: "boolean" },
      },
    });
  });

  it.each([
    ["CreateTeeMarkerRequest", ["tee_marker"], { tee_marker: { name: "Blue" } }],
    ["UpdateTeeMarkerRequest", ["id", "tee_marker"], { id: 3, tee_marker: { name: "Red" } }],
  ])("%s holds the input under the noun", (name, required, example) => {
    expect(at(expand(), name)).toMatchObject({ required, example });
    expect(at(expand(), name, "properties", "tee_marker")).toEqual({ $ref: "#/TeeMarkerInput" });
  });

  it("name the fields to filter and to sort by", () => {
    const { TeeMarkerFilters, TeeMarkerSortField } = expand();
    expect(TeeMarkerFilters).toMatchObject({ properties: { name: common("ShortText"), color: { $ref: "#/Color" } } });
    expect(TeeMarkerSortField).toMatchObject({ enum: ["name", "color"], example: "color" });
  });

  it("are those beside the declaration where it has no members", () => {
    const { TeeMarker, TeeMarkerInput } = expand({ members: undefined }, { TeeMarker: color });
    expect([TeeMarker, TeeMarkerInput]).toEqual([color, undefined]);
  });
});

describe("a wrong declaration fails with one line that has file and key", () => {
  it.each([
    [{ paegd: false }, {}, "x-resource.paegd: Expected no excess property"],
    [{ noun: undefined }, {}, "x-resource.noun: Missing key"],
    [{ access: { read: "everybody", write: "admin" } }, {}, 'x-resource.access.read: Expected "staff" | "admin"'],
    [{ filters: { name: null } }, {}, "x-resource.filters.name: Expected string | object"],
    [{ filters: { name: { typ: "string" } } }, {}, "x-resource.filters.name.typ: Is not a keyword of a schema"],
    [
      { members: { name: { recrod: "ShortText" } } },
      {},
      "x-resource.members.name.recrod: Is not a keyword of a schema",
    ],
    [{ operations: { shwo: null } }, {}, "x-resource.operations.shwo: Expected no excess property"],
    [{}, { count: {} }, "count: x-resource declares it too"],
  ])("%j beside %j", (changes, beside, problem) => {
    expect(() => expand(changes, { Color: color, ...beside })).toThrow(new Error(`${file}: ${problem}`));
  });
});

function at(value: unknown, ...path: string[]): object {
  const found = path.reduce<unknown>(
    (node, key) => (node instanceof Object ? Reflect.get(node, key) : undefined),
    value,
  );
  if (!(found instanceof Object)) throw new Error(`there is nothing at ${path.join(".")}`);
  return found;
}

function text(value: unknown, key: string): string | undefined {
  const found: unknown = value instanceof Object ? Reflect.get(value, key) : undefined;
  return typeof found === "string" ? found : undefined;
}
