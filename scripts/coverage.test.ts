import { describe, expect, it } from "vitest";
import { type Coverage, coverage, coveragePage, coverageProblems } from "./coveragePage.ts";

const requirement = (id: string, area: string, tests: readonly string[]): Coverage[number] => ({
  id,
  area,
  text: `what ${id} | says`,
  tests,
});

describe("the coverage of the requirements", () => {
  it("fails on a requirement without a test", () => {
    const found = [requirement("CALC-01", "calc", ["a.test.ts"]), requirement("CALC-02", "calc", [])];
    expect(coverageProblems(found)).toEqual(["CALC-02 (calc): no test names it: what CALC-02 | says"]);
  });

  it("shows each requirement with its tests", () => {
    const page = coveragePage([
      requirement("CALC-01", "calc", ["tests/a.test.ts", "app/b.test.ts"]),
      requirement("CALC-02", "calc", []),
    ]);
    expect(page).toContain("| [calc](#calc) | 2 |");
    expect(page).toContain(
      "| CALC-01 | what CALC-01 \\| says | [a.test.ts](../tests/a.test.ts), [b.test.ts](../app/b.test.ts) |",
    );
  });

  it("finds the tests that name an id, and the rows of a conformance suite", () => {
    const testsOf = (id: string) => coverage().find((one) => one.id === id)?.tests;
    expect(testsOf("CALC-13")).toContain("packages/domain/src/summary/summary.test.ts");
    expect(testsOf("API-001")).toContain("openapi/specifiedOperations.ts");
  });
});
