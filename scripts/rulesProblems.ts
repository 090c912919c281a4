import type { Rule } from "../packages/domain/rules/rule.ts";
import { exportedAt, type namedByTests } from "./rulesFiles.ts";

type Named = ReturnType<typeof namedByTests>;

type Others = Readonly<Record<string, readonly string[]>>;

/** The rules and what they come from. */
const idsOf = (rules: readonly Rule[]): ReadonlySet<string> =>
  new Set(rules.flatMap(({ id, source }) => [id, ...source.requirements, source.decision ?? ""]));

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

/**
 * What is wrong with the catalogue, one line each: rules without a test or an implementation, ids that nobody knows, that
 * come twice, or that are listed as no rule without need.
 */
export function rulesProblems(rules: readonly Rule[], named: Named, others: Others): readonly string[] {
  const ids = idsOf(rules);
  const listed = Object.values(others).flat();
  const twice = rules.filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index);
  const unknown = [...named].filter(([id]) => !ids.has(id) && !listed.includes(id));
  return [
    ...rules.flatMap((rule) => problemsOf(rule, named)),
    ...twice.map(({ id }) => `${id}: two rules have this id`),
    ...listed.filter((id) => ids.has(id)).map((id) => `${id}: is a rule's and is listed as none`),
    ...listed.filter((id) => !named.has(id)).map((id) => `${id}: is listed, and no test names it`),
    ...unknown.map(
      ([id, [place]]) => `${id}: ${place?.file}:${place?.line} names it, and the catalogue does not know it`,
    ),
  ];
}
