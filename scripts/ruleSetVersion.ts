import { createHash } from "node:crypto";
import type { Rule } from "../packages/domain/rules/rule.ts";

/** The module that names the catalogue's version to programs that do not load it. */
export const ruleSetVersionFile = "packages/domain/src/ruleSetVersion.ts";

/** A digest that changes with the formula or chosen reading of any rule. */
export const ruleSetVersionOf = (rules: readonly Rule[]): string => {
  const texts = rules.map(({ id, formula, reading }) => [id, formula, reading?.chosen ?? null]);
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);
};

/** The text of that module. */
export const ruleSetVersionModule = (rules: readonly Rule[]): string =>
  [
    "/** The version of the rules in this package, stored with what they computed. Written by `npm run rules`. */",
    `export const ruleSetVersion = "${ruleSetVersionOf(rules)}";`,
    "",
  ].join("\n");
