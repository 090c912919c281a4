import { describe, expect, it } from "vitest";
import { notBuilt } from "../packages/domain/rules/notBuilt.ts";
import { otherRequirements } from "../packages/domain/rules/otherRequirements.ts";
import type { Rule } from "../packages/domain/rules/rule.ts";
import { by, operations } from "../packages/domain/rules/rule.ts";
import { rules } from "../packages/domain/rules/rules.ts";
import { currentRulesPage, rulesFile } from "./rulesDoc.ts";
import { filesUnder, namedByTests, readText } from "./rulesFiles.ts";
import { anchorsOf, deadLinks } from "./rulesLinks.ts";
import { rulesProblems } from "./rulesProblems.ts";

describe("the rule catalogue", () => {
  it("has a test and an implementation for every rule, and knows every id that a test names", () => {
    expect(rulesProblems(rules, namedByTests(), { others: otherRequirements, notBuilt })).toEqual([]);
  });

  it("has every calculation of the list of requirements", () => {
    const numbers = Array.from({ length: 25 }, (_, index) => `CALC-${String(index + 1).padStart(2, "0")}`);
    expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(numbers));
  });

  it("is what its page says (npm run rules)", () => {
    expect(readText(rulesFile)).toBe(currentRulesPage());
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

  it.each([
    ["[gone](gone.md)", true],
    ["[gone](rules.md#gone)", true],
    ["[gone](#gone)", true],
    ["[`quota`](../packages/domain/src/booking/quote.ts)", true],
    ["[here](#here)", false],
    ["[a rule](rules.md#calc-13)", false],
    ["[`takeFrom`](../packages/domain/src/money/takeFrom.ts)", false],
    ["[the web](https://example.com/gone.md#gone)", false],
  ])("are told that %s is dead: %s", (link, isDead) => {
    expect(deadLinks("docs/page.md", `# Here\n${link}\n`)).toEqual(isDead ? [link] : []);
  });

  it("have anchors as GitHub names them", () => {
    const page =
      '# A `rule`: (one)\n\n```\n# no heading\n```\n## A rule one\n### [Über](x.md) it_all\n<a id="by-hand"></a>\n';
    expect([...anchorsOf(page)]).toEqual(["a-rule-one", "a-rule-one-1", "über-it_all", "by-hand"]);
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
  const reading = { chosen: "one", rejected: "other", example: "1: 1, else 2" };
  const named = (id: string, text = id) => new Map([[id, [{ file: "a.test.ts", line: 7, text }]]]);

  it.each<[string, Rule[], ReturnType<typeof namedByTests>, string[]]>([
    ["none", [rule], named("FEE-01"), []],
    ["a rule without a test", [rule], new Map(), ["FEE-01: no test names it"]],
    [
      "a reading whose alternative no test shows",
      [{ ...rule, reading }],
      named("FEE-01"),
      ['FEE-01: no test "FEE-01 reading" shows what the other reading gives'],
    ],
    ["a reading that is shown", [{ ...rule, reading }], named("FEE-01", "FEE-01 reading: one"), []],
    ["a rule nobody implements", [{ ...rule, implementedBy: [] }], named("FEE-01"), ["FEE-01: nothing implements it"]],
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
    ["an id that comes twice", [rule, rule], named("FEE-01"), ["FEE-01: two rules have this id"]],
    [
      "a test that names an id nobody knows",
      [rule],
      new Map([...named("FEE-01"), ...named("CALC-99")]),
      ["CALC-99: a.test.ts:7 names it, and the catalogue does not know it"],
    ],
  ])("%s", (_, catalogue, tests, problems) => {
    expect(rulesProblems(catalogue, tests, { others: {}, notBuilt: {} })).toEqual(problems);
  });

  it.each([
    ["FEE-01", "FEE-01: is a rule's and is listed as none"],
    ["ROLE-99", "ROLE-99: is listed, and no test names it"],
  ])("%s is listed as no rule without need", (id, problem) => {
    expect(rulesProblems([rule], named("FEE-01"), { others: { Others: [id] }, notBuilt: {} })).toEqual([problem]);
  });

  it("a rule is listed as not built", () => {
    const known = { others: {}, notBuilt: { Rates: { "FEE-01": "a fee" } } };
    expect(rulesProblems([rule], named("FEE-01"), known)).toEqual([
      "FEE-01: is listed as not built, and is known already",
    ]);
  });
});
