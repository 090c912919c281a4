import type { Rule } from "../packages/domain/rules/rule.ts";
import { isExported } from "./projectFiles.ts";

/** The test files that name an id. */
export type Named = ReadonlyMap<string, readonly string[]>;

/** The rules and what they come from. */
const idsOf = (rules: readonly Rule[]): ReadonlySet<string> =>
  new Set(rules.flatMap(({ id, source }) => [id, ...source.requirements, source.decision ?? ""]));

const problemsOf = ({ id, implementedBy }: Rule, named: Named): readonly string[] => [
  ...(named.has(id) ? [] : [`${id}: no test names it`]),
  ...(implementedBy.length === 0 ? [`${id}: nothing implements it`] : []),
  ...implementedBy
    .filter(({ file, name }) => !isExported(file, name))
    .map(({ file, name }) => `${id}: ${file} exports no ${name}`),
];

/**
 * What is wrong with the catalogue, one line each: rules without a test or an implementation, ids that come twice, and ids
 * in tests that neither a rule nor a requirement has.
 */
export function rulesProblems(
  rules: readonly Rule[],
  named: Named,
  requirements: readonly { readonly id: string }[],
): readonly string[] {
  const known = new Set([...idsOf(rules), ...requirements.map(({ id }) => id)]);
  const twice = rules.filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index);
  const unknown = [...named].filter(([id]) => !known.has(id) && !id.startsWith("ANSWER-"));
  return [
    ...rules.flatMap((rule) => problemsOf(rule, named)),
    ...twice.map(({ id }) => `${id}: two rules have this id`),
    ...unknown.map(([id, [file]]) => `${id}: ${file} names it, and no rule or requirement has this id`),
  ];
}
