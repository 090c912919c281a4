import { describe, expect, it } from "vitest";
import type { Rule } from "../packages/domain/rules/rule.ts";
import { by, operations } from "../packages/domain/rules/rule.ts";
import { rules } from "../packages/domain/rules/rules.ts";
import { ruleSetVersion } from "../packages/domain/src/index.ts";
import { deadLinks } from "./deadLinks.ts";
import { filesUnder, readText } from "./projectFiles.ts";
import { filesNaming, idsIn } from "./requirementIds.ts";
import { ruleSetVersionOf } from "./ruleSetVersion.ts";
import { domainTests, rulesFile, rulesPage } from "./rulesPage.ts";
import { rulesProblems } from "./rulesProblems.ts";

describe("the rule catalogue", () => {
  it("has a test and an implementation for every rule", () => {
    expect(rulesProblems(rules, filesNaming(domainTests(), readText))).toEqual([]);
  });

  it("has every calculation of the list of requirements", () => {
    const numbers = Array.from({ length: 25 }, (_, index) => `CALC-${String(index + 1).padStart(2, "0")}`);
    expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(numbers));
  });

  it("is the same as on its page (npm run rules)", () => {
    expect(readText(rulesFile)).toBe(rulesPage());
  });

  it("has the version that the package names (npm run rules)", () => {
    expect(ruleSetVersion).toBe(ruleSetVersionOf(rules));
  });

  it.each<[string, Partial<Rule>, boolean]>([
    ["formula", { formula: "another" }, true],
    ["title", { title: "another" }, false],
  ])("gets another version with another %s of a rule: %3$s", (_, change, isAnother) => {
    const changed = ruleSetVersionOf(rules.map((rule, index) => (index === 7 ? { ...rule, ...change } : rule)));
    expect(changed !== ruleSetVersion).toBe(isAnother);
  });
});

/** The pages that lead from the specification to rules, code, tests and examples, and back. */
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "packages/domain/README.md",
  ...["oracle", "worlds"].map((part) => `tests/audit/${part}/README.md`),
  ...filesUnder("docs").filter((file) => file.endsWith(".md")),
];

describe("the pages of the project", () => {
  it.each(pages)("%s has no dead link", (page) => {
    expect(deadLinks(page)).toEqual([]);
  });

  const headings =
    '# Here\n```\n# in code\n```\n## A `rule`: (one)\n### [A rule](rules.md) one\n<a id="by-hand"></a>\n';
  it.each([
    ["[gone](gone.md)", true],
    ["[gone](rules.md#gone)", true],
    ["[gone](#gone)", true],
    ["[`quota`](../packages/domain/src/booking/quote.ts)", true],
    ["[line](requirements.tsv#L9000)", true],
    ["[line](requirements.tsv#L12)", false],
    ["[here](#here)", false],
    ["[here](#a-rule-one)", false],
    ["[here](#a-rule-one-1)", false],
    ["[here](#by-hand)", false],
    ["[here](#in-code)", true],
    ["[a rule](rules.md#calc-13)", false],
    ["[`takeFrom`](../packages/domain/src/money/arithmetic.ts)", false],
    ["[the web](https://example.com/gone.md#gone)", false],
  ])("have %s reported as dead: %s", (link, isDead) => {
    expect(deadLinks("docs/page.md", `${headings}${link}\n`)).toEqual(isDead ? [link] : []);
  });
});

describe("a problem of the catalogue", () => {
  const rule: Rule = {
    id: "FEE-01",
    title: "A fee",
    source: operations("§9"),
    formula: "a × b",
    reading: null,
    implementedBy: [by("booking/quote.ts", "quote")],
  };
  const named = (id: string) => new Map([[id, ["a.test.ts"]]]);

  it.each<[string, Rule[], ReadonlyMap<string, readonly string[]>, string[]]>([
    ["none", [rule], named("FEE-01"), []],
    ["a rule without a test", [rule], new Map(), ["FEE-01: no test names it"]],
    [
      "a rule without an implementation",
      [{ ...rule, implementedBy: [] }],
      named("FEE-01"),
      ["FEE-01: nothing implements it"],
    ],
    [
      "a function that is gone",
      [{ ...rule, implementedBy: [by("booking/quote.ts", "quot")] }],
      named("FEE-01"),
      ["FEE-01: packages/domain/src/booking/quote.ts exports no quot"],
    ],
    [
      "a file that is gone",
      [{ ...rule, implementedBy: [by("gone.ts", "quote")] }],
      named("FEE-01"),
      ["FEE-01: packages/domain/src/gone.ts exports no quote"],
    ],
    ["an id used twice", [rule, rule], named("FEE-01"), ["FEE-01: two rules have this id"]],
  ])("%s", (_, catalogue, tests, problems) => {
    expect(rulesProblems(catalogue, tests)).toEqual(problems);
  });
});

describe("the ids in a text", () => {
  it.each([
    ["CALC-08 and OPS-IBE-64", ["CALC-08", "OPS-IBE-64"]],
    ["CROSS-05 to CROSS-08", ["CROSS-05", "CROSS-06", "CROSS-07", "CROSS-08"]],
    ["OPS-TT-09 to 11, MSG-12", ["OPS-TT-09", "OPS-TT-10", "OPS-TT-11", "MSG-12"]],
    ["API-099..101", ["API-099", "API-100", "API-101"]],
    ["ADM-CRS-01–02", ["ADM-CRS-01", "ADM-CRS-02"]],
    ["ROLE-03 to MSG-05", ["ROLE-03", "MSG-05"]],
    ["ANSWER-07, UTF-8", ["ANSWER-07"]],
  ])("of %j are %j", (text, ids) => {
    expect([...idsIn(text)]).toEqual(ids);
  });

  it("are those outside of comments", () => {
    const text = '// CALC-01\n * CALC-02\nit("CALC-03 adds", () => {}); // and CALC-04\n';
    expect([...filesNaming(["a.test.ts"], () => text)]).toEqual([
      ["CALC-03", ["a.test.ts"]],
      ["CALC-04", ["a.test.ts"]],
    ]);
  });
});
