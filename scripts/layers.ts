import { cruise, type ICruiseResult } from "dependency-cruiser";
import { cruiseOptions, layerRules } from "./layerRules.ts";

/**
 * `npm run layers`. Runs dependency-cruiser by its API rather than its command line for one reason: when it cannot
 * load a TypeScript compiler it silently skips every .ts file and reports success, so the count of files is checked too.
 */
const fewestSources = 100;
const folders = ["packages/domain/src", "packages/ui/src", "app/src", "server/src", "scripts"];

const { output } = await cruise(folders, { ...cruiseOptions, ruleSet: { forbidden: layerRules }, validate: true });
if (typeof output === "string") throw new Error("dependency-cruiser answered text instead of its result");
const { modules, summary }: ICruiseResult = output;

const sources = modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes("node_modules"));
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
if (sources.length < fewestSources) console.error(`only ${sources.length} TypeScript files were read`);
console.log(`${sources.length} files, ${summary.violations.length} violations`);
process.exitCode = summary.violations.length === 0 && sources.length >= fewestSources ? 0 : 1;
