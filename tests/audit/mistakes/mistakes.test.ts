import { describe, expect, it } from "vitest";
import { rules } from "../../../packages/domain/rules/rules.ts";
import { timesIn } from "./mistaken.ts";
import { mistakes } from "./mistakes.ts";

describe("the list of mistakes", () => {
  it("names places that exist, each once", () => {
    expect(mistakes.filter((mistake) => timesIn(mistake) !== 1).map(({ what }) => what)).toEqual([]);
    expect(new Set(mistakes.map(({ what }) => what)).size).toBe(mistakes.length);
  });

  it("has every reading that a rule rejects, and no other", () => {
    const rejected = rules.filter(({ reading }) => reading !== null).map(({ id }) => id);
    const listed = mistakes.flatMap(({ reading }) => reading ?? []);
    expect([...new Set(listed)].sort()).toEqual(rejected.sort());
  });
});
