import { readOptions, refuse } from "../../../scripts/options.ts";
import { mutantCounts, mutationProblems } from "../verdict.ts";
import { mutate, reports } from "./mutate.ts";
import { allSources, changedSources, sourcesOf } from "./scope.ts";

/**
 * `npm run mutation`: changes the sources that money depends on, one place at a time, and fails where no test notices. `--mutate`
 * limits it to files, by patterns with braces, in a list with commas; `--changed` to the core and what changed last.
 * Results of unchanged code are kept; `--force` tries everything again.
 */
const { values } = readOptions({
  options: {
    mutate: { type: "string" },
    changed: { type: "boolean", default: false },
    force: { type: "boolean", default: false },
  },
});
const { mutate: patterns, changed, force } = values;
const limited = changed ? changedSources() : allSources();
const sources = patterns !== undefined ? sourcesOf(patterns) : limited;
if (sources.length === 0) refuse(`--mutate matches no source: ${patterns}`);
const report = mutate(sources, { isKept: true, more: force ? ["--force"] : [] });
const problems = mutationProblems(report);
for (const { at, what } of problems) process.stderr.write(`${at ?? "mutation"} ${what}\n`);
const counts = report === null ? "none" : JSON.stringify(mutantCounts(report));
process.stdout.write(`${sources.length} of ${allSources().length} files, mutants ${counts}: ${reports.html}\n`);
process.stdout.write(`${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
