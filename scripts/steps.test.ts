import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { stepsWith } from "./steps.ts";

const read = (path: string): string => readFileSync(path, "utf8");

/** The npm scripts that a page offers: `npm run x`, `npm test`. */
const offeredIn = (page: string): readonly string[] => [
  ...new Set([...read(page).matchAll(/npm (?:run )?(test|start|[a-z][\w:-]*)/g)].map(([, name = ""]) => name)),
];

const steps = new Set(stepsWith("postgres://localhost/none").map(({ name }) => name));

/** Commands that are no step, and the test that runs them. */
const testedBy: Readonly<Record<string, string>> = {
  dev: "tests/operations/commands.test.ts",
  gallery: "tests/operations/commands.test.ts",
  "staff:create": "tests/operations/commands.test.ts",
  migrate: "tests/operations/commands.test.ts",
  "backup:drill": "tests/operations/commands.test.ts",
  "books:check": "tests/operations/commands.test.ts",
  "books:export": "tests/operations/commands.test.ts",
  "customer:erase": "tests/operations/commands.test.ts",
  "feed:key": "tests/operations/commands.test.ts",
  "second-factor:reset": "tests/operations/commands.test.ts",
  "card-key:rotate": "tests/operations/commands.test.ts",
  feed: "scripts/sendFeed.test.ts",
  mistakes: "tests/audit/mistakes/noticedBySql.long.test.ts",
  coverage: "scripts/coverage.test.ts",
  rules: "scripts/rules.test.ts",
  "rules:check": "scripts/rules.test.ts",
  "rules:changes": "scripts/ruleChanges.test.ts",
  asvs: "scripts/asvs.test.ts",
  "asvs:check": "scripts/asvs.test.ts",
  examples: "scripts/examples.test.ts",
  words: "scripts/words.test.ts",
  fuzz: "tests/contract/hostile.long.test.ts",
  verify: "tests/contract/verify.test.ts",
};

/** Commands that CI leaves out. */
const leftOut: Readonly<Record<string, string>> = {
  test: "CI is this command.",
  start: "The build and the browser suite run its two parts.",
  ci: "npm's own; CI begins with it.",
  contract: "It writes what contract:check compares.",
  diagrams: "It writes what diagrams:check compares.",
  "desk:pictures": "It takes pictures on the way of journeys that test:e2e runs.",
  "desk:keys": "It counts the keys of journeys that test:e2e runs.",
  format: "It writes what format:check compares.",
  bench: "Its figures are compared by people; it fails on nothing.",
  mutation: "All of it takes half an hour, by night; audit mutates the core and the latest changes.",
  "test:zones": "Three times the suites, each of which CI runs in one of the zones.",
  "test:versions": "Three times the server suite, which CI runs on PostgreSQL 15.",
  faults: "Several minutes; tests/faults has short forms.",
  "failover:drill": "Half an hour, with packages of Debian that a bare machine lacks.",
  "rollout:drill": "It builds the commit before, which a shallow clone lacks.",
};

it("accounts for each command that the README offers", () => {
  const missing = offeredIn("README.md").filter((name) => !(steps.has(name) || name in testedBy || name in leftOut));
  expect(missing).toEqual([]);
});

it("names in the README each step that CI runs", () => {
  const readme = read("README.md");
  expect([...steps].filter((name) => !readme.includes(`\`${name}\``) && !readme.includes(`npm run ${name}\``))).toEqual(
    [],
  );
});

it("names commands and tests that exist", () => {
  const scripts: Readonly<Record<string, string>> = JSON.parse(read("package.json")).scripts;
  const named = [...steps, ...Object.keys(testedBy), ...Object.keys(leftOut)].filter((name) => name !== "ci");
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(Object.values(testedBy).filter((path) => !existsSync(path))).toEqual([]);
});

it("leaves no step to two lists", () => {
  expect([...steps].filter((name) => name in testedBy || name in leftOut)).toEqual([]);
  expect(Object.keys(testedBy).filter((name) => name in leftOut)).toEqual([]);
});

it("is what CI calls", () => {
  expect(read(".ci/run")).toContain("npm test -- --all\n");
});
