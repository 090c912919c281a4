import { notBuilt } from "../packages/domain/rules/notBuilt.ts";
import { otherRequirements } from "../packages/domain/rules/otherRequirements.ts";
import type { Rule } from "../packages/domain/rules/rule.ts";
import type { Place } from "./rulesFiles.ts";
import { clauseAnchor, clauseRows, functionLink, functionRows, placeLink } from "./rulesIndexes.ts";
import { anchorOf, clausesOf, type Named, testsOf } from "./rulesTrace.ts";

/** An example that uses a rule, and where its page shows it. */
export type ShownExample = { readonly title: string; readonly anchor: string };

const shortName = ({ file, line }: Place): string => `${file.slice(file.lastIndexOf("/") + 1)}:${line}`;
const testLinks = (places: readonly Place[]): string =>
  places.map((place) => placeLink(shortName(place), place)).join(", ");

const sourceLinks = (rule: Rule): string =>
  clausesOf(rule)
    .map((clause) => `[${clause}](#${clauseAnchor(clause)})`)
    .join(", ");

const readingLines = ({ reading }: Rule): readonly string[] =>
  reading === null
    ? []
    : [`- **Decided**: ${reading.chosen}. Not: ${reading.rejected}.`, `- **Where they differ**: ${reading.example}`];

const ruleText = (rule: Rule, named: Named, examples: readonly ShownExample[]): string =>
  [
    `### <a id="${anchorOf(rule.id)}"></a>${rule.id}: ${rule.title}`,
    "",
    `- **Rule**: ${rule.formula}`,
    `- **Source**: ${sourceLinks(rule)}`,
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
id is that of the requirement or of the decision it comes from; clauses that have none are numbered by topic (\`FEE-01\`).

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
  const rules = Object.values(rulesByTopic).flat();
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
    "## From the specification to the rules\n",
    ["| Clause | Rules |", "|---|---|", ...clauseRows(rules)].join("\n"),
    "",
    topics.join("\n"),
    "## From the code to the rules\n",
    ["| Function | Rules |", "|---|---|", ...functionRows(rules)].join("\n"),
    "",
    "## Not built yet\n",
    ["| Screen | Clauses |", "|---|---|", ...missing].join("\n"),
    "",
    "## Other requirements that tests of the domain name\n",
    ["| About | Requirements and tests |", "|---|---|", ...others].join("\n"),
    "",
  ].join("\n");
}
