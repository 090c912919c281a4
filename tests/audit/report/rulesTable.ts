import type { Rule } from "../../../packages/domain/rules/rule.ts";
import { rules } from "../../../packages/domain/rules/rules.ts";
import { exportedAt, namedByTests } from "../../../scripts/rulesFiles.ts";
import { anchorOf, clausesOf, testsOf } from "../../../scripts/rulesTrace.ts";

/** A rule of the catalogue with what was found of it in code and tests. */
export type RuleRow = Pick<Rule, "id" | "title" | "formula" | "reading"> & {
  /** In docs/rules.md. */
  readonly anchor: string;
  /** What it comes from. */
  readonly clauses: readonly string[];
  readonly code: readonly { readonly file: string; readonly name: string; readonly line: number | null }[];
  /** How many places in tests name it, and the first of them. */
  readonly tests: number;
  readonly firstTest: { readonly file: string; readonly line: number } | null;
};

/** The catalogue in its order. */
export function rulesTable(): readonly RuleRow[] {
  const named = namedByTests();
  return rules.map((rule) => {
    const { id, title, formula, reading, implementedBy } = rule;
    const places = testsOf(rule, named);
    const [first] = places;
    return {
      id,
      anchor: anchorOf(id),
      title,
      clauses: clausesOf(rule),
      formula,
      reading,
      code: implementedBy.map(({ file, name }) => ({ file, name, line: exportedAt(file, name)?.line ?? null })),
      tests: places.length,
      firstTest: first === undefined ? null : { file: first.file, line: first.line },
    };
  });
}
