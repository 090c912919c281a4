import { describe, expect, it } from "vitest";
import { otherRequirements } from "../packages/domain/rules/otherRequirements.ts";
import type { Rule } from "../packages/domain/rules/rule.ts";
import { by, operations } from "../packages/domain/rules/rule.ts";
import { rules } from "../packages/domain/rules/rules.ts";
import { examplesFile } from "./examplesPage.ts";
import { currentRulesPage, rulesFile } from "./rulesDoc.ts";
import { namedByTests, readText } from "./rulesFiles.ts";
import { rulesProblems } from "./rulesProblems.ts";

describe("the rule catalogue", () => {
  it("has a test and an implementation for every rule, and knows every id that a test names", () => {
    expect(rulesProblems(rules, namedByTests(), otherRequirements)).toEqual([]);
  });

  it("is what its page says (npm run rules)", () => {
    expect(readText(rulesFile)).toBe(currentRulesPage());
  });
});

describe("the pages of the rules and of the examples", () => {
  const rulesText = readText(rulesFile);
  const examplesText = readText(examplesFile);
  const anchors = (page: string) => new Set([...page.matchAll(/<a id="([^"]+)">/g)].map(([, anchor = ""]) => anchor));
  const links = (page: string, target: string) =>
    [...page.matchAll(/\]\(([^()#]*)#([^()]+)\)/g)]
      .filter(([, file]) => file === target)
      .map(([, , anchor = ""]) => anchor);

  it.each([
    ["within the rules", links(rulesText, ""), anchors(rulesText)],
    ["from the rules to the examples", links(rulesText, "examples.md"), anchors(examplesText)],
    ["from the examples to the rules", links(examplesText, "rules.md"), anchors(rulesText)],
  ])("have no dead link %s", (_, targets, found) => {
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !found.has(target))).toEqual([]);
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
    expect(rulesProblems(catalogue, tests, {})).toEqual(problems);
  });

  it.each([
    ["FEE-01", "FEE-01: is a rule's and is listed as none"],
    ["ROLE-99", "ROLE-99: is listed, and no test names it"],
  ])("%s is listed as no rule without need", (id, problem) => {
    expect(rulesProblems([rule], named("FEE-01"), { Others: [id] })).toEqual([problem]);
  });
});
