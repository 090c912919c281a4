import type { Rule } from "../packages/domain/rules/rule.ts";
import { rulesByTopic } from "../packages/domain/rules/rules.ts";
import { anchorOf } from "./anchorOf.ts";
import { examplesByRule, type ShownExample } from "./examplesPage.ts";
import { filesUnder, readText } from "./projectFiles.ts";
import { filesNaming } from "./requirementIds.ts";
import { requirements } from "./requirements.ts";
import type { Named } from "./rulesProblems.ts";

/** The page of the rules. */
export const rulesFile = "docs/rules.md";

/** The folder of the rules' tests. */
export const domainTests = (): readonly string[] =>
  filesUnder("packages/domain").filter((file) => file.endsWith(".test.ts"));

/** Links to files and not to their lines, which every edit above them moves: an editor finds the id in the file. */
const testLinks = (files: readonly string[]): string =>
  [...new Set(files)].map((file) => `[${file.slice(file.lastIndexOf("/") + 1)}](../${file})`).join(", ");

const functionLink = ({ file, name }: Rule["implementedBy"][number]): string => `[\`${name}\`](../${file})`;

const lineOf: ReadonlyMap<string, number> = new Map(requirements().map(({ id }, index) => [id, index + 2]));

const requirementLink = (id: string): string => `[${id}](requirements.tsv#L${lineOf.get(id)})`;

const answerLink = (id: string): string => `[${id}](answers.md#${anchorOf(id)})`;

/** The source of a rule: sections of the specification, requirements and the owner's answer. */
const clausesOf = ({ source: { document, section, requirements, answer } }: Rule): readonly string[] => [
  ...section.split(/, | and /).map((part) => `${document} ${part}`),
  ...requirements.map(requirementLink),
  ...(answer === null ? [] : [answerLink(answer)]),
];

/** The tests that name a rule or one of its requirements. */
const testsOf = ({ id, source }: Rule, named: Named): readonly string[] =>
  [id, ...source.requirements].flatMap((name) => named.get(name) ?? []);

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
id is that of the requirement or of the [owner's answer](answers.md) it comes from; clauses that have none are numbered by topic (\`FEE-01\`). Search
this page for a requirement, a section or a function to find its rules, and a test file for an id to find its tests.

Written by \`npm run rules\` from [packages/domain/rules](../packages/domain/rules), the code and the tests; do not edit it here.
\`npm test\` fails on a rule without a test or an implementation, on a rejected reading that is not among the
[mistakes](../tests/audit/mistakes/mistakes.ts), on an id or path named anywhere in the project that leads nowhere, and when this page
is stale. \`npm run mistakes\` puts every rejected reading into the code and sees that a test fails.
`;

/** The page docs/rules.md. */
export function rulesPage(): string {
  const named = filesNaming(domainTests(), readText);
  const examples = examplesByRule();
  const topics = Object.entries(rulesByTopic).map(
    ([topic, rules]) =>
      `## ${topic}\n\n${rules.map((rule) => ruleText(rule, named, examples.get(rule.id) ?? [])).join("\n")}`,
  );
  return [intro, topics.join("\n")].join("\n");
}
