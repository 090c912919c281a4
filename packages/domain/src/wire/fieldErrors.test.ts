import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldErrors } from "./fieldErrors.ts";

describe("fieldErrors", () => {
  it.each([
    ["dotted keys", { "tee_time.play_date": ["is past", "is odd"] }, { "tee_time.play_date": "is past" }],
    ["nested objects", { tee_time: { course: { id: ["unknown"] } } }, { "tee_time.course.id": "unknown" }],
    ["one text", { charge: "too low" }, { charge: "too low" }],
    ["both, the first wins", { "a.b": ["flat"], a: { b: ["nested"] } }, { "a.b": "flat" }],
    ["base of the form", { base: ["closed"] }, { "": "closed" }],
    [
      "base of a part",
      { tee_time: { base: ["closed"], players: ["none"] } },
      { tee_time: "closed", "tee_time.players": "none" },
    ],
    ["a bare list", ["closed", "late"], { "": "closed" }],
    ["a bare text", "closed", { "": "closed" }],
    ["empty lists, blanks and numbers", { a: [], b: " ", c: 5, d: null, e: [7, "seven"] }, { e: "seven" }],
    ["nothing", undefined, {}],
  ])("UNCLEAR-20 CROSS-32 reads %s", (_, errors, expected) => {
    expect(fieldErrors(errors)).toEqual(expected);
  });

  it("ADM-RATE-72 ADM-RATE-73 keeps all messages of a list, and the first of any other", () => {
    const errors = { rate_date_range: ["overlaps", "too long"], start: ["late", "odd"], rate: "archived" };
    expect(fieldErrors(errors, ["rate_date_range", "rate"])).toEqual({
      rate_date_range: "overlaps\ntoo long",
      start: "late",
      rate: "archived",
    });
  });

  it("reads a field named like a member of Object", () => {
    expect(Object.entries(fieldErrors(JSON.parse('{"__proto__":{"x":["y"]}}')))).toEqual([["__proto__.x", "y"]]);
  });

  it("returns anything, however deep, with texts", () => {
    let deep: unknown = "end";
    for (let level = 0; level < 100_000; level += 1) deep = { deep };
    expect(fieldErrors(deep)).toEqual({});
    fc.assert(
      fc.property(fc.anything(), (errors) => {
        expect(Object.values(fieldErrors(errors)).every((message) => message.trim() !== "")).toBe(true);
      }),
    );
  });
});
