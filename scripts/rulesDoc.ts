import { rulesByTopic } from "../packages/domain/rules/rules.ts";
import { examplesByRule } from "./examplesPage.ts";
import { namedByTests } from "./rulesFiles.ts";
import { rulesPage } from "./rulesPage.ts";

/** Where the rules are written. */
export const rulesFile = "docs/rules.md";

/** What docs/rules.md has to be now. */
export const currentRulesPage = (): string => rulesPage(rulesByTopic, namedByTests(), examplesByRule());
