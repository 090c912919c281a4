import { createHash } from "node:crypto";
import type { Rule } from "../packages/domain/rules/rule.ts";

/** The module that names the catalogue's version to programs that do not load it. */
export const ruleSetVersionFile = "packages/domain/src/ruleSetVersion.ts";

/** The newest day from which a rule is valid, and a digest that changes with the formula or reading of any rule. */
export const ruleSetVersionOf = (rules: readonly Rule[]): string => {
  const texts = rules.map(({ id, version, formula, reading }) => [id, version, formula, reading?.chosen ?? null]);
  const digest = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);
  return `${rules
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .at(-1)}.${digest}`;
};

/** The text of that module. */
export const ruleSetVersionModule = (rules: readonly Rule[]): string =>
  [
    "/** The version of the rules in this package, stored with what they computed. Written by `npm run rules`. */",
    `export const ruleSetVersion = "${ruleSetVersionOf(rules)}";`,
    "",
  ].join("\n");
