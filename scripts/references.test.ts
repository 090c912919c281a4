import { describe, expect, it } from "vitest";
import { filesUnder, readText } from "./projectFiles.ts";
import { deadIds, deadPaths, deadReferences, existsIn, knownIds } from "./references.ts";

it("every id and path in code, comments, tests and pages leads somewhere", () => {
  expect(deadReferences()).toEqual([]);
});

it("answers and decisions are known by their headings and files", () => {
  const known = knownIds();
  expect(["ANSWER-01", "ANSWER-43", "DECISION-01", "CALC-08", "FEE-01"].filter((id) => !known.has(id))).toEqual([]);
  expect(["ANSWER-99", "DECISION-99", "CALC-99"].filter((id) => known.has(id))).toEqual([]);
});

it("decisions are one series: each number once, none left out, and in the page's heading", () => {
  const pages = filesUnder("docs/decisions")
    .filter((file) => /\/\d{4}-/.test(file))
    .sort();
  const series = pages.map((_, index) => String(index + 1).padStart(2, "0"));
  expect(pages.map((file) => /\/00(\d+)-/.exec(file)?.[1])).toEqual(series);
  expect(pages.map((file) => /^# DECISION-(\d+)\. /.exec(readText(file))?.[1])).toEqual(series);
});

describe("an id that no page explains", () => {
  const known = new Set(["CALC-01", "CALC-02"]);
  it.each([
    ["in a comment", "server/src/a.ts", "const a = 1;\n/** Rounded (CALC-99). */\n", ["CALC-99", 2]],
    ["behind code", "server/src/a.ts", "const a = 1; // ANSWER-99\n", ["ANSWER-99", 1]],
    ["in a test's title", "app/src/a.test.ts", 'it("DECISION-99 holds")', ["DECISION-99", 1]],
    ["inside a range", "docs/a.md", "# A\n\nCALC-01 to 03\n", ["CALC-03", 3]],
  ])("%s is reported with its line", (_, file, text, [id, line]) => {
    expect(deadIds(file, text, known)).toEqual([`${file}:${line}: ${id} is no requirement, rule, answer or decision`]);
  });

  it.each([
    ["a known one", "server/src/a.ts", "// CALC-01, CALC-01..02"],
    ["one made up by a test of these scripts", "scripts/a.test.ts", '"CALC-99"'],
    ["a standard's name", "server/src/a.ts", "// AES-256, UTF-8"],
  ])("%s is not reported", (_, file, text) => {
    expect(deadIds(file, text, known)).toEqual([]);
  });
});

it("a decision by its bare number is reported", () => {
  // In two parts, as this file is read too.
  const bare = ["DECISIONS", "12"].join(" ");
  expect(deadIds("server/src/a.ts", `// As in ${bare}.`, knownIds())).toEqual([
    `server/src/a.ts:1: ${bare} is no requirement, rule, answer or decision`,
  ]);
});

describe("a path that leads nowhere", () => {
  const exists = existsIn(["app/src/listing/List.tsx", "docs/rules.md", "README.md"]);
  const dead = (file: string, text: string) => deadPaths(file, text, exists);

  it.each([
    ["a/a.ts", "/**\n * As in\n * listing/sorts.ts.\n */", ["a/a.ts:3: there is no listing/sorts.ts"]],
    ["a/a.ts", "x(); // see gone.ts", ["a/a.ts:1: there is no gone.ts"]],
    ["a/a.yaml", "# docs/gone.md", ["a/a.yaml:1: there is no docs/gone.md"]],
    ["docs/a.md", "See `app/src/gone/` for it.", ["docs/a.md:1: there is no app/src/gone/"]],
  ])("in %s: %j", (file, text, problems) => {
    expect(dead(file, text)).toEqual(problems);
  });

  it.each([
    ["a/a.ts", "// List.tsx, listing/List.tsx, ../docs/rules.md and app/src/listing/"],
    ["a/a.ts", "// <noun>.api.ts, *.list.tsx and resources/<nouns>/<nouns>.ts"],
    ["a/a.ts", 'import "./gone.ts";'],
    ["a/a.ts", 'const address = "https://example.com // gone.ts";'],
    ["docs/a.md", "```\nnpx vitest gone.ts\n```\n[page](gone.md)"],
  ])("is not what %s has in %j", (file, text) => {
    expect(dead(file, text)).toEqual([]);
  });
});

it("DECISION-10 names every library", () => {
  const table = readText("docs/decisions/0010-libraries.md");
  const packages = filesUnder("packages").filter((file) => file.endsWith("/package.json"));
  const names = ["package.json", "app/package.json", "server/package.json", "tests/package.json", ...packages]
    .flatMap((file) => [...readText(file).matchAll(/"(?:devD|d)ependencies": \{([^}]*)\}/g)])
    .flatMap(([, block = ""]) => [...block.matchAll(/"((?!@teedesk|@types)[^"]+)":/g)].map(([, name = ""]) => name));
  expect(names).toContain("fastify");
  expect(names.filter((name) => !table.includes(name))).toEqual([]);
});
