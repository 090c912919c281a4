import type { Rule } from "../packages/domain/rules/rule.ts";
import { isExported } from "./projectFiles.ts";

/** The test files that name an id. */
export type Named = ReadonlyMap<string, readonly string[]>;

const problemsOf = ({ id, implementedBy }: Rule, named: Named): readonly string[] => [
  ...(named.has(id) ? [] : [`${id}: no test names it`]),
  ...(implementedBy.length === 0 ? [`${id}: nothing implements it`] : []),
  ...implementedBy
    .filter(({ file, name }) => !isExported(file, name))
    .map(({ file, name }) => `${id}: ${file} exports no ${name}`),
];

/** The problems of the catalogue, one line each: rules without a test or an implementation, and ids that are used twice. */
export function rulesProblems(rules: readonly Rule[], named: Named): readonly string[] {
  const twice = rules.filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index);
  return [
    ...rules.flatMap((rule) => problemsOf(rule, named)),
    ...twice.map(({ id }) => `${id}: two rules have this id`),
  ];
}
