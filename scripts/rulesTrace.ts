import type { Rule } from "../packages/domain/rules/rule.ts";
import type { namedByTests, Place } from "./rulesFiles.ts";

export type Named = ReturnType<typeof namedByTests>;

/** The anchor of a rule, a clause or an example in its page. */
export const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Where a rule comes from: sections of the specification, requirements and the decision, as the table of clauses names them. */
export const clausesOf = ({ source: { document, section, requirements, decision } }: Rule): readonly string[] => [
  ...section.split(/, | and /).map((part) => `${document} ${part}`),
  ...requirements,
  ...(decision === null ? [] : [decision]),
];

/** The tests that name a rule or a requirement it comes from, each once. */
export const testsOf = ({ id, source }: Rule, named: Named): readonly Place[] => {
  const places = [id, ...source.requirements].flatMap((name) => named.get(name) ?? []);
  return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()];
};
