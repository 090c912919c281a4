import type { Rule } from "../packages/domain/rules/rule.ts";
import { exportedAt, type Place } from "./rulesFiles.ts";
import { anchorOf, clausesOf } from "./rulesTrace.ts";

/** A link from a page in docs to a line of a file. */
export const placeLink = (label: string, { file, line }: Place): string => `[${label}](../${file}#L${line})`;

export const functionLink = ({ file, name }: Rule["implementedBy"][number]): string => {
  const place = exportedAt(file, name);
  return place === null ? `${name} (missing)` : placeLink(`\`${name}\``, place);
};

/** Where the table of clauses has a clause. */
export const clauseAnchor = (clause: string): string => anchorOf(`clause ${clause}`);

/** What rules have in common, each with the ids of these rules. */
function idsBy(rules: readonly Rule[], keysOf: (rule: Rule) => readonly string[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const rule of rules) for (const key of keysOf(rule)) found.set(key, [...(found.get(key) ?? []), rule.id]);
  return found;
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one.localeCompare(other, "en", { numeric: true });

const ruleLinks = (ids: readonly string[]): string => ids.map((id) => `[${id}](#${anchorOf(id)})`).join(", ");

/** The clauses that the rules come from, each with its rules; one that is a rule itself and the source of others leads to all. */
export function clauseRows(rules: readonly Rule[]): readonly string[] {
  const clauses = idsBy(rules, clausesOf);
  for (const { id } of rules) {
    const others = clauses.get(id);
    if (others !== undefined) clauses.set(id, [...new Set([id, ...others])]);
  }
  return [...clauses]
    .sort(byName)
    .map(([clause, ids]) => `| <a id="${clauseAnchor(clause)}"></a>${clause} | ${ruleLinks(ids)} |`);
}

/** The functions that implement the rules, each with its rules. */
export const functionRows = (rules: readonly Rule[]): readonly string[] =>
  [...idsBy(rules, ({ implementedBy }) => implementedBy.map(functionLink))]
    .sort(byName)
    .map(([link, ids]) => `| ${link} | ${ruleLinks(ids)} |`);
