import { describe, expect, it } from "vitest";
import { lineIssues, textIssues } from "./textIssues.ts";

describe("lengths of texts", () => {
  it.each([
    ["nothing", {}, []],
    ["the longest line", { city: "a".repeat(255) }, []],
    ["a longer one", { city: "a".repeat(256) }, [{ path: "city", code: "line_too_long" }]],
    ["characters, not halves of them", { city: "⛳🏌".repeat(127) }, []],
    ["members that are not asked about", { notes: "a".repeat(256) }, []],
  ])("count %s", (_, texts, issues) => {
    expect(lineIssues<string>(texts, ["city"])).toEqual(issues);
  });

  it("let free text be longer", () => {
    expect(textIssues({ notes: "a".repeat(2000) }, ["notes"])).toEqual([]);
    expect(textIssues({ notes: "a".repeat(2001) }, ["notes"])).toEqual([{ path: "notes", code: "text_too_long" }]);
  });
});
