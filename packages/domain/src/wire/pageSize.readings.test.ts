import { describe, expect, it } from "vitest";
import { pageSize, ratePageSize } from "./pageSize.ts";

describe("where the specification can be read in two ways", () => {
  it("CALC-24 reading: a size that is not whole becomes the default and is not cut", () => {
    expect({ chosen: pageSize(2.5), other: pageSize(Math.trunc(2.5)) }).toEqual({ chosen: 30, other: 2 });
  });

  it("UNCLEAR-32 reading: the availability falls back to its own default", () => {
    expect({ chosen: pageSize(0, 100), other: pageSize(0) }).toEqual({ chosen: 100, other: 30 });
  });

  it("UNCLEAR-47 reading: -1 is all rates, and not 0 or less", () => {
    expect({ chosen: ratePageSize(-1), other: pageSize(-1) }).toEqual({ chosen: -1, other: 30 });
  });
});
