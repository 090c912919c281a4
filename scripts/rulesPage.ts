import type { Rule } from "../packages/domain/rules/rule.ts";
import { isOfMoney, rulesByTopic } from "../packages/domain/rules/rules.ts";
import { anchorOf } from "./anchorOf.ts";
import { examplesByRule, type ShownExample } from "./examplesPage.ts";
import { filesUnder, readText } from "./projectFiles.ts";
import { idsIn } from "./requirementIds.ts";
import { requirements } from "./requirements.ts";

/** The page of the rules. */
export const rulesFile = "docs/rules.md";

const functionLink = ({ file, name }: Rule["implementedBy"][number]): string => `[\`${name}\`](../${file})`;

const lineOf: ReadonlyMap<string, number> = new Map(requirements().map(({ id }, index) => [id, index + 2]));

const requirementLink = (id: string): string => `[${id}](requirements.tsv#L${lineOf.get(id)})`;

const decisionFiles: ReadonlyMap<string, string> = new Map(
  filesUnder("docs/decisions").map((file) => [
    `DECISION-${file.replace(/^.*\/00(\d+)-.*$/, "$1")}`,
    file.replace("docs/", ""),
  ]),
);

/** The page of an answer or a decision. */
const decidedLink = (id: string): string => `[${id}](${decisionFiles.get(id) ?? `answers.md#${anchorOf(id)}`})`;

const clauseIds = { "operations and booking": "OPS", "master data": "ADM" } as const;

/** "§2, §5 and §9" of a document, each with a link to its heading among the clauses. */
const clausesOf = ({ document, section }: Rule["source"]): readonly string[] =>
  section.split(/, | and /).map((part) => {
    const id = `${clauseIds[document]} ${part}`;
    return `[${id}](clauses.md#${anchorOf(id)})`;
  });

const decidedByText = ({ decidedBy }: Rule["source"]): string =>
  decidedBy === null ? "the clause" : decidedLink(decidedBy);

const readingLines = ({ reading }: Rule): readonly string[] =>
  reading === null
    ? []
    : [`- **Decided**: ${reading.chosen}. Not: ${reading.rejected}.`, `- **Where they differ**: ${reading.example}`];

const sqlFolder = "tests/audit/oracle/sql";

/** The rules in SQL, each file with the ids of its functions. */
const secondOpinions = filesUnder(sqlFolder).map((file) => ({ file, ids: idsIn(readText(file)) }));

/** The ids of all rules that are written a second time. */
export const rulesInSql: ReadonlySet<string> = new Set(secondOpinions.flatMap(({ ids }) => [...ids]));

const secondOpinionLine = ({ id, computesNothing }: Rule): readonly string[] => {
  if (computesNothing !== undefined) return [`- **In SQL, examples**: none, since ${computesNothing}`];
  const files = secondOpinions.filter(({ ids }) => ids.has(id)).map(({ file }) => file);
  return files.length === 0
    ? []
    : [`- **In SQL**: ${files.map((file) => `[${file.slice(sqlFolder.length + 1)}](../${file})`).join(", ")}`];
};

const testText = ({ file, titles }: Rule["testedBy"][number]): string =>
  `[${file.slice(file.lastIndexOf("/") + 1)}](../${file}) ${titles.map((title) => `\`${title}\``).join(", ")}`;

/** A rule below the heading of its topic, which has that many #. */
const ruleText = (rule: Rule, { heading, examples }: { heading: string; examples: readonly ShownExample[] }): string =>
  [
    `${heading}# <a id="${anchorOf(rule.id)}"></a>${rule.id}: ${rule.title}`,
    "",
    `- **Rule**: ${rule.formula}`,
    `- **Source**: ${[...clausesOf(rule.source), ...rule.source.requirements.map(requirementLink)].join(", ")}`,
    `- **Version**: ${rule.version}, valid from ${rule.validFrom}, decided by ${decidedByText(rule.source)}`,
    ...readingLines(rule),
    `- **Code**: ${rule.implementedBy.map(functionLink).join(", ")}`,
    ...secondOpinionLine(rule),
    `- **Tests**: ${rule.testedBy.map(testText).join("; ")}`,
    ...(examples.length === 0
      ? []
      : [`- **Examples**: ${examples.map(({ title, anchor }) => `[${title}](examples.md#${anchor})`).join(", ")}`]),
    "",
  ].join("\n");

const intro = `# Rules of the money

Every amount that Teedesk computes or refuses: the rule in words, the [clause](clauses.md) of the specification it rests on, the
[answer](answers.md) or decision that settled it, what was decided where it can be read in two ways, and the code, the same rule in SQL
([oracle](../tests/audit/oracle/README.md)), the tests and the [worked examples](examples.md) of it. An id is that of the requirement or of the owner's answer it comes from; rules that have none are numbered
by topic (\`FEE-01\`). Search this page for a requirement, a section, a function or a test to find its rules.

Written by \`npm run rules\` from [packages/domain/rules](../packages/domain/rules); do not edit it here. \`npm run rules:check\` fails on a rule
without a test or an implementation, on a rule of the money without SQL or a worked example, on a test whose title is gone, on an id or path named anywhere in the project that leads nowhere, and
when this page is stale. \`npm run mistakes\` puts every rejected reading into the code and sees that a test fails.

A rule's version counts up when it computes something else. \`npm run rules:changes -- FROM TO\` lists the rules that were added, removed or changed
between two tags or commits. The version of all rules together is stored with what they computed.
`;

const beside = `## Rules beside the money

These compute, bound and date no amount. They are here since a slot that is sold twice, a line that is misread or a wrong day costs one.
`;

/** A topic of both parts has its name in the first. */
const nameBesideMoney = (topic: string): string =>
  rulesByTopic[topic]?.some(isOfMoney) ? `${topic}, beside the money` : topic;

/** The page docs/rules.md. */
export function rulesPage(): string {
  const examples = examplesByRule();
  const topicText = (heading: string, topic: string, rules: readonly Rule[]): readonly string[] =>
    rules.length === 0
      ? []
      : [
          `${heading} ${topic}\n`,
          ...rules.map((rule) => ruleText(rule, { heading, examples: examples.get(rule.id) ?? [] })),
        ];
  const topics = Object.entries(rulesByTopic);
  return [
    intro,
    ...topics.flatMap(([topic, rules]) => topicText("##", topic, rules.filter(isOfMoney))),
    beside,
    ...topics.flatMap(([topic, rules]) =>
      topicText(
        "###",
        nameBesideMoney(topic),
        rules.filter((rule) => !isOfMoney(rule)),
      ),
    ),
  ].join("\n");
}
