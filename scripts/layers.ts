import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import { cruiseOptions, folderRules, layerRules } from "./layerRules.ts";

/**
 * `npm run layers`. Runs dependency-cruiser by its API rather than its command line for one reason: when it cannot
 * load a TypeScript compiler it silently skips every .ts file and reports success, so the count of files is checked too.
 */
const fewestSources = 100;
const withoutFolderCycles = ["app/src", "packages/domain/src", "packages/ui/src", "packages/xlsx/src", "server/src"];
const folders = [...withoutFolderCycles, "scripts"];

async function check(paths: string[], options: ICruiseOptions): Promise<ICruiseResult> {
  const { output } = await cruise(paths, { ...cruiseOptions, ...options, validate: true });
  if (typeof output === "string") throw new Error("dependency-cruiser returned text instead of its result");
  return output;
}

const { modules, summary } = await check(folders, { ruleSet: { forbidden: layerRules } });
const product = await check(withoutFolderCycles, {
  exclude: { path: "/dist/|\\.test(-d)?\\.tsx?$|/testing/|node_modules" },
  ruleSet: { forbidden: folderRules },
});
const violations = [...summary.violations, ...product.summary.violations];

const sources = modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes("node_modules"));
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (sources.length < fewestSources) console.error(`only ${sources.length} TypeScript files were read`);
console.log(`${sources.length} files, ${violations.length} violations`);
process.exitCode = violations.length === 0 && sources.length >= fewestSources ? 0 : 1;
