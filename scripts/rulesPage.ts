import { notBuilt } from "../packages/domain/rules/notBuilt.ts";
import { otherRequirements } from "../packages/domain/rules/otherRequirements.ts";
import type { Rule } from "../packages/domain/rules/rule.ts";
import type { Place } from "./rulesFiles.ts";
import { anchorOf, clausesOf, type Named, testsOf } from "./rulesTrace.ts";

/** An example that uses a rule, and where its page shows it. */
export type ShownExample = { readonly title: string; readonly anchor: string };

/** Links to files and not to their lines, which every edit above them moves: an editor finds the id in the file. */
const testLinks = (places: readonly Place[]): string =>
  [...new Set(places.map(({ file }) => file))]
    .map((file) => `[${file.slice(file.lastIndexOf("/") + 1)}](../${file})`)
    .join(", ");

const functionLink = ({ file, name }: Rule["implementedBy"][number]): string => `[\`${name}\`](../${file})`;

const readingLines = ({ reading }: Rule): readonly string[] =>
  reading === null
    ? []
    : [`- **Decided**: ${reading.chosen}. Not: ${reading.rejected}.`, `- **Where they differ**: ${reading.example}`];

const ruleText = (rule: Rule, named: Named, examples: readonly ShownExample[]): string =>
  [
    `### <a id="${anchorOf(rule.id)}"></a>${rule.id}: ${rule.title}`,
    "",
    `- **Rule**: ${rule.formula}`,
    `- **Source**: ${clausesOf(rule).join(", ")}`,
    ...readingLines(rule),
    `- **Code**: ${rule.implementedBy.map(functionLink).join(", ")}`,
    `- **Tests**: ${testLinks(testsOf(rule, named))}`,
    ...(examples.length === 0
      ? []
      : [`- **Examples**: ${examples.map(({ title, anchor }) => `[${title}](examples.md#${anchor})`).join(", ")}`]),
    "",
  ].join("\n");

const intro = `# Rules of the calculation

Every clause of the specification about calculation and validation that \`packages/domain\` implements: what it says, where it
comes from, what was decided where it can be read in two ways, and the code, tests and [worked examples](examples.md) of it. An
id is that of the requirement or of the decision it comes from; clauses that have none are numbered by topic (\`FEE-01\`). Search
this page for a requirement, a section or a function to find its rules, and a test file for an id to find its tests.

Written by \`npm run rules\` from [packages/domain/rules](../packages/domain/rules), the code and the tests; do not edit it here.
\`npm test\` fails on a rule without a test or an implementation, on a reading whose alternative no test shows, on a test that
names an id nobody knows, and when this page is stale or one of its links leads nowhere. Clauses of screens that are still to come
are [listed too](#not-built-yet).
`;

/** The page docs/rules.md. */
export function rulesPage(
  rulesByTopic: Readonly<Record<string, readonly Rule[]>>,
  named: Named,
  examples: ReadonlyMap<string, readonly ShownExample[]>,
): string {
  const topics = Object.entries(rulesByTopic).map(
    ([topic, rules]) =>
      `## ${topic}\n\n${rules.map((rule) => ruleText(rule, named, examples.get(rule.id) ?? [])).join("\n")}`,
  );
  const missing = Object.entries(notBuilt).map(
    ([screen, clauses]) =>
      `| ${screen} | ${Object.entries(clauses)
        .map(([id, words]) => `${id}: ${words}`)
        .join("; ")} |`,
  );
  const others = Object.entries(otherRequirements).map(
    ([topic, ids]) => `| ${topic} | ${ids.map((id) => `${id} (${testLinks(named.get(id) ?? [])})`).join("; ")} |`,
  );
  return [
    intro,
    topics.join("\n"),
    "## Not built yet\n",
    ["| Screen | Clauses |", "|---|---|", ...missing].join("\n"),
    "",
    "## Other requirements that tests of the domain name\n",
    ["| About | Requirements and tests |", "|---|---|", ...others].join("\n"),
    "",
  ].join("\n");
}
