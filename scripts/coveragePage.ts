import { filesUnder, readText } from "./projectFiles.ts";
import { filesNaming } from "./requirementIds.ts";
import { type Requirement, requirements } from "./requirements.ts";

/** Not committed: it changes with the name of any test file, and the check needs no file. */
export const coverageFile = "coverage/requirements.md";

/** Tables that tests iterate by row: the resources on the server and in the browser, the operations of the contract. */
const rows = /^(?:tests\/records\/cases\/\w+|openapi\/specifiedOperations)\.ts$/;

export type Coverage = readonly (Requirement & { readonly tests: readonly string[] })[];

/** Every requirement with the files whose tests or conformance rows name it. */
export function coverage(): Coverage {
  const files = ["app/src", "openapi", "packages", "server/src", "tests"]
    .flatMap(filesUnder)
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) || rows.test(file));
  const named = filesNaming(files, readText);
  return requirements().map((requirement) => ({ ...requirement, tests: named.get(requirement.id) ?? [] }));
}

/** The requirements that no test names, one line each. */
export const coverageProblems = (found: Coverage): readonly string[] =>
  found
    .filter(({ tests }) => tests.length === 0)
    .map(({ id, area, text }) => `${id} (${area}): no test names it: ${text}`);

const link = (file: string): string => `[${file.slice(file.lastIndexOf("/") + 1)}](../${file})`;

const inCell = (text: string): string => text.replaceAll(/[|[\]]/g, "\\$&").replaceAll("](", "]\\(");

const rowOf = ({ id, text, tests }: Coverage[number]): string =>
  `| ${id} | ${inCell(text)} | ${tests.map(link).join(", ")} |`;

/** The page of the coverage. */
export function coveragePage(found: Coverage): string {
  const areas = [...new Set(found.map(({ area }) => area))];
  const of = (area: string) => found.filter((one) => one.area === area);
  return `# Requirements and their tests

Each requirement of the specification with the files whose test titles or conformance rows name it; search a file for the id.
Written by \`npm run coverage\` from [requirements.tsv](../docs/requirements.tsv) and the tests. \`npm test\` fails on a requirement
without a test.

${found.length} requirements, ${found.filter(({ tests }) => tests.length > 0).length} with a test.

| Area | Requirements |
|---|---|
${areas.map((area) => `| [${area}](#${area}) | ${of(area).length} |`).join("\n")}

${areas.map((area) => `## ${area}\n\n| Id | Requirement | Tests |\n|---|---|---|\n${of(area).map(rowOf).join("\n")}\n`).join("\n")}`;
}
