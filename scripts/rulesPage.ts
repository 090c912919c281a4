import { otherRequirements } from "../packages/domain/rules/otherRequirements.ts";
import type { Rule } from "../packages/domain/rules/rule.ts";
import { exportedAt, type namedByTests, type Place } from "./rulesFiles.ts";

type Named = ReturnType<typeof namedByTests>;

/** An example that uses a rule, and where its page shows it. */
export type ShownExample = { readonly title: string; readonly anchor: string };

/** The anchor of a rule or an example in its page. */
export const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

const placeLink = (label: string, { file, line }: Place): string => `[${label}](../${file}#L${line})`;
const shortName = ({ file, line }: Place): string => `${file.slice(file.lastIndexOf("/") + 1)}:${line}`;
const testLinks = (places: readonly Place[]): string =>
  places.map((place) => placeLink(shortName(place), place)).join(", ");

const functionLink = ({ file, name }: Rule["implementedBy"][number]): string => {
  const place = exportedAt(file, name);
  return place === null ? `${name} (missing)` : placeLink(`\`${name}\``, place);
};

const sourceText = ({ document, section, requirements, decision }: Rule["source"]): string =>
  [`${document} ${section}`, ...requirements, ...(decision === null ? [] : [decision])].join(", ");

const readingLines = ({ reading }: Rule): readonly string[] =>
  reading === null
    ? []
    : [`- **Decided**: ${reading.chosen}. Not: ${reading.rejected}.`, `- **Where they differ**: ${reading.example}`];

/** The tests that name a rule or a requirement it comes from, each once. */
const testsOf = ({ id, source }: Rule, named: Named): readonly Place[] => {
  const places = [id, ...source.requirements].flatMap((name) => named.get(name) ?? []);
  return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()];
};

const ruleText = (rule: Rule, named: Named, examples: readonly ShownExample[]): string =>
  [
    `### <a id="${anchorOf(rule.id)}"></a>${rule.id}: ${rule.title}`,
    "",
    `- **Rule**: ${rule.formula}`,
    `- **Source**: ${sourceText(rule.source)}`,
    ...readingLines(rule),
    `- **Code**: ${rule.implementedBy.map(functionLink).join(", ")}`,
    `- **Tests**: ${testLinks(testsOf(rule, named))}`,
    ...(examples.length === 0
      ? []
      : [`- **Examples**: ${examples.map(({ title, anchor }) => `[${title}](examples.md#${anchor})`).join(", ")}`]),
    "",
  ].join("\n");

/** The clauses that the rules come from, each with its rules. */
function clauseRows(rules: readonly Rule[]): readonly string[] {
  const clauses = new Map<string, string[]>();
  for (const { id, source } of rules) {
    const sections = source.section.split(/, | and /).map((section) => `${source.document} ${section}`);
    for (const clause of new Set([...sections, ...source.requirements, source.decision ?? ""])) {
      if (clause !== "") clauses.set(clause, [...(clauses.get(clause) ?? []), id]);
    }
  }
  return [...clauses]
    .sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
    .map(([clause, ids]) => `| ${clause} | ${ids.map((id) => `[${id}](#${anchorOf(id)})`).join(", ")} |`);
}

const intro = `# Rules of the calculation

Every clause of the specification about calculation and validation that \`packages/domain\` implements: what it says, where it
comes from, what was decided where it can be read in two ways, and the code, tests and [worked examples](examples.md) of it. An
id is that of the requirement or of the decision it comes from; clauses that have none are numbered by topic (\`FEE-01\`).

Written by \`npm run rules\` from [packages/domain/rules](../packages/domain/rules), the code and the tests; do not edit it here.
\`npm test\` fails on a rule without a test or an implementation, on a reading whose alternative no test shows, on a test that
names an id nobody knows, and when this page is stale.
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
  const others = Object.entries(otherRequirements).map(
    ([topic, ids]) => `| ${topic} | ${ids.map((id) => `${id} (${testLinks(named.get(id) ?? [])})`).join("; ")} |`,
  );
  return [
    intro,
    "## From the specification to the rules\n",
    ["| Clause | Rules |", "|---|---|", ...clauseRows(Object.values(rulesByTopic).flat())].join("\n"),
    "",
    topics.join("\n"),
    "## Other requirements that tests of the domain name\n",
    ["| About | Requirements and tests |", "|---|---|", ...others].join("\n"),
    "",
  ].join("\n");
}
