import { otherRequirements } from "../packages/domain/rules/otherRequirements.ts";
import type { Rule } from "../packages/domain/rules/rule.ts";
import { exportedAt, type namedByTests } from "./rulesFiles.ts";

type Named = ReturnType<typeof namedByTests>;

/** What the catalogue knows beyond its rules: what they come from, and what is listed as no rule. */
const knownIds = (rules: readonly Rule[]): ReadonlySet<string> =>
  new Set([
    ...rules.flatMap(({ id, source }) => [id, ...source.requirements, ...(source.decision ?? "").split(", ")]),
    ...Object.values(otherRequirements).flat(),
  ]);

const problemsOf = ({ id, reading, implementedBy }: Rule, named: Named): readonly string[] => [
  ...(named.has(id) ? [] : [`${id}: no test names it`]),
  ...(reading === null || named.get(id)?.some(({ text }) => text.includes(`${id} reading`))
    ? []
    : [`${id}: no test "${id} reading" shows what the other reading gives`]),
  ...(implementedBy.length === 0 ? [`${id}: nothing implements it`] : []),
  ...implementedBy
    .filter(({ file, name }) => exportedAt(file, name) === null)
    .map(({ file, name }) => `${id}: ${file} exports no ${name}`),
];

/** What is wrong with the catalogue, one line each: rules without a test or an implementation, ids nobody knows or that come twice. */
export function rulesProblems(rules: readonly Rule[], named: Named): readonly string[] {
  const known = knownIds(rules);
  const twice = rules.filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index);
  const unknown = [...named].filter(([id]) => !known.has(id));
  return [
    ...rules.flatMap((rule) => problemsOf(rule, named)),
    ...twice.map(({ id }) => `${id}: two rules have this id`),
    ...unknown.map(
      ([id, [place]]) => `${id}: ${place?.file}:${place?.line} names it, and the catalogue does not know it`,
    ),
  ];
}
