import { describe, expect, it } from "vitest";
import type { Rule } from "../packages/domain/rules/rule.ts";
import { by, operations, tests } from "../packages/domain/rules/rule.ts";
import { besideMoney, rules } from "../packages/domain/rules/rules.ts";
import { ruleSetVersion } from "../packages/domain/src/index.ts";
import { anchorOf } from "./anchorOf.ts";
import { deadLinks } from "./deadLinks.ts";
import { examplesByRule } from "./examplesPage.ts";
import { filesUnder, readText } from "./projectFiles.ts";
import { filesNaming, idsIn } from "./requirementIds.ts";
import { ruleSetVersionOf } from "./ruleSetVersion.ts";
import { rulesFile, rulesInSql, rulesPage } from "./rulesPage.ts";
import { rulesProblems } from "./rulesProblems.ts";
import { testTitles, titlesIn } from "./testTitles.ts";

describe("the rule catalogue", () => {
  it("has a test and an implementation for every rule, and SQL and an example for every one of the money", () => {
    const inExamples = new Set(examplesByRule().keys());
    expect(rulesProblems(rules, { titlesOf: titlesIn, besideMoney, inSql: rulesInSql, inExamples })).toEqual([]);
  });

  it("has every calculation of money of the list of requirements", () => {
    const numbers = Array.from({ length: 19 }, (_, index) => `CALC-${String(index + 1).padStart(2, "0")}`);
    expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(numbers));
  });

  it("is named, rule by rule, by the clauses it rests on", () => {
    const clauses = idsIn(readText("docs/clauses.md"));
    expect(rules.map(({ id }) => id).filter((id) => !clauses.has(id))).toEqual([]);
  });

  it("is the same as on its page (npm run rules)", () => {
    expect(readText(rulesFile)).toBe(rulesPage());
  });

  it("has one heading of the first level, and each heading once", () => {
    const headings = rulesPage().match(/^#{1,3} .*$/gm) ?? [];
    expect(headings.filter((heading) => heading.startsWith("# "))).toEqual(["# Rules of the money"]);
    const topics = headings.map((heading) => anchorOf(heading.replace(/^#+ (?:<a [^>]*><\/a>)?/, "")));
    expect(topics.filter((topic, index) => topics.indexOf(topic) !== index)).toEqual([]);
  });

  it("has the version that the package names (npm run rules)", () => {
    expect(ruleSetVersion).toBe(ruleSetVersionOf(rules));
  });

  it.each<[string, Partial<Rule>, boolean]>([
    ["formula", { formula: "another" }, true],
    ["version", { version: 7 }, true],
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
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9"),
    formula: "a × b",
    reading: null,
    implementedBy: [by("booking/quote.ts", "quote")],
    testedBy: [tests("a.test.ts", "FEE-01 a fee")],
  };
  const titlesOf = (file: string) =>
    file === "packages/domain/src/a.test.ts" ? new Set(["FEE-01 a fee", "another"]) : null;

  const evidence = { inSql: new Set(["FEE-01"]), inExamples: new Set(["FEE-01"]) };

  it.each<[string, Rule, readonly string[], string[]]>([
    ["a rule without SQL", rule, ["", "FEE-01"], ["FEE-01: no SQL of tests/audit/oracle/sql/ names it"]],
    ["a rule without an example", rule, ["FEE-01", ""], ["FEE-01: no worked example shows it"]],
    ["a reason for neither", { ...rule, computesNothing: "it is a name" }, ["", ""], []],
    [
      "a reason that is blank",
      { ...rule, computesNothing: " " },
      ["", ""],
      ["FEE-01: no reason why it computes nothing"],
    ],
    [
      "a reason beside SQL",
      { ...rule, computesNothing: "it is a name" },
      ["FEE-01", ""],
      ["FEE-01: computes nothing, but is in SQL or in an example"],
    ],
  ])("%s", (_, one, [inSql = "", inExamples = ""], problems) => {
    const given = { inSql: new Set([inSql]), inExamples: new Set([inExamples]) };
    expect(rulesProblems([one], { titlesOf, besideMoney: new Set(), ...given })).toEqual(problems);
    // Beside the money neither is asked for.
    expect(rulesProblems([rule], { titlesOf, besideMoney: new Set(["FEE-01"]), ...given })).toEqual([]);
  });

  it.each<[string, Rule[], string[]]>([
    ["none", [rule], []],
    ["a rule without a test", [{ ...rule, testedBy: [] }], ["FEE-01: no test pins it"]],
    ["a file without titles", [{ ...rule, testedBy: [tests("a.test.ts")] }], ["FEE-01: no test pins it"]],
    [
      "a test that is gone",
      [{ ...rule, testedBy: [tests("a.test.ts", "another", "FEE-01 a fe")] }],
      ['FEE-01: packages/domain/src/a.test.ts has no test "FEE-01 a fe"'],
    ],
    [
      "a test file that is gone",
      [{ ...rule, testedBy: [tests("server/b.test.ts", "FEE-01 a fee")] }],
      ["FEE-01: there is no server/b.test.ts"],
    ],
    ["a rule without an implementation", [{ ...rule, implementedBy: [] }], ["FEE-01: nothing implements it"]],
    [
      "a function that is gone",
      [{ ...rule, implementedBy: [by("booking/quote.ts", "quot")] }],
      ["FEE-01: packages/domain/src/booking/quote.ts exports no quot"],
    ],
    [
      "a file that is gone",
      [{ ...rule, implementedBy: [by("gone.ts", "quote")] }],
      ["FEE-01: packages/domain/src/gone.ts exports no quote"],
    ],
    ["a version of 0", [{ ...rule, version: 0 }], ["FEE-01: version 0 is not a whole number above 0"]],
    [
      "a day that is a month",
      [{ ...rule, validFrom: "2026-11" }],
      ['FEE-01: valid from "2026-11", which is not a day'],
    ],
    ["an id used twice", [rule, rule], ["FEE-01: two rules have this id"]],
  ])("%s", (_, catalogue, problems) => {
    expect(rulesProblems(catalogue, { titlesOf, besideMoney: new Set(["FEE-01"]), ...evidence })).toEqual(problems);
  });

  it("an id beside the money that no rule has", () => {
    const problems = rulesProblems([rule], { titlesOf, besideMoney: new Set(["FEE-01", "FEE-02"]), ...evidence });
    expect(problems).toEqual(["FEE-02: beside the money, but there is no such rule"]);
  });
});

describe("the titles of a test file", () => {
  it("are those of tests and groups, and rows where they are in the title", () => {
    const source = `
      describe("a group", () => { it("one", () => {}); });
      it.each<[string, number]>([["a row", 1], ["another", 2]])("%s", () => {});
      it.each([["a row", 1]])("FEE-01 %s", () => {});
      it.each([["not this", 1]])("of %i", () => {});
      expect("not a title").toBe("not a title either");`;
    expect([...testTitles("a.test.ts", source)]).toEqual([
      "a group",
      "one",
      "%s",
      "a row",
      "another",
      "FEE-01 %s",
      "FEE-01 a row",
      "of %i",
    ]);
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
