import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { parseCount } from "./wholeNumber.ts";

describe("parseCount", () => {
  it.each([
    ["0", 0],
    ["-0", 0],
    [" 7 ", 7],
    ["2.0", 2],
    ["999", 999],
  ])("OPS-IBE-29 reads %j", (text, count) => {
    expect(parseCount(text)).toEqual(Result.succeed(count));
  });

  it.each([
    ["", "count_unreadable"],
    ["two", "count_unreadable"],
    ["1e1", "count_unreadable"],
    ["0x1", "count_unreadable"],
    ["٣", "count_unreadable"],
    ["-1", "count_out_of_range"],
    ["1000", "count_out_of_range"],
    ["9".repeat(400), "count_out_of_range"],
    ["1.5", "not_whole"],
  ])("refuses %.20j: %s", (text, code) => {
    expect(parseCount(text)).toEqual(Result.fail(code));
  });
});
