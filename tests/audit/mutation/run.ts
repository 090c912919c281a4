import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, sourcesOf } from "./hashes.ts";
import { readStrykerReport } from "./mutant.ts";
import {
  type FolderResult,
  folderResult,
  type MutationResult,
  mutatedFolders,
  readAccepted,
  readResult,
  resultFile,
} from "./result.ts";
import { tryByHand } from "./tryByHand.ts";
import { totals, weaknesses } from "./verdict.ts";

/**
 * `npm run mutation [-- folder…]`: changes the sources of the named folders, else of all, and keeps what the tests made of
 * it in result.json. `by-hand` names the changes of handMutants.ts.
 */
const named = process.argv.slice(2);
const wanted = (name: string) => named.length === 0 || named.includes(name);
const report = join(root, ".cache/mutation.json");

function measure(folder: string): FolderResult {
  const sources = sourcesOf(folder);
  const stryker = join(root, "node_modules/.bin/stryker");
  const run = spawnSync(stryker, ["run", "--mutate", Object.keys(sources).join()], { cwd: root, stdio: "inherit" });
  if (run.status !== 0) throw new Error(`Stryker ended with ${run.status} in ${folder}`);
  return folderResult(sources, readStrykerReport(readFileSync(report, "utf8")));
}

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(root, "node_modules/@stryker-mutator/core/package.json"), "utf8"),
);

let result: MutationResult = existsSync(resultFile) ? readResult() : { stryker: version, folders: {}, byHand: [] };
const keep = (changes: Partial<MutationResult>) => {
  result = { ...result, ...changes, stryker: version };
  writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
};

for (const folder of mutatedFolders.filter(wanted)) {
  keep({ folders: { ...result.folders, [folder]: measure(folder) } });
}
if (wanted("by-hand")) keep({ byHand: await tryByHand() });

// The result is committed, and what is committed is formatted.
spawnSync(join(root, "node_modules/.bin/biome"), ["format", "--write", resultFile], { cwd: root });

const { mutants, killed, score } = totals(result);
process.stdout.write(`${killed} of ${mutants} mutants killed: ${score} %\n`);
const problems = weaknesses(result, readAccepted());
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
