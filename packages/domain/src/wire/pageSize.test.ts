import { describe, expect, it } from "vitest";
import { pageSize, ratePageSize } from "./pageSize.ts";
import { recordId } from "./recordId.ts";

describe("page sizes", () => {
  it.each([
    [50, 50, 50],
    [1, 1, 1],
    [0, 30, 30],
    [-1, 30, -1],
    [-2, 30, 30],
    [2.5, 30, 30],
    [Number.NaN, 30, 30],
    [Number.POSITIVE_INFINITY, 30, 30],
    ["50", 30, 30],
    [undefined, 30, 30],
  ])("CALC-24 UNCLEAR-47 %j gives %i rows, of rates %i", (asked, size, rates) => {
    expect([pageSize(asked), ratePageSize(asked)]).toEqual([size, rates]);
  });

  it("UNCLEAR-32 falls back to 100 for availability", () => {
    expect(pageSize(0, 100)).toBe(100);
  });
});

describe("recordId", () => {
  it.each([
    ["12", 12],
    [" 7 ", 7],
    ["2147483647", 2147483647],
    ["2147483648", null],
    ["0", null],
    ["-1", null],
    ["new", null],
    ["", null],
    ["1.5", null],
    ["1e3", null],
    ["0x10", null],
    ["٣", null],
    ["9".repeat(50), null],
  ])("CROSS-20 CONST-44 CONST-45 reads %j as %j", (text, id) => {
    expect(recordId(text)).toBe(id);
  });
});
