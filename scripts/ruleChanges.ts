import { isDeepStrictEqual } from "node:util";
import type { Rule } from "../packages/domain/rules/rule.ts";

/** A rule in the form of any commit: the first rules had no version, and their decision was called the answer. */
export type PastRule = Pick<Rule, "id" | "title" | "formula" | "reading"> &
  Partial<Pick<Rule, "version" | "validFrom">> & {
    readonly source: Omit<Rule["source"], "decidedBy"> & {
      readonly decidedBy?: string | null;
      readonly answer?: string | null;
    };
  };

const decidedBy = ({ source: { decidedBy: id, answer } }: PastRule): string | null => id ?? answer ?? null;

/** The parts of a rule that people decide, in words. Code and tests move without a change of the rule. */
const parts: Readonly<Record<string, (rule: PastRule) => string | null>> = {
  title: ({ title }) => title,
  formula: ({ formula }) => formula,
  chosen: ({ reading }) => reading?.chosen ?? null,
  rejected: ({ reading }) => reading?.rejected ?? null,
  example: ({ reading }) => reading?.example ?? null,
  clause: ({ source: { document, section } }) => `${document} ${section}`,
  requirements: ({ source: { requirements } }) => requirements.join(", "),
  "decided by": decidedBy,
};

const lifeOf = (rule: PastRule): string =>
  rule.version === undefined
    ? "no version yet"
    : `version ${rule.version}, valid from ${rule.validFrom}, decided by ${decidedBy(rule) ?? "the clause"}`;

const shown = (text: string | null): string => (text === null ? "none" : `"${text}"`);

function changeOf(before: PastRule, after: PastRule): readonly string[] {
  const changed = Object.entries(parts).filter(([, part]) => !isDeepStrictEqual(part(before), part(after)));
  const isSameVersion = before.version === after.version;
  if (changed.length === 0 && (isSameVersion || before.version === undefined)) return [];
  const kind = isSameVersion ? "reworded, the same version" : "changed";
  return [
    `${after.id} ${kind}: ${after.title} (${lifeOf(after)})`,
    ...changed.map(([name, part]) => `    ${name}: ${shown(part(before))} -> ${shown(part(after))}`),
  ];
}

/** The rules that were added, removed or changed between two catalogues, with the parts that changed; in lines. */
export function ruleChanges(before: readonly PastRule[], after: readonly PastRule[]): readonly string[] {
  const old = new Map(before.map((rule) => [rule.id, rule]));
  const current = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((rule) => {
      const known = old.get(rule.id);
      return known === undefined ? [`${rule.id} added: ${rule.title} (${lifeOf(rule)})`] : changeOf(known, rule);
    }),
    ...before.filter(({ id }) => !current.has(id)).map(({ id, title }) => `${id} removed: ${title}`),
  ];
}
