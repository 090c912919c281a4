import type { Rule } from "../packages/domain/rules/rule.ts";
import { exportedAt } from "./rulesFiles.ts";
import type { Named } from "./rulesTrace.ts";

/** What is known besides the rules: ids that are none, and ids that will be some, by topic. */
type Known = {
  readonly others: Readonly<Record<string, readonly string[]>>;
  readonly notBuilt: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

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
 * come twice, or that are listed as no rule or as not built without need.
 */
export function rulesProblems(rules: readonly Rule[], named: Named, { others, notBuilt }: Known): readonly string[] {
  const ids = idsOf(rules);
  const listed = Object.values(others).flat();
  const unbuilt = Object.values(notBuilt).flatMap(Object.keys);
  const twice = rules.filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index);
  const unknown = [...named].filter(([id]) => !ids.has(id) && !listed.includes(id));
  return [
    ...rules.flatMap((rule) => problemsOf(rule, named)),
    ...twice.map(({ id }) => `${id}: two rules have this id`),
    ...listed.filter((id) => ids.has(id)).map((id) => `${id}: is a rule's and is listed as none`),
    ...listed.filter((id) => !named.has(id)).map((id) => `${id}: is listed, and no test names it`),
    ...unbuilt
      .filter((id) => ids.has(id) || listed.includes(id))
      .map((id) => `${id}: is listed as not built, and is known already`),
    ...unknown.map(
      ([id, [place]]) => `${id}: ${place?.file}:${place?.line} names it, and the catalogue does not know it`,
    ),
  ];
}
