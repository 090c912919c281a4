import type { Rule } from "../packages/domain/rules/rule.ts";
import { isExported } from "./projectFiles.ts";

/** The titles of a test file; null where there is no such file. */
type TitlesOf = (file: string) => ReadonlySet<string> | null;

const day = /^\d{4}-\d{2}-\d{2}$/;

const testProblems = ({ id, testedBy }: Rule, titlesOf: TitlesOf): readonly string[] =>
  testedBy.flatMap(({ file, titles }) => {
    const known = titlesOf(file);
    if (known === null) return [`${id}: there is no ${file}`];
    return titles.filter((title) => !known.has(title)).map((title) => `${id}: ${file} has no test "${title}"`);
  });

const problemsOf = (rule: Rule, titlesOf: TitlesOf): readonly string[] => {
  const { id, version, validFrom, implementedBy, testedBy } = rule;
  return [
    ...(testedBy.every(({ titles }) => titles.length === 0) ? [`${id}: no test pins it`] : []),
    ...testProblems(rule, titlesOf),
    ...(implementedBy.length === 0 ? [`${id}: nothing implements it`] : []),
    ...implementedBy
      .filter(({ file, name }) => !isExported(file, name))
      .map(({ file, name }) => `${id}: ${file} exports no ${name}`),
    ...(Number.isInteger(version) && version > 0 ? [] : [`${id}: version ${version} is not a whole number above 0`]),
    ...(day.test(validFrom) ? [] : [`${id}: valid from "${validFrom}", which is not a day`]),
  ];
};

/** The evidence of rules beside their tests: their ids in SQL and in worked examples. */
type Evidence = { readonly inSql: ReadonlySet<string>; readonly inExamples: ReadonlySet<string> };

/** A rule of the money has both, or a reason for neither. */
const evidenceProblems = ({ id, computesNothing }: Rule, { inSql, inExamples }: Evidence): readonly string[] => {
  if (computesNothing !== undefined) {
    return [
      ...(computesNothing.trim() === "" ? [`${id}: no reason why it computes nothing`] : []),
      ...(inSql.has(id) || inExamples.has(id) ? [`${id}: computes nothing, but is in SQL or in an example`] : []),
    ];
  }
  return [
    ...(inSql.has(id) ? [] : [`${id}: no SQL of tests/audit/oracle/sql/ names it`]),
    ...(inExamples.has(id) ? [] : [`${id}: no worked example shows it`]),
  ];
};

type Known = Evidence & { readonly titlesOf: TitlesOf; readonly besideMoney: ReadonlySet<string> };

/**
 * The problems of the catalogue, one line each: rules without a test or an implementation, rules of the money without SQL or an example, ids
 * that are used twice, and ids beside the money that no rule has.
 */
export function rulesProblems(
  rules: readonly Rule[],
  { titlesOf, besideMoney, ...evidence }: Known,
): readonly string[] {
  const known = new Set(rules.map(({ id }) => id));
  const twice = rules.filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index);
  return [
    ...rules.flatMap((rule) => problemsOf(rule, titlesOf)),
    ...rules.filter(({ id }) => !besideMoney.has(id)).flatMap((rule) => evidenceProblems(rule, evidence)),
    ...twice.map(({ id }) => `${id}: two rules have this id`),
    ...[...besideMoney]
      .filter((id) => !known.has(id))
      .map((id) => `${id}: beside the money, but there is no such rule`),
  ];
}
