import { filesUnder, readText } from "./projectFiles.ts";
import { filesNaming } from "./requirementIds.ts";
import { type Requirement, requirements } from "./requirements.ts";

/** Where the coverage is written. */
export const coverageFile = "docs/coverage.md";

/** The areas that are not finished: what of them has no test yet is shown as waiting, and fails nothing. */
const waitingAreas: readonly string[] = [
  "home",
  "ibe",
  "tee-time-list",
  "email-templates",
  "courses",
  "course-groups",
  "rates",
  "rental-clubs",
  "holidays",
  "cross",
  "api",
];

/** What tests go through row by row: the resources on the server and in the browser, the operations of the contract. */
const rows = /^(?:tests\/records\/cases|tests\/support\/resourceCases|openapi\/specifiedOperations)\.ts$/;

export type Coverage = readonly (Requirement & { readonly tests: readonly string[]; readonly isWaiting: boolean })[];

/** Every requirement with the files whose tests or conformance rows name it. */
export function coverage(): Coverage {
  const files = ["app/src", "openapi", "packages", "server/src", "tests"]
    .flatMap(filesUnder)
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) || rows.test(file));
  const named = filesNaming(files, readText);
  return requirements().map((requirement) => {
    const tests = named.get(requirement.id) ?? [];
    return { ...requirement, tests, isWaiting: tests.length === 0 && waitingAreas.includes(requirement.area) };
  });
}

/** What is wrong, one line each: requirements of finished areas without a test, areas that nothing waits for. */
export function coverageProblems(found: Coverage, waiting: readonly string[] = waitingAreas): readonly string[] {
  const open = new Set(found.filter(({ isWaiting }) => isWaiting).map(({ area }) => area));
  return [
    ...found
      .filter(({ tests, isWaiting }) => tests.length === 0 && !isWaiting)
      .map(({ id, area, text }) => `${id} (${area}): no test names it: ${text}`),
    ...waiting.filter((area) => !open.has(area)).map((area) => `${area}: has all its tests and is listed as waiting`),
  ];
}

const link = (file: string): string => `[${file.slice(file.lastIndexOf("/") + 1)}](../${file})`;

const inCell = (text: string): string => text.replaceAll(/[|[\]]/g, "\\$&").replaceAll("](", "]\\(");

const rowOf = ({ id, text, tests, isWaiting }: Coverage[number]): string =>
  `| ${id} | ${inCell(text)} | ${isWaiting ? "**waiting**" : tests.map(link).join(", ")} |`;

/** The page docs/coverage.md. */
export function coveragePage(found: Coverage): string {
  const areas = [...new Set(found.map(({ area }) => area))];
  const of = (area: string) => found.filter((one) => one.area === area);
  const waiting = found.filter(({ isWaiting }) => isWaiting);
  return `# Requirements and their tests

Each requirement of the specification with the files whose test titles or conformance rows name it; search a file for the id.
Written by \`npm run coverage\` from [requirements.tsv](requirements.tsv) and the tests; do not edit it here. \`npm test\` fails on a
requirement without a test, but for the areas that are not finished (\`waitingAreas\` in
[coveragePage.ts](../scripts/coveragePage.ts)).

${found.length} requirements, ${found.length - waiting.length} with a test.

| Area | Requirements | Waiting for a test |
|---|---|---|
${areas.map((area) => `| [${area}](#${area}) | ${of(area).length} | ${of(area).filter(({ isWaiting }) => isWaiting).length} |`).join("\n")}

${areas.map((area) => `## ${area}\n\n| Id | Requirement | Tests |\n|---|---|---|\n${of(area).map(rowOf).join("\n")}\n`).join("\n")}`;
}
